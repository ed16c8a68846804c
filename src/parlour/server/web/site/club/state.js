// The club of this page, as the room tells it to its members, and what can be asked of the room.
import { signal } from '../../vendor/signals.js'
import { callApi, currentPerson, Refused } from '../../core/api.js'
import { say } from '../../core/i18n.js'
import { showMessage, reportRefusal } from '../layout.js'

/** @typedef {import('../../core/wire.js').ClubFacts} ClubFacts */
/** The club's key, from the address; '' where one is to be founded. */
export const key = location.pathname.split('/')[2] ?? ''
/** The club; none for whoever is not in it. @type {import('../../vendor/signals-core.js').Signal<ClubFacts | null>} */
export const club = signal(null)
/** Who we are. @type {import('../../vendor/signals-core.js').Signal<import('../../core/wire.js').Me | null>} */
export const me = signal(null)
const EVERY = 10_000
let isPolling = false

/** Reads who we are, and the club where it is one of ours: the room tells others nothing of it. */
export const load = async () => {
  me.value = await currentPerson()
  if (!key) return
  const mine = /** @type {import('../../core/wire.js').ClubLine[]} */ (await callApi('/api/clubs'))
  if (mine.some(each => each.club === key)) await read()
}

const read = async () => {
  club.value = await callApi(`/api/clubs/${key}`)
  document.title = `${club.value?.name} · Parlour`
  poll()
}

/** Asks again now and then, while somebody looks at the page. */
const poll = () => {
  if (isPolling) return
  isPolling = true
  setInterval(() => {
    if (club.value && !document.hidden && navigator.onLine) read().catch(leaveIfGone)
  }, EVERY)
}

/** Shows the door to whoever is in the club no longer. @param {unknown} no */
const leaveIfGone = no => {
  if (!(no instanceof Refused) || no.code !== 'no-club') return
  club.value = null
  showMessage(say('club.gone'), true)
}

/** Says what we are called, where we are called nothing yet. @param {string} name */
export const takeName = async name => {
  if (me.value?.guest) me.value = await callApi('/api/me', { name })
}

/** Comes in. @param {string} password */
export const join = async password => {
  await callApi(`/api/clubs/${key}/join`, { password })
  await read()
}

/**
 * Does something in the club, and shows what has come of it.
 * @param {'presence' | 'name' | 'password' | 'remove' | 'founder'} what
 * @param {object} body
 */
export const act = async (what, body) => {
  await callApi(`/api/clubs/${key}/${what}`, body)
  await read()
}

/** Leaves the club, or closes it, and goes to the lobby. @param {'leave' | 'close'} what */
export const part = what =>
  reportRefusal(async () => {
    await callApi(`/api/clubs/${key}/${what}`, {})
    location.href = '/'
  })
