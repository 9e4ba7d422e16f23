// @ts-check
import { html, repeat } from "../vendor/lit.js";
import { Part } from "./part.js";

/** What happened, line by line, in the words of the server. */
export class Log extends Part {
  constructor() {
    super();
    this.following = true;
  }

  willUpdate() {
    const list = this.querySelector("ol");
    if (list) this.following = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  }

  updated() {
    const list = this.querySelector("ol");
    if (list && this.following) list.scrollTop = list.scrollHeight;
  }

  render() {
    const { words } = this;
    const { lines } = this.game;
    if (!lines.length) return html`<p class="muted">${words.say("ui-log-empty")}</p>`;
    return html`<ol class="lines" tabindex="0" aria-label=${words.say("ui-log")}>
      ${repeat(
        lines,
        (line) => line.number,
        (line) => html`<li class=${line.begins ? "begins" : ""}>${line.text}</li>`,
      )}
    </ol>`;
  }
}
customElements.define("fs-log", Log);
