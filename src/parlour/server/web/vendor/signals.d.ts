export * from './signals-core.js'
