// A bracket as columns: one for each stage, the upper half before the lower one.

/** @typedef {import('../../core/wire.js').BracketMatch} Match */

/** Stages of matches, the first one first. @param {Match[]} matches @returns {Match[][]} */
export const columnsOf = matches => {
  const stages = [...new Set(matches.map(each => each.stage))].sort((one, other) => one - other)
  return stages.map(stage => matches.filter(each => each.stage === stage).sort((one, other) => one.number - other.number))
}

/** What is known of somebody who is not known yet: `winner 3` is a word and a number. @param {string} feed */
export const feedOf = feed => {
  const [word, number] = feed.split(' ')
  return { word, number: Number(number ?? 0) }
}
