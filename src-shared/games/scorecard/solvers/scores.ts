import type { Progress, Solver } from '../../solver.ts'
import type { BoxFigures } from '../analysis/box-tally.ts'
import {
  scoreStatistics,
  STATISTICS_VERSION,
  type ScoreStatistics,
} from '../analysis/score-distribution.ts'
import { playOf, STRATEGIES_VERSION } from '../analysis/strategies.ts'
import type { Strategy } from '../analysis/strategy-names.ts'
import { TurnView } from '../analysis/turn-view.ts'
import type { SolvedGame } from '../cards/sources.ts'
import type { Scorecard } from '../rules/scorecard.ts'
import { partsTable } from '../solve/box-parts.ts'
import { compiledStages } from '../solve/reroll-values.ts'
import { CARD_VALUES_VERSION } from '../solve/solver.ts'
import { cardStates, unitLevels, unitRows, type CardStates } from '../solve/states.ts'

function levelProgress(states: CardStates, progress: Progress): (level: number) => void {
  const sizes = unitLevels(states)
    .slice(0, -1)
    .map((units) =>
      units.reduce((sum, unit) => {
        const { from, end } = unitRows(states, unit)
        return sum + end - from
      }, 0),
    )
  const all = sizes.reduce((sum, some) => sum + some, 0)
  let done = 0
  return (level) => {
    done += sizes[level - 1]!
    progress(done / all)
  }
}

export interface ScoresTask extends SolvedGame {
  readonly strategy: Strategy
  readonly boxes: readonly BoxFigures[] | null
  readonly card: Scorecard
}

export const finalScores: Solver<ScoresTask, ScoreStatistics> = {
  version: CARD_VALUES_VERSION * 1_000_000 + STATISTICS_VERSION * 1000 + STRATEGIES_VERSION,
  run({ rules, strategy, card, ...sources }, { progress }) {
    const states = cardStates(rules)
    const fillStages = compiledStages(rules)
    return scoreStatistics(states, playOf(states, strategy, { ...sources, fillStages }), {
      card,
      onLevel: levelProgress(states, progress),
    })
  },
}

/** Raise when the table of parts changes. */
const PARTS_VERSION = 1

/** Input of OptionParts.useTable. */
export const boxParts: Solver<SolvedGame, { readonly parts: Float64Array }> = {
  version: CARD_VALUES_VERSION * 1_000_000 + PARTS_VERSION * 1000 + STRATEGIES_VERSION,
  run({ rules, table }, { progress }) {
    const states = cardStates(rules)
    const policy = new TurnView(states, table, { fillStages: compiledStages(rules) })
    return { parts: partsTable(states, policy, levelProgress(states, progress)) }
  },
}
