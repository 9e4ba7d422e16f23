// @ts-check
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { card } from "./cards.js";
import "./clock.js";
import { ICONS } from "./icons.js";
import { Part } from "./part.js";

/** @typedef {import("./types.js").Seat} Seat */

const CHIP = html`<svg class="chip" viewBox="0 0 20 20" aria-hidden="true">
  <circle cx="10" cy="10" r="8.5"></circle><circle class="edge" cx="10" cy="10" r="6.2"></circle>
</svg>`;

/**
 * Where the k-th seat clockwise from the bottom stands, in percent of the table's box.
 *
 * @param {number} k
 * @param {number} count
 */
export function place(k, count) {
  const angle = Math.PI / 2 + (2 * Math.PI * k) / count;
  return { x: Math.round(50 + 43 * Math.cos(angle)), y: Math.round(47 + 40 * Math.sin(angle)) };
}

/** The felt: seats, board, pots. The player sits at the bottom, seats never change places. */
export class Felt extends Part {
  /** @type {Record<string, {attribute?: boolean, state?: boolean}>} */
  static properties = { pot: { state: true }, allPots: { state: true } };

  constructor() {
    super();
    /** The pot whose players are outlined and whose cards are marked.
     *
     * @type {number | null}
     */
    this.pot = null;
    this.allPots = false;
  }

  get view() {
    return /** @type {import("./types.js").View} */ (this.game.view);
  }

  updated() {
    for (const seat of this.querySelectorAll(".seat")) {
      const { k, count } = /** @type {HTMLElement} */ (seat).dataset;
      const { x, y } = place(Number(k), Number(count));
      const { style } = /** @type {HTMLElement} */ (seat);
      style.setProperty("--x", String(x));
      style.setProperty("--y", String(y));
    }
  }

  /** What the explanation says of each card on the table. */
  marks() {
    /** @type {Map<string, "used" | "unused" | "decides">} */
    const marks = new Map();
    // A pot that was divided has several parts, and a card that plays in one of them plays.
    const parts = (this.view.explain ?? []).filter(({ number }) => number === (this.pot ?? 0));
    if (!parts[0]?.hands.length) return marks;
    const winning = parts.flatMap(({ shares, hands }) =>
      hands.filter(({ seat }) => shares.some((share) => share.seat === seat)),
    ); // gold is for what wins
    for (const code of [...this.view.board, ...this.view.second]) marks.set(code, "unused");
    for (const hand of winning) for (const code of hand.hole) marks.set(code, "unused");
    for (const hand of winning) for (const code of hand.five) marks.set(code, "used");
    const open = parts.flatMap(({ hands }) => hands.flatMap(({ hole }) => hole));
    for (const code of parts.length === 1 ? parts[0].deciding : []) {
      if (marks.has(code) || open.includes(code)) marks.set(code, "decides");
    }
    return marks;
  }

  render() {
    const { view, words } = this;
    if (!view) return nothing;
    const count = view.seats.length;
    const first = view.you.seat ?? 0;
    const order = view.seats.map((_, k) => (first + k) % count);
    const crowd = count < 4 ? "few" : count < 7 ? "some" : "many";
    const marks = this.marks();
    const { game } = view;
    const boards = game.board || view.board.length ? (view.second.length ? 2 : 1) : 0;
    return html`<div
      class="table"
      data-seats=${count}
      data-crowd=${crowd}
      data-seated=${view.you.seat !== null}
      data-boards=${boards}
      data-cards=${game.cards}
    >
      <div class="felt"></div>
      <ol class="seats" aria-label=${words.say("ui-seats")}>
        ${repeat(order, (seat) => seat, (seat, k) => this.seat(seat, k, count, marks))}
      </ol>
      <div class="centre">
        ${view.games.length > 1
          ? html`<p class="played">${words.say(`game-${game.code}`)}</p>`
          : nothing}
        ${this.pots()} ${boards ? this.board(view.board, 0, marks) : nothing}
        ${boards > 1 ? this.board(view.second, 1, marks) : nothing}
        <p class="note">${this.note()}</p>
      </div>
    </div>`;
  }

