// @ts-check
import { LitElement, html, nothing } from "../vendor/lit.js";
import "./actions.js";
import { Connection } from "./connection.js";
import "./dialogs.js";
import "./explain.js";
import "./felt.js";
import { Game, unseen } from "./game.js";
import { ICONS } from "./icons.js";
import "./log.js";
import { move, wanted } from "./motion.js";
import { LANGUAGES, load, save } from "./settings.js";
import { play } from "./sound.js";
import { fetchWords } from "./words.js";

const WIDE = "(min-width: 1100px)";

/** The whole page: it owns the game, the words and the settings and hands them to its parts. */
export class App extends LitElement {
  static properties = { tick: { state: true }, words: { state: true }, sheet: { state: true } };

  constructor() {
    super();
    this.tick = 0;
    this.settings = load();
    /** @type {import("./words.js").Words | null} */
    this.words = null;
    /** On a screen without room for rails, the one that is open.
     *
     * @type {"explain" | "log" | null}
     */
    this.sheet = null;
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    this.connection = new Connection(address);
    this.game = new Game(this.connection);
    this.turn = -1;
    this.hurried = -1;
    this.spoken = 0;
    /** The dropped wish that was spoken of last.
     *
     * @type {import("./wish.js").Wish["dropped"]}
     */
    this.mourned = null;
    this.game.addEventListener("change", () => (this.tick += 1));
    this.game.addEventListener("news", (event) => this.news(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("sit", (event) => this.sit(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("settings", (event) => this.change(/** @type {CustomEvent} */ (event).detail));
    document.addEventListener("keydown", (event) => this.key(event));
    matchMedia(WIDE).addEventListener("change", () => (this.tick += 1));
    setInterval(() => this.hurry(), 500);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.dress();
    this.connection.language = this.settings.language;
    this.connection.open();
    void this.learn(this.settings.language);
  }

  /** @param {string} language */
  async learn(language) {
    try {
      const words = await fetchWords(language);
      if (language !== this.settings.language) return; // chosen again meanwhile
      this.words = words;
      document.documentElement.lang = language;
    } catch (fault) {
      console.warn(fault);
      setTimeout(() => this.learn(this.settings.language), 2000);
    }
  }

  // Settings

  /** @param {Partial<import("./settings.js").Settings>} change */
  change(change) {
    this.settings = { ...this.settings, ...change };
    save(this.settings);
    this.dress();
    if (change.language) {
      this.connection.speak(change.language);
      void this.learn(change.language);
    }
    this.tick += 1;
  }

  /** What the style sheets ask of the root element. */
  dress() {
    const { dataset } = document.documentElement;
    if (this.settings.theme === "system") delete dataset.theme;
    else dataset.theme = this.settings.theme;
    dataset.deck = this.settings.fourColours ? "four" : "two";
    dataset.motion = this.settings.motion ? "on" : "off";
  }

  get dark() {
    if (this.settings.theme !== "system") return this.settings.theme === "dark";
    return !matchMedia("(prefers-color-scheme: light)").matches;
  }

  // What the player asks

  /** @param {number | null} seat */
  sit(seat) {
    const { game, words } = this;
    if (!game.view || !words) return;
    const box = /** @type {HTMLInputElement | null} */ (this.querySelector("#your-name"));
    const name = (box?.value ?? this.settings.name).trim();
    if (name !== this.settings.name) this.change({ name });
    const guest = words.say("ui-guest", { number: String(Math.floor(Math.random() * 900) + 100) });
    game.ask({ type: "sit", seat, name: name || guest, chips: Math.max(game.view.options.buy_in[1], game.owes) });
  }

  /** @param {"explain" | "log"} name */
  toggle(name) {
    if (matchMedia(WIDE).matches) this.change({ [name]: !this.settings[name] });
    else this.sheet = this.sheet === name ? null : name;
  }

  get actions() {
    return /** @type {import("./actions.js").Actions | null} */ (this.querySelector("fs-actions"));
  }

  get dialogs() {
    return /** @type {import("./dialogs.js").Dialogs} */ (this.querySelector("fs-dialogs"));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || !this.words) return;
    if (this.querySelector("dialog[open]")) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches?.("input:not([type=range]):not([type=checkbox]), select, textarea")) return;
    if (event.code === "Escape" && this.sheet) {
      this.sheet = null;
      return;
    }
    if (!this.settings.keys && !["Escape", "Enter"].includes(event.code)) return;
    if (this.actions?.key(event)) return event.preventDefault();
    if (event.repeat) return;
    switch (event.code) {
      case "KeyE": return this.toggle("explain");
      case "KeyL": return this.toggle("log");
      case "KeyS": return this.show();
      case "Slash": return this.dialogs.show("help");
      case "KeyH": return this.say(this.readHand());
      case "KeyB": return this.say(this.readBoard());
      case "KeyP": return this.say(this.readPots());
    }
  }

  show() {
    if (this.game.view?.you.may_show) this.game.ask({ type: "show" });
  }

  // Speaking: one polite and one urgent region, and nothing else on the page is live

  /** @param {string} text @param {boolean} [urgent] */
  say(text, urgent = false) {
    const region = this.querySelector(urgent ? "#urgent" : "#polite");
    if (!region || !text) return;
    this.spoken += 1;
    // The same words twice are only read twice if they differ.
    region.textContent = this.spoken % 2 ? `${text}\u200b` : text;
  }

  readHand() {
    const { words, game } = this;
    const cards = game.me?.cards ?? [];
    if (!words || !cards.length) return "";
    const up = game.me?.up ?? [];
    const names = cards
      .map((code, place) => {
        const name = code ? words.card(code) : words.say("ui-face-down");
        return up.includes(place) ? `${name} (${words.say("ui-up-card")})` : name;
      })
      .join(", ");
    const have = game.have(words);
    return have ? `${names}. ${have}` : names;
  }

  /** The board, or both of them; without a board, the cards that lie face up before the others. */
  readBoard() {
    const { words, game } = this;
    const { view } = game;
    if (!words || !view) return "";
    /** @param {(string | null)[]} cards */
    const read = (cards) => cards.flatMap((code) => (code ? [words.card(code)] : [])).join(", ");
    const told = view.board.length ? [read(view.board)] : [];
    if (view.second.length) told.push(`${words.say("ui-second-board")}: ${read(view.second)}`);
    for (const seat of view.seats) {
      if (seat && !seat.you && seat.up.length) {
        told.push(words.say("ui-hand-of", { name: seat.name, hand: read(seat.cards) }));
      }
    }
    return told.length ? told.join(". ") : words.say("ui-board-empty");
  }

  /** What the turn asks of the player, in a few words.
   *
   * @param {import("./types.js").Legal} legal
   */
  asked({ vote, draw, bring_in, call }) {
    const { words } = this;
    if (vote) return words?.say("ui-run-twice-question");
    if (draw !== null) return words?.say("ui-draw-hint");
    if (bring_in !== null) return words?.say("ui-bring-in", { chips: words.chips(bring_in) });
    return this.price(call);
  }

  /** @param {number | null} call */
  price(call) {
    const { words } = this;
    return words?.say(call ? "ui-to-call" : "ui-nothing-to-call", { chips: words.chips(call ?? 0) });
  }

  readPots() {
    const { words, game } = this;
    if (!words || !game.view) return "";
    const total = words.say("ui-pot-total", { chips: words.chips(game.view.pot) });
    const call = game.legal?.call;
    return call ? `${total}. ${words.say("ui-to-call", { chips: words.chips(call) })}` : total;
  }

  /** Sounds, movement and spoken words for a message that has just come.
   *
   * @param {import("./types.js").State} message
   */
  news(message) {
    const { words, game, settings } = this;
    if (!words) return;
    words.unit = settings.inBlinds ? message.view.options.big : 0;
    const decision = message.legal?.decision ?? -1;
    if (decision !== this.turn) {
      this.turn = decision;
      if (message.legal && !game.wish.what) {
        const price = this.asked(message.legal);
        void this.updateComplete.then(() => this.say(`${words.say("ui-your-turn")}. ${price}`, true));
        play("turn", settings);
      }
    }
    const dropped = this.dropped();
    const fresh = dropped && game.wish.dropped !== this.mourned ? dropped : "";
    this.mourned = game.wish.dropped;
    if (message.snapshot) {
      if (fresh) void this.updateComplete.then(() => this.say(fresh));
      return;
    }
    const texts = message.events.flatMap(({ event, text }) => (text && !unseen(event) ? [text] : []));
    const kinds = new Set(message.events.map(({ event }) => (event.type === "in_hand" ? event.event.type : event.type)));
    if (kinds.has("pot_awarded") && game.won.has(message.view.you.seat ?? -1)) play("win", settings);
    else if (kinds.has("hole_dealt") || kinds.has("board_dealt")) play("deal", settings);
    else if (kinds.has("called") || kinds.has("raised")) play("chips", settings);
    void this.updateComplete.then(() => {
      this.say([...texts, fresh].join(" ").trim());
      const felt = this.querySelector("fs-felt");
      if (felt && wanted(settings)) {
        void (/** @type {LitElement} */ (felt).updateComplete.then(() => move(felt, message.events)));
      }
    });
  }

  /** That a wish was dropped, and the price it did not foresee. */
  dropped() {
    const { words, game } = this;
    const dropped = game.wish.dropped;
    if (!words || !dropped) return "";
    const what = words.say(`ui-pre-${dropped.what}`, { chips: words.chips(dropped.chips) });
    const price = this.price(dropped.price);
    return `${words.say("ui-pre-dropped", { what })} ${price}`;
  }

  /** Do what the player wished before his turn, once it is open and all of it is drawn. */
  async grant() {
    const { game } = this;
    const decision = game.legal?.decision;
    await this.updateComplete;
    for (const part of this.querySelectorAll("fs-felt, fs-actions")) {
      await /** @type {LitElement} */ (part).updateComplete;
    }
    if (!game.legal || game.legal.decision !== decision || game.sent) return;
    const wish = game.wish.take(game.legal);
    if (wish) game.act(wish.button, wish.action);
  }

  /** Ten seconds left, said once for each decision. */
  hurry() {
    const { legal } = this.game;
    if (!legal || !this.words || this.hurried === legal.decision) return;
    const { turn, bank } = this.game.left();
    if (turn + bank > 10_000 || turn + bank <= 0) return;
    this.hurried = legal.decision;
    this.say(this.words.say("ui-time-left", { count: 10 }), true);
    play("hurry", this.settings);
  }

  // Drawing

  updated() {
    const { words, game } = this;
    if (!words) return;
    if (game.legal && game.wish.what) void this.grant();
    const title = words.say("ui-title");
    document.title = game.legal ? `● ${words.say("ui-your-turn")} – ${title}` : title;
  }

  render() {
    const { words, game } = this;
    if (!words) return html`<p class="loading" aria-hidden="true">…</p>`;
    words.unit = this.settings.inBlinds ? (game.view?.options.big ?? 0) : 0;
    const wide = matchMedia(WIDE).matches;
    const open = {
      explain: wide ? this.settings.explain : this.sheet === "explain",
      log: wide ? this.settings.log : this.sheet === "log",
    };
    return html`<div
        class="page ${wide && open.explain ? "with-explain" : ""} ${wide && open.log ? "with-log" : ""}"
      >
        ${this.head()} ${this.rail("explain", "ui-explain", open.explain)}
        <main aria-label=${words.say("ui-title")}>${this.banner()} ${this.piece("fs-felt")}</main>
        ${this.rail("log", "ui-log", open.log)}
        <section class="zone" id="actions" tabindex="-1" aria-label=${words.say("ui-actions")}>
          ${game.view ? this.zone() : nothing}
        </section>
      </div>
      <div class="sr" id="polite" aria-live="polite"></div>
      <div class="sr" id="urgent" aria-live="assertive"></div>
      ${this.piece("fs-dialogs")}`;
  }

  /** @param {"fs-felt" | "fs-log" | "fs-explain" | "fs-actions" | "fs-dialogs"} name */
  piece(name) {
    const { words, game, settings, tick } = this;
    switch (name) {
      case "fs-felt": return html`<fs-felt .game=${game} .words=${words} .settings=${settings} .tick=${tick}></fs-felt>`;
      case "fs-log": return html`<fs-log .game=${game} .words=${words} .settings=${settings} .tick=${tick}></fs-log>`;
      case "fs-explain": return html`<fs-explain tabindex="0" role="group" aria-label=${words?.say("ui-explain") ?? nothing} .game=${game} .words=${words} .settings=${settings} .tick=${tick}></fs-explain>`;
      case "fs-actions": return html`<fs-actions .game=${game} .words=${words} .settings=${settings} .tick=${tick}></fs-actions>`;
      case "fs-dialogs": return html`<fs-dialogs .game=${game} .words=${words} .settings=${settings} .tick=${tick}></fs-dialogs>`;
    }
  }

  head() {
    const { game, settings } = this;
    const words = /** @type {import("./words.js").Words} */ (this.words);
    const view = game.view;
    return html`<header class="head">
      <a class="skip" href="#actions">${words.say("ui-skip-to-actions")}</a>
      <h1>${words.say("ui-title")}</h1>
      ${view
        ? html`<p class="facts">
            ${view.games.length > 1 || view.game.code !== "holdem52"
              ? html`<span class="game-name">${words.say(`game-${view.game.code}`)}</span>`
              : nothing}
            <span>${this.stakes()}</span>
            ${this.raked()}
            ${view.hand ? html`<span class="hand-number">${words.say("ui-hand-number", { number: view.hand })}</span>` : nothing}
          </p>`
        : nothing}
      <div class="languages" role="group" aria-label=${words.say("ui-language")}>
        ${LANGUAGES.map(
          (language) => html`<button
            type="button"
            lang=${language}
            aria-pressed=${settings.language === language}
            aria-label="${language.toUpperCase()}, ${words.say(`ui-language-${language}`)}"
            @click=${() => this.change({ language })}
          >
            ${language.toUpperCase()}
          </button>`,
        )}
      </div>
      <div class="tools">
        ${this.tool("explain", "ui-explain", "E", () => this.toggle("explain"))}
        ${this.tool("log", "ui-log", "L", () => this.toggle("log"))}
        ${this.tool(this.dark ? "sun" : "moon", this.dark ? "ui-theme-light" : "ui-theme-dark", "", () =>
          this.change({ theme: this.dark ? "light" : "dark" }),
        )}
        ${this.tool("help", "ui-help", "?", () => this.dialogs.show("help"))}
        ${this.tool("menu", "ui-menu", "", () => this.dialogs.show("menu"))}
      </div>
    </header>`;
  }

  /**
   * @param {keyof typeof ICONS} icon
   * @param {string} label
   * @param {string} key
   * @param {() => void} does
   */
  tool(icon, label, key, does) {
    const text = this.words?.say(label) ?? "";
    return html`<button
      type="button"
      class="icon-button ${icon}"
      aria-label=${text}
      title=${key ? `${text} (${key})` : text}
      @click=${does}
    >
      ${ICONS[icon]}
    </button>`;
  }

  /**
   * @param {"explain" | "log"} name
   * @param {string} title
   * @param {boolean} open
   */
  rail(name, title, open) {
    if (!open) return nothing;
    const words = /** @type {import("./words.js").Words} */ (this.words);
    return html`<aside class="rail ${name}" aria-label=${words.say(title)}>
      <header>
        <h2>${words.say(title)}</h2>
        <button type="button" class="icon-button" aria-label=${words.say(`ui-${name}-close`)} @click=${() => this.toggle(name)}>
          ${ICONS.close}
        </button>
      </header>
      ${this.piece(name === "log" ? "fs-log" : "fs-explain")}
    </aside>`;
  }

  banner() {
    const words = /** @type {import("./words.js").Words} */ (this.words);
    switch (this.connection.status) {
      case "connecting":
        return html`<div class="banner calm" role="status">${words.say("ui-connecting")}</div>`;
      case "lost":
        return html`<div class="banner" role="status">${words.say("ui-reconnecting")}</div>`;
      case "refused":
        return html`<div class="banner" role="alert">${words.say("ui-error")}</div>`;
      case "elsewhere":
        return html`<div class="banner elsewhere" role="alert">
          <b>${words.say("ui-opened-elsewhere")}</b>
          <span>${words.say("ui-opened-elsewhere-hint")}</span>
          <button type="button" class="primary" @click=${() => this.connection.takeBack()}>
            ${words.say("ui-continue-here")}
          </button>
        </div>`;
      default:
        return nothing;
    }
  }

  /** What stands under the table: the way in, the way back, or the buttons of the game. */
  zone() {
    const { game } = this;
    const words = /** @type {import("./words.js").Words} */ (this.words);
    const view = /** @type {import("./types.js").View} */ (game.view);
    const { me } = game;
    if (view.you.seat === null || !me) return this.join();
    // After the hand, seats keep the status they ended it with.
    const playing = me.status === "live" && view.waiting === null;
    if (me.presence === "sitting_out" && !playing) {
      const max = view.you.top_up_max;
      const busted = me.stack === 0 && !me.top_up;
      return this.offer(
        words.say(busted ? "ui-busted" : "ui-sitting-out"),
        busted ? `${words.say("ui-rebuy")}: ${words.chips(max)}` : words.say("ui-back"),
        () => game.ask(busted ? { type: "top_up", chips: max } : { type: "sit_in" }),
      );
    }
    if (me.stack === 0 && !me.top_up && !playing) {
      const max = view.you.top_up_max;
      if (max) {
        return this.offer(words.say("ui-busted"), `${words.say("ui-rebuy")}: ${words.chips(max)}`, () =>
          game.ask({ type: "top_up", chips: max }),
        );
      }
    }
    return html`<div class="say">
        <p class="have">${view.explain?.length ? nothing : game.have(words)}</p>
        <p class="whose">${this.dropped() || this.whose()}</p>
        ${view.you.may_post
          ? html`<button
              type="button"
              class="plain show"
              title=${words.say("ui-post-to-enter-hint")}
              ?disabled=${game.asked !== null}
              @click=${() => game.ask({ type: "post_to_enter" })}
            >
              ${words.say("ui-post-to-enter")}
            </button>`
          : nothing}
        ${view.you.may_show
          ? html`<button type="button" class="plain show" @click=${() => this.show()}>${words.say("ui-show-cards")}</button>`
          : nothing}
      </div>
      ${this.piece("fs-actions")}`;
  }

  /** What is posted: the blinds, or the ante and the bring-in; in fixed limit also the bets. */
  stakes() {
    const { words, game } = this;
    if (!words || !game.view) return "";
    const { options, game: played } = game.view;
    /** @param {number} chips */
    const chips = (chips) => words.number.format(chips);
    const told = [];
    if (!played.bring_in) told.push(words.say("ui-blinds", { small: chips(options.small), big: chips(options.big) }));
    if (options.ante) told.push(`${words.say("ui-table-ante")} ${chips(options.ante)}`);
    if (played.bring_in) told.push(words.say("ui-bring-in", { chips: chips(options.bring_in) }));
    if (played.betting === "fixed_limit" && options.bets) {
      told.push(words.say("ui-bets", { small: chips(options.bets[0]), big: chips(options.bets[1]) }));
    }
    return told.join(" · ");
  }

  /** A short hint that the house takes something; the menu says all of it. */
  raked() {
    const { words, game } = this;
    const rake = game.view?.options.choices.find(({ name }) => name === "rake")?.value;
    if (!words || !rake) return nothing;
    return html`<span class="raked">${words.say("option-rake")} ${words.percent.format(rake.percent / 10_000)}</span>`;
  }

  whose() {
    const { game } = this;
    const words = /** @type {import("./words.js").Words} */ (this.words);
    const { legal, view } = game;
    if (legal?.vote || legal?.draw != null) return nothing; // it stands where the amounts stand
    if (legal) return this.asked(legal);
    const actor = view?.seats.find((seat) => seat?.turn);
    return actor ? words.say("ui-turn-of", { name: actor.name }) : nothing;
  }

  /**
   * @param {string} text
   * @param {string} label
   * @param {() => void} does
   */
  offer(text, label, does) {
    return html`<div class="offer">
      <p>${text}</p>
      <button type="button" class="primary" ?disabled=${this.game.asked !== null} @click=${does}>${label}</button>
      <p class="tip" role="status">${this.game.refusal}</p>
    </div>`;
  }

  join() {
    const { game, settings } = this;
    const words = /** @type {import("./words.js").Words} */ (this.words);
    const view = /** @type {import("./types.js").View} */ (game.view);
    const full = view.seats.every((seat) => seat !== null);
    const { asked } = game;
    return html`<form
      class="offer join"
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        this.sit(null);
      }}
    >
      <label for="your-name">${words.say("ui-your-name")}</label>
      <input
        id="your-name"
        type="text"
        maxlength="24"
        autocomplete="nickname"
        placeholder=${words.say("ui-name-optional")}
        .value=${settings.name}
      />
      <button type="submit" class="primary" ?disabled=${full || asked !== null}>
        ${full ? words.say("ui-seats-free", { count: 0 }) : words.say("ui-sit-down")}
      </button>
      <p class="tip" role="status">
        ${asked?.what === "sit"
          ? words.say(asked.state === "late" ? "ui-not-delivered" : "ui-sent")
          : game.refusal || `${words.say("ui-buy-in")}: ${words.chips(view.options.buy_in[1])}`}
      </p>
    </form>`;
  }
}
customElements.define("fs-app", App);
