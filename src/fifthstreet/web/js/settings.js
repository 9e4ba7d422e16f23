// @ts-check
/** What this browser remembers: one object in localStorage, shared by all tabs. */

export const LANGUAGES = ["ru", "uk", "en"];

/**
 * @typedef {{
 *   language: string, theme: "system" | "dark" | "light", fourColours: boolean,
 *   letters: "latin" | "local", sound: "on" | "turn" | "off", motion: boolean,
 *   confirmAllIn: boolean, keys: boolean, inBlinds: boolean, name: string,
 *   explain: boolean, log: boolean
 * }} Settings
 */

const KEY = "fifthstreet";

/** The first of our languages that the reader's browser asks for. */
function asked() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** @returns {Settings} */
export function load() {
  /** @type {Settings} */
  const settings = {
    language: asked(),
    theme: "system",
    fourColours: true,
    letters: "latin",
    sound: "turn",
    motion: true,
    confirmAllIn: true,
    keys: true,
    inBlinds: false,
    name: "",
    explain: true,
    log: true,
  };
  try {
    Object.assign(settings, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // no storage or not ours: the defaults
  }
  if (!LANGUAGES.includes(settings.language)) settings.language = asked();
  return settings;
}

/** @param {Settings} settings */
export function save(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private window: the settings live as long as the page
  }
}
