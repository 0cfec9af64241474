import { BOX_NAMES_OF_YAHTZEE } from '#shared/games/yahtzee/requests/box.ts'

/** A box of Yahtzee by its name of before cards were data. */
export type BoxName = (typeof BOX_NAMES_OF_YAHTZEE)[number]

export const boxOf = (name: BoxName): number => BOX_NAMES_OF_YAHTZEE.indexOf(name)

export const setOf = (names: readonly BoxName[]): number =>
  names.reduce((set, name) => set | (1 << boxOf(name)), 0)
