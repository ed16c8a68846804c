// What needs the director: who asks to be let in, tables that wait and why, and entries from one address.

/** @typedef {import('../../../core/wire.js').Standing} Standing */
/** @typedef {import('../../../core/wire.js').TournamentTable} Table */
/**
 * @typedef {{kind: 'asks', whom: Standing} | {kind: 'waits', table: Table} | {kind: 'address', names: string[]}} Need
 */
/** Reasons to wait that pass by themselves, and need nobody. */
const USUAL = new Set(['rest', 'round', 'hand-for-hand', 'final', 'paused'])
/** Whether a table waits for something that does not come by itself. @param {Table} table */
export const isStuck = table => table.status === 'waiting' && !USUAL.has(table.why ?? '')

/**
 * @param {import('../../../core/wire.js').TournamentCommon} common
 * @param {import('../../../core/wire.js').TournamentOwn} own
 * @returns {Need[]}
 */
export const needsOf = (common, own) => {
  const nameOf = (/** @type {number} */ entrant) =>
    common.standings?.find(each => each.entrant === entrant)?.name ?? common.names?.[entrant] ?? `#${entrant + 1}`
  return [
    ...(own.asking ?? []).map(whom => /** @type {Need} */ ({ kind: 'asks', whom })),
    ...(common.tables ?? []).filter(isStuck).map(table => /** @type {Need} */ ({ kind: 'waits', table })),
    ...(own.sameAddress ?? []).map(entrants => /** @type {Need} */ ({ kind: 'address', names: entrants.map(nameOf) })),
  ]
}
