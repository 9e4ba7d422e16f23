// @ts-check
import { html, nothing } from "../vendor/lit.js";
import { card } from "./cards.js";
import { Part } from "./part.js";

/** Who won and why, pot by pot; before that, what one holds now. */
export class Explain extends Part {
  render() {
    const { words, game } = this;
    const best = game.view?.you.best;
    const low = game.view?.you.low;
    const explained = game.explained;
    const past = explained && explained.hand !== game.view?.hand;
    return html`${best && !game.view?.explain?.length
        ? html`<section class="now">
            <h3>${words.say("ui-explain-now")}</h3>
            <p class="hand">${best.text}</p>
            <div class="five" role="group" aria-label=${words.say("ui-explain-five")}>
              ${best.cards.map((code) => card(code, { words, settings: this.settings }))}
            </div>
            ${low
              ? html`<p class="hand low">${low.text}</p>
                  <div class="five" role="group" aria-label=${words.say("ui-explain-five")}>
                    ${low.cards.map((code) => card(code, { words, settings: this.settings }))}
                  </div>`
              : nothing}
          </section>`
        : nothing}
      ${explained
        ? html`<section class=${past ? "past" : ""}>
            <h3>${past ? words.say("ui-last-hand") : words.say("ui-explain-title")}</h3>
            ${explained.pots.map((pot) => this.pot(pot))}
          </section>`
        : html`<p class="muted">${words.say("ui-explain-none")}</p>`}`;
  }

  /** @param {import("./types.js").PotExplained} pot */
  pot(pot) {
    const winners = pot.shares.map(({ seat }) => seat);
    // Winners come first. The card that decided differs between them and the best of the rest.
    const [won, lost] = pot.deciding;
    const second = pot.hands.find(({ seat }) => !winners.includes(seat));
    const { words } = this;
    const twice = this.game.explained?.pots.some(({ run }) => run > 0);
    const part = [
      twice ? words.say(pot.run ? "ui-second-board" : "ui-first-board") : "",
      pot.side === "whole" ? "" : words.say(`ui-${pot.side}`),
    ];
    const title = part.filter(Boolean).join(". ");
    return html`<article class="explained ${pot.side} ${pot.run ? "second" : ""}">
      ${title ? html`<h4>${title}</h4>` : nothing}
      ${pot.text.map((sentence) => html`<p>${sentence}</p>`)}
      ${pot.hands.map((hand) => {
        const wins = winners.includes(hand.seat);
        return this.hand(hand, wins ? won : hand === second ? lost : undefined, wins);
      })}
    </article>`;
  }

  /**
   * @param {import("./types.js").ShownHand} hand
   * @param {string | undefined} decides the card of this hand that decided
   * @param {boolean} wins
   */
  hand(hand, decides, wins) {
    const { words, settings } = this;
    const name = this.game.explained?.names.get(hand.seat) ?? "";
    const unused = hand.hole.filter((code) => !hand.five.includes(code));
    return html`<div class="shown ${wins ? "wins" : ""}">
      <div class="title"><b>${name}</b>${wins ? html` <span class="tag winner">${words.say("ui-seat-winner")}</span>` : nothing}</div>
      <div class="five" role="group" aria-label=${words.say("ui-explain-five")}>
        ${hand.five.map((code) =>
          card(code, { words, settings, mark: code === decides ? "decides" : "" }),
        )}
        ${unused.length ? html`<span class="gap"></span>` : nothing}
        ${unused.map((code) => card(code, { words, settings, mark: "unused" }))}
      </div>
      <p class="hand">${hand.text}</p>
    </div>`;
  }
}
customElements.define("fs-explain", Explain);
