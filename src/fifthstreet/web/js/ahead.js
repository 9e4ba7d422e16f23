// @ts-check
import { html, live, nothing } from "../vendor/lit.js";
import { Part } from "./part.js";

/** @typedef {import("./wish.js").What} What */

/** A box whose meaning has just changed does not listen, as the buttons do not. */
const DEAF = 400;

/**
 * Boxes to tick while others act. They stand where the amounts stand in one's own turn, and
 * change nothing but the wish of this page (wish.js); sitting out is asked of the server.
 */
export class Ahead extends Part {
  /** @type {Record<string, {attribute?: boolean, state?: boolean}>} */
  static properties = { question: { state: true } };

  constructor() {
    super();
    /** The wish that is asked about first.
     *
     * @type {"call" | "call_any" | null}
     */
    this.question = null;
    this.meaning = "";
    this.deafUntil = 0;
  }

  willUpdate() {
    const meaning = JSON.stringify(this.game.ahead);
    if (meaning === this.meaning) return;
    this.meaning = meaning;
    this.deafUntil = performance.now() + DEAF;
    // To call any amount stays the same question at another price.
    if (this.question === "call" || !this.game.ahead) this.question = null;
  }

  /** @param {Event} event */
  press(event) {
    if (performance.now() < this.deafUntil) event.preventDefault();
  }

  /** @param {What} what */
  choose(what) {
    const { game, settings } = this;
    const { ahead, wish } = game;
    if (!ahead) return;
    this.question = null;
    if (wish.what === what) wish.tick(null);
    else if (what === "call_any" || (what === "call" && settings.confirmAllIn && ahead.call === game.me?.stack)) {
      this.question = what;
      void this.updateComplete.then(() => {
        /** @type {HTMLElement | null} */ (this.querySelector(".question .plain"))?.focus();
      });
    } else wish.tick(what, ahead.call ?? 0);
    game.changed();
  }

  /** @param {boolean} yes */
  reply(yes) {
    const { game, question } = this;
    this.question = null;
    if (yes && question) game.wish.tick(question, game.ahead?.call ?? 0);
    game.changed();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.code !== "Escape" || !this.question) return;
    event.stopPropagation();
    this.reply(false);
  }

  render() {
    const { game, words } = this;
    const { ahead, me } = game;
    if (!ahead || !me) return nothing;
    const call = words.say("ui-pre-call", { chips: words.chips(ahead.call ?? 0) });
    return html`${this.question ? this.ask() : nothing}
      <div class="ahead" role="group" aria-label=${words.say("ui-pre-action")}>
        ${this.wish("check_fold", words.say("ui-pre-check-fold"))}
        ${ahead.check ? this.wish("check", words.say("ui-pre-check")) : this.wish("call", call)}
        ${this.wish("call_any", words.say("ui-pre-call-any-short"), words.say("ui-pre-call-any"))}
        ${this.box(
          "sit-out",
          me.next_out,
          words.say("ui-pre-sit-out"),
          words.say("ui-sit-out-next"),
          () => game.ask({ type: me.next_out ? "sit_in" : "sit_out" }),
        )}
      </div>`;
  }

  /**
   * @param {What} what
   * @param {string} label
   * @param {string} [title]
   */
  wish(what, label, title = label) {
    return this.box(what, this.game.wish.what === what, label, title, () => this.choose(what));
  }

  /**
   * @param {string} name
   * @param {boolean} on
   * @param {string} label
   * @param {string} title
   * @param {() => void} does
   */
  box(name, on, label, title, does) {
    return html`<label class="beforehand ${name} ${on ? "on" : ""}" title=${title}>
      <input
        type="checkbox"
        .checked=${live(on)}
        ?disabled=${name === "sit-out" && this.game.asked !== null}
        @click=${this.press}
        @change=${() => {
          does();
          this.requestUpdate();
        }}
      />
      <span>${label}</span>
    </label>`;
  }

  ask() {
    const { words, game, question } = this;
    const chips = words.chips(game.ahead?.call ?? 0);
    const text = words.say(
      question === "call" ? "ui-pre-call-all-in-question" : "ui-pre-call-any-question",
      { chips },
    );
    const yes = question === "call" ? words.say("ui-pre-call", { chips }) : words.say("ui-pre-call-any");
    return html`<div class="question" role="group" aria-label=${text} @keydown=${this.key}>
      <span>${text}</span>
      <button type="button" class="plain" @click=${() => this.reply(false)}>${words.say("ui-cancel")}</button>
      <button type="button" @click=${() => this.reply(true)}>${yes}</button>
    </div>`;
  }
}
customElements.define("fs-ahead", Ahead);
