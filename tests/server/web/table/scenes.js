// Scenes for the tests of the table's scripts: an empty one, with what a test is about.

/** @typedef {import('../../../../src/parlour/server/web/table/state/store.js').Scene} Scene */

/** @param {Partial<Scene>} [more] @returns {Scene} */
export const sceneWith = more => ({
  seq: 1,
  game: 1,
  phase: 'play',
  toAct: [],
  seats: [],
  zones: [],
  counters: {},
  ending: null,
  forms: [],
  prompt: '',
  notes: [],
  marks: {},
  asked: 0,
  events: [],
  missed: 0,
  clock: null,
  ...more,
})

/** @param {string} name @param {Partial<import('../../../../src/parlour/server/web/table/state/store.js').Zone>} [more] */
export const zone = (name, more) => ({ name, ...more })
