// Types of JSON as it is read for a check: with numbers as they were written, and as plain values.
import type { Written } from './json.js'

export type Tree = null | boolean | string | Written | Tree[] | Map<string, Tree>
export type Plain = null | boolean | string | number | bigint | Plain[] | { [name: string]: Plain }
