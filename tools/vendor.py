"""Make `src/fifthstreet/web/vendor/`: the two libraries the page uses, one file each.

The page needs no build: these files are committed. Run this to take other versions.
It needs node's npm, which fetches the packages (by its own settings) into a temporary
folder; esbuild joins each library into one module.

    python3 tools/vendor.py           make the files, their licences and SHA256SUMS
    python3 tools/vendor.py --check   the files are those of SHA256SUMS (needs nothing)
    python3 tools/vendor.py --types   check the JSDoc types of the page with tsc
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "fifthstreet" / "web"
VENDOR = WEB / "vendor"
SUMS = VENDOR / "SHA256SUMS"

VERSIONS = {"lit": "3.3.3", "@fluent/bundle": "0.19.1", "esbuild": "0.28.2"}
TYPESCRIPT = "7.0.2"

# What of each library the page may use; esbuild drops the rest.
EXPORTS = {
    "lit.js": """
        export {LitElement, html, svg, nothing} from "lit";
        export {classMap} from "lit/directives/class-map.js";
        export {live} from "lit/directives/live.js";
        export {repeat} from "lit/directives/repeat.js";
    """,
    "fluent.js": 'export {FluentBundle, FluentResource} from "@fluent/bundle";',
}


def npm(folder: Path, *packages: str) -> None:
    """Install packages into `folder`, with whatever registry npm is set to."""
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder)]
    subprocess.run([*command, *packages], check=True)


def banner(package: Path) -> str:
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    return (
        f"/*! {about['name']} {about['version']}, licence {about['license']}; by tools/vendor.py */"
    )


def make() -> None:
    """Write the libraries, Lit's licence and the checksums.

    @fluent/bundle ships no licence text, so LICENSE-fluent.txt (Apache 2.0) stays as it is.
    """
    VENDOR.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        npm(folder, *(f"{name}@{version}" for name, version in VERSIONS.items()))
        modules = folder / "node_modules"
        for name, exports in EXPORTS.items():
            (folder / name).write_text(exports, encoding="utf-8")
            package = modules / ("lit" if name == "lit.js" else "@fluent/bundle")
            command: list[str | Path] = [
                modules / ".bin" / "esbuild",
                name,
                "--bundle",
                "--format=esm",
                "--minify",
            ]
            command += [
                "--target=es2022",
                "--legal-comments=none",
                f"--banner:js={banner(package)}",
            ]
            subprocess.run([*command, f"--outfile={VENDOR / name}"], check=True, cwd=folder)
        shutil.copyfile(modules / "lit" / "LICENSE", VENDOR / "LICENSE-lit.txt")
    SUMS.write_text("".join(f"{sum_of(path)}  {path.name}\n" for path in files()), encoding="ascii")


def files() -> list[Path]:
    return sorted(path for path in VENDOR.iterdir() if path != SUMS)


def sum_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check() -> bool:
    """Whether the folder holds exactly what SHA256SUMS names."""
    lines = SUMS.read_text(encoding="ascii").splitlines()
    noted = {name: digest for digest, name in (line.split("  ") for line in lines)}
    found = {path.name: sum_of(path) for path in files()}
    for name in sorted(noted.keys() | found.keys()):
        if noted.get(name) != found.get(name):
            print(f"vendor/{name} is not what SHA256SUMS says")
    return noted == found


def types() -> bool:
    """Whether tsc finds no fault in the page's JavaScript.

    It works on a copy, where each vendored file has its library's own types beside it.
    """
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        npm(folder, f"typescript@{TYPESCRIPT}", *(f"{n}@{v}" for n, v in VERSIONS.items()))
        shutil.copytree(WEB, folder / "web")
        for name, exports in EXPORTS.items():
            (folder / "web" / "vendor" / name).unlink()
            typed = (folder / "web" / "vendor" / name).with_suffix(".d.ts")
            typed.write_text(exports, encoding="utf-8")
        options = {
            "allowJs": True,
            "checkJs": True,
            "noEmit": True,
            "strict": True,
            "target": "es2022",
            "module": "esnext",
            "moduleResolution": "bundler",
            "lib": ["es2023", "dom", "dom.iterable"],
            "types": [],
            "skipLibCheck": True,
        }
        config = {"compilerOptions": options, "include": ["web/js"]}
        (folder / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
        return subprocess.run(["node_modules/.bin/tsc", "-p", "."], cwd=folder).returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="compare with SHA256SUMS")
    parser.add_argument("--types", action="store_true", help="run tsc over the page")
    asked = parser.parse_args()
    if asked.check:
        return 0 if check() else 1
    if asked.types:
        return 0 if types() else 1
    make()
    return 0


if __name__ == "__main__":
    sys.exit(main())
