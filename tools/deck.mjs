// Makes the sprite of card faces from the CC0 art of @letele/playing-cards: node deck.mjs ART.esm.js SVGO_FOLDER > cards.svg
// Run by tools/vendor.py. Faces f1–f52 have a normal index, l1–l52 a large one; f0 and l0 are jokers, back is our own.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const [art, tools] = process.argv.slice(2)
const { optimize } = await import(pathToFileURL(createRequire(`${tools}/`).resolve('svgo')).href)

const KEPT = new Set(['viewBox', 'preserveAspectRatio', 'patternUnits'])
const attribute = name => KEPT.has(name) ? name : name.replace(/[A-Z]/g, each => `-${each.toLowerCase()}`)
const React = {
  createElement: (tag, given, ...inside) => {
    const told = Object.entries(given ?? {}).filter(([, value]) => value !== undefined && value !== null)
    return `<${tag}${told.map(([name, value]) => ` ${attribute(name)}="${value}"`).join('')}>${inside.flat(9).filter(Boolean).join('')}</${tag}>`
  },
}

/** @returns {Record<string, string>} each card of the package as SVG text */
const faces = () => {
  const source = fs.readFileSync(art, 'utf8').replace(/^import.*$/mg, '')
    .replace(/export\s*\{[\s\S]*?\};?/, found => found.replace('export', 'return').replace(/(\w+) as (\w+)/g, '$2: $1'))
  const made = new Function('React', '_extends', source)(React, Object.assign)
  return Object.fromEntries(Object.entries(made).map(([name, draw]) => [name, draw({})]))
}

const svgs = faces()
const symbols = svg => [...svg.matchAll(/<symbol id="([^"]+)"([^>]*)>([\s\S]*?)<\/symbol>/g)]
  .map(([, id, given, inside]) => ({ id, inside, box: /viewBox="([^"]+)"/.exec(given)?.[1] ?? '' }))
const inked = text => text.replace(/(fill|stroke)="(?:red|#f00|#000|black)"/g, '$1="currentColor"')
const round = number => Math.round(number * 10) / 10
const use = (id, x, y, size, turned = false) =>
  `<use href="#${id}" x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}"${turned ? ' transform="rotate(180)"' : ''}/>`
const twice = (id, x, y, size) => use(id, x, y, size) + use(id, x, y, size, true)

const SUITS = ['C', 'H', 'S', 'D'], RANKS = ['a', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'j', 'q', 'k']
const parts = []
const symbol = (id, box, inside, more = '') => parts.push(`<symbol id="${id}" viewBox="${box}"${more}>${inside}</symbol>`)
const FACE = '-120 -168 240 336'

for (const suit of SUITS) {
  const found = symbols(svgs[`${suit}2`]).find(each => each.box.startsWith('-600'))
  const drawn = inked(found.inside)
  symbol(`s${suit}`, found.box, drawn.includes('currentColor') ? drawn : drawn.replace('<path ', '<path fill="currentColor" '))
}
RANKS.forEach((rank, nth) => {
  const found = symbols(svgs[`H${rank}`]).find(each => each.box.startsWith('-500'))
  symbol(`r${nth + 1}`, found.box, inked(found.inside).replace(/stroke-width="80"/, 'stroke-width="130"'))
})

const index = (rank, suit) => twice(`r${rank}`, -119, -163, 54) + twice(`s${suit}`, -118, -109, 48)
const large = (rank, suit) => use(`r${rank}`, -116, -158, 128) + use(`s${suit}`, -114, -30, 100) + use(`s${suit}`, -24, 22, 138)

// The lower half of a number is a group turned by 180°, inside which the same pips are placed once more.
const pips = (suit, rank) => {
  if (rank === 'a') return use(`s${suit}`, -70, -70, 140)
  const svg = svgs[`${suit}${rank}`], group = /<g transform="rotate\(180\)">[\s\S]*?<\/g>/.exec(svg)?.[0] ?? ''
  return placed(suit, svg.replace(group, ''), false) + placed(suit, group, true)
}
const placed = (suit, text, turned) => [...text.matchAll(/<use ([^>]*width="70"[^>]*)>/g)].map(([, given]) => {
  const at = name => Number(new RegExp(`(?:^| )${name}="([^"]+)"`).exec(given)?.[1]) + 35
  return use(`s${suit}`, at('x') * 0.8 - 30, at('y') * 0.98 - 30, 60, turned)
}).join('')

// Courts are drawn 2,000 units high; at less than half of that whole numbers are still finer than any screen.
const COARSE = 0.4
const coarse = text => text.replace(/<path /g, `<path transform="scale(${COARSE})" `)
  .replace(/(<use [^>]*?)transform="([^"]*)"/g, `$1transform="scale(${COARSE}) $2"`)
  .replace(/<use (?![^>]*transform=)/g, `<use transform="scale(${COARSE})" `)

