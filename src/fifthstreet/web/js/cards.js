// @ts-check
/**
 * The cards: our own drawing, the same on every system since no font is used.
 *
 * Ranks are strokes in a box of 40 by 48, suits are filled shapes in a box of 24 by 24.
 * Colours come from the style sheet (four-colour or two-colour deck).
 */
import { html, svg, nothing } from "../vendor/lit.js";

/** @type {Record<string, string>} */
const RANKS = {
  2: "M4 13C5 5 12 0 20 0c9 0 16 6 16 14 0 7-4 11-9 16L5 48h32",
  3: "M5 6C9 2 14 0 20 0c9 0 15 5 15 12s-6 11-16 11c11 0 18 5 18 13s-7 12-17 12c-7 0-13-2-16-7",
  4: "M29 48V0L3 33h36",
  5: "M34 0H9L6 22c4-3 8-4 13-4 10 0 18 6 18 15 0 9-8 15-18 15-6 0-12-2-16-6",
  6: "M32 3C29 1 26 0 22 0 10 0 3 11 3 27c0 13 7 21 17 21 9 0 17-6 17-15s-7-15-16-15C11 18 5 24 3 31",
  7: "M3 0h34L16 48",
  8: "M20 22C11 22 5 18 5 11S11 0 20 0s15 4 15 11-6 11-15 11C10 22 3 27 3 35s7 13 17 13 17-5 17-13-7-13-17-13Z",
  9: "M8 45c3 2 6 3 10 3 12 0 19-11 19-27C37 8 30 0 20 0 11 0 3 6 3 15s7 15 16 15c10 0 16-6 18-13",
  T: "M-4 9 5 0v48M34 0C24 0 19 9 19 24s5 24 15 24 15-9 15-24S44 0 34 0Z",
  J: "M14 0h20v33c0 9-6 15-15 15-8 0-13-4-15-11",
  Q: "M20 0C9 0 2 9 2 24s7 24 18 24 18-9 18-24S31 0 20 0ZM24 34l16 17",
  K: "M4 0v48M36 0 4 30M15 20l22 28",
  A: "M1 48 20 0l19 48M8 32h24",
};

/** Cyrillic indices, for those who want them: валет, дама, король (as K), туз.
 *
 * @type {Record<string, string>}
 */
const LOCAL = {
  J: "M5 0v48h16c9 0 15-5 15-13s-6-12-15-12H5 20c8 0 13-4 13-11S28 0 20 0H5Z",
  Q: "M-1 55v-9h5C9 38 11 22 11 0h20v46h10v9M4 46h28",
  A: "M1 0h38M20 0v48",
};

/** @type {Record<string, string>} */
const SUITS = {
  s: "M12 .5S2 8.6 2 14.8A4.9 4.9 0 0 0 10.6 18c-.2 2.4-1.1 4.2-2.6 5.5h8c-1.5-1.3-2.4-3.1-2.6-5.5A4.9 4.9 0 0 0 22 14.8C22 8.6 12 .5 12 .5Z",
  h: "M12 22.5S1.3 15 1.3 8.2a5.7 5.7 0 0 1 10.7-3 5.7 5.7 0 0 1 10.7 3C22.7 15 12 22.5 12 22.5Z",
  d: "M12 .5 21 12l-9 11.5L3 12Z",
  c: "M12 1a5.1 5.1 0 0 1 4.5 7.5 5.2 5.2 0 1 1-2.9 9c.2 2.6 1 4.6 2.5 6H7.9c1.5-1.4 2.3-3.4 2.5-6a5.2 5.2 0 1 1-2.9-9A5.1 5.1 0 0 1 12 1Z",
};

/** @param {string} suit */
export function suitSign(suit) {
  return svg`<path d=${SUITS[suit]}></path>`;
}

/**
 * @param {string} code
 * @param {boolean} local
 */
function face(code, local) {
  if (code === "Jk") return JOKER;
  const rank = code[0];
  const strokes = (local && LOCAL[rank]) || RANKS[rank];
  const place = rank === "T" ? "translate(18 18) scale(1.12 1.2)" : "translate(15 18) scale(1.2)";
  return html`<svg viewBox="0 0 100 140" class="suit-${code[1]}" aria-hidden="true">
    <g class="rank ${rank === "T" ? "wide" : ""}" transform=${place}><path d=${strokes}></path></g>
    <g class="suit" transform="translate(43 82) scale(2)">${suitSign(code[1])}</g>
  </svg>`;
}

/** The joker has neither rank nor suit: a star where they would stand, and a cap and bells. */
const JOKER = html`<svg viewBox="0 0 100 140" class="suit-k" aria-hidden="true">
  <path class="suit" d="m28 10 5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1Z"></path>
  <path class="suit" d="M30 108C16 100 10 84 17 68c9 2 17 8 22 16 1-14 6-24 13-31 8 7 13 17 14 31 5-8 12-14 21-16 7 16 1 32-13 40Z"></path>
  <path class="suit" d="M30 113h44v9H30z"></path>
  <circle class="suit" cx="17" cy="63" r="6"></circle>
  <circle class="suit" cx="52" cy="47" r="6"></circle>
  <circle class="suit" cx="87" cy="63" r="6"></circle>
</svg>`;

const BACK = html`<svg viewBox="0 0 100 140" aria-hidden="true">
  <rect class="frame" x="9" y="9" width="82" height="122" rx="8"></rect>
  <path class="vee" d="M30 48 50 96 70 48"></path>
</svg>`;

/**
 * One card. `mark` says what the explanation says of it.
 *
 * @param {string | null} code as in "Ah"; null is a card face down
 * @param {{
 *   words: import("./words.js").Words, settings: import("./settings.js").Settings,
 *   mark?: "used" | "unused" | "decides" | "common" | "", silent?: boolean, lies?: "up" | "down" | ""
 * }} how silent: the surrounding element already says what it is; lies: how it lies for others
 */
export function card(code, { words, settings, mark = "", silent = false, lies = "" }) {
  const kind = code === null ? "back" : "face";
  const local = settings.letters === "local" && words.language !== "en";
  let label = code === null ? words.say("ui-face-down") : words.card(code);
  if (lies === "up") label += `. ${words.say("ui-up-card")}`;
  if (mark === "decides") label += `. ${words.say("ui-explain-decides")}`;
  if (mark === "unused") label += `. ${words.say("ui-explain-unused")}`;
  return html`<span
    class="card ${kind} ${mark} ${lies}"
    data-card=${code ?? nothing}
    role=${silent ? nothing : "img"}
    aria-label=${silent ? nothing : label}
    aria-hidden=${silent ? "true" : nothing}
    >${code === null ? BACK : face(code, local)}</span
  >`;
}