  /**
   * The board, or one of two where it is run twice.
   *
   * @param {string[]} cards
   * @param {0 | 1} run
   * @param {Map<string, "used" | "unused" | "decides">} marks
   */
  board(cards, run, marks) {
    const { words, settings, view } = this;
    const slots = Math.max(view.game.board, cards.length);
    return html`<div class="board run${run}" role="group" aria-label=${words.say(run ? "ui-second-board" : view.second.length ? "ui-first-board" : "ui-board")}>
      ${Array.from({ length: slots }, (_, i) => {
        const code = cards[i];
        const common = run > 0 && code === view.board[i];
        return code
          ? card(code, { words, settings, mark: marks.get(code) ?? (common ? "common" : "") })
          : html`<span class="slot"></span>`;
      })}
    </div>`;
  }

  /** What is in the middle, pot by pot; the parts of one that was divided are added up. */
  divided() {
    const { view } = this;
    if (!view.explain?.length) return view.pots.map((pot, number) => ({ number, ...pot }));
    /** @type {Map<number, {number: number, chips: number, seats: number[]}>} */
    const pots = new Map();
    for (const { number, chips, eligible } of view.explain) {
      pots.set(number, { number, chips: chips + (pots.get(number)?.chips ?? 0), seats: eligible });
    }
    return [...pots.values()].sort((a, b) => a.number - b.number);
  }

  pots() {
    const { view, words } = this;
    const pots = this.divided();
    const total = view.explain?.length ? pots.reduce((sum, { chips }) => sum + chips, 0) : view.pot;
    const many = pots.length > 1;
    return html`<div class="pot" data-chips=${total}>
        ${total ? html`${words.say("ui-pot")} <b>${words.chips(total)}</b>` : nothing}
      </div>
      ${many
        ? html`<ul class=${classMap({ pots: true, all: this.allPots })}>
            ${pots.map(({ number, chips, seats }) => {
              const names = seats.map((seat) => this.game.name(seat)).join(", ");
              const label = number
                ? words.say("ui-pot-side-chips", { number, chips: words.chips(chips) })
                : words.say("ui-pot-main-chips", { chips: words.chips(chips) });
              const who = words.say("ui-pot-eligible", { names });
              return html`<li>
                <button
                  type="button"
                  class="pill"
                  title=${who}
                  aria-label="${label}. ${who}"
                  aria-pressed=${this.pot === number}
                  @click=${() => (this.pot = this.pot === number ? null : number)}
                  @focus=${() => (this.pot = number)}
                  @blur=${() => (this.pot = null)}
                >
                  ${label}
                </button>
              </li>`;
            })}
            ${pots.length > 2
              ? html`<li class="more">
                  <button type="button" class="pill" aria-expanded=${this.allPots}
                    aria-label=${words.say("ui-pots-more", { count: pots.length - 2 })}
                    @click=${() => (this.allPots = true)}>+${pots.length - 2}</button>
                </li>`
              : nothing}
          </ul>`
        : nothing}`;
  }

  /** One line under the board for what the seats do not show. */
  note() {
    const { view, words } = this;
    const me = this.game.me;
    const button = view.button_seat;
    if (me?.leaving) return words.say("ui-leaving");
    if (me?.waits && !me.posting) return words.say("ui-waiting-big-blind");
    if (view.waiting === "paused") return html`<b>${words.say("ui-paused")}</b>`;
    if (view.waiting === "players") {
      const alone = view.seats.filter((seat) => seat !== null).length < 2;
      return html`<b>${words.say("ui-waiting-players")}</b>${alone
          ? html`<br />${words.say("ui-waiting-players-hint")}`
          : nothing}`;
    }
    if (button !== null && view.seats[button] === null && view.street) {
      return words.say("ui-dead-button");
    }
    if (me?.next_out) return words.say("ui-you-next-out");
    if (view.next_game) {
      return words.say("ui-next-hand-game", { game: words.say(`game-${view.next_game}`) });
    }
    if (view.waiting === "next_hand") return words.say("ui-waiting-next");
    return nothing;
  }

