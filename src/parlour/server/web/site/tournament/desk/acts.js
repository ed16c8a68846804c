// The director's acts: what each needs beside its reason, what is wrong with what was filled in, and its effect in words.
import { say } from '../texts.js'

/** @typedef {import('../../../core/wire.js').Standing} Standing */
/** @typedef {{reason: string, amount: string, player: string, text: string}} Filled */
/** What an act needs: a reason always, except where `free`. @typedef {{fields: (keyof Filled)[], free?: boolean, bad?: boolean}} ActKind */

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
  disqualify: { fields: [], bad: true },
  cancel: { fields: [], bad: true },
}
/** Acts that concern one entrant. */
export const ABOUT_SOMEBODY = ['give', 'replace', 'disqualify']

/** @returns {Filled} */
export const nothingFilled = (/** @type {string} */ player = 'house:medium') => ({ reason: '', amount: '1', player, text: '' })

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
    ...(kind.fields.includes('player') && !filled.player.trim() ? { player: say('act.no-player') } : {}),
  }
}

/**
 * The act as it is sent.
 * @param {string} what @param {Filled} filled @param {Standing | null} whom @param {boolean} [on] of hand for hand
 */
export const bodyOf = (what, filled, whom, on = true) => {
  const { fields } = ACTS[what]
  return {
    reason: filled.reason.trim(),
    ...(whom ? { entrant: whom.entrant } : {}),
    ...(fields.includes('amount') ? { amount: Number(filled.amount) } : {}),
    ...(fields.includes('player') ? { player: filled.player.trim() } : {}),
    ...(fields.includes('text') ? { text: filled.text.trim() } : {}),
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
