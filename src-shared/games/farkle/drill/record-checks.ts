import { diceCounts, type DiceCount, type Goal, type Points } from '../../../base/units.ts'
import { MAX_LOSS } from '../../../base/bounds.ts'
import type { CheckedAnswer, RecordChecks } from '../../../study/drill.ts'
import { plainCell } from '../../../study/habits.ts'
import { parsePositionCode } from '../analysis/position-code.ts'
import { positionProblems, type ScoreGrid } from '../analysis/position-rules.ts'
import { hasSides, sideRules } from '../rules/sides.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { winGame, type WinGame } from '../solve/win/win-game.ts'
import { cellKey, readCell } from './cells.ts'
import type { StoredFarkleAnswer } from './stored-answer-schema.ts'
import { DECISION_KINDS, SITUATIONS } from './setup.ts'
import { bestTail, tailStart } from '../solve/turn/tail.ts'
import { turnModel } from '../solve/turn/turn-model.ts'

/** Bound, at a turn total, of a decision's loss and of the absolute value of an option. */
function largestValue(rules: RuleSet): (turnTotal: Points) => Points {
  const model = turnModel(rules)
  const tail = bestTail(model)
  const { grid, largestSteps } = model
  // From this total on, banking is right where it is allowed and the next roll can farkle.
  const banksFrom = Math.max(tailStart(model, tail, 0) * grid, rules.minimumFirstBank)
  // Most points expected after that: of one roll, and of rolls that cannot farkle.
  const most = largestSteps * grid + Math.max(...tail.gain, ...tail.rollGain)
  return (turnTotal) => Math.max(turnTotal, banksFrom) + most + (rules.farklePenalty?.points ?? 0)
}

/** Kinds of errors that earlier versions stored. */
const FORMER_ERRORS = ['banked-early', 'rolled-on', 'wrong-dice']

function isCellKey(text: string, allDice: DiceCount): boolean {
  const cell = readCell(text)
  const { kind, dice, situation } = cell
  return (
    DECISION_KINDS.includes(kind) &&
    diceCounts(allDice).includes(dice) &&
    SITUATIONS.includes(situation) &&
    cellKey(cell) === plainCell(text)
  )
}

export function recordChecks(rules: RuleSet): RecordChecks {
  // Keep only these fields: most memory of a game is its rolls.
  const slim = ({ rules, grid, lowest, model }: WinGame): ScoreGrid => ({
    rules,
    grid,
    lowest,
    model: { grid: model.grid },
  })
  const whole = winGame(rules)
  const game: ScoreGrid = { ...slim(whole), opponent: whole.opponent && slim(whole.opponent) }
  const largest = largestValue(rules)
  const largestOfOpponent = hasSides(rules) ? largestValue(sideRules(rules, true)) : largest

  /** Largest possible loss or value. */
  const largestLoss = (goal: Goal, code: string): number => {
    if (goal === 'wins') return MAX_LOSS.wins
    const position = parsePositionCode(code)
    const { turnTotal = 0, second = false } = position.ok ? position.value : {}
    return (second ? largestOfOpponent : largest)(turnTotal)
  }

  return {
    positionProblem(code) {
      const position = parsePositionCode(code)
      const [problem] = position.ok ? positionProblems(game, position.value) : position.problems
      return problem?.message ?? null
    },
    answerFault({ goal, code, cell, error, loss, own }: CheckedAnswer) {
      const { options, choice } = own as StoredFarkleAnswer
      if (!isCellKey(cell, rules.dice)) return 'cell'
      if (error !== null && !FORMER_ERRORS.includes(error)) return 'cell'
      if (choice >= options.length) return 'choice'
      const largest = largestLoss(goal, code)
      const values = [loss, ...options.map(([, , value]) => value)]
      return values.every((value) => value === null || Math.abs(value) <= largest) ? null : 'range'
    },
    reviewProblem: () => null,
  }
}
