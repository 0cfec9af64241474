import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { parseYahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { readChoice } from '#shared/games/yahtzee/drill/question.ts'
import { numberOf } from '#shared/games/yahtzee/rules/categories.ts'
import {
  makePaperCode,
  parsePaperCode,
  type PaperCard,
} from '#shared/games/yahtzee/analysis/paper-card.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'

/** What is wrong with a position of Farkle; null if it can be. */
export function farkleProblem(game: WinGame, code: string): string | null {
  const position = parsePositionCode(code)
  const [problem] = position.ok ? positionProblems(game, position.value) : position.problems
  return problem?.message ?? null
}

/** What is wrong with a position of Yahtzee; null if it can be. */
export function yahtzeeProblem(rules: RuleSet, code: string): string | null {
  const position = parseYahtzeeCode(rules, code)
  return position.ok ? null : position.problems[0]!.message
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
