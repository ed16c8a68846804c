// A table: any game drawn from the catalogue and the states, asked for by forms; no game is known by name.
import { ask, byId, cardElement, cardText, element, fill, line, me } from './room.js'

const table = location.pathname.split('/')[2]
let catalogue, seats = { seats: [] }, state, you = null, seq = 0, id = 0, due = 0, luck = null
const label = (group, name) => catalogue?.labels[group]?.[name] ?? name
const verb = name => catalogue?.verbs.find(each => each.verb === name) ?? { label: name, rule: '' }
const nameOf = seat => seats.seats[seat]?.name || `seat ${seat + 1}`
const send = message => { fill('no'); tell({ id: ++id, ...message }) }
const button = (text, doing, title = '') => element('button', { type: 'button', title, onclick: doing }, text)

// A value that nobody can guess, promised now and opened before the deal; only where the browser can hash.
const promise = async () => {
  if (!crypto.subtle) return ''
  const hex = bytes => [...new Uint8Array(bytes)].map(each => each.toString(16).padStart(2, '0')).join('')
  const value = crypto.getRandomValues(new Uint8Array(32))
  luck = hex(value)
  sessionStorage.setItem(`luck ${table}`, luck)
  const labelled = new Uint8Array([...new TextEncoder().encode('parlour value commitment v1'), ...value])
  return hex(await crypto.subtle.digest('SHA-256', labelled))
}
const sit = async seat => send({ t: 'sit', seat, name: who.name, luck: await promise() })

const showSeats = () => {
  const host = you !== null && (seats.seats[you].host || !seats.seats.some(each => each.host)), playing = seats.status === 'playing'
  const level = catalogue ? `house:${catalogue.levels.includes('medium') ? 'medium' : catalogue.levels[0]}` : 'house:medium'
  fill('seats', ...seats.seats.map(each => {
    const acts = state?.common.toAct?.includes(each.seat)
    const facts = state?.common.seats?.[each.seat]
    const counters = Object.entries(facts?.counters ?? {}).map(([name, value]) => `${label('counters', name)} ${value}`)
    const badges = (facts?.badges ?? []).map(each => label('badges', each))
    const line = element('li', { value: each.seat + 1, className: `${each.seat === you ? 'you' : ''} ${acts ? 'act' : ''}` },
      each.kind === 'empty' ? 'empty' : `${each.name}${each.kind === 'bot' ? ` (${each.player})` : each.here === false ? ' (away)' : ''}${each.house ? ' (the house plays)' : ''}${each.host ? ' · host' : ''} `,
      [...counters, ...badges].join(' · '), ' ')
    if (each.kind === 'empty' && you === null) line.append(button('Sit here', () => sit(each.seat)))
    if (each.kind === 'empty' && host) line.append(button('Add a bot', () => send({ t: 'do', what: 'fill', seat: each.seat, text: level })))
    if (each.kind === 'bot' && host && !playing) line.append(button('Remove', () => send({ t: 'do', what: 'fill', seat: each.seat, text: '' })))
    return line
  }))
  const wish = (text, what) => button(text, () => send({ t: 'do', what }))
  const offers = you === null ? [] : [wish('Stand up', 'stand')]
  if (you !== null && seats.seats[you]?.house) offers.push(wish('I am back', 'back'))
  if (host && seats.status === 'open') offers.push(wish('Begin', 'begin'))
  if (host && seats.status === 'over') offers.push(wish('Play again', 'rematch'))
  if (you !== null && playing) offers.push(wish('Take back', 'undo'), wish('Pause', 'pause'), wish('Go on', 'resume'))
  if (seats.vote) offers.push(`${nameOf(seats.vote.askedBy)} asks: ${seats.vote.what}?`, button('Yes', () => send({ t: 'do', what: 'vote', yes: true })), button('No', () => send({ t: 'do', what: 'vote', yes: false })))
  fill('host', ...offers, ` ${seats.watchers ?? 0} look on`)
}

const showTable = () => {
  const common = state.common, zones = (common.zones ?? []).map((zone, place) => state.own.zones?.[place] ?? zone)
  state.zones = zones
  const counters = Object.entries(common.counters ?? {}).map(([name, value]) => `${label('counters', name)} ${value}`)
  fill('phase', [label('phases', common.phase), ...counters].join(' · '))
  fill('zones', ...zones.filter(zone => zone.count).map(zone => element('div', { className: 'zone' },
    `${zone.owner === undefined || zone.owner === null ? '' : `${nameOf(zone.owner)}: `}${label('zones', zone.name)} (${zone.count}) `, ...(zone.cards ?? []).map(cardElement))))
  fill('notes', ...(state.own.notes ?? []).map(note => element('li', {}, note)))
  fill('prompt', common.ending ? common.ending.say : state.own.prompt ?? '')
  fill('moves', ...(state.own.forms ?? []).map(formElement))
  for (const event of state.events ?? []) byId('events').append(element('li', {}, event.say))
  byId('events').scrollTop = byId('events').scrollHeight
  due = state.clock?.due ? Date.now() + state.clock.due - state.now : 0
}

