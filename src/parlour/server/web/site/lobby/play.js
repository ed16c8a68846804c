// Playing at once: a seat at a quick game, and which game somebody usually plays.
import { callApi } from '../../core/api.js'
import { reportRefusal } from '../layout.js'

/** @typedef {import('../../core/wire.js').Opened} Opened */
const USUAL_KEY = 'parlour.usual'

/** The game that was played last from here, or ''. */
export const usualGame = () => localStorage.getItem(USUAL_KEY) ?? ''

/** Sits down at a quick game. @param {string} game */
export const playNow = game =>
  reportRefusal(async () => {
    const { table } = /** @type {Opened} */ (await callApi('/api/quick', { game }))
    localStorage.setItem(USUAL_KEY, game)
    location.href = `/t/${table}#sit`
  })
