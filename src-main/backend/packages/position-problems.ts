import { MAX_LOSS } from '#shared/base/bounds.ts'
import type { Goal } from '#shared/base/goal.ts'
import type { Points } from '#shared/base/units.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { positionProblems, type ScoreGrid } from '#shared/games/farkle/analysis/position-rules.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import type { RuleSet as FarkleRules } from '#shared/games/farkle/rules/rule-set.ts'
import {
  largestValue,
  turnRange,
  type TurnRange,
} from '#shared/games/farkle/solve/turn/turn-range.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { parseYahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { readChoice } from '#shared/games/yahtzee/drill/question.ts'
import { numberOf } from '#shared/games/yahtzee/rules/categories.ts'
import {
  makePaperCode,
  parsePaperCode,
  type PaperCard,
} from '#shared/games/yahtzee/analysis/paper-card.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { mostScore } from '#shared/games/yahtzee/solve/target/target-bounds.ts'
import type { CheckedGame } from './drill-check.ts'

/** What positions and values of a game of Farkle are checked with. */
export interface FarkleGame extends ScoreGrid {
  readonly range: TurnRange
}

/** How rules and positions of Farkle are checked. */
export const FARKLE_CHECK: CheckedGame<FarkleRules, FarkleGame> = {
  problemOf(rules) {
    const parsed = parseRuleSet(rules)
    return parsed.ok ? null : parsed.problems[0]!.message
  },
  build(rules) {
    // Most of a game are its rolls, which no check needs.
    const { grid, lowest, model } = winGame(rules)
    return { rules, grid, lowest, model: { grid: model.grid }, range: turnRange(rules) }
  },
  positionProblem(game, code) {
    const position = parsePositionCode(code)
    const [problem] = position.ok ? positionProblems(game, position.value) : position.problems
    return problem?.message ?? null
  },
}

/** The largest loss or value that there can be for a goal in a position that can be. */
export function largestLoss({ rules, range }: FarkleGame, goal: Goal, code: string): number {
  if (goal === 'wins') return MAX_LOSS.wins
  const position = parsePositionCode(code)
  return largestValue(rules, range, position.ok ? position.value.turnTotal : 0)
}

/** How rules and positions of Yahtzee are checked; all rules can be played. */
export const YAHTZEE_CHECK: CheckedGame<RuleSet, { rules: RuleSet; mostScore: Points }> = {
  problemOf: () => null,
  build: (rules) => ({ rules, mostScore: mostScore(rules) }),
  positionProblem({ rules }, code) {
    const position = parseYahtzeeCode(rules, code)
    return position.ok ? null : position.problems[0]!.message
  },
}

/** What is wrong with a scorecard; null if it can be. */
export function cardProblem(rules: RuleSet, card: PaperCard): string | null {
  const read = parsePaperCode(rules, makePaperCode(card))
  return read.ok ? null : read.problems[0]!.message
}

/** Whether a choice as choiceCode writes it can be made in a position that can be. */
export function canChoose(rules: RuleSet, code: string, choice: string): boolean {
  const position = parseYahtzeeCode(rules, code)
  if (!position.ok) return false
  const { card, dice, rerolls } = position.value
  const { keep, category } = readChoice(choice)
  if (category !== null) return rerolls === 0 && card.points[numberOf(category)] === null
  const left = [...dice]
  return (
    rerolls > 0 &&
    keep.every((face) => {
      const place = left.indexOf(face)
      if (place !== -1) left.splice(place, 1)
      return place !== -1
    })
  )
}
