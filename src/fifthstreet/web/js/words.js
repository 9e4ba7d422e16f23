// @ts-check
/** The words of the page: the same .ftl files that the server speaks from. */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";

export class Words {
  /**
   * @param {string} language
   * @param {string} source the text of the .ftl file
   */
  constructor(language, source) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
    this.number = new Intl.NumberFormat(language);
    this.decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    this.percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
    this.minutes = new Intl.NumberFormat(language, { style: "unit", unit: "minute" });
    /** Chips in a big blind if amounts are to be said in big blinds, else 0. */
    this.unit = 0;
  }

  /** @param {string} key */
  has(key) {
    return this.bundle.hasMessage(key);
  }

  /**
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   */
  say(key, args) {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      console.error(`no words for ${key}`);
      return key;
    }
    return this.bundle.formatPattern(message.value, args);
  }

  /** @param {number} count */
  chips(count) {
    if (this.unit) return `${this.decimal.format(count / this.unit)}\u00a0${this.say("ui-big-sign")}`;
    return this.number.format(count);
  }

  /** @param {string} code as in "Ah" */
  card(code) {
    return this.say(`card-${code}`);
  }
}

/** @param {string} language */
export async function fetchWords(language) {
  const answer = await fetch(new URL(`words/${language}.ftl`, document.baseURI));
  if (!answer.ok) throw new Error(`words/${language}.ftl: ${answer.status}`);
  return new Words(language, await answer.text());
}
