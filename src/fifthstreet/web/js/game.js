// @ts-check
/**
 * The table as this browser knows it: the last state of the server, the log, and what the
 * player has asked and was not yet answered. No rule of poker is computed here.
 *
 * Events: "change" (draw again), "news" (detail: the state message, for sounds and movement).
 */
import { Wish } from "./wish.js";

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Legal} Legal
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {{number: number, text: string, begins: boolean, hand: number}} Line
 * @typedef {{id: string, what: string, decision: number | null, state: "sent" | "late" | "done"}} Sent
 */

const LATE = 1500;
const LONGEST_LOG = 400;

/**
 * Somebody was dealt cards that we do not see: the table shows it, a line would be noise.
 *
 * @param {import("./types.js").TableEvent["event"]} outer
 */
export function unseen({ type, event }) {
  return type === "in_hand" && event.type === "hole_dealt" && event.cards.every((/** @type {string | null} */ card) => card === null);
}

export class Game extends EventTarget {
  /** @param {import("./connection.js").Connection} connection */
  constructor(connection) {
    super();
    this.connection = connection;
    /** @type {View | null} */
    this.view = null;
    /** @type {Legal | null} */
    this.legal = null;
    /** What may be wished before the turn.
     *
     * @type {import("./types.js").Ahead | null}
     */
    this.ahead = null;
    this.wish = new Wish();
    /** @type {(import("./types.js").ServerClock & {at: number}) | null} */
    this.clock = null;
    /** @type {Line[]} */
    this.lines = [];
    this.number = -1;
    /** The explanation of the last hand that had one, with the names of then.
     *
     * @type {{hand: number, pots: import("./types.js").PotExplained[], names: Map<number, string>} | null}
     */
    this.explained = null;
    /** Chips won in the hand on the table, by seat.
     *
     * @type {Map<number, number>}
     */
    this.won = new Map();
    /** The running decision of the player, as sent; one other command in `asked`.
     *
     * @type {Sent | null}
     */
    this.sent = null;
    /** @type {Sent | null} */
    this.asked = null;
    /** Cards picked to be exchanged, while a draw is the player's to decide.
     *
     * @type {Set<string>}
     */
    this.picked = new Set();
    /** What who left lately has to bring back, once the server has said so. */
    this.owes = 0;
    /** What the server refused last, in words. */
    this.refusal = "";
    connection.addEventListener("status", () => {
      if (this.status === "elsewhere") this.rest();
      this.changed();
    });
    connection.addEventListener("message", (event) => {
      const message = /** @type {CustomEvent} */ (event).detail;
      if (message.type === "state") this.state(message);
      if (message.type === "answer") this.answer(message);
    });
  }

  get status() {
    return this.connection.status;
  }

  /** The player's own seat as the server shows it. */
  get me() {
    const seat = this.view?.you.seat;
    return seat === null || seat === undefined ? null : (this.view?.seats[seat] ?? null);
  }

  /** @param {number} seat */
  name(seat) {
    return this.view?.seats[seat]?.name ?? this.explained?.names.get(seat) ?? String(seat + 1);
  }

