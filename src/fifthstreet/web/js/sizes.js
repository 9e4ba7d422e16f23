// @ts-check
/** The slider of the bet: logarithmic, with marks it snaps to. Amounts come from the server. */

export const STEPS = 1000;
const SNAP = 14; // of 1000

/**
 * Where an amount stands on the slider.
 *
 * @param {number} amount
 * @param {[number, number]} range
 */
export function toPosition(amount, [low, high]) {
  if (high <= low) return STEPS;
  const inside = Math.min(Math.max(amount, low), high);
  return Math.round((STEPS * Math.log(inside / low)) / Math.log(high / low));
}

/**
 * The amount at a place of the slider. The left end is the lowest raise, the right end the
 * exact stack, however odd they are.
 *
 * @param {number} position
 * @param {[number, number]} range
 * @param {number[]} marks amounts to snap to
 * @param {number} step what other amounts are rounded to
 */
export function toAmount(position, [low, high], marks, step) {
  if (position >= STEPS) return high;
  if (position <= 0) return low;
  for (const mark of marks) {
    if (Math.abs(toPosition(mark, [low, high]) - position) <= SNAP) return mark;
  }
  const amount = low * (high / low) ** (position / STEPS);
  return Math.min(Math.max(Math.round(amount / step) * step, low), high);
}

/** What somebody typed, as a whole number of chips; null if it is none.
 *
 * @param {string} text
 */
export function parse(text) {
  const bare = text.replace(/[\s\u00a0\u202f,.']/g, "");
  return /^\d{1,12}$/.test(bare) ? Number(bare) : null;
}
