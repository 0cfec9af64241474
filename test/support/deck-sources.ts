import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import type { DeckSources, KnownThresholds } from '#shared/games/farkle/cards/sources.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { keeping } from '#shared/games/farkle/solve/keeping.ts'
import { bestPoints } from '#shared/games/farkle/cards/deck-worth.ts'
import { findSteps } from '#shared/games/farkle/steps/find-steps.ts'
import { scoreReport, type ScoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { solveTurn, type TurnStrategy } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { wholeGame } from '#shared/games/farkle/solve/turn/turn-types.ts'

/** Table 4 of the 2017 paper, with what its thresholds win. */
export const FARKLE_THRESHOLDS: KnownThresholds = {
  own: [9600, 9550, 9350, 8950, null, null],
  opponent: [9500, 9550, 9350, 8600, 7900, null],
  average: 0.4911,
  withoutThresholds: 0.4761,
}

const reports = new Map<RuleSet, ScoreReport>()

/** Input of the decks of some rules; each rule set is solved once per test file. */
export function sourcesOf(rules: RuleSet, thresholds: KnownThresholds | null = null): DeckSources {
  const report = reports.get(rules) ?? scoreReport(rules)
  reports.set(rules, report)
  return { rules, report, thresholds }
}

/** The steps of some rules, found once per test file. */
export const stepsOf = keeping((rules: RuleSet) => findSteps(rules, bestPoints(sourcesOf(rules))))

/** The turns of a long game, by farkles in a row, solved anew. */
export function strategiesOf(rules: RuleSet): readonly TurnStrategy[] {
  const model = turnModel(rules)
  const { minimumBank, farklePenalty } = rules
  return farklePenalty
    ? wholeGame(model, minimumBank, farklePenalty).strategies
    : [solveTurn(model, { farklePenalty: 0, minimumBank })]
}

/** The least total that is banked with n dice left, straight from the solver; null if none is. */
export function solvedLimit(
  strategy: TurnStrategy,
  n: (typeof DICE_COUNTS)[number],
): number | null {
  const { rows, bank, tail, goal, model } = strategy
  const least = Math.ceil(goal.minimumBank / model.grid)
  for (let row = least; row < rows; row++) if (bank[n]![row] === 1) return row * model.grid
  return tail.rolls[n] ? null : Math.max(rows, least) * model.grid
}
