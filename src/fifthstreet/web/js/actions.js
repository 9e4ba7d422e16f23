// @ts-check
import { html, live, nothing } from "../vendor/lit.js";
import "./ahead.js";
import { Part } from "./part.js";
import { STEPS, parse, toAmount, toPosition } from "./sizes.js";

/** A button whose meaning has just changed does not listen: the finger was on its way. */
const DEAF = 400;
const ASK_AGAIN = 3000;
const NARROW = "(max-width: 699px) and (orientation: portrait)";

/**
 * The buttons of the player to act. Their order and place never change; what they may do,
 * and every amount offered, comes from the server's `legal`.
 */
export class Actions extends Part {
  /** @type {Record<string, {attribute?: boolean, state?: boolean}>} */
  static properties = {
    amount: { state: true },
    typed: { state: true },
    tip: { state: true },
    question: { state: true },
    open: { state: true },
    armed: { state: true },
  };

  constructor() {
    super();
    this.amount = 0;
    /** What stands in the box while it is being typed; null: the amount.
     *
     * @type {string | null}
     */
    this.typed = null;
    /** Why the amount is not what was typed, or why there is no raise. */
    this.tip = "";
    /** @type {"fold" | "call" | "raise" | null} */
    this.question = null;
    /** On a narrow screen the row of amounts opens with the first press of Raise. */
    this.open = false;
    /** The amount was set by hand since the decision opened: Enter raises to it. */
    this.meant = false;
    this.armed = false;
    this.deafUntil = 0;
    this.meaning = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.arming = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.asking = undefined;
  }

  get legal() {
    return this.game.legal;
  }

  get range() {
    return this.legal?.raise_to ?? null;
  }

  /** Nobody has bet on this street: what raises is a bet. */
  get opens() {
    if (this.legal) return this.legal.opens;
    const { view } = this.game;
    return view?.stage === "betting" && view.waiting === null && !view.seats.some((seat) => seat?.bet);
  }

  willUpdate() {
    const { legal } = this;
    const meaning = legal
      ? JSON.stringify([legal.decision, legal.check, legal.call, legal.raise_to, legal.opens, legal.bring_in, legal.draw, legal.vote])
      : "";
    if (meaning === this.meaning) return;
    this.meaning = meaning;
    this.forget();
    this.open = false;
    this.meant = false;
    this.amount = legal?.raise_to?.[0] ?? 0;
    if (legal) this.disarm();
  }

  /** Drop every half-made intention. */
  forget() {
    clearTimeout(this.asking);
    this.question = null;
    this.typed = null;
    this.tip = "";
  }

  disarm() {
    this.armed = false;
    this.deafUntil = performance.now() + DEAF;
    clearTimeout(this.arming);
    this.arming = setTimeout(() => (this.armed = true), DEAF);
  }

  /** Cards picked for the draw, in the order in which one holds them. */
  get picked() {
    return (this.game.me?.cards ?? []).filter((code) => code !== null && this.game.picked.has(code));
  }

  get ready() {
    return this.legal !== null && !this.game.sent && performance.now() >= this.deafUntil;
  }

  /** @param {"fold" | "call" | "raise"} what */
  ask(what) {
    this.question = what;
    clearTimeout(this.asking);
    if (what === "fold") return;
    this.tip = this.words.say("ui-all-in-again");
    this.disarm();
    this.asking = setTimeout(() => this.forget(), ASK_AGAIN + DEAF);
  }

  // What the buttons and keys do

  fold() {
    const { legal } = this;
    if (!legal?.fold || !this.ready) return;
    if (legal.free) {
      this.forget();
      this.ask("fold");
      void this.updateComplete.then(() => this.button(".question .check")?.focus());
      return;
    }
    this.act("fold", { type: "fold", confirm: false });
  }

  foldAnyway() {
    if (this.ready) this.act("fold", { type: "fold", confirm: true });
  }

  checkOrCall() {
    const { legal } = this;
    if (!legal || !this.ready) return;
    if (legal.vote) this.act("call", { type: "run_twice", agree: false });
    else if (legal.draw !== null) {
      if (!this.picked.length) this.act("call", { type: "discard", cards: [] });
    } else if (legal.bring_in !== null) this.act("call", { type: "bring_in" });
    else if (legal.check) this.act("call", { type: "check" });
    else if (legal.call === null) return;
    else if (legal.call_all_in && this.settings.confirmAllIn && this.question !== "call") this.ask("call");
    else this.act("call", { type: "call" });
  }

