// Cards as numbers, and what they are called: 1–13 clubs, 14–26 hearts, 27–39 spades, 40–52 diamonds; 0 a joker, -1 a back.
import { hasText, say } from './i18n.js'

export const BACK = -1
export const SUIT_NAMES = 'CHSD'
/** @type {Record<string, string>} */
export const SUIT_SIGNS = { C: '♣', H: '♥', S: '♠', D: '♦' }
const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** @param {number} card @returns {string} C, H, S, D, or nothing */
export const suitOf = card => (card > 0 ? SUIT_NAMES[Math.floor((card - 1) / 13)] : '')

/** Short: 10♥, ★. @param {number} card */
export const cardText = card => {
  const suit = suitOf(card)
  return card < 0 ? '▒' : suit ? RANK_NAMES[(card - 1) % 13] + SUIT_SIGNS[suit] : '★'
}

/** In words, for those who listen: "king of clubs". @param {number} card */
export const cardName = card => {
  const suit = suitOf(card)
  if (card < 0) return say('card.back')
  if (!suit) return say('card.joker')
  const rank = RANK_NAMES[(card - 1) % 13]
  return say('card.of', { rank: hasText(`rank.${rank}`) ? say(`rank.${rank}`) : rank, suit: say(`suit.${suit}`) })
}

/**
 * The card that a word names: as, 10D, TD, 10♦, joker, *.
 * @param {string} word
 * @returns {number | undefined}
 */
export const cardNamed = word => {
  const name = word
    .trim()
    .toUpperCase()
    .replace(/\uFE0F/g, '')
    .replace(/^T/, '10')
  if (['JOKER', 'JKR', '*', '★'].includes(name)) return 0
  const last = name.slice(-1)
  const sign = '♣♥♠♦'.indexOf(last)
  const suit = sign >= 0 ? sign : SUIT_NAMES.indexOf(last)
  const rank = RANK_NAMES.indexOf(name.slice(0, -1))
  return suit < 0 || rank < 0 || !last ? undefined : 13 * suit + rank + 1
}
