// @ts-check
import { html, nothing } from "../vendor/lit.js";
import { ICONS } from "./icons.js";
import { Part } from "./part.js";

/** Keys as they are printed on a keyboard, and what they do. */
const KEYS = [
  ["F", "fold"],
  ["C", "check-call"],
  ["R", "raise"],
  ["A", "all-in"],
  ["1 – 5", "sizes"],
  ["↑ ↓", "blind"],
  ["Shift ↑ ↓", "five-blinds"],
  ["Enter", "commit"],
  ["Esc", "cancel"],
  ["S", "show"],
  ["E", "explain"],
  ["L", "log"],
  ["H", "read-hand"],
  ["B", "read-board"],
  ["P", "read-pot"],
  ["?", "help"],
];

/** Games where the low hand wins, and which low; where a pot is divided it is another one. */
const LOWS = new Map([
  ["razz", "razz"],
  ["single27", "deuce"],
  ["triple27", "deuce"],
  ["badugi", "badugi"],
]);

/** The windows over the table: menu with settings, help, and the question before leaving. */
export class Dialogs extends Part {
  /** @type {Record<string, {attribute?: boolean, state?: boolean}>} */
  static properties = { shown: { state: true } };

  constructor() {
    super();
    /** @type {"menu" | "help" | "leave" | "game" | null} */
    this.shown = null;
    /** @type {number | null} */
    this.chips = null;
  }

  /** @param {"menu" | "help" | "leave" | "game"} name */
  show(name) {
    this.shown = name;
    void this.updateComplete.then(() => {
      const dialog = this.querySelector("dialog");
      if (dialog && !dialog.open) dialog.showModal();
    });
  }

  hide() {
    this.querySelector("dialog")?.close();
  }

  /** @param {object} change */
  change(change) {
    this.dispatchEvent(new CustomEvent("settings", { detail: change, bubbles: true }));
  }

  /** @param {{type: string, [field: string]: any}} command */
  ask(command) {
    this.game.ask(command);
    this.hide();
  }

  render() {
    if (!this.shown) return nothing;
    const { words, shown } = this;
    const title = { menu: "ui-menu", help: "ui-help", leave: "ui-leave", game: "ui-choose-game" }[shown];
    return html`<dialog
      class=${shown}
      aria-labelledby="dialog-title"
      @close=${() => (this.shown = null)}
      @click=${(/** @type {MouseEvent} */ event) => event.target === this.querySelector("dialog") && this.hide()}
    >
      <div class="inside">
        <header>
          <h2 id="dialog-title">${words.say(title)}</h2>
          <button type="button" class="icon-button" aria-label=${words.say("ui-close")} @click=${this.hide}>
            ${ICONS.close}
          </button>
        </header>
        ${shown === "menu" ? this.menu()
          : shown === "help" ? this.help()
          : shown === "game" ? this.games()
          : this.leave()}
      </div>
    </dialog>`;
  }

