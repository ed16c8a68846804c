import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { formats } from '../../../../../../src/parlour/server/web/site/tournament/formats.js'
import { loadTexts } from '../../../../../../src/parlour/server/web/core/i18n.js'
import { absenceLines, changesOf, sentencesOf } from '../../../../../../src/parlour/server/web/site/tournament/before/regulations.js'

const TEXTS = new URL('../../../../../../src/parlour/server/web/site/tournament/text/', import.meta.url)
globalThis.fetch = /** @type {any} */ (
  async (/** @type {URL} */ address) => ({ json: async () => JSON.parse(readFileSync(address, 'utf8')) })
)
await loadTexts(TEXTS)

const FORMATS = ['freeze-out', 'swiss', 'arena', 'single-elimination']
formats.value = FORMATS.map(name => ({
  ...{ format: name, title: name, how: 'Played as {go_on} {rounds} {minutes}.', howOne: '', ends: 'It ends.', options: [] },
  ...{ leastChairs: 2, mostChairs: 64, stacks: name === 'freeze-out', late: true, points: false, rounds: name !== 'arena' },
}))
formats.value[3].how = 'Best of {best_of}.'
formats.value[3].howOne = 'One game.'
const linesOf = (/** @type {any} */ regulations, stack = 0) => sentencesOf(regulations, stack).flatMap(part => part.lines)

test('every format is told in sentences, without a blank or a key', () => {
  for (const name of FORMATS) {
    const lines = linesOf({ game: 'x', format: { name }, tie_breaks: ['buchholz', 'fewer-games'] })
    assert.ok(lines.length >= 7)
    for (const line of lines) assert.match(line, /^[A-Z].*\.$/)
    for (const line of lines) assert.doesNotMatch(line, /[{}]|tour\.|reg\./)
  }
})

test('what the regulations say is in them', () => {
  const lines = linesOf(
    {
      game: 'x',
      format: { name: 'freeze-out' },
      entrants: { least: 4, most: 32 },
      entry: { by: 'code', house: 'house:easy' },
      levels: [{ after_rounds: 10, changes: { betting: { ante: 2 } } }],
      late_entry: { closed_from_level: 2 },
      reentry: { closed_from_level: 3 },
      prizes: { kind: 'shares', places: [50, 30] },
      absence: { policy: 'forfeit', rounds: 5 },
    },
    100,
  ).join(' ')
  for (const said of ['100 stack', 'Level 2 after 10 rounds: ante 2', 'needs a code', 'fill up', 'before level 2', 'once before level 3'])
    assert.ok(lines.includes(said), said)
  assert.match(lines, /sits out for 5 rounds is out/)
  assert.match(lines, /Shares of the prize: 1st 50, 2nd 30\./)
})

test('a format says how it is played, with its options filled in', () => {
  const said = (/** @type {any} */ format) => linesOf({ game: 'x', format })[0]
  assert.equal(said({ name: 'swiss', rounds: 5, go_on: 2 }), 'Played as 2 5 0.')
  assert.equal(said({ name: 'single-elimination', best_of: 3 }), 'Best of 3.')
  assert.equal(said({ name: 'single-elimination' }), 'One game.')
})

test('late entry ends with a level or a round, or not before the end', () => {
  const said = (/** @type {string} */ name) => linesOf({ game: 'x', format: { name }, late_entry: { closed_from_level: 2 } }).join(' ')
  assert.match(said('freeze-out'), /before level 2/)
  assert.match(said('swiss'), /before round 2/)
  assert.match(said('arena'), /until the end/)
})

test('who is away in a pairing loses the game, and nobody is drawn by lot', () => {
  const lines = absenceLines({ game: 'x', format: { name: 'swiss' }, clock: { forfeit_seconds: 90 } })
  assert.match(lines.join(' '), /90 seconds/)
  assert.match(lines.at(-1) ?? '', /by lot/)
})

test('changes of rules are called as the game calls them', () => {
  const changes = { betting: { ante: 2, blind: true }, decks: 2 }
  assert.deepEqual(changesOf(changes, { 'betting.ante': 'Einsatz' }), ['Einsatz 2', 'blind yes', 'decks 2'])
})
