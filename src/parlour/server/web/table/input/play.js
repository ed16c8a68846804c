// Answering the question: a verb is pressed, a move is tried, confirmed and sent; why verbs are closed is asked once per question.
import { computed, effect, signal } from '../../vendor/signals.js'
import { prefs } from '../../core/prefs.js'
import { say } from '../../core/i18n.js'
import { guard } from '../state/advice.js'
import { choice, choose, chosenForm, chosenMove, clearChoice, missing } from './choice.js'
import { request } from '../state/connection.js'
import { leastOf, mostOf, needsNothing } from './form.js'
import { catalogue, closed, clearNotice, isAsked, label, scene, showNotice, verbOf, movesInFlight, you } from '../state/store.js'

const TRY_AFTER = 120
const FORCED_AFTER = 700
/**
 * What the room has last said to cards that were held up.
 * @type {import('../../vendor/signals-core.js').Signal<{key: string, ok: boolean, why: string}>}
 */
const lastTrial = signal({ key: '', ok: false, why: '' })
/** The move that is tried: cards that are held up, if they are enough. */
const triedMove = computed(() => (chosenForm.value?.cards && !missing.value && isAsked.value ? JSON.stringify(chosenMove()) : ''))
/** What the room says to the cards that are held up now: ok, or why not; nothing yet. */
export const trial = computed(() => (triedMove.value && lastTrial.value.key === triedMove.value ? lastTrial.value : null))
/** The move that waits for a second press. */
export const unconfirmed = signal('')

/** A verb's button, or its key. @param {string} verb */
export const pressVerb = verb => {
  const form = scene.value?.forms.find(each => each.verb === verb)
  if (!form) return showNotice(closed.value[verb] || verbOf(verb).rule)
  if (needsNothing(form)) {
    choose(verb)
    return submitMove()
  }
  if (choice.value.verb === verb) return clearChoice()
  return choose(verb)
}

/** Sends what was chosen. */
export const submitMove = async () => {
  const now = scene.value
  const lacks = missing.value
  if (!now?.asked || !isAsked.value || movesInFlight.value) return
  if (lacks) return showNotice(say(lacks.key, { count: lacks.count ?? 0, pool: label('pools', lacks.pool ?? '') }))
  const move = chosenMove()
  const spelled = JSON.stringify(move)
  const word = guard.objection(move)
  if (word) return showNotice(word)
  if (needsConfirmation(move) && unconfirmed.value !== spelled) {
    unconfirmed.value = spelled
    return showNotice(say('move.again'))
  }
  if (unconfirmed.value) {
    unconfirmed.value = ''
    clearNotice()
  }
  const said = await request({ t: 'move', asked: now.asked, move })
  if (said.t !== 'no' && choice.value.asked === now.asked) clearChoice()
}

const needsConfirmation = (/** @type {import('./form.js').Move} */ move) => {
  const careful = prefs.value.confirm
  const span = chosenForm.value?.amount
  return careful === 'always' || (careful === 'most' && Boolean(span && isLargeBet(span, move.amount ?? 0)))
}

/**
 * Whether an amount is the highest of several, and half of what one has or more; a full bet at a small limit is neither here nor there.
 * @param {import('../../core/wire.js').Span} span
 * @param {number} amount
 */
const isLargeBet = (span, amount) => amount === mostOf(span) && amount > leastOf(span) && 2 * amount >= (ownMoney() ?? 0)

/** What we have, where the game is about money. */
const ownMoney = () => {
  const known = Object.entries(catalogue.value?.picture?.counters ?? {}).filter(([, each]) => each.kind === 'money')
  const [name] = known.find(([, each]) => each.main) ?? known[0] ?? ['']
  return scene.value?.seats[you.value ?? -1]?.counters?.[name]
}

// Whoever changes the move, or is asked something else, need not be sure of the old one.
effect(() => {
  const still = isAsked.value && choice.value.verb ? JSON.stringify(chosenMove()) : ''
  if (unconfirmed.peek() && unconfirmed.peek() !== still) {
    unconfirmed.value = ''
    clearNotice()
  }
})

// Cards that are held up are tried while one goes on thinking.
let timer = 0
effect(() => {
  const key = triedMove.value
  clearTimeout(timer)
  if (key && key !== lastTrial.peek().key) timer = setTimeout(() => tryMove(key), TRY_AFTER)
})
const tryMove = async (/** @type {string} */ key) => {
  const said = await request({ t: 'try', asked: scene.value?.asked ?? 0, move: JSON.parse(key) }, true)
  if (said.t === 'ok' || said.t === 'no') lastTrial.value = { key, ok: said.t === 'ok', why: said.t === 'no' ? said.why : '' }
}

// What is closed is asked for once per question, and said when somebody presses it.
let lastAsked = 0
effect(() => {
  const asked = isAsked.value ? (scene.value?.asked ?? 0) : 0
  if (asked === lastAsked) return
  lastAsked = asked
  closed.value = {}
  if (asked) askClosed()
})
const askClosed = async () => {
  const said = await request({ t: 'why' }, true)
  if (said.t === 'closed') closed.value = Object.fromEntries(said.closed)
}

// Where only one thing can be done it is done, for those who like it so.
effect(() => {
  const now = scene.value
  if (prefs.value.forced !== 'on' || !isAsked.value || now?.forms.length !== 1 || !needsNothing(now.forms[0])) return
  const { asked } = now
  const { verb } = now.forms[0]
  const forced = setTimeout(() => {
    if (scene.value?.asked === asked && !movesInFlight.value) {
      choose(verb)
      submitMove()
    }
  }, FORCED_AFTER)
  return () => clearTimeout(forced)
})
