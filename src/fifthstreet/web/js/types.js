// @ts-check
/**
 * What the server says, as types (docs/protocol.md).
 *
 * @typedef {{to: number, key: string}} Size
 * @typedef {{
 *   decision: number, seat: number, fold: boolean, free: boolean, check: boolean,
 *   call: number | null, call_all_in: boolean, raise_to: [number, number] | null,
 *   opens: boolean, no_raise: {reason: object, text: string} | null, sizes: Size[],
 *   all_in: number | null, bring_in: number | null, draw: number | null, vote: boolean
 * }} Legal
 *
 * @typedef {{call: number | null, check: boolean}} Ahead
 *
 * @typedef {{text: string, cards: string[]}} Best
 * @typedef {{
 *   seat: number, name: string, bot: boolean, you: boolean, stack: number, bet: number,
 *   presence: string, status: string | null, cards: (string | null)[], up: number[], shown: boolean,
 *   button: boolean, blind: string | null, position: string | null, all_in: boolean,
 *   turn: boolean, last: {type: string, chips: number | null, text: string | null} | null,
 *   best: Best | null, low: Best | null, straddle: boolean, posting: boolean,
 *   connected: boolean, leaving: boolean, waits: boolean, top_up: number, next_out: boolean
 * }} Seat
 * @typedef {{chips: number, seats: number[]}} Pot
 * @typedef {{seat: number, text: string, five: string[], hole: string[]}} ShownHand
 * @typedef {{
 *   number: number, side: "whole" | "high" | "low", run: number, chips: number, eligible: number[],
 *   shares: {seat: number, chips: number}[], hands: ShownHand[],
 *   decision: object | null, deciding: string[], text: string[]
 * }} PotExplained
 * @typedef {{
 *   code: string, betting: string, cards: number, board: number, draws: number, up: boolean,
 *   bring_in: boolean, high_low: boolean, order: string[]
 * }} Played
 * @typedef {{
 *   table: string, hand: number, language: string,
 *   options: {
 *     seats: number, small: number, big: number, ante: number, bring_in: number, unit: number,
 *     bets: [number, number] | null, straddle: boolean, choices: {name: string, value: any}[],
 *     buy_in: [number, number]
 *   },
 *   game: Played, next_game: string | null, games: string[],
 *   waiting: string | null, seats: (Seat | null)[], button_seat: number | null,
 *   board: string[], second: string[], street: string | null, stage: string | null, pot: number, pots: Pot[],
 *   you: {
 *     seat: number | null, best: Best | null, low: Best | null, top_up_max: number,
 *     may_show: boolean, may_post: boolean
 *   },
 *   explain: PotExplained[] | null
 * }} View
 *
 * @typedef {{seat: number, ms: number, bank_ms: number, turn_ms: number}} ServerClock
 * @typedef {{number: number, event: {type: string, [field: string]: any}, text: string | null}} TableEvent
 * @typedef {{
 *   type: "state", number: number, events: TableEvent[], snapshot: boolean, view: View,
 *   legal: Legal | null, ahead: Ahead | null, clock: ServerClock | null
 * }} State
 * @typedef {{type: "answer", id: string, ok: boolean, reason?: {type: string, lowest?: number}, text?: string}} Answer
 */
export {};
