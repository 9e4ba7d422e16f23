"""A log that is gone with the process: for tests and for tables that nobody wants back."""

from collections.abc import Sequence

from fifthstreet.storage.log import Batch, Entry, Note


class MemoryLog:
    """The promise of EventLog, save the disk."""

    def __init__(self) -> None:
        self._entries: dict[str, list[Entry]] = {}
        self._notes: dict[tuple[str, str], bytes] = {}

    def append(self, batches: Sequence[Batch]) -> list[bool]:
        return [self._keep(batch) for batch in batches]

    def _keep(self, batch: Batch) -> bool:
        head = self.head(batch.table)
        keys = [(batch.table, note.key) for note in batch.notes]
        follows = [entry.number for entry in batch.entries] == [
            *range(head, head + len(batch.entries))
        ]
        if not follows or len(set(keys)) < len(keys) or any(key in self._notes for key in keys):
            return False
        if batch.entries:
            self._entries.setdefault(batch.table, []).extend(batch.entries)
        self._notes.update(zip(keys, (note.body for note in batch.notes), strict=True))
        return True

    def holds(self, batch: Batch) -> bool:
        kept = self._entries.get(batch.table, [])
        return all(
            kept[entry.number : entry.number + 1] == [entry] for entry in batch.entries
        ) and all(self.note(batch.table, note.key) == note.body for note in batch.notes)

    def tables(self) -> list[str]:
        return sorted(self._entries)

    def head(self, table: str) -> int:
        return len(self._entries.get(table, []))

    def read(self, table: str, start: int = 0) -> list[Entry]:
        return self._entries.get(table, [])[start:]

    def checkpoint(self, table: str, back: int = 1) -> int:
        marks = [entry.number for entry in self.read(table) if entry.checkpoint]
        return marks[-back] if len(marks) >= back else 0

    def note(self, table: str, key: str) -> bytes | None:
        return self._notes.get((table, key))

    def notes(self, table: str, prefix: str) -> list[Note]:
        return [
            Note(key, body)
            for (owner, key), body in sorted(self._notes.items())
            if owner == table and key.startswith(prefix)
        ]

    def close(self) -> None:
        pass
