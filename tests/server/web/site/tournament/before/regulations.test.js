import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadTexts } from '../../../../../../src/parlour/server/web/core/i18n.js'
import { absenceLines, changesOf, sentencesOf } from '../../../../../../src/parlour/server/web/site/tournament/before/regulations.js'

const TEXTS = new URL('../../../../../../src/parlour/server/web/site/tournament/text/', import.meta.url)
globalThis.fetch = /** @type {any} */ (
  async (/** @type {URL} */ address) => ({ json: async () => JSON.parse(readFileSync(address, 'utf8')) })
)
await loadTexts(TEXTS)

const FORMATS = ['freeze-out', 'shoot-out', 'group-knockout', 'swiss', 'round-robin', 'single-elimination', 'double-elimination', 'arena']
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

test('who is away in a pairing loses the game, and nobody is drawn by lot', () => {
  const lines = absenceLines({ game: 'x', format: { name: 'swiss' }, clock: { forfeit_seconds: 90 } })
  assert.match(lines.join(' '), /90 seconds/)
  assert.match(lines.at(-1) ?? '', /by lot/)
})

test('changes of rules are called as the game calls them', () => {
  const changes = { betting: { ante: 2, blind: true }, decks: 2 }
  assert.deepEqual(changesOf(changes, { 'betting.ante': 'Einsatz' }), ['Einsatz 2', 'blind yes', 'decks 2'])
})
