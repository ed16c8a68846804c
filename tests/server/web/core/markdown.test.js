import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Markdown } from '../../../../src/parlour/server/web/core/markdown.js'

const RULES = '# Turn\nYou may *knock* once\nor **fold**.\n\n- draw a card\n  of any suit\n- pass\n\n## Showdown\nThe highest hand wins.'

/** Elements as text, with the names of those that mean something. @param {any} node @returns {string} */
const shown = node => {
  if (Array.isArray(node)) return node.map(shown).join('')
  if (node === null || typeof node !== 'object') return String(node ?? '')
  const { type, props } = node
  const inside = shown(props.children)
  return type === 'div' ? inside : `<${props.class ?? type}>${inside}</>`
}

test('headings, paragraphs, items and emphasis are told apart', () => {
  assert.equal(
    shown(Markdown({ text: RULES })),
    '<h3>Turn</><text>You may <em>knock</> once or <b>fold</>.</><item>draw a card of any suit</><item>pass</>' +
      '<h3>Showdown</><text>The highest hand wins.</>',
  )
})

test('a search leaves what holds it, under its heading', () => {
  assert.equal(shown(Markdown({ text: RULES, sought: ' HIGHEST ' })), '<h3>Showdown</><text>The highest hand wins.</>')
  assert.equal(shown(Markdown({ text: RULES, sought: 'nothing such' })), '')
})

test('markup is text', () => {
  assert.equal(shown(Markdown({ text: '<b>no</b>' })), '<text><b>no</b></>')
})