// A court is drawn in layers, each upright and turned before the next, so that the two halves meet in the middle.
const court = (suit, rank) => {
  const svg = svgs[`${suit}${rank}`], drawn = svg.slice(svg.lastIndexOf('</defs>'))
  const layers = symbols(svg).filter(each => each.box === '0 0 1300 2000')
    .sort((one, other) => drawn.indexOf(`#${one.id}"`) - drawn.indexOf(`#${other.id}"`))
  const size = 'x="-72" y="-131" width="144" height="262"'
  const painted = layers.map((layer, nth) => {
    const id = `p${suit}${rank}${nth}`
    symbol(id, `0 0 ${1300 * COARSE} ${2000 * COARSE}`, coarse(layer.inside).replace(/href="#[^"]*"/g, `href="#s${suit}"`), ' preserveAspectRatio="none"')
    return `<use href="#${id}" ${size}/><use href="#${id}" ${size} transform="rotate(180)"/>`
  })
  const frame = '<rect x="-72" y="-131" width="144" height="262" rx="4" fill="none" stroke="#44f" stroke-width="1.5"/>'
  return painted.join('') + frame + twice(`s${suit}`, -72, -129, 42)
}

SUITS.forEach((suit, nth) => RANKS.forEach((rank, place) => {
  const card = nth * 13 + place + 1
  const middle = place > 9 ? court(suit, rank) : pips(suit, rank)
  symbol(`f${card}`, FACE, index(place + 1, suit) + middle)
  symbol(`l${card}`, FACE, large(place + 1, suit))
}))

const STAR = 'M0-60 17-19 60-17 26 9 38 52 0 27-38 52-26 9-60-17-17-19Z'
const letters = '<text x="-100" y="-118" font-size="46" font-family="Georgia,serif" font-weight="700" fill="currentColor">★</text>'
symbol('f0', FACE, `${letters}<g transform="rotate(180)">${letters}</g><circle r="86" fill="none" stroke="currentColor" stroke-width="3"/><path d="${STAR}" fill="currentColor" transform="scale(1.25)"/><circle r="20" fill="#ffd84d"/>`)
symbol('l0', FACE, `<path d="${STAR}" fill="currentColor" transform="translate(-50 -92) scale(1.05)"/><path d="${STAR}" fill="currentColor" transform="translate(44 88) scale(1.2)"/>`)

// svgo at whole numbers: at 2,000 units a card nobody can see the difference, and it is half the size.
const whole = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`
const KEEP = { cleanupIds: false, removeHiddenElems: false, removeUselessDefs: false, removeUnknownsAndDefaults: false, moveElemsAttrsToGroup: false, moveGroupAttrsToElems: false }
const packed = optimize(whole, { multipass: true, floatPrecision: 0, plugins: [
  { name: 'preset-default', params: { overrides: { ...KEEP, convertTransform: { floatPrecision: 3 }, cleanupNumericValues: { floatPrecision: 1 } } } },
] })
process.stdout.write(packed.data)
