import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { GameEndings } from '#shared/games/farkle/solve/win/turn-values.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame, type WinGame, type WinTable } from '#shared/games/farkle/solve/win/win-game.ts'
import { solveWin } from '#shared/games/farkle/solve/win/win-solver.ts'
import { kernelGuides } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { keptSolve } from './kept-solves.ts'
import type { MatchContext } from '#shared/games/farkle/solve/match/player.ts'

/** A solved two-player game with what a reader of its table needs. */
export interface SolvedGame {
  readonly game: WinGame
  readonly endings: GameEndings
  readonly table: WinTable
}

const solved = new Map<string, SolvedGame>()

function solvedTable(rules: RuleSet, game: WinGame): WinTable {
  const { values, told } = keptSolve('farkle', ruleHash(rules), () => {
    const { values, ...told } = solveWin(game)
    return { values, told }
  })
  return { values, ...told }
}

/** Solves a game in this thread, unless any test has solved it before. */
export function solvedWin(rules: RuleSet): SolvedGame {
  const key = ruleHash(rules)
  const known = solved.get(key)
  if (known) return known
  const game = winGame(rules)
  const result = { game, endings: gameEndings(game), table: solvedTable(rules, game) }
  solved.set(key, result)
  return result
}

/** A solved game as maps and the evaluation of turns read it. */
export function solvedValues(rules: RuleSet) {
  const { game, endings, table } = solvedWin(rules)
  return { game, endings, values: table.values }
}

/** A solved game for matches and searches, with the compiled guides of its best turns. */
export function matchContext(rules: RuleSet) {
  const solved = solvedValues(rules)
  return { ...solved, guides: kernelGuides(solved) }
}

/** A game that is not solved, for ways to play that need no solution. */
export function unsolvedContext(rules: RuleSet): MatchContext {
  const game = winGame(rules)
  return { game, endings: gameEndings(game), values: new Float64Array(0) }
}
