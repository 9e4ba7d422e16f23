// @ts-check
/**
 * What the player ticked before his turn: a wish of this page, and no more than that.
 *
 * Every state of the server judges it anew. It holds for one street of one hand, a check only
 * while nothing is to be paid and a call only at its price; it is never fitted to another one.
 */

/**
 * @typedef {"check_fold" | "check" | "call" | "call_any"} What
 * @typedef {import("./types.js").Legal} Legal
 */

const CHECK = { button: "call", action: { type: "check" } };
const CALL = { button: "call", action: { type: "call" } };
const FOLD = { button: "fold", action: { type: "fold", confirm: false } };

export class Wish {
  constructor() {
    /** @type {What | null} */
    this.what = null;
    /** The price at which a call was ticked. */
    this.chips = 0;
    /** What did not hold any more, and the price then; shown until the turn is over.
     *
     * @type {{what: What, chips: number, price: number} | null}
     */
    this.dropped = null;
    this.street = "";
    this.turn = false;
  }

  /** @param {What | null} what @param {number} [chips] */
  tick(what, chips = 0) {
    this.what = what;
    this.chips = chips;
    this.dropped = null;
  }

  /** Look at a new state: does the wish still hold?
   *
   * @param {import("./types.js").State} state
   */
  judge({ view, legal, ahead }) {
    const street = `${view.hand} ${view.street}`;
    const me = view.you.seat === null ? null : view.seats[view.you.seat];
    const over = view.stage !== "betting" || me?.status !== "live";
    if (over || street !== this.street) this.tick(null);
    else if (this.turn && !legal) this.dropped = null;
    this.street = street;
    this.turn = legal !== null;
    const { what, chips } = this;
    const now = legal ?? ahead;
    if (!now) return;
    const holds = what === "check" ? now.check : what === "call" ? now.call === chips : true;
    if (holds || !what) return;
    this.what = null;
    this.dropped = { what, chips, price: now.call ?? 0 };
  }

  /** What grants the wish: once, and a fold only where there is something to pay.
   *
   * @param {Legal} legal
   */
  take(legal) {
    const { what, chips } = this;
    this.what = null;
    if (!what) return null;
    if (legal.check) return what === "call" ? null : CHECK;
    if (what === "check_fold") return legal.fold && !legal.free ? FOLD : null;
    if (what === "call_any") return legal.call === null ? null : CALL;
    return what === "call" && legal.call === chips ? CALL : null;
  }
}
