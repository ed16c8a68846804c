// The director's acts: what each needs beside its reason, what is wrong with what was filled in, and its effect in words.
import { say } from '../texts.js'

/** @typedef {import('../../../core/wire.js').Standing} Standing */
/** @typedef {import('../../../core/wire.js').RoundTable} RoundTable */
/** @typedef {{reason: string, amount: string, player: string, text: string, places: string[]}} Filled */
/** What an act needs: a reason always, except where `free`; `sent` is what the room calls it, where that is something else. */
/** @typedef {{fields: (keyof Filled)[], free?: boolean, bad?: boolean, sent?: string}} ActKind */

/** @type {Record<string, ActKind>} */
export const ACTS = {
  start: { fields: [], free: true },
  approve: { fields: [], free: true },
  bot: { fields: ['player', 'text', 'amount'], free: true },
  pause: { fields: [] },
  resume: { fields: [], free: true },
  announce: { fields: [] },
  wait: { fields: [] },
  extend: { fields: ['amount'] },
  give: { fields: ['amount'] },
  replace: { fields: ['player'] },
  correct: { fields: ['places'] },
  host: { fields: [], free: true, bad: true },
  'give-back': { fields: [], free: true, bad: true },
  disqualify: { fields: [], bad: true },
  refuse: { fields: [], bad: true, sent: 'disqualify' },
  cancel: { fields: [], bad: true },
}

/**
 * The acts that concern one entrant, and can be done now. One hands over to a person, and not to oneself.
 * @param {Standing} whom @param {{own: number, hasStacks: boolean, status: string}} now
 */
export const actsAbout = ({ entrant, player, status = 'in' }, { own, hasStacks, status: stage }) => {
  const isIn = ['in', 'entered', 'asks'].includes(status)
  return [
    ...(hasStacks && stage === 'running' && status === 'in' ? ['give'] : []),
    ...(isIn ? ['replace'] : []),
    ...(player || entrant === own ? [] : ['host']),
    ...(isIn ? ['disqualify'] : []),
  ]
}

/** @param {string} [player] @param {RoundTable | null} [game] whose result is corrected @returns {Filled} */
export const nothingFilled = (player = 'house:medium', game = null) => ({
  reason: '',
  amount: '1',
  player,
  text: '',
  places: (game?.places ?? []).map(String),
})

/**
 * What is wrong, by field; nothing where the act may be sent.
 * @param {string} what @param {Filled} filled
 * @returns {Partial<Record<keyof Filled, string>>}
 */
export const faultsOf = (what, filled) => {
  const kind = ACTS[what]
  const amount = Number(filled.amount)
  return {
    ...(!kind.free && !filled.reason.trim() ? { reason: say('act.no-reason') } : {}),
    ...(kind.fields.includes('amount') && !(Number.isInteger(amount) && amount >= 1) ? { amount: say('act.no-amount') } : {}),
    ...(kind.fields.includes('places') && !arePlaces(filled.places.map(Number)) ? { places: say('act.no-places') } : {}),
    ...(kind.fields.includes('player') && !filled.player.trim() ? { player: say('act.no-player') } : {}),
  }
}

/** Whether these are places of a game: from 1, and after a shared one as many are left out. @param {number[]} places */
export const arePlaces = places => places.every(each => each === 1 + places.filter(other => other < each).length)

/**
 * The act as it is sent.
 * @param {string} what @param {Filled} filled @param {Standing | null} whom
 * @param {{on?: boolean, game?: RoundTable | null}} [about] whether hand for hand begins, and whose result it is
 */
export const bodyOf = (what, filled, whom, { on = true, game = null } = {}) => {
  const { fields } = ACTS[what]
  return {
    reason: filled.reason.trim(),
    ...(whom ? { entrant: whom.entrant } : {}),
    ...(fields.includes('amount') ? { amount: Number(filled.amount) } : {}),
    ...(fields.includes('player') ? { player: filled.player.trim() } : {}),
    ...(fields.includes('text') ? { text: filled.text.trim() } : {}),
    ...(game && fields.includes('places') ? { table: game.table, number: game.number ?? 0, places: filled.places.map(Number) } : {}),
    ...(what === 'wait' ? { amount: on ? 1 : 0 } : {}),
  }
}

/** What the button says: the effect. @param {string} what @param {Filled} filled @param {Standing | null} whom @param {boolean} [on] */
export const effectOf = (what, filled, whom, on = true) => {
  const amount = Number(filled.amount) || 0
  const had = whom?.stack ?? 0
  const key = what === 'wait' && !on ? 'act.wait-ends-do' : `act.${what}-do`
  return say(key, { name: whom?.name ?? '', amount, had, has: had + amount, count: amount })
}
