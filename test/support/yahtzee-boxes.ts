import { BOX_NAMES } from '#shared/games/scorecard/rules/thirteen-boxes.ts'

/** A box of Yahtzee by its name of before cards were data. */
export type BoxName = (typeof BOX_NAMES)[number]

export const boxOf = (name: BoxName): number => BOX_NAMES.indexOf(name)

export const setOf = (names: readonly BoxName[]): number =>
  names.reduce((set, name) => set | (1 << boxOf(name)), 0)
