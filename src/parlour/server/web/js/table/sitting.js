// Sitting down, and coming back.
import { promiseLuck } from '../core/luck.js'
import { wish } from './hear.js'
import { myName, table } from './store.js'

/** Takes a chair, -1 for any that is free. @param {number} seat */
export const sit = async seat => wish({ t: 'sit', seat, name: myName.value, luck: await promiseLuck(table) })
