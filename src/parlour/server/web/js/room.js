// What both pages need: asking the room, a line to it, and making elements without any markup in strings.
export const element = (tag, given = {}, ...inside) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value)
    else if (name in made) made[name] = value
    else made.setAttribute(name, value)
  }
  made.append(...inside)
  return made
}
export const byId = id => document.getElementById(id)
export const fill = (id, ...inside) => byId(id).replaceChildren(...inside)

export const ask = async (path, body) => {
  const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(path, { credentials: 'same-origin', ...options })
  const said = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(said.why), said)
  return said
}

// Who we are: known by the cookie, or made known now.
export const me = async () => {
  try { return await ask('/api/me') } catch (no) { if (no.code !== 'unknown-person') throw no }
  return ask('/api/person', {})
}

const SUITS = '♣♥♠♦', RANKS = ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K']
export const cardText = card => card < 0 ? '▒▒' : card === 0 ? '★' : RANKS[(card - 1) % 13] + SUITS[Math.floor((card - 1) / 13)]
export const cardElement = card => {
  const red = card > 0 && Math.floor((card - 1) / 13) % 2 === 1
  return element('span', { className: `card${card < 0 ? ' back' : red ? ' red' : ''}`, title: card < 0 ? 'face down' : '' }, cardText(card))
}

// A line that comes back by itself; `hello` makes the first frame, anew each time.
export const line = (hello, hear, tell) => {
  let socket, tries = 0
  const open = async () => {
    let first
    try { first = await hello() } catch (no) { tell(no.message); return no.code ? undefined : again() }
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    socket.onopen = () => { tries = 0; tell('connected'); socket.send(JSON.stringify({ t: 'hello', proto: 1, ...first })) }
    socket.onmessage = event => hear(JSON.parse(event.data))
    socket.onclose = event => { tell(event.reason || 'the line was lost'); if (event.code < 4000 || event.code === 4401 || event.code === 4408) again() }
  }
  const again = () => setTimeout(open, Math.min(5000, 200 * 2 ** tries++) * (0.5 + Math.random()))
  open()
  return message => socket?.readyState === 1 && socket.send(JSON.stringify(message))
}
