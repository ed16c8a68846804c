// A seat: who sits there, the main number, marks, the clock, and the cards in front.
import { html, inputOf } from '../../core/html.js'
import { figures, hasText, say } from '../../core/i18n.js'
import { closeMarksOf, fateOf, unpaidOf } from '../state/closing.js'
import { sendCommand, sit } from '../state/connection.js'
import { lastActionOf } from '../state/last_actions.js'
import { catalogue, isHost, hasScene, isToAct, label, seatAt, seats, showNotice, tournament, you } from '../state/store.js'
import { bubbleOf } from '../state/talk.js'
import { countOf, lyingOf, zonesOf } from '../state/zones.js'
import { Word } from './closing.js'
import { Chips } from './parts/chips.js'
import { Ring } from './parts/clock.js'
import { isReadable, ZoneView } from './parts/zone.js'

/** @typedef {import('../../core/wire.js').Person} Person */
const SIGNS = /** @type {Record<string, string>} */ ({ money: '●', points: '★', lives: '♥', cards: '▮', count: '' })
const TONE_SIGNS = /** @type {Record<string, string>} */ ({ mark: '', good: '▲ ', bad: '! ', out: '✕ ' })

/** What a counter counts; there may be a word for one. @param {string} name @param {number} value */
export const unitOf = (name, value) => (value === 1 && catalogue.value?.labels.counters[`${name}.one`]) || label('counters', name)

/**
 * A number with its meaning; the sign is for the eye, the label for all. What is merely counted has its name first: round 2.
 * @param {{name: string, value: number, own: boolean, main?: boolean}} given
 */
export const Count = ({ name, value, own, main }) => {
  const picture = catalogue.value?.picture
  const kind = (own ? picture?.counters : picture?.tableCounters)?.[name]?.kind ?? 'count'
  const unit = html`<span class="unit">${unitOf(name, value)}</span>`
  return html`
    <${Explained} name=${name} group="counters" kind="counter of-${kind}${main ? ' main' : ''}">
      <span class="sign" aria-hidden="true">${SIGNS[kind]}</span>
      ${kind === 'count' ? html`${unit} <b key=${value}>${value}</b>` : html`<b key=${value}>${figures(value)}</b> ${unit}`}
    </${Explained}>
  `
}

/**
 * Something that says what it means when it is pressed.
 * @param {{name: string, group: 'counters' | 'badges', kind: string, children?: unknown}} given
 */
const Explained = ({ name, group, kind, children }) => {
  const help = catalogue.value?.labels.helps?.[name]
  if (!help) return html`<span class=${kind} title=${label(group, name)}>${children}</span>`
  return html`
    <button type="button" class="explained ${kind}" title=${help} onClick=${() => showNotice(help)}>${children}</button>
  `
}

/** @param {number} seat */
const countersOf = seat => {
  const numbers = Object.entries(seatAt(seat)?.counters ?? {})
  const picture = catalogue.value?.picture?.counters ?? {}
  const isMain = (/** @type {string} */ name) => Boolean(picture[name]?.main || picture[name]?.compact)
  const shown = numbers.filter(
    ([name, value]) => (picture[name]?.where ?? 'plate') === 'plate' && (value || picture[name]?.main || picture[name]?.zero),
  )
  return { main: shown.filter(([name]) => isMain(name)), rest: shown.filter(([name]) => !isMain(name)) }
}

/** What a seat has put in. @param {number} seat */
const laidOf = seat => {
  const picture = catalogue.value?.picture?.counters ?? {}
  return Object.entries(seatAt(seat)?.counters ?? {}).filter(([name, value]) => value > 0 && picture[name]?.where === 'laid')
}

/** What a seat has put in lies before it as chips. @param {{seat: number}} given */
export const Laid = ({ seat }) =>
  laidOf(seat).map(
    ([name, value]) => html`
      <div class="laid" data-laid=${seat}><${Chips} value=${value} /><${Count} name=${name} value=${value} own=${true} /></div>
    `,
  )

/** What a seat has taken, and what else of it is out of play; empty places stay, so that the plate does. @param {number} seat */
const takenOf = seat => zonesOf(seat).filter(zone => lyingOf(zone) === 'past' && !zone.reprint)

/** @param {{seat: number}} given */
export const Badges = ({ seat }) =>
  html`
    <span class="badges">
      ${(seatAt(seat)?.badges ?? []).map(name => {
        const tone = catalogue.value?.picture?.badges?.[name] ?? 'mark'
        return html`
          <${Explained} name=${name} group="badges" kind="badge ${tone}">
            <span aria-hidden="true">${TONE_SIGNS[tone]}</span>${label('badges', name)}
          </${Explained}>
        `
      })}
    </span>
  `

/** What the player did last, and whether somebody else plays for them. @param {{person: Person}} given */
const LastAction = ({ person }) => {
  const action = lastActionOf(person.seat)
  const away = person.kind === 'person' && person.here === false
  const state = person.house ? say('seat.house') : away ? say('seat.away') : ''
  if (!action && !state) return null
  return html`
    <div class="last-action" title=${action}>${state ? html`<span class="state">${state}</span> ` : null}${action}</div>
  `
}

/** What the player says just now; screen readers have it from the stream. @param {{seat: number}} given */
const Bubble = ({ seat }) => {
  const said = bubbleOf(seat)
  return said ? html`<div class="bubble" key=${said.at} aria-hidden="true"><span>${said.text}</span></div>` : null
}

