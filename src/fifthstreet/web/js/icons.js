// @ts-check
/** Line icons of 24 by 24; what they mean stands in the button's label. */
import { html } from "../vendor/lit.js";

/** @param {string} path */
const icon = (path) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;

export const ICONS = {
  explain: icon("M9.5 18h5M10 21h4M8.8 15c0-1.5-2.8-3-2.8-6.2a6 6 0 0 1 12 0c0 3.2-2.8 4.7-2.8 6.2Z"),
  log: icon("M5 6h14M5 12h14M5 18h9"),
  sun: icon("M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19"),
  moon: icon("M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z"),
  help: icon("M9 9.3a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.4M12 17.5v.1M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"),
  menu: icon("M4 7h16M4 12h16M4 17h16"),
  close: icon("M6 6l12 12M18 6 6 18"),
  pause: icon("M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM9.5 8.5v7M14.5 8.5v7"),
  offline: icon("M3 3l18 18M5 12a10 10 0 0 1 4-2.4M2 8.5A15 15 0 0 1 7 5.6M12 5c3.8 0 7.3 1.3 10 3.5M15.5 10a10 10 0 0 1 3.5 2M8.5 15.5a5 5 0 0 1 6-.5M12 19.5v.1"),
};
