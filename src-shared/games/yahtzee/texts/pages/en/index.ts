import { table } from './table.ts'

/** Every text of the screens of Yahtzee in English, by area. */
export const en = {
  table,
}