  /** What the player holds, for low too where the pot is divided.
   *
   * @param {import("./words.js").Words} words
   */
  have(words) {
    const { best, low } = this.view?.you ?? { best: null, low: null };
    if (!best) return "";
    return words.say("ui-you-have", { hand: low ? `${best.text}; ${low.text}` : best.text });
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** Another window has the table: there is nothing to decide in this one. */
  rest() {
    this.legal = this.ahead = this.clock = this.sent = this.asked = null;
    this.wish.tick(null);
  }

  /** @param {State} message */
  state(message) {
    if (message.number < this.number && !message.snapshot) return;
    const { view } = message;
    if (this.view && this.view.language !== view.language) {
      this.lines = [];
      this.explained = null; // it was told in the other language
    }
    if (message.legal?.decision !== this.legal?.decision) this.picked.clear();
    this.number = message.number;
    this.view = view;
    this.legal = message.legal;
    this.ahead = view.you.seat !== null && view.seats[view.you.seat]?.leaving ? null : message.ahead;
    this.wish.judge(message);
    this.clock = message.clock && { ...message.clock, at: performance.now() };
    this.remember(message);
    if (view.explain?.length) {
      const names = new Map(view.seats.flatMap((seat) => (seat ? [[seat.seat, seat.name]] : [])));
      this.explained = { hand: view.hand, pots: view.explain, names };
    }
    if (this.sent && this.sent.decision !== (this.legal?.decision ?? -1)) this.sent = null;
    this.dispatchEvent(new CustomEvent("news", { detail: message }));
    this.changed();
  }

  /** @param {State} message */
  remember({ events, snapshot, view }) {
    if (snapshot) this.won.clear();
    for (const { event } of events) this.award(event);
    if (snapshot && events.length) {
      const first = events[0].number;
      this.lines = this.lines.filter((line) => line.number < first);
    }
    for (const { number, event, text } of events) {
      if (!text || unseen(event) || this.lines.some((line) => line.number === number)) continue;
      this.lines.push({ number, text, begins: event.type === "hand_began", hand: view.hand });
    }
    this.lines.splice(0, this.lines.length - LONGEST_LOG);
  }

  /** @param {import("./types.js").TableEvent["event"]} outer */
  award(outer) {
    const event = outer.type === "in_hand" ? outer.event : outer;
    if (event.type === "hand_began") this.won.clear();
    if (event.type !== "pot_awarded") return;
    for (const { seat, chips } of event.shares) {
      this.won.set(seat, (this.won.get(seat) ?? 0) + chips);
    }
  }

  /** @param {Answer} message */
  answer(message) {
    for (const sent of [this.sent, this.asked]) {
      if (sent?.id !== message.id) continue;
      sent.state = "done";
      if (sent === this.asked) this.asked = null;
      else if (!message.ok || sent.decision !== this.legal?.decision) this.sent = null;
    }
    if (message.reason?.type === "rejoin_locked") this.owes = message.reason.lowest ?? 0;
    this.refusal = message.ok ? "" : (message.text ?? message.reason?.type ?? "");
    this.changed();
  }

  /**
   * Answer the open decision.
   *
   * @param {string} what the button pressed: fold, call or raise
   * @param {object} action
   */
  act(what, action) {
    const decision = this.legal?.decision;
    if (decision === undefined || this.sent || this.status === "elsewhere") return;
    const id = this.connection.send({ type: "act", decision, action });
    this.sent = this.watch({ id, what, decision, state: "sent" });
    this.refusal = "";
    this.changed();
  }

  /** Pick a card for the draw, or leave it; no more than may be exchanged.
   *
   * @param {string} code
   */
  pick(code) {
    const most = this.legal?.draw ?? 0;
    if (this.sent || !most) return;
    if (!this.picked.delete(code) && this.picked.size < most) this.picked.add(code);
    this.changed();
  }

  /**
   * Any other command; one at a time.
   *
   * @param {{type: string, [field: string]: any}} command
   */
  ask(command) {
    if (this.asked || this.status === "elsewhere") return;
    const id = this.connection.send(command);
    this.asked = this.watch({ id, what: command.type, decision: null, state: "sent" });
    this.refusal = "";
    this.changed();
  }

  /** @param {Sent} sent */
  watch(sent) {
    setTimeout(() => {
      if (sent.state !== "sent") return;
      sent.state = "late";
      this.connection.hurry();
      this.changed();
    }, LATE);
    return sent;
  }

  /** Milliseconds left of the turn and of the time bank, by this machine's running clock. */
  left() {
    if (!this.clock) return { turn: 0, bank: 0 };
    const gone = performance.now() - this.clock.at;
    const turn = this.clock.ms - gone;
    return { turn: Math.max(0, turn), bank: Math.max(0, this.clock.bank_ms + Math.min(0, turn)) };
  }
}
