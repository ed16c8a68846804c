// Answering: a verb is pressed, a choice is sent, tried or confirmed; what is closed is asked for once per question.
import { computed, effect, signal } from '../../vendor/signals.js'
import { prefs } from '../core/prefs.js'
import { say } from '../core/words.js'
import { guard } from './advised.js'
import { choice, choose, chosenForm, missing, moveNow, needsNothing, unchoose } from './choice.js'
import { wish } from './hear.js'
import { close } from './showdown.js'
import { closed, isAsked, label, scene, tell, verbOf, waiting } from './store.js'

const TRY_AFTER = 120, FORCED_AFTER = 700
/** What the room has last said to cards that were held up. @type {import('../../vendor/signals-core.js').Signal<{key: string, ok: boolean, why: string}>} */
const lastTrial = signal({ key: '', ok: false, why: '' })
/** The move that is tried: cards that are held up, if they are enough. */
const heldUp = computed(() => chosenForm.value?.cards && !missing.value && isAsked.value ? JSON.stringify(moveNow()) : '')
/** What the room says to the cards that are held up now: ok, or why not; nothing yet. */
export const trial = computed(() => heldUp.value && lastTrial.value.key === heldUp.value ? lastTrial.value : null)
/** The move that waits for a second press. */
export const unsure = signal('')

/** A verb's button, or its key. @param {string} verb */
export const pressVerb = verb => {
  const form = scene.value?.forms.find(each => each.verb === verb)
  if (!form) return tell(closed.value[verb] || verbOf(verb).rule)
  if (needsNothing(form)) { choose(verb); return go() }
  if (choice.value.verb === verb) return unchoose()
  return choose(verb)
}

/** Sends what was chosen. */
export const go = async () => {
  const now = scene.value, lacks = missing.value
  if (!now?.asked || !isAsked.value || waiting.value) return
  if (lacks) return tell(say(lacks.key, { count: lacks.count ?? 0, pool: label('pools', lacks.pool ?? '') }))
  const move = moveNow(), spelled = JSON.stringify(move), word = guard.word(move)
  if (word) return tell(word)
  if (mustBeSure(move) && unsure.value !== spelled) { unsure.value = spelled; return tell(say('move.again')) }
  unsure.value = ''
  close()
  const said = await wish({ t: 'move', asked: now.asked, move })
  if (said.t !== 'no' && choice.value.asked === now.asked) unchoose()
}

const mustBeSure = (/** @type {Record<string, any>} */ move) => {
  const careful = prefs.value.confirm, span = chosenForm.value?.amount
  return careful === 'always' || (careful === 'most' && Boolean(span && move.amount === span.high && span.high > span.low))
}

// Cards that are held up are tried while one goes on thinking.
let timer = 0
effect(() => {
  const key = heldUp.value
  clearTimeout(timer)
  if (key && key !== lastTrial.peek().key) timer = setTimeout(() => tryOut(key), TRY_AFTER)
})
const tryOut = async (/** @type {string} */ key) => {
  const said = await wish({ t: 'try', asked: scene.value?.asked ?? 0, move: JSON.parse(key) }, true)
  if (said.t === 'ok' || said.t === 'no') lastTrial.value = { key, ok: said.t === 'ok', why: said.why ?? '' }
}

// What is closed is asked for once per question, and said when somebody presses it.
let lastAsked = 0
effect(() => {
  const asked = isAsked.value ? scene.value?.asked ?? 0 : 0
  if (asked === lastAsked) return
  lastAsked = asked
  closed.value = {}
  unsure.value = ''
  if (asked) askWhy()
})
const askWhy = async () => {
  const said = await wish({ t: 'why' }, true)
  if (said.t === 'closed') closed.value = Object.fromEntries(said.closed)
}

// Where only one thing can be done it is done, for those who like it so.
effect(() => {
  const now = scene.value
  if (prefs.value.forced !== 'on' || !isAsked.value || now?.forms.length !== 1 || !needsNothing(now.forms[0])) return
  const { asked } = now, { verb } = now.forms[0]
  const forced = setTimeout(() => { if (scene.value?.asked === asked && !waiting.value) { choose(verb); go() } }, FORCED_AFTER)
  return () => clearTimeout(forced)
})
