import type { BankAnswer, WinMapAnswer } from '#shared/games/farkle/pictures/map-answers.ts'

// Small maps of a game to 200 in steps of 50, in which nobody can have 50.

const sides = { scores: [0, 50, 100, 150], canHave: [1, 0, 1, 1] }

export const WIN: WinMapAnswer = {
  ...sides,
  winProbability: [
    0.55, 0.6, 0.7, 0.8, 0.5, 0.55, 0.65, 0.75, 0.4, 0.45, 0.56, 0.7, 0.2, 0.3, 0.45, 0.6,
  ],
}

export const BANK: BankAnswer & { readonly uneven: readonly number[] } = {
  ...sides,
  bankFrom: [100, 100, 50, null, 100, 100, 50, null, 150, 100, 100, null, null, null, null, null],
  uneven: [8, 9],
  cost: [0.1, 0, 0.2, 0, 0, 0, 0, 0, 0.05, 0, 0.1, 0, 0.3, 0, 0, 0],
  perTurn: [0.5, 0.5, 0.25, 0, 0.5, 0.5, 0.25, 0, 0.5, 0.5, 0.25, 0, 0.5, 0.5, 0.25, 0],
}
