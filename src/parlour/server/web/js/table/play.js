// Answering: a verb is pressed, a choice is sent, tried or confirmed; what is closed is asked for once per question.
import { computed, effect, signal } from '../../vendor/signals.js'
import { prefs } from '../core/prefs.js'
import { say } from '../core/words.js'
import { guard } from './advised.js'
import { choice, choose, chosenForm, leastOf, missing, moveNow, mostOf, needsNothing, unchoose } from './choice.js'
import { wish } from './hear.js'
import { close } from './showdown.js'
import { catalogue, closed, hush, isAsked, label, scene, tell, verbOf, waiting, you } from './store.js'

const TRY_AFTER = 120
const FORCED_AFTER = 700
/**
 * What the room has last said to cards that were held up.
 * @type {import('../../vendor/signals-core.js').Signal<{key: string, ok: boolean, why: string}>}
 */
const lastTrial = signal({ key: '', ok: false, why: '' })
/** The move that is tried: cards that are held up, if they are enough. */
const heldUp = computed(() => (chosenForm.value?.cards && !missing.value && isAsked.value ? JSON.stringify(moveNow()) : ''))
/** What the room says to the cards that are held up now: ok, or why not; nothing yet. */
export const trial = computed(() => (heldUp.value && lastTrial.value.key === heldUp.value ? lastTrial.value : null))
/** The move that waits for a second press. */
export const unsure = signal('')

/** A verb's button, or its key. @param {string} verb */
export const pressVerb = verb => {
  const form = scene.value?.forms.find(each => each.verb === verb)
  if (!form) return tell(closed.value[verb] || verbOf(verb).rule)
  if (needsNothing(form)) {
    choose(verb)
    return go()
  }
  if (choice.value.verb === verb) return unchoose()
  return choose(verb)
}

/** Sends what was chosen. */
export const go = async () => {
  const now = scene.value
  const lacks = missing.value
  if (!now?.asked || !isAsked.value || waiting.value) return
  if (lacks) return tell(say(lacks.key, { count: lacks.count ?? 0, pool: label('pools', lacks.pool ?? '') }))
  const move = moveNow()
  const spelled = JSON.stringify(move)
  const word = guard.word(move)
  if (word) return tell(word)
  if (mustBeSure(move) && unsure.value !== spelled) {
    unsure.value = spelled
    return tell(say('move.again'))
  }
  if (unsure.value) {
    unsure.value = ''
    hush()
  }
  close()
  const said = await wish({ t: 'move', asked: now.asked, move })
  if (said.t !== 'no' && choice.value.asked === now.asked) unchoose()
}

const mustBeSure = (/** @type {Record<string, any>} */ move) => {
  const careful = prefs.value.confirm
  const span = chosenForm.value?.amount
  return careful === 'always' || (careful === 'most' && Boolean(span && isDear(span, move.amount)))
}

/**
 * Whether an amount is the highest of several, and half of what one has or more; a full bet at a small limit is neither here nor there.
 * @param {import('../wire.js').Span} span
 * @param {number} amount
 */
const isDear = (span, amount) => amount === mostOf(span) && amount > leastOf(span) && 2 * amount >= (purse() ?? 0)

/** What we have, where the game is about money. */
const purse = () => {
  const known = Object.entries(catalogue.value?.picture?.counters ?? {}).filter(([, each]) => each.kind === 'money')
  const [name] = known.find(([, each]) => each.main) ?? known[0] ?? ['']
  return scene.value?.seats[you.value ?? -1]?.counters?.[name]
}

// Whoever changes the move, or is asked something else, need not be sure of the old one.
effect(() => {
  const still = isAsked.value && choice.value.verb ? JSON.stringify(moveNow()) : ''
  if (unsure.peek() && unsure.peek() !== still) {
    unsure.value = ''
    hush()
  }
})

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
  const asked = isAsked.value ? (scene.value?.asked ?? 0) : 0
  if (asked === lastAsked) return
  lastAsked = asked
  closed.value = {}
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
  const { asked } = now
  const { verb } = now.forms[0]
  const forced = setTimeout(() => {
    if (scene.value?.asked === asked && !waiting.value) {
      choose(verb)
      go()
    }
  }, FORCED_AFTER)
  return () => clearTimeout(forced)
})
