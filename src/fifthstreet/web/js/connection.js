// @ts-check
/**
 * The line to the server: it keeps itself up and loses nothing.
 *
 * A command stays in the outbox, under its id, until the server answers that id. After a
 * reconnection it is sent again; the server does a command of one id once.
 *
 * Events: "message" (detail: a message of the server), "status".
 */

const PING_EVERY = 2000;
const DEAD_AFTER = 4500; // nothing heard, pings included
const TAKEN_OVER = 4001; // another window of the same player: do not come back by yourself
const REFUSED = 1008; // what we say makes no sense to the server

export class Connection extends EventTarget {
  /** @param {URL} url */
  constructor(url) {
    super();
    this.url = url;
    /** @type {"connecting" | "open" | "lost" | "elsewhere" | "refused"} */
    this.status = "connecting";
    this.language = "en";
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, object>} */
    this.outbox = new Map();
    this.failures = 0;
    this.heard = 0;
    this.looked = performance.now();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.retry = undefined;
    setInterval(() => this.look(), 1000);
    addEventListener("online", () => this.hurry());
    addEventListener("pageshow", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.hurry();
    });
  }

  open() {
    clearTimeout(this.retry);
    this.drop();
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => {
      this.heard = performance.now();
      this.raw({ type: "language", language: this.language });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === TAKEN_OVER) {
        this.outbox.clear(); // another window decides now: nothing of ours may come after it
        this.become("elsewhere");
      } else if (event.code === REFUSED) this.become("refused");
      else this.later();
    };
  }

  /** Let go of the socket; what it still says is not for us. */
  drop() {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  /** Try again soon: at once after the first failure, at most every five seconds. */
  later() {
    this.become(this.status === "connecting" ? "connecting" : "lost");
    const wait = Math.min(5000, 150 * 2 ** this.failures) * (0.5 + Math.random());
    this.failures += 1;
    clearTimeout(this.retry);
    // A server that was set up anew does not know our cookie: the page brings another one.
    const renew = this.failures % 4 === 3;
    this.retry = setTimeout(async () => {
      if (renew) await fetch(document.baseURI, { method: "GET" }).catch(() => null);
      if (this.socket === null) this.open();
    }, wait);
  }

  /** The page or the network woke up: is the line still alive? */
  hurry() {
    if (this.status === "elsewhere" || this.status === "refused") return;
    if (this.socket === null) {
      this.failures = 0;
      this.open();
    } else if (this.socket.readyState === WebSocket.OPEN) {
      const asked = performance.now();
      this.looked = asked;
      this.raw({ type: "ping" });
      setTimeout(() => {
        if (this.heard < asked && this.status === "open") this.cut();
      }, 1500);
    }
  }

  cut() {
    this.drop();
    this.later();
  }

  look() {
    const now = performance.now();
    const slept = now - this.looked > 3000; // a suspended page has heard nothing, of course
    this.looked = now;
    if (this.socket === null) return;
    if (slept) this.hurry();
    else if (now - this.heard > DEAD_AFTER) this.cut();
    else if (now - this.heard > PING_EVERY) this.raw({ type: "ping" });
  }

  /** @param {any} message */
  hear(message) {
    this.heard = performance.now();
    if (message.type === "answer") this.outbox.delete(message.id);
    if (message.type === "state" && this.status !== "open") {
      this.failures = 0;
      this.become("open");
      this.dispatchEvent(new CustomEvent("message", { detail: message }));
      for (const waiting of this.outbox.values()) this.raw(waiting);
      return;
    }
    this.dispatchEvent(new CustomEvent("message", { detail: message }));
  }

  /** @param {Connection["status"]} status */
  become(status) {
    if (this.status === status) return;
    this.status = status;
    this.dispatchEvent(new Event("status"));
  }

  /** @param {object} message */
  raw(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a command that must arrive; returns its id.
   *
   * @param {{type: string, [field: string]: any}} command
   */
  send(command) {
    const id = crypto.getRandomValues(new Uint32Array(3)).reduce((text, n) => text + n.toString(36), "");
    const message = { ...command, id };
    this.outbox.set(id, message);
    if (this.status === "open") this.raw(message);
    return id;
  }

  /** @param {string} language */
  speak(language) {
    this.language = language;
    if (this.status === "open") this.raw({ type: "language", language });
  }

  /** The player wants to play in this window after all. */
  takeBack() {
    this.status = "connecting";
    this.failures = 0;
    this.open();
    this.dispatchEvent(new Event("status"));
  }
}
