// Rules and other long texts: headings, lists, paragraphs and emphasis, from plain Markdown to elements.
import { html } from './html.js'

/** @typedef {{kind: 'head' | 'item' | 'text', text: string}} Part */

/** @param {string} text @returns {Part[]} */
const partsOf = text => {
  /** @type {Part[]} */
  const parts = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const head = /^#+\s+(.*)/.exec(line)
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line)
    if (head) parts.push({ kind: 'head', text: head[1] })
    else if (item) parts.push({ kind: 'item', text: item[1] })
    else if (line.trim() && isOpen) parts[parts.length - 1].text += ` ${line.trim()}`
    else if (line.trim()) parts.push({ kind: 'text', text: line.trim() })
    isOpen = Boolean(line.trim()) && !head
  }
  return parts
}

/** @param {string} text */
const withEmphasis = text =>
  text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).map(piece => {
    if (piece.startsWith('**')) return html`<b>${piece.slice(2, -2)}</b>`
    if (piece.startsWith('`')) return html`<code>${piece.slice(1, -1)}</code>`
    return piece.length > 2 && piece.startsWith('*') && piece.endsWith('*') ? html`<em>${piece.slice(1, -1)}</em>` : piece
  })

/**
 * The text, or only what holds the words sought, under their headings.
 * @param {{text: string, sought?: string}} given
 */
export const Markdown = ({ text, sought = '' }) => {
  const wanted = sought.trim().toLowerCase()
  const parts = partsOf(text)
  const has = (/** @type {Part} */ part) => part.text.toLowerCase().includes(wanted)
  const shown = parts.filter((part, nth) => {
    if (!wanted || has(part) || part.kind !== 'head') return !wanted || has(part)
    const end = parts.findIndex((other, at) => at > nth && other.kind === 'head')
    return parts.slice(nth + 1, end < 0 ? undefined : end).some(has)
  })
  return html`
    <div class="prose">
      ${shown.map(part =>
        part.kind === 'head' ? html`<h3>${part.text}</h3>` : html`<p class=${part.kind}>${withEmphasis(part.text)}</p>`,
      )}
    </div>
  `
}
