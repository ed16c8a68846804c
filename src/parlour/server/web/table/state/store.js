// The state of the table as signals: filled by connection.js and pacing.js, drawn by the views.
import { batch, computed, signal } from '../../vendor/signals.js'
import { say } from '../../core/i18n.js'
import { computedFor, shareUnchanged } from './structural_sharing.js'

/** @typedef {import('../../core/wire.js').Catalogue} Catalogue */
/** @typedef {import('../../core/wire.js').Seats} Seats */
/** @typedef {import('../../core/wire.js').ZoneView} Zone */
/** @typedef {import('../../core/wire.js').SaidForm} Form */
/** @typedef {import('../../core/wire.js').Told} Told */
/**
 * A state with its two parts laid over each other.
 * @typedef {object} Scene
 * @property {number} seq
 * @property {number} game
 * @property {string} phase
 * @property {number[]} toAct
 * @property {import('../../core/wire.js').SeatView[]} seats
 * @property {Zone[]} zones
 * @property {Record<string, number>} counters
 * @property {import('../../core/wire.js').SaidEnding | null} ending
 * @property {Form[]} forms
 * @property {string} prompt
 * @property {string[]} notes
 * @property {Record<string, [number, string][]>} marks
 * @property {Record<string, import('../../core/wire.js').SaidPrice>} [prices]
 * @property {number} asked
 * @property {Told[]} events
 * @property {number} missed
 * @property {import('../../core/wire.js').Clock | null} clock
 */
/** @template T @typedef {import('../../vendor/signals-core.js').Signal<T>} Signal */

/** The table's key, from the address; another one when a tournament's player moves. */
export let table = location.pathname.split('/')[2] ?? ''

/** @type {Signal<{on: boolean, why: string, ended: boolean}>} */
export const connection = signal({ on: false, why: '', ended: false })
/** @type {Signal<Catalogue | null>} */
export const catalogue = signal(null)
/** What is agreed at a table; one of a tournament names it. */
/** @typedef {Partial<import('../../core/wire.js').TableSettings> & {tournament?: string, seek?: string, club?: boolean}} Settings */
/** @type {Signal<Settings>} */
export const settings = signal({})
/** The tournament of this table, or ''. */
export const tournament = computed(() => settings.value.tournament ?? '')
/** Whether we have sat at this table since we came. @type {Signal<boolean>} */
export const hasSat = signal(false)
/** Where a tournament sends us, until we are there. @type {Signal<import('../../core/wire.js').Go | null>} */
export const going = signal(null)
/** @type {Signal<Seats>} */
export const seats = signal({ t: 'seats', status: '', seats: [] })
/** @type {Signal<number | null>} */
export const you = signal(null)
/** @type {Signal<string>} */
export const myName = signal('')
/** Whether we have no name of our own yet, and what we could be called here. @type {Signal<{guest: boolean, name: string}>} */
export const suggestion = signal({ guest: false, name: '' })
/** The chair that is ours as soon as we have said what to call us, and why the last name was refused. */
/** @typedef {{seat: number, name: string, why: string}} Naming */
/** @type {Signal<Naming | null>} */
export const naming = signal(null)
/** When whoever seeks players here stops to wait, by this browser's clock; 0 where nobody does. @type {Signal<number>} */
export const seekEnds = signal(0)
/** Friends who want us at their tables. @type {Signal<import('../../core/wire.js').Challenged[]>} */
export const challenges = signal([])
/** @type {Signal<Scene | null>} */
export const scene = signal(null)
/** @type {Signal<{n: number, say: string, mine: boolean}[]>} */
export const log = signal([])
/** @type {Signal<import('../../core/wire.js').Said[]>} */
export const talk = signal([])
/** Which verbs are closed now, and why. @type {Signal<Record<string, string>>} */
export const closed = signal({})
/** What the page has to say for a moment. @type {Signal<{text: string, bad: boolean, n: number}>} */
export const notice = signal({ text: '', bad: false, n: 0 })
/** How far the room's clock is ahead of ours, in milliseconds. */
export const clockOffset = signal(0)
/** Moves that were sent and not answered yet. */
export const movesInFlight = signal(0)

/** Leaves this table for another; nothing of the old one is kept. @param {string} key */
export const leaveFor = key => {
  table = key
  batch(() => {
    seats.value = { t: 'seats', status: '', seats: [] }
    you.value = null
    scene.value = null
    talk.value = []
    closed.value = {}
    going.value = null
    hasSat.value = false
  })
}
/** Shows this state; parts of it that are as before stay the same objects. @param {Scene} coming */
export const showScene = coming => {
  scene.value = shareUnchanged(scene.peek(), coming)
}
/** Whether there is a state to be shown. */
export const hasScene = computed(() => scene.value !== null)
/** What is public of a seat. */
export const seatAt = computedFor((/** @type {number} */ seat) => scene.value?.seats[seat])
/** Whether the seat is to act now. */
export const isToAct = computedFor(
  (/** @type {number} */ seat) => Boolean(scene.value?.toAct.includes(seat)) && seats.value.status === 'playing',
)
/** The clock, where it runs for the seat. */
export const clockOf = computedFor((/** @type {number} */ seat) =>
  scene.value?.clock?.of && scene.value.clock.seats?.includes(seat) ? scene.value.clock : null,
)

/** Whether something is asked of us, and can be answered. */
export const isAsked = computed(() => Boolean(scene.value?.asked && scene.value.forms.length && !seats.value.seats[you.value ?? -1]?.house))
/** Whether we decide at this table; at one of a tournament its director does, and at one that sought its players nobody. */
export const isHost = computed(
  () =>
    !tournament.value &&
    !settings.value.seek &&
    you.value !== null &&
    (seats.value.seats[you.value]?.host || !seats.value.seats.some(each => each.host)),
)

/** @param {keyof import('../../core/wire.js').Labels} group @param {string} name */
export const label = (group, name) => catalogue.value?.labels[group]?.[name] ?? name

/** @param {string} name */
export const verbOf = name => catalogue.value?.verbs.find(each => each.verb === name) ?? { verb: name, label: name, rule: '', key: '' }

/** What a seat is called; always shown as text. @param {number} seat */
export const nameOf = seat => seats.value.seats[seat]?.name || say('seat.number', { number: seat + 1 })

/** How long a notice stays: a moment, and as long as it takes to read it twice. */
const MOMENT = 5000
const A_LETTER = 100
let notices = 0
let fading = 0
/** Says something for a moment. @param {string} text @param {boolean} [bad] */
export const showNotice = (text, bad = false) => {
  clearTimeout(fading)
  notice.value = { text, bad, n: ++notices }
  if (text) fading = setTimeout(clearNotice, MOMENT + A_LETTER * text.length)
}
/** Takes back what was said. */
export const clearNotice = () => showNotice('')

/** The room's time now, in milliseconds. */
export const roomNow = () => Date.now() + clockOffset.peek()
