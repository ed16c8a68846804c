// Elements from templates: html`<p>…</p>`. What is put in is always text or an element, never markup.
import '../vendor/signals.js'
import { h, render } from '../vendor/preact.js'
import htm from '../vendor/htm.js'

/** @typedef {(given: any) => any} Component a function from properties of its own to elements */
/** @type {Map<Component, Component>} */
const frames = new Map()

/**
 * A component that draws another one and nothing else. Preact keeps what an element was drawn with. If a component
 * among that draws itself anew, its first drawing would be kept, and through it all that came between.
 * @param {Component} inner
 */
const framed = inner => {
  let frame = frames.get(inner)
  if (!frame) frames.set(inner, (frame = given => h(inner, given)))
  return frame
}

/** To htm: an element without changing parts is made anew too. Kept for the next time, it would keep its first surroundings. */
const ALWAYS_NEW = 3

/** @this {number[]} @param {string | Component} type @param {any[]} rest */
const made = function (type, ...rest) {
  this[0] = ALWAYS_NEW
  return h(typeof type === 'function' ? framed(type) : type, ...rest)
}

export const html = htm.bind(made)

/** The field that an event is about. @param {Event} event */
export const inputOf = event => /** @type {HTMLInputElement} */ (event.target)

/** A field of the form that an event is about. @param {Event} event @param {string} name */
export const fieldOf = (event, name) =>
  /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem(name))

export { render }