  /**
   * @param {number} number
   * @param {number} k
   * @param {number} count
   * @param {Map<string, "used" | "unused" | "decides">} marks
   */
  seat(number, k, count, marks) {
    const { view, words } = this;
    const seat = view.seats[number];
    const { x, y } = place(k, count);
    const eligible =
      this.pot !== null &&
      (view.explain?.find((pot) => pot.number === this.pot)?.eligible ?? view.pots[this.pot]?.seats);
    const won = this.game.won.get(number);
    const classes = classMap({
      seat: true,
      top: y < 44,
      low: y >= 44,
      left: x < 50,
      right: x > 50,
      bottom: k === 0,
      you: seat?.you ?? false,
      empty: seat === null,
      turn: seat?.turn ?? false,
      folded: seat?.status === "folded" || seat?.status === "mucked",
      away: seat !== null && (seat.presence !== "playing" || (!seat.connected && !seat.bot)),
      won: won !== undefined,
      eligible: Array.isArray(eligible) && eligible.includes(number),
    });
    return html`<li class=${classes} data-seat=${number} data-k=${k} data-count=${count}>
      ${seat === null
        ? html`<div class="spot">${this.empty(number)}</div>`
        : html`<div class="spot">
              ${this.hole(seat, marks)} ${this.plate(seat, won)}
              ${seat.you && view.you.best && !(view.second.length && view.explain)
                ? html`<p class="own-hand">${this.game.have(words)}</p>`
                : nothing}
            </div>
            ${seat.bet
              ? html`<span class="bet" aria-label=${words.say("ui-bet-chips", { chips: words.chips(seat.bet) })} role="img"
                  >${CHIP}<b aria-hidden="true">${words.chips(seat.bet)}</b></span
                >`
              : nothing}
            ${won
              ? html`<span class="bet won"
                  >${CHIP}<b>+${words.chips(won)}</b></span
                >`
              : nothing}`}
      ${view.button_seat === number
        ? html`<span class="dealer" role="img" aria-label=${words.say("ui-button")}>${words.say("ui-button-sign")}</span>`
        : nothing}
    </li>`;
  }

  /** @param {number} number */
  empty(number) {
    const { view, words } = this;
    if (view.you.seat !== null) {
      return html`<div class="plate vacant">${words.say("ui-seat-empty", { seat: number + 1 })}</div>`;
    }
    return html`<button
      type="button"
      class="plate vacant sit"
      aria-label="${words.say("ui-sit-here")}: ${words.say("ui-seat", { seat: number + 1 })}"
      @click=${() => this.dispatchEvent(new CustomEvent("sit", { detail: number, bubbles: true }))}
    >
      ${words.say("ui-sit-here")}
    </button>`;
  }

  /**
   * @param {Seat} seat
   * @param {Map<string, "used" | "unused" | "decides">} marks
   */
  hole(seat, marks) {
    const { words, settings } = this;
    if (!seat.cards.length) {
      return html`<div class="hole none"></div>`;
    }
    const hidden = seat.cards.every((code) => code === null);
    const label = seat.you ? words.say("ui-your-cards") : words.say("ui-cards-of", { name: seat.name });
    const count = seat.cards.length;
    const down = count === 2 ? words.say("ui-face-down-two") : `${count} × ${words.say("ui-face-down")}`;
    const draws = seat.you && this.game.legal?.draw != null;
    return html`<div
      class="hole ${hidden ? "hidden" : "seen"} n${count} ${draws ? "picking" : ""}"
      role=${hidden ? "img" : "group"}
      aria-label=${hidden ? `${label}: ${down}` : label}
    >
      ${seat.cards.map((code, place) => {
        const mark = (code && marks.get(code)) || "";
        const lies = !seat.up.length || code === null ? "" : seat.up.includes(place) ? "up" : "down";
        return draws && code
          ? this.pick(code, place)
          : card(code, { words, settings, mark, silent: hidden, lies });
      })}
    </div>`;
  }

