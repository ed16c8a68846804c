// What a line of a saved game may hold: made by tools/line_schemas.py, do not edit.

/** @type {Record<string, import('../lobby/schema.js').Schema>} */
export const SCHEMAS = {
  AdvisedLine: {
    type: 'object',
    properties: {
      advised: { type: 'integer', minimum: 1 },
      seat: { type: 'integer', minimum: 0 },
      at: { type: 'integer', minimum: 0 },
      hash: { type: 'string' },
    },
    required: ['advised', 'seat', 'hash'],
    additionalProperties: false,
  },
  EndLine: {
    type: 'object',
    properties: {
      end: { $ref: 'Result' },
      seed: { type: 'string' },
      secret: { type: 'string' },
      cards: { type: 'array', items: { type: 'object' } },
      hash: { type: 'string' },
    },
    required: ['end', 'hash'],
    additionalProperties: false,
  },
  HeaderLine: {
    type: 'object',
    properties: {
      parlour: { type: 'integer' },
      game: { type: 'string' },
      rulesVersion: { type: 'integer' },
      variant: { type: 'string' },
      rules: { type: 'object' },
      seats: { type: 'array', items: { $ref: 'SeatCard' } },
      shuffle: { type: 'string' },
      commitment: { type: 'string' },
      seedGiven: { type: 'boolean' },
      mix: { anyOf: [{ $ref: 'Mix' }, { type: 'null' }] },
      reveal: { enum: ['end', 'never'] },
      start: { anyOf: [{ $ref: 'SpelledStart' }, { type: 'null' }] },
      hash: { type: 'string' },
    },
    required: ['parlour', 'game', 'rulesVersion', 'variant', 'rules', 'seats', 'shuffle', 'commitment', 'hash'],
    additionalProperties: false,
  },
  Mix: {
    type: 'object',
    properties: { room: { type: 'string' }, seats: { type: 'array', items: { $ref: 'SeatLuck' } } },
    required: ['room', 'seats'],
    additionalProperties: false,
  },
  MoveLine: {
    type: 'object',
    properties: {
      n: { type: 'integer' },
      seat: { type: 'integer' },
      move: { $ref: 'SpelledMove' },
      by: { enum: ['bot', 'clock', 'host', 'house', 'seat'] },
      at: { type: 'integer', minimum: 0 },
      hash: { type: 'string' },
    },
    required: ['n', 'seat', 'move', 'hash'],
    additionalProperties: false,
  },
  Result: {
    type: 'object',
    properties: {
      winners: { type: 'array', items: { type: 'integer' } },
      places: { type: 'array', items: { type: 'integer' } },
      tallies: { type: 'array', items: { type: 'integer' } },
    },
    required: ['winners', 'places', 'tallies'],
    additionalProperties: false,
  },
  SeatCard: {
    type: 'object',
    properties: { name: { type: 'string' }, player: { type: 'string' } },
    required: ['name', 'player'],
    additionalProperties: false,
  },
  SeatLuck: {
    type: 'object',
    properties: { commitment: { type: 'string' }, value: { type: 'string' } },
    required: [],
    additionalProperties: false,
  },
  SpelledMove: {
    type: 'object',
    properties: {
      verb: { type: 'string' },
      slots: { type: 'array', items: { type: 'integer' } },
      cards: { type: 'array', items: { type: 'integer' } },
      amount: { type: 'integer' },
      suit: { type: 'string' },
    },
    required: ['verb'],
    additionalProperties: false,
  },
  SpelledStart: {
    type: 'object',
    properties: { stacks: { type: 'array', items: { type: 'integer' } }, dealer: { type: 'integer', minimum: -1 } },
    required: ['stacks'],
    additionalProperties: false,
  },
  UndoLine: {
    type: 'object',
    properties: {
      undo: { type: 'integer', minimum: 1 },
      by: { enum: ['bot', 'clock', 'host', 'house', 'seat'] },
      at: { type: 'integer', minimum: 0 },
      hash: { type: 'string' },
    },
    required: ['undo', 'hash'],
    additionalProperties: false,
  },
}