  raise() {
    const { legal, range } = this;
    if (!legal || !this.ready) return;
    if (legal.vote) return this.act("raise", { type: "run_twice", agree: true });
    if (legal.draw !== null) {
      if (this.picked.length) this.act("raise", { type: "discard", cards: this.picked });
      return;
    }
    if (!range) {
      this.tip = legal.no_raise?.text ?? "";
      return;
    }
    if (matchMedia(NARROW).matches && !this.open && range[0] < range[1]) {
      this.open = true;
      this.disarm();
      return;
    }
    if (!this.settle()) return;
    if (this.amount === legal.all_in && this.settings.confirmAllIn && this.question !== "raise") {
      this.ask("raise");
      return;
    }
    this.act("raise", { type: "raise_to", to: this.amount });
  }

  /** Set the whole stack, or the most the limit allows, and ask; the second press goes all-in. */
  allIn() {
    const { legal, range } = this;
    if (!legal || !this.ready) return;
    if (range) {
      if (this.question === "raise") return this.raise();
      this.open = range[0] < range[1];
      this.set(range[1]);
      if (legal.all_in !== null) this.ask("raise");
    } else if (legal.call_all_in) this.checkOrCall();
    else this.raise();
  }

  /** @param {string} what @param {object} action */
  act(what, action) {
    this.forget();
    this.game.act(what, action);
  }

  // The amount

  /** @param {number} amount */
  set(amount) {
    const { range } = this;
    if (!range) return;
    this.forget();
    this.amount = Math.min(Math.max(amount, range[0]), range[1]);
    this.meant = true;
  }

  /** @param {number} blinds */
  add(blinds) {
    if (this.settle()) this.set(this.amount + blinds * (this.game.view?.options.big ?? 1));
  }

  /**
   * Take what was typed. False if it had to be changed, and then the tip says why.
   */
  settle() {
    const { range, typed, words } = this;
    if (typed === null || !range) return true;
    const [low, high] = range;
    const wanted = parse(typed);
    this.typed = null;
    if (wanted === null) {
      this.tip = words.say(this.opens ? "ui-min" : "ui-min-why", { chips: words.chips(low) });
      return false;
    }
    this.amount = Math.min(Math.max(wanted, low), high);
    this.meant = true;
    if (this.amount === wanted) {
      this.tip = "";
      return true;
    }
    const [key, bound] = wanted < low ? ["ui-min", low] : ["ui-max", high];
    this.tip = words.say(key, { chips: words.chips(bound) });
    return false;
  }

  /** @param {InputEvent} event */
  type(event) {
    this.forget();
    this.typed = /** @type {HTMLInputElement} */ (event.target).value;
    const wanted = parse(this.typed);
    const { range, words } = this;
    if (!range || wanted === null) return;
    this.meant = true;
    const [low, high] = range;
    if (wanted < low) this.tip = words.say("ui-min", { chips: words.chips(low) });
    else if (wanted > high) this.tip = words.say("ui-max", { chips: words.chips(high) });
    else this.amount = wanted;
  }

