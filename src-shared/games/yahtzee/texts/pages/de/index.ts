import type { en } from '../en/index.ts'
import { table } from './table.ts'

/** Every text of the screens of Yahtzee in German. */
export const de: typeof en = {
  table,
}