/** The plate with name and numbers. @param {{person: Person}} given */
export const Plate = ({ person }) => {
  const { seat } = person
  const acts = isToAct(seat)
  const { main, rest } = countersOf(seat)
  const unpaid = unpaidOf(seat)
  const taken = takenOf(seat)
  const marks = `${taken.length ? ' has-taken' : ''}${acts ? ' acts' : ''}${seat === you.value ? ' mine' : ''}`
  return html`
    <div class="plate ${fateOf(seat)}${marks}" data-plate=${seat}>
      <${Ring} seat=${seat} name=${person.name} bot=${person.kind === 'bot'} />
      <div class="facts">
        <div class="headline">
          <div class="name" title=${person.name}>
            ${person.name}
            ${person.host ? html`<span class="host" title=${say('seat.host')} aria-label=${say('seat.host')}>♛</span>` : null}
          </div>
          ${main.map(([name, value], nth) => html`<${Count} name=${name} value=${nth ? value : value - unpaid} own=${true} main=${true}/>`)}
        </div>
        <${LastAction} person=${person} />
        <div class="numbers">${rest.map(([name, value]) => html`<${Count} name=${name} value=${value} own=${true}/>`)}</div>
        ${acts ? html`<span class="sr">${say('seat.acts')}</span>` : null}
      </div>
      ${taken.map(zone => html`<${ZoneView} key=${zone.name} zone=${zone} quiet=${true} />`)}
      <${Badges} seat=${seat} />
      <${Bubble} seat=${seat} />
      <${Word} seat=${seat} />
    </div>
  `
}

/** On which side of somebody's cards the middle of the table is. @param {import('./felt.js').Place} place */
const sideOf = ({ x }) => (x > 0.5 ? -1 : 1)

/** What the styles are told of somebody's seat. @param {Person} person */
const marksOf = ({ seat, kind }) => {
  const marks = {
    empty: kind === 'empty',
    'is-out': seatAt(seat)?.badges?.some(name => catalogue.value?.picture?.badges?.[name] === 'out'),
    'has-laid': laidOf(seat).length,
    talks: bubbleOf(seat),
  }
  return [...Object.entries(marks).flatMap(([mark, holds]) => (holds ? [mark] : [])), ...closeMarksOf(seat)]
}

/**
 * Somebody else's seat.
 * @param {{person: Person, place: [import('./felt.js').Place, import('./felt.js').Place]}} given
 */
export const Rival = ({ person, place: [wide, tall] }) => {
  const zones = zonesOf(person.seat).filter(zone => lyingOf(zone) !== 'past' && countOf(zone) > 0)
  const isNobody = Boolean(tournament.value) && (person.kind === 'empty' || seatAt(person.seat)?.empty === true)
  return html`
    <li
      class=${['rival', ...marksOf(person), ...(zones.length && hasScene.value ? [] : ['bare'])].join(' ')}
      style=${{ '--x': wide.x, '--y': wide.y, '--tall-x': tall.x, '--tall-y': tall.y, '--side': sideOf(wide), '--tall-side': sideOf(tall) }}
    >
      ${
        isNobody
          ? html`<div class="nobody"><span class="sr">${say('seat.nobody')}</span></div>`
          : person.kind === 'empty'
            ? html`<${Chair} person=${person}/>`
            : html`
        <${Plate} person=${person} />
      `
      }
      <div class=${['front', ...(zones.some(isReadable) ? ['readable'] : []), ...(zones.length > 1 ? ['several'] : [])].join(' ')}>
        ${hasScene.value ? zones.map(zone => html`<${ZoneView} zone=${zone} small=${true} quiet=${true}/>`) : null}
      </div>
      <${Laid} seat=${person.seat} />
      ${
        person.kind === 'bot' && isHost.value && seats.value.status !== 'playing'
          ? html`
              <button type="button" class="small" onClick=${() => sendCommand('fill', { seat: person.seat, text: '' })}>
                ${say('seat.remove')}
              </button>
            `
          : null
      }
    </li>
  `
}

/** An empty chair. @param {{person: Person}} given */
const Chair = ({ person }) => {
  const levels = catalogue.value?.levels ?? []
  const level = levels.includes('medium') ? 'medium' : (levels[0] ?? 'medium')
  return html`
    <div class="chair">
      <span>${say('seat.empty', { number: person.seat + 1 })}</span>
      ${you.value === null ? html`<button type="button" onClick=${() => sit(person.seat)}>${say('seat.sit')}</button>` : null}
      ${
        isHost.value
          ? html`
              <select
                aria-label=${`${say('seat.empty', { number: person.seat + 1 })}: ${say('seat.add')}`}
                onChange=${(/** @type {Event} */ event) => {
                  if (inputOf(event).value) sendCommand('fill', { seat: person.seat, text: inputOf(event).value })
                }}
              >
                <option value="">${say('seat.add')}</option>
                ${levels.map(
                  each => html`
                    <option value=${each}>
                      ${say('seat.bot', { level: hasText(`level.${each}`) ? say(`level.${each}`) : each })}
                      ${each === level ? ' ★' : ''}
                    </option>
                  `,
                )}
              </select>
            `
          : null
      }
    </div>
  `
}
