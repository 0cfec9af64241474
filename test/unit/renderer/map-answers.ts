import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import type { Banking, Winning } from '#renderer/games/farkle/maps/map-speech.ts'

/** Farkle to 150 points, whose maps have nine cells. */
export const TINY = { ...PRESETS.farkle, name: 'Tiny', goal: 150 }
export const TINY_ENTRY = {
  id: 'tiny',
  preset: false,
  game: 'farkle' as const,
  hash: ruleHash(TINY),
  rules: TINY,
}
export const TINY_GAME = winGame(TINY)

/** Nobody has 50 banked in it; with the most points one goes for it. */
const SIDES = { scores: [0, 50, 100], canHave: [1, 0, 1] }

export const WINNING: Winning = {
  ...SIDES,
  winProbability: [0.6, 0.7, 0.9, 0.5, 0.6, 0.8, 0.2, 0.3, 0.65],
}

export const BANKING: Banking = {
  ...SIDES,
  bankFrom: [100, 50, null, 50, 50, null, 100, 50, null],
  uneven: [6],
  cost: [0.0123, 0.1, 0, 0, 0, 0, 0.25, 0, 0.5],
  perTurn: [0.5, 0.5, 0, 0, 0, 0, 0.2, 0, 0.1],
}
