// A bracket as columns, one for each stage: all of it, or the upper half, the lower one and the finals.

/** @typedef {import('../../core/wire.js').BracketMatch} Match */

/** Stages of matches, the first one first. @param {Match[]} matches @returns {Match[][]} */
export const columnsOf = matches => {
  const stages = [...new Set(matches.map(each => each.stage))].sort((one, other) => one - other)
  return stages.map(stage => matches.filter(each => each.stage === stage).sort((one, other) => one.number - other.number))
}

/**
 * The parts of a bracket: one, or where who loses goes on below, `upper`, `lower` and `final`.
 * @param {Match[]} matches
 * @returns {{part: string, columns: Match[][]}[]}
 */
export const partsOf = matches => {
  /** @type {Map<number, string>} */
  const parts = new Map()
  for (const match of [...matches].sort((one, other) => one.number - other.number)) parts.set(match.number, partOf(match, parts))
  const found = ['upper', 'lower', 'final'].filter(part => matches.some(each => parts.get(each.number) === part))
  if (found.length < 2) return [{ part: '', columns: columnsOf(matches) }]
  return found.map(part => ({ part, columns: columnsOf(matches.filter(each => parts.get(each.number) === part)) }))
}

/**
 * Where both halves meet is the final, and what follows on it; a loser goes on below.
 * @param {Match} match @param {Map<number, string>} known parts of the matches before
 */
const partOf = ({ feeds }, known) => {
  const from = (feeds ?? []).map(feedOf).filter(each => each.number)
  const halves = from.map(({ word, number }) => {
    const half = known.get(number) ?? 'upper'
    return half === 'final' ? half : word === 'loser' ? 'lower' : half
  })
  if (halves.includes('final')) return 'final'
  const meetAgain = from.length === 2 && from[0].number === from[1].number
  const haveWon = from.length === 2 && from.every(each => each.word === 'winner') && new Set(halves).size === 2
  return meetAgain || haveWon ? 'final' : halves.includes('lower') ? 'lower' : 'upper'
}

/** What is known of somebody who is not known yet: `winner 3` is a word and a number. @param {string} feed */
export const feedOf = feed => {
  const [word, number] = feed.split(' ')
  return { word, number: Number(number ?? 0) }
}

/** Whether somebody has nobody to meet in a match. @param {Match} match */
export const isBye = ({ feeds, entrants }) => Boolean(feeds?.includes('seed 0')) && entrants.some(each => each >= 0)
