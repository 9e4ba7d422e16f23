// @ts-check
/** A few soft tones, made and not recorded. Browsers allow sound after the first press. */

/** @type {AudioContext | null} */
let audio = null;

/** Notes as [start in seconds, hertz, length in seconds, loudness].
 *
 * @type {Record<string, [number, number, number, number][]>}
 */
const SOUNDS = {
  turn: [[0, 587, 0.18, 0.05], [0.13, 880, 0.3, 0.05]],
  hurry: [[0, 660, 0.09, 0.05], [0.16, 660, 0.09, 0.05]],
  chips: [[0, 2100, 0.03, 0.015], [0.045, 2600, 0.03, 0.015]],
  deal: [[0, 320, 0.04, 0.02]],
  win: [[0, 523, 0.14, 0.035], [0.1, 659, 0.14, 0.035], [0.2, 784, 0.28, 0.035]],
};

addEventListener("pointerdown", () => void (audio ??= make())?.resume(), { passive: true });
addEventListener("keydown", () => void (audio ??= make())?.resume(), { passive: true });

function make() {
  return typeof AudioContext === "function" ? new AudioContext() : null;
}

/**
 * @param {keyof typeof SOUNDS} name
 * @param {import("./settings.js").Settings} settings by default only one's own turn sounds
 */
export function play(name, { sound }) {
  if (!audio || audio.state !== "running" || sound === "off") return;
  if (sound === "turn" && name !== "turn" && name !== "hurry") return;
  for (const [start, hertz, length, loudness] of SOUNDS[name]) {
    const at = audio.currentTime + start;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = hertz;
    tone.type = "triangle";
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
