// @ts-check
import { html, nothing } from "../vendor/lit.js";
import { Part } from "./part.js";

const SPOKEN_FROM = 10_000;

/**
 * The clock of the seat to act: a ring around its plate, and a number from ten seconds on.
 * When the turn time is over the time bank runs, in another colour and always with its number.
 */
export class Clock extends Part {
  constructor() {
    super();
    this.seconds = -1;
    this.bank = false;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.run(), 200);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  updated() {
    this.run();
  }

  run() {
    const clock = this.game.clock;
    if (!clock) return;
    const left = this.game.left();
    const bank = left.turn === 0 && clock.bank_ms > 0;
    const whole = bank ? clock.bank_ms : clock.turn_ms;
    const rest = bank ? left.bank : left.turn;
    const ring = this.querySelector("rect");
    if (ring) ring.style.strokeDashoffset = String(100 - Math.min(100, (100 * rest) / whole));
    const seconds = Math.ceil(rest / 1000);
    if (seconds !== this.seconds || bank !== this.bank) {
      this.seconds = seconds;
      this.bank = bank;
      this.requestUpdate();
    }
  }

  render() {
    if (!this.game.clock) return nothing;
    const shown = this.bank || this.seconds * 1000 <= SPOKEN_FROM;
    return html`<svg class="ring ${this.bank ? "bank" : ""}" aria-hidden="true">
        <rect pathLength="100"></rect>
      </svg>
      ${shown && this.seconds >= 0
        ? html`<span class="seconds ${this.bank ? "bank" : ""}" aria-hidden="true"
            >${this.bank ? "+" : ""}${this.seconds}</span
          >`
        : nothing}`;
  }
}
customElements.define("fs-clock", Clock);