  /**
   * A card of one's own that may be exchanged: a switch.
   *
   * @param {string} code
   * @param {number} place
   */
  pick(code, place) {
    const { words, settings, game } = this;
    return html`<button
      type="button"
      class="pick"
      aria-pressed=${game.picked.has(code)}
      aria-label=${words.card(code)}
      title="${words.card(code)} (${place + 1})"
      aria-disabled=${game.sent !== null}
      @click=${() => game.pick(code)}
    >
      ${card(code, { words, settings, silent: true })}
    </button>`;
  }

  /**
   * @param {Seat} seat
   * @param {number | undefined} won
   */
  plate(seat, won) {
    const { words } = this;
    const clock = this.game.clock?.seat === seat.seat;
    return html`<div class="plate">
      ${clock
        ? html`<fs-clock .game=${this.game} .words=${words} .settings=${this.settings} .tick=${this.tick}></fs-clock>`
        : nothing}
      <span class=${classMap({ avatar: true, bot: seat.bot })} aria-hidden="true"
        >${[...seat.name][0] ?? "?"}</span
      >
      <span class="who">
        <span class="name" title=${seat.name}>${seat.name}</span>
        ${seat.you ? html`<span class="sr">${words.say("ui-you")}</span>` : nothing}
        ${seat.bot ? html`<span class="sr">${words.say("ui-bot")}</span>` : nothing}
        <span class="stack"
          ><span class="sr">${words.say("ui-stack")}</span> <b class="chips">${words.chips(seat.stack)}</b></span
        >
      </span>
      ${this.tag(seat, won)}
      <span class="signs">
        ${!seat.connected && !seat.bot
          ? html`<span class="lost" role="img" aria-label=${words.say("ui-disconnected")}>${ICONS.offline}</span>`
          : nothing}
        ${seat.next_out
          ? html`<span class="next-out" role="img" title=${words.say("ui-next-out")} aria-label=${words.say("ui-next-out")}
              >${ICONS.pause}</span
            >`
          : nothing}
        ${seat.blind
          ? html`<span class="blind" role="img" aria-label=${words.say(`ui-${seat.blind}-blind`)}
              >${words.say(`ui-${seat.blind}-sign`)}</span
            >`
          : nothing}
      </span>
    </div>`;
  }

  /**
   * The one word on the plate: what the seat is, or what it did last.
   *
   * @param {Seat} seat
   * @param {number | undefined} won
   */
  tag(seat, won) {
    const { words } = this;
    /** @type {[string, string] | null} */
    const found =
      won !== undefined ? ["winner", words.say("ui-seat-won")]
      : seat.turn ? ["turn", seat.you ? words.say("ui-your-turn") : words.say("ui-seat-turn")]
      : seat.all_in ? ["all-in", words.say("ui-seat-all-in")]
      : seat.status === "folded" ? ["folded", words.say("ui-seat-folded")]
      : seat.status === "killed" ? ["folded", words.say("ui-seat-killed")]
      : seat.status === "mucked" ? ["folded", words.say("ui-seat-mucked")]
      : seat.presence === "sitting_out" ? ["away", words.say("ui-seat-sitting-out")]
      : seat.posting ? ["away", words.say("ui-seat-posting")]
      : seat.waits || seat.presence === "waiting" ? ["away", words.say("ui-seat-waiting")]
      : seat.last ? ["last", this.last(seat.last)]
      : null;
    return found ? html`<span class="tag ${found[0]}">${found[1]}</span>` : nothing;
  }

  /** @param {NonNullable<Seat["last"]>} last */
  last({ type, text }) {
    return text ?? this.words.say(`ui-last-${type.replaceAll("_", "-")}`);
  }
}
customElements.define("fs-felt", Felt);
