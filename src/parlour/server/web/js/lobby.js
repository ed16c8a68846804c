// The lobby: public tables, quick play, a table of one's own with house rules, one's games, and who one is.
import { ask, byId, element, fill, line, me } from './room.js'

const say = text => fill('message', text)
const tried = doing => async event => { event?.preventDefault(); say(''); try { await doing(event) } catch (no) { say(no.message) } }
const go = table => { location.href = `/t/${table}` }
let games = []

const showTables = tables => fill('tables', ...(tables.length ? tables : [null]).map(each => each
  ? element('li', {}, element('a', { href: `/t/${each.table}` }, each.title || each.game), ` ${each.game} ${each.variant}: ${each.people} of ${each.seats}, ${each.status}`)
  : element('li', {}, 'Nobody has a public table open.')))

// House rules: a field for every switch of the rules that is a number, a word or a yes, from the JSON Schema.
const resolved = (schema, part) => {
  const found = part.$ref ? schema.$defs[part.$ref.split('/').pop()] : part
  return found.anyOf ? { ...resolved(schema, found.anyOf.find(each => each.type !== 'null')), none: true } : found
}
const NOT_ASKED = ['metadata', 'moveLabels', 'moveValidity', 'rules', 'strategyTips', 'menu', 'shortOptions', 'openZones', 'exampleHandOdds', 'bluffSettings', 'players']
const fields = (schema, part, tree, path) => Object.entries(part.properties ?? {}).filter(([name]) => path.length || !NOT_ASKED.includes(name)).flatMap(([name, inner]) => {
  const kind = resolved(schema, inner), value = tree?.[name], where = [...path, name]
  if (kind.properties) return [element('fieldset', {}, element('legend', {}, name), ...fields(schema, kind, value, where))]
  const given = { name: JSON.stringify(where) }
  if (kind.enum) return [element('label', {}, `${name} `, element('select', given, ...kind.enum.map(each => element('option', { selected: each === value }, each))))]
  if (kind.type === 'boolean') return [element('label', {}, element('input', { ...given, type: 'checkbox', checked: value }), ` ${name}`)]
  if (kind.type === 'integer') return [element('label', {}, `${name} `, element('input', { ...given, type: 'number', min: kind.minimum ?? '', max: kind.maximum ?? '', value: value ?? '', placeholder: kind.none ? 'none' : '' }))]
  return []
})
const valueOf = field => field.type === 'checkbox' ? field.checked : field.type === 'number' ? (field.value === '' ? null : Number(field.value)) : field.value
const changes = tree => {
  const changed = {}
  for (const field of byId('rules').querySelectorAll('input, select')) {
    const path = JSON.parse(field.name), value = valueOf(field)
    if ((path.reduce((part, name) => part?.[name], tree) ?? null) === value) continue
    path.slice(0, -1).reduce((part, name) => part[name] ??= {}, changed)[path.at(-1)] = value
  }
  return changed
}

let rules
const showRules = async () => {
  const form = byId('open'), game = games.find(each => each.game === form.game.value)
  rules = await ask(`/api/games/${game.game}?variant=${encodeURIComponent(form.variant.value)}`)
  fill('rules', ...fields(rules.schema, resolved(rules.schema, rules.schema), rules.rules, []))
}
const chooseGame = async () => {
  const form = byId('open'), game = games.find(each => each.game === form.game.value)
  form.variant.replaceChildren(...game.variants.map(each => element('option', {}, each)))
  form.seats.min = game.least; form.seats.max = game.most; form.seats.value = Math.min(game.most, Math.max(game.least, 4))
  await showRules()
}

const start = async () => {
  byId('who').name.value = (await me()).name
  games = await ask('/api/games')
  fill('quick', ...games.map(each => element('button', { type: 'button', title: each.summary, onclick: tried(async () => go((await ask('/api/quick', { game: each.game })).table)) }, each.title)))
  const form = byId('open')
  form.game.replaceChildren(...games.map(each => element('option', { value: each.game }, each.title)))
  form.game.onchange = tried(chooseGame); form.variant.onchange = tried(showRules)
  await chooseGame()
  const mine = await ask('/api/my/games')
  fill('mine', ...mine.map(each => element('li', {}, element('a', { href: `/t/${each.table}` }, `${each.game}, ${new Date(each.began).toLocaleString()}`),
    ` ${each.seats.map(seat => seat.name + (seat.place ? ` (${seat.place})` : '')).join(', ')} `,
    each.ended ? element('a', { href: `/api/tables/${each.table}/games/${each.number}/export` }, 'download') : 'running')))
  line(async () => ({ table: '' }), heard => heard.t === 'lobby' && showTables(heard.tables), () => {})
}
byId('who').onsubmit = tried(async event => { event.target.name.value = (await ask('/api/me', { name: event.target.name.value })).name })
byId('open').onsubmit = tried(async event => {
  const form = event.target
  const settings = { game: form.game.value, variant: form.variant.value, seats: Number(form.seats.value), public: form.public.checked, rated: form.rated.checked, clock: form.hurry.checked ? 'rules' : 'none', changes: changes(rules.rules) }
  go((await ask('/api/tables', settings)).table)
})
byId('code').onclick = tried(async () => fill('shown', (await ask('/api/me/code', {})).code))
byId('recover').onsubmit = tried(async event => { await ask('/api/recover', { code: event.target.code.value }); location.reload() })
tried(start)()
