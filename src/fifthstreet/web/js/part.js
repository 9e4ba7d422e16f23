// @ts-check
import { LitElement } from "../vendor/lit.js";

/** The page sets it before the first drawing.
 *
 * @type {any}
 */
const given = undefined;

/**
 * A part of the page. It draws into the page itself, so that one style sheet and one set of
 * ids serve all parts.
 *
 * `game` is one object for the whole page and changes inside; `tick` grows with each change
 * and is what tells a part to draw itself again.
 */
export class Part extends LitElement {
  /** @type {Record<string, {attribute?: boolean, state?: boolean}>} */
  static properties = {
    game: { attribute: false },
    words: { attribute: false },
    settings: { attribute: false },
    tick: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("./game.js").Game} */
    this.game = given;
    /** @type {import("./words.js").Words} */
    this.words = given;
    /** @type {import("./settings.js").Settings} */
    this.settings = given;
    this.tick = 0;
  }

  createRenderRoot() {
    return this;
  }
}