const play = move => send({ t: 'move', asked: state.asked, move })
const zoneFor = pool => state.zones.find(zone => zone.name === pool.zone && (zone.owner ?? null) === (pool.mine === false ? null : you)) ?? state.zones.find(zone => zone.name === pool.zone)

// One verb: a button alone, or a small form with amount, suit, places in the order they are picked, and cards.
const formElement = form => {
  const { label: text, rule } = verb(form.verb), pools = form.pools ?? []
  if (!form.amount && !pools.length && !form.suits?.length && !form.cards) return button(text, () => play({ verb: form.verb }), rule)
  const amount = form.amount && element('input', { type: 'number', min: form.amount.low, max: form.amount.high, step: form.amount.step ?? 1, value: form.amount.low })
  const also = (form.amount?.also ?? []).map(each => button(each, () => play({ verb: form.verb, amount: each })))
  const suit = form.suits?.length && element('select', {}, ...form.suits.map(each => element('option', { value: each }, label('suits', each))))
  const cards = form.cards && element('input', { placeholder: 'AS 10D JOKER', autocomplete: 'off' })
  const picked = pools.map(pool => pool.least === pool.options.length && !pool.ordered ? [...pool.options] : [])
  const pickers = pools.map((pool, place) => {
    const zone = zoneFor(pool), shown = element('output', {})
    const show = () => shown.replaceChildren(picked[place].length ? ` → ${picked[place].map(each => each + 1).join(' ')}` : '')
    const pick = option => {
      const at = picked[place].indexOf(option)
      if (at >= 0) picked[place].splice(at, 1)
      else { picked[place].push(option); if (picked[place].length > (pool.most ?? 1)) picked[place].shift() }
      show()
    }
    show()
    return element('div', {}, `${label('pools', pool.zone)}: `, ...pool.options.map((option, nth) => button(pool.names?.[nth] ?? `${option + 1} ${zone?.cards?.[option] === undefined ? '' : cardText(zone.cards[option])}`, () => pick(option))), shown)
  })
  const sensible = (form.cards?.sensible ?? []).map(pick => button(pick.map(cardText).join(' '), () => play({ verb: form.verb, cards: pick })))
  const go = () => {
    const move = { verb: form.verb }
    const slots = pools.flatMap((pool, place) => pool.ordered ? picked[place] : [...picked[place]].sort((one, other) => one - other))
    if (slots.length) move.slots = slots
    if (amount) move.amount = Number(amount.value)
    if (suit) move.suit = suit.value
    if (cards) move.cards = cards.value.trim().split(/[\s,]+/).filter(Boolean).map(cardNamed)
    play(move)
  }
  return element('fieldset', {}, element('legend', { title: rule }, text), ...[amount, ...also, suit, ...pickers, cards, ...sensible].filter(Boolean), button(text, go, rule))
}
const cardNamed = word => {
  const name = word.toUpperCase().replace('T', '10').replace(/[♣♥♠♦]/, each => 'CHSD'['♣♥♠♦'.indexOf(each)])
  if (['JOKER', 'JKR', '*', '★'].includes(name)) return 0
  return 13 * 'CHSD'.indexOf(name.at(-1)) + 1 + ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(name.slice(0, -1))
}

const heard = {
  welcome: said => {
    if (said.catalogue) catalogue = said.catalogue
    you = said.you ?? null
    fill('title', said.settings.title || catalogue.title); fill('text', catalogue.text)
    byId('talk').hidden = said.settings.talk === 'off'
  },
  seats: said => { seats = said; you = said.you ?? null; showSeats() },
  state: said => { state = said; seq = said.seq; showTable(); showSeats() },
  seated: said => { sessionStorage.setItem(`seat ${table}`, said.token) },
  luck: () => { const value = luck ?? sessionStorage.getItem(`luck ${table}`); if (value) tell({ t: 'luck', value }) },
  said: said => byId('said').append(element('li', {}, `${said.name}: ${said.text}`)),
  no: said => fill('no', said.why),
  bye: said => fill('line', said.why),
}
const hello = async () => {
  const { ticket } = await ask(`/api/tables/${table}/ticket`, { token: sessionStorage.getItem(`seat ${table}`) ?? '' })
  return { table, ticket, seen: seq, language: document.documentElement.lang }
}
const who = await me()
const tell = line(hello, said => heard[said.t]?.(said), text => fill('line', text))
byId('talk').onsubmit = event => { event.preventDefault(); send({ t: 'say', text: event.target.text.value }); event.target.text.value = '' }
byId('moves').onsubmit = event => event.preventDefault()
setInterval(() => fill('clock', due ? `${Math.max(0, Math.round((due - Date.now()) / 1000))} s${state?.clock?.timeout ? `, then: ${state.clock.timeout}` : ''}` : ''), 500)
