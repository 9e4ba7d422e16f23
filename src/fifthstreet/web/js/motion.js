// @ts-check
/**
 * Movement: cards come from the middle, chips slide to the pot and to the winner.
 *
 * It only adds transforms to what is already drawn in its final place. Nothing waits for it:
 * buttons arm and texts are read at once. None of it runs in a hidden tab, or for who
 * prefers less movement.
 */

const DEAL = 120;
const CHIPS = 250;
const FLIP = 200;
const STREET = 1200; // all movement of a message ends by then

/** @param {import("./settings.js").Settings} settings */
export function wanted(settings) {
  return (
    settings.motion &&
    document.visibilityState === "visible" &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/**
 * @param {Element} element
 * @param {Element | null} from
 */
function offset(element, from) {
  const here = element.getBoundingClientRect();
  const there = (from ?? element).getBoundingClientRect();
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/**
 * @param {Element | null | undefined} element
 * @param {Element | null} from
 * @param {number} duration
 * @param {number} delay
 */
function slide(element, from, duration, delay) {
  element?.animate(
    [
      { transform: offset(element, from), opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { duration, delay: Math.min(delay, STREET - duration), easing: "ease-out", fill: "backwards" },
  );
}

/** @param {Element | undefined} element @param {number} delay */
function flip(element, delay) {
  element?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
    duration: FLIP,
    delay: Math.min(delay, STREET - FLIP),
    easing: "ease-out",
    fill: "backwards",
  });
}

/**
 * Move what the events of one message changed; call it after the new state is drawn.
 *
 * @param {Element} root
 * @param {import("./types.js").TableEvent[]} events
 */
export function move(root, events) {
  const middle = root.querySelector(".pot");
  /** @param {number} seat */
  const at = (seat) => root.querySelector(`.seat[data-seat="${seat}"]`);
  let delay = 0;
  for (const { event: outer } of events) {
    const event = outer.type === "in_hand" ? outer.event : outer;
    const seat = typeof event.seat === "number" ? at(event.seat) : null;
    switch (event.type) {
      case "hole_dealt":
        for (const element of [...(seat?.querySelectorAll(".hole .card") ?? [])].slice(-event.cards.length)) {
          slide(element, middle, DEAL * 2, delay);
          delay += DEAL / 2;
        }
        break;
      case "board_dealt":
        for (const code of event.cards ?? []) {
          flip(root.querySelector(`.board.run${event.run ?? 0} [data-card="${code}"]`) ?? undefined, delay);
          delay += DEAL;
        }
        break;
      case "hand_shown":
        for (const element of seat?.querySelectorAll(".hole .card") ?? []) flip(element, delay);
        break;
      case "posted":
      case "called":
      case "raised":
        slide(seat?.querySelector(".bet"), seat?.querySelector(".plate") ?? null, CHIPS, delay);
        break;
      case "pot_awarded":
        for (const share of event.shares ?? []) {
          slide(at(share.seat)?.querySelector(".won"), middle, CHIPS * 2, delay);
        }
        break;
    }
  }
}
