import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf, groupsOf, inWords, textOf, treeOf } from '../../../../../src/parlour/server/web/site/lobby/schema.js'

const SCHEMA = {
  $ref: '#/$defs/Rules',
  $defs: {
    Rules: {
      properties: {
        metadata: { type: 'string' },
        lives: { type: 'integer', minimum: 1, maximum: 9 },
        betting: { $ref: '#/$defs/Betting' },
        limit: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
        order: { type: 'array', items: { enum: ['pair', 'flush'] }, minItems: 2 },
        wild: { type: 'array', items: { enum: ['two', 'joker'] } },
        steps: { type: 'array', items: { type: 'integer' } },
        version: { const: 1 },
        only: { enum: ['one'] },
        dealt: { anyOf: [{ type: 'integer' }, { enum: ['all'] }] },
        counted: { anyOf: [{ type: 'integer' }, { enum: ['all'] }] },
      },
    },
    Betting: { properties: { blind: { type: 'boolean' }, style: { enum: ['fixed', 'pot'] }, rate: { type: 'number' } } },
  },
}
const RULES = {
  metadata: 'x',
  lives: 3,
  betting: { blind: true, style: 'pot', rate: 0.5 },
  limit: null,
  order: ['flush', 'pair'],
  wild: ['joker'],
  steps: [1, 2],
  version: 1,
  only: 'one',
  dealt: 'all',
  counted: 5,
}
const fields = fieldsOf({
  rules: RULES,
  schema: SCHEMA,
  switches: { lives: 'Lives to begin with', betting: 'Betting', 'style.pot': 'up to the pot' },
})
const field = (/** @type {string} */ path) => fields.find(each => each.path === path)

test('every field of the rules is asked for by its kind', () => {
  assert.deepEqual(Object.fromEntries(fields.map(each => [each.path, each.kind])), {
    lives: 'number',
    'betting.blind': 'switch',
    'betting.style': 'choice',
    'betting.rate': 'number',
    limit: 'number',
    order: 'order',
    wild: 'set',
    steps: 'numbers',
    version: 'fixed',
    counted: 'number',
  })
})

test('bounds, steps and what may be left empty come from the schema', () => {
  assert.deepEqual([field('lives')?.low, field('lives')?.high, field('lives')?.step, field('lives')?.none], [1, 9, 1, false])
  assert.equal(field('betting.rate')?.step, 'any')
  assert.ok(field('limit')?.none)
})

test('fields and values are called as the texts say, else by their names in words', () => {
  assert.equal(field('lives')?.label, 'Lives to begin with')
  assert.equal(field('betting.style')?.label, 'Betting: style')
  assert.deepEqual(
    ['pot', 'fixed'].map(each => field('betting.style')?.called(each)),
    ['up to the pot', 'fixed'],
  )
  assert.deepEqual(['knockLoseExtra', 'two-pair', 'K'].map(inWords), ['knock lose extra', 'two pair', 'K'])
})

test('a list keeps the order of the rules, and what else could be chosen comes after it', () => {
  assert.deepEqual(field('order')?.choices, ['flush', 'pair'])
  assert.deepEqual(field('wild')?.choices, ['joker', 'two'])
})

test('groups are named by the first part of the path, those at the top first', () => {
  assert.deepEqual(
    groupsOf(fields).map(([name, inner]) => [name, inner.length]),
    [
      ['', 7],
      ['betting', 3],
    ],
  )
})

test('changes become a tree again', () => {
  assert.deepEqual(treeOf({ 'betting.blind': false, 'betting.rate': 1, lives: 2 }), { betting: { blind: false, rate: 1 }, lives: 2 })
  assert.equal(textOf(undefined), textOf(null))
})