  /** @param {KeyboardEvent} event */
  typeKey(event) {
    if (event.code === "Enter" || event.code === "NumpadEnter") {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) this.raise();
    } else if (event.code === "Escape") {
      event.stopPropagation();
      this.forget();
      /** @type {HTMLElement} */ (event.target).blur();
    } else if (event.code === "ArrowUp" || event.code === "ArrowDown") {
      event.preventDefault();
      event.stopPropagation();
      this.add((event.code === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 5 : 1));
    }
  }

  /** @param {Event} event */
  slide(event) {
    const { range, legal } = this;
    if (!range || !legal) return;
    const position = Number(/** @type {HTMLInputElement} */ (event.target).value);
    const marks = legal.sizes.map(({ to }) => to);
    const { small, unit } = this.game.view?.options ?? { small: 1, unit: 1 };
    this.set(toAmount(position, range, marks, small || unit));
  }

  /** A key of the page, when nobody types. True if it was for us.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    const { code, shiftKey } = event;
    const arrow = code === "ArrowUp" ? 1 : code === "ArrowDown" ? -1 : 0;
    const onSlider = /** @type {HTMLElement} */ (event.target).matches?.("input[type=range]");
    if (arrow && this.range) {
      this.open = true;
      this.add(arrow * (shiftKey ? 5 : 1));
      return true;
    }
    if (event.repeat || shiftKey) return false;
    if (code === "KeyF") this.fold();
    else if (code === "KeyC") this.checkOrCall();
    else if (code === "KeyA") this.allIn();
    else if (code === "KeyR") this.focusAmount();
    else if (/^Digit[1-7]$/.test(code) && this.legal?.draw != null) {
      const card = this.game.me?.cards[Number(code[5]) - 1];
      if (!card) return false;
      this.game.pick(card);
    } else if (/^Digit[1-5]$/.test(code)) {
      const size = this.sizes()[Number(code[5]) - 1];
      if (!size) return false;
      this.open = true;
      this.set(size.to);
    } else if (code === "Enter" || code === "NumpadEnter") {
      const element = /** @type {HTMLElement} */ (event.target);
      if (!onSlider && element.matches?.("button, a, select, summary")) return false;
      if (this.question === "call") this.checkOrCall();
      else if (this.question === "raise" || this.meant || this.picked.length) this.raise();
      else return false;
    } else if (code === "Escape" && (this.question || this.tip || this.open)) {
      this.forget();
      this.open = false;
    } else return false;
    return true;
  }

  focusAmount() {
    if (!this.range || this.range[0] === this.range[1]) return this.raise();
    this.open = true;
    void this.updateComplete.then(() => {
      const box = /** @type {HTMLInputElement | null} */ (this.querySelector(".amount"));
      box?.focus();
      box?.select();
    });
  }

  /** @param {string} selector @returns {HTMLElement | null} */
  button(selector) {
    return this.querySelector(selector);
  }

  /** The sizes offered as chips, in the order of the keys 1 to 5. */
  sizes() {
    return (this.legal?.sizes ?? []).filter(({ key }) => key !== "min");
  }

  /** @param {string} key */
  sizeName(key) {
    const { words } = this;
    const times = /^x(\d)(?:_(\d))?$/.exec(key);
    if (!times) {
      const name = key.replaceAll("_", "-");
      const label = words.has(`ui-size-${name}-label`) ? `ui-size-${name}-label` : `ui-size-${name}`;
      return { short: words.say(`ui-size-${name}`), long: words.say(label) };
    }
    const count = words.decimal.format(Number(`${times[1]}.${times[2] ?? 0}`));
    return {
      short: words.say("ui-size-times", { times: count }),
      long: words.say("ui-size-times-label", { times: count }),
    };
  }

  // Drawing

  render() {
    const { legal, words } = this;
    const locked = legal === null || !this.armed || this.game.sent !== null;
    return html`<div
      class="bar ${legal ? "on" : "off"} ${this.armed ? "armed" : ""} ${this.open ? "open" : ""}"
      role="group"
      aria-label=${words.say("ui-actions")}
    >
      ${this.question === "fold" ? this.freeFold() : nothing}
      <div class="over">
        ${this.game.ahead && !legal
          ? html`<fs-ahead .game=${this.game} .words=${words} .settings=${this.settings} .tick=${this.tick}></fs-ahead>`
          : this.row()}
      </div>
      <p class="tip" id="tip" role="status">${this.tip || this.game.refusal}</p>
      <div class="buttons">
        ${this.press("fold", words.say("ui-fold"), "", !legal?.fold || locked, () => this.fold())}
        ${this.callButton(locked)} ${this.raiseButton(locked)}
      </div>
    </div>`;
  }

  /**
   * @param {string} what
   * @param {string} verb
   * @param {string} amount
   * @param {boolean} off
   * @param {() => void} does
   */
  press(what, verb, amount, off, does) {
    const { words } = this;
    const sent = this.game.sent?.what === what ? this.game.sent : null;
    let second = amount;
    if (sent) second = words.say(sent.state === "late" ? "ui-not-delivered" : "ui-sent");
    return html`<button
      type="button"
      class="act ${what} ${this.question === what ? "asking" : ""} ${sent ? `sent ${sent.state}` : ""}"
      aria-disabled=${off}
      @click=${does}
    >
      <span class="verb">${verb}</span>${second ? html` <span class="sum">${second}</span>` : nothing}
    </button>`;
  }

  /**
   * The quieter of two answers: check, call, bring in, stand pat, run it once.
   *
   * @param {boolean} locked
   */
  callButton(locked) {
    const { legal, words } = this;
    const other =
      !legal ? ""
      : legal.vote ? words.say("ui-run-once")
      : legal.draw !== null ? words.say("ui-stand-pat")
      : legal.bring_in !== null ? words.say("ui-bring-in", { chips: words.chips(legal.bring_in) })
      : "";
    if (other) {
      const off = locked || (legal?.draw != null && this.picked.length > 0);
      return this.press("call", other, "", off, () => this.checkOrCall());
    }
    const check = legal ? legal.check : true;
    const off = locked || (!check && legal?.call === null);
    const verb =
      this.question === "call" ? words.say("ui-all-in-question")
      : check ? words.say("ui-check")
      : words.say(legal?.call_all_in ? "ui-call-all-in" : "ui-call");
    const sum = check || legal?.call == null ? "" : words.chips(legal.call);
    return this.press("call", verb, sum, off, () => this.checkOrCall());
  }

  /**
   * The bolder one: bet, raise, complete, discard, run it twice.
   *
   * @param {boolean} locked
   */
  raiseButton(locked) {
    const { legal, range, words } = this;
    if (legal?.vote) return this.press("raise", words.say("ui-run-twice"), "", locked, () => this.raise());
    if (legal?.draw != null) {
      const count = this.picked.length;
      return this.press("raise", words.say("ui-discard", { count }), "", locked || !count, () => this.raise());
    }
    // In fixed limit there is one size, and the server says what it is called.
    const fixed = range && range[0] === range[1] ? legal?.sizes[0]?.key : "";
    if (fixed === "complete" && this.question !== "raise") {
      const complete = words.say("ui-complete-to", { chips: words.chips(this.amount) });
      return this.press("raise", complete, "", locked, () => this.raise());
    }
    const verb =
      this.question === "raise" ? words.say("ui-all-in-question")
      : words.say(this.opens ? "ui-bet" : "ui-raise-to");
    const sum = range ? words.chips(this.amount) : "";
    return this.press("raise", verb, sum, locked || !range, () => this.raise());
  }

  freeFold() {
    const { words } = this;
    return html`<div class="question" role="group" aria-label=${words.say("ui-free-check")}>
      <span>${words.say("ui-free-check")}:</span>
      <button type="button" class="check" @click=${() => this.checkOrCall()}>
        ${words.say("ui-free-check-check")}
      </button>
      <button type="button" class="anyway" @click=${() => this.foldAnyway()}>
        ${words.say("ui-free-check-fold")}
      </button>
    </div>`;
  }

  row() {
    const { range, words, amount, legal } = this;
    if (legal?.vote) return html`<p class="ask">${words.say("ui-run-twice-question")}</p>`;
    if (legal?.draw != null) return html`<p class="ask">${words.say("ui-draw-hint")}</p>`;
    if (range && range[0] === range[1]) return html`<div class="row" inert></div>`;
    const shown = range ?? [0, 0];
    const low = this.typed !== null && this.tip !== "";
    return html`<div class="row" ?inert=${!range}>
      <div class="sizes">
        ${this.sizes().map(({ key, to }) => {
          const { short, long } = this.sizeName(key);
          return html`<button
            type="button"
            class="size"
            aria-label="${long}: ${words.chips(to)}"
            aria-pressed=${range !== null && amount === to}
            @click=${() => this.set(to)}
          >
            ${short}
          </button>`;
        })}
      </div>
      <div class="exact">
        <button type="button" class="step" aria-label=${words.say("ui-amount-less")} @click=${() => this.add(-1)}>−</button>
        <input
          type="range"
          min="0"
          max=${STEPS}
          step="1"
          aria-label=${words.say("ui-amount")}
          aria-valuetext=${words.chips(amount)}
          .value=${live(String(range ? toPosition(amount, shown) : 0))}
          @input=${this.slide}
        />
        <button type="button" class="step" aria-label=${words.say("ui-amount-more")} @click=${() => this.add(1)}>+</button>
        <input
          class="amount ${low ? "wrong" : ""}"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="12"
          aria-label=${words.say("ui-amount-label")}
          aria-invalid=${low}
          aria-describedby="tip"
          .value=${live(range ? (this.typed ?? words.number.format(amount)) : "")}
          @input=${this.type}
          @change=${() => this.settle()}
          @keydown=${this.typeKey}
          @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
        />
      </div>
    </div>`;
  }
}
customElements.define("fs-actions", Actions);
