// The texts of tournaments, whose keys begin with "tour." so that they stand beside those of other pages.
import { hasText as hasAny, say as sayAny } from '../../core/i18n.js'

/** The key of a text of tournaments, or else of all pages. @param {string} key */
const keyOf = key => (hasAny(`tour.${key}`) ? `tour.${key}` : key)

/** @param {string} key @param {Record<string, string | number>} [blanks] */
export const say = (key, blanks) => sayAny(keyOf(key), blanks)

/** @param {string} key */
export const hasText = key => hasAny(keyOf(key))