  help() {
    const { words, settings, game } = this;
    const low = game.view?.game.high_low ? "high-low" : LOWS.get(game.view?.game.code ?? "");
    return html`<h3>${words.say("ui-keys-title")}</h3>
      <p class="muted">${words.say("ui-keys-hint")}</p>
      ${this.box("keys", "ui-keys-on", settings.keys)}
      <dl class="keys">
        ${KEYS.map(
          ([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words.say(`ui-key-${what}`)}</dd></div>`,
        )}
      </dl>
      <h3>${words.say("ui-order-title")}</h3>
      <p class="muted">${words.say("ui-order-hint")}</p>
      <ol class="order">
        ${this.game.view?.game.order.map((category) => html`<li>${words.say(`category-${category}`)}</li>`)}
      </ol>
      ${low ? html`<p class="low-rule">${words.say(`ui-help-low-${low}`)}</p>` : nothing}
      ${this.house(true)}`;
  }

  leave() {
    const { words } = this;
    return html`<p>${words.say("ui-leave-question")}</p>
      <div class="choices">
        <button type="button" class="plain" @click=${this.hide}>${words.say("ui-leave-no")}</button>
        <button type="button" class="danger" @click=${() => this.ask({ type: "leave" })}>
          ${words.say("ui-leave-yes")}
        </button>
      </div>`;
  }

  /** Which game is played from the next hand on. */
  games() {
    const { words, game } = this;
    const view = /** @type {import("./types.js").View} */ (game.view);
    const next = view.next_game ?? view.game.code;
    return html`<p class="muted">${words.say("ui-choose-game-hint")}</p>
      <ul class="games">
      ${view.games.map(
        (code) => html`<li>
          <button
            type="button"
            aria-pressed=${code === next}
            data-game=${code}
            @click=${() => (code === next ? this.hide() : this.ask({ type: "choose_game", code }))}
          >
            ${words.say(`game-${code}`)}
            ${code === view.game.code && next !== code
              ? html`<small class="muted">${words.say("ui-game")}</small>`
              : nothing}
          </button>
        </li>`,
      )}
    </ul>`;
  }

  /** What the house chose, in words.
   *
   * @param {string} name
   * @param {any} value
   */
  chosen(name, value) {
    const { words } = this;
    if (typeof value === "boolean") return words.say(value ? "ui-yes" : "ui-no");
    if (name === "rejoin_lock") return value ? words.minutes.format(value) : words.say("ui-no");
    if (typeof value === "number") return words.number.format(value);
    if (name !== "rake") return words.say(`choice-${name}-${value}`);
    const most = value.caps.map((/** @type {number} */ chips) => words.number.format(chips)).join(" / ");
    const told = [words.percent.format(value.percent / 10_000)];
    if (most) told.push(words.say("ui-max", { chips: most }));
    if (value.no_flop_no_drop === false) told.push(words.say("ui-help-rake-preflop"));
    return told.join(", ");
  }

  /** All that the house does otherwise than usual.
   *
   * @param {boolean} explained with a line for what each choice means
   */
  house(explained) {
    const { words } = this;
    const choices = this.game.view?.options.choices ?? [];
    if (!choices.length) return nothing;
    /** @param {string} name @param {any} value */
    const row = (name, value) => html`<div>
      <dt>${words.say(`option-${name}`)}${explained ? html`<small>${words.say(`option-${name}-hint`)}</small>` : nothing}</dt>
      <dd>${this.chosen(name, value)}</dd>
    </div>`;
    return html`<h3>${words.say("ui-help-house")}</h3>
      <dl class="house">
        ${choices.map(({ name, value }) => {
          const split = name === "rake" && value.split === "proportional";
          return html`${row(name, value)}${split ? row("split", value.split) : nothing}`;
        })}
      </dl>`;
  }

  menu() {
    const { words, settings, game } = this;
    const { me, view } = game;
    return html`${view && view.games.length > 1
        ? html`<button
            type="button"
            class="plain wide choose-game"
            aria-disabled=${me === null}
            title=${words.say("ui-choose-game")}
            @click=${() => me && this.show("game")}
          >
            ${words.say("ui-game")}: <b>${words.say(`game-${view.game.code}`)}</b>
            ${view.next_game
              ? html`<small>${words.say("ui-next-hand-game", { game: words.say(`game-${view.next_game}`) })}</small>`
              : nothing}
          </button>`
        : nothing}
      ${this.house(false)}
      ${me ? this.seatMenu(me) : nothing}
      <h3>${words.say("ui-settings")}</h3>
      ${this.choice("theme", "ui-theme", [
        ["system", "ui-theme-system"],
        ["dark", "ui-theme-dark"],
        ["light", "ui-theme-light"],
      ])}
      ${this.choice("sound", "ui-sound", [
        ["turn", "ui-sound-turn"],
        ["on", "ui-sound-on"],
        ["off", "ui-sound-off"],
      ])}
      ${words.language === "en"
        ? nothing
        : this.choice("letters", "ui-card-letters", [
            ["latin", "ui-card-letters-latin"],
            ["local", "ui-card-letters-local"],
          ])}
      ${this.box("fourColours", "ui-four-colours", settings.fourColours)}
      ${this.box("inBlinds", "ui-in-blinds", settings.inBlinds)}
      ${this.box("motion", "ui-motion", settings.motion)}
      ${this.box("confirmAllIn", "ui-confirm-all-in", settings.confirmAllIn)}
      ${this.box("keys", "ui-keys-on", settings.keys)}
      <button type="button" class="plain wide" @click=${() => this.show("help")}>${words.say("ui-help")}</button>`;
  }

  /** @param {import("./types.js").Seat} me */
  seatMenu(me) {
    const { words, game } = this;
    const max = game.view?.you.top_up_max ?? 0;
    const out = me.presence === "sitting_out" || me.next_out;
    return html`<div class="choices column">
      ${max > 0
        ? html`<form
            class="top-up"
            @submit=${(/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              this.ask({ type: "top_up", chips: Math.min(this.chips ?? max, max) });
            }}
          >
            <label for="top-up">${words.say("ui-top-up")}</label>
            <input
              id="top-up"
              type="number"
              inputmode="numeric"
              min="1"
              max=${max}
              .value=${String(max)}
              @input=${(/** @type {InputEvent} */ event) =>
                (this.chips = Number(/** @type {HTMLInputElement} */ (event.target).value) || null)}
            />
            <button type="submit" class="plain">${words.say("ui-ok")}</button>
            <small class="muted">${words.say("ui-top-up-note")}</small>
          </form>`
        : nothing}
      ${game.view?.options.straddle
        ? html`<label class="box" title=${words.say("ui-straddle-hint")}>
            <input
              type="checkbox"
              class="straddle"
              .checked=${me.straddle}
              @change=${(/** @type {Event} */ event) =>
                game.ask({ type: "straddle", on: /** @type {HTMLInputElement} */ (event.target).checked })}
            />
            <span>${words.say("ui-straddle")}</span>
          </label>`
        : nothing}
      <button type="button" class="plain" @click=${() => this.ask({ type: out ? "sit_in" : "sit_out" })}>
        ${words.say(out ? "ui-back" : "ui-sit-out-next")}
      </button>
      <button type="button" class="danger" @click=${() => this.show("leave")}>${words.say("ui-leave")}</button>
    </div>`;
  }

  /**
   * @param {string} name
   * @param {string} key
   * @param {boolean} on
   */
  box(name, key, on) {
    return html`<label class="box">
      <input
        type="checkbox"
        .checked=${on}
        @change=${(/** @type {Event} */ event) =>
          this.change({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })}
      />
      <span>${this.words.say(key)}</span>
    </label>`;
  }

  /**
   * @param {"theme" | "sound" | "letters"} name
   * @param {string} key
   * @param {[string, string][]} options
   */
  choice(name, key, options) {
    const { words, settings } = this;
    return html`<label class="choice">
      <span>${words.say(key)}</span>
      <select @change=${(/** @type {Event} */ event) =>
        this.change({ [name]: /** @type {HTMLSelectElement} */ (event.target).value })}>
        ${options.map(
          ([value, label]) => html`<option value=${value} ?selected=${settings[name] === value}>${words.say(label)}</option>`,
        )}
      </select>
    </label>`;
  }
}
customElements.define("fs-dialogs", Dialogs);
