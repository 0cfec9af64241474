import { diceCounts, type Points } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { scoreRequests } from '#shared/games/farkle/requests/score.ts'
import { exampleRolls } from '#shared/games/farkle/analysis/example-roll.ts'
import { tableBelow } from '#shared/games/farkle/solve/turn/breakpoints.ts'
import { bankLimits } from '#shared/games/farkle/cards/bank-limits.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import {
  allDiceOf,
  type ScoreReport,
  type TurnReport,
} from '#shared/games/farkle/analysis/score-report.ts'
import { noTables } from '#shared/games/farkle/analysis/rule-refusals.ts'
import type { TurnKey } from '#shared/games/farkle/solve/turn/turn-types.ts'
import { texts } from '#shared/texts/texts.ts'
import type { SolverTask } from '#shared/games/solvers.ts'
import { refuseFor } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'
import {
  stateTable,
  type StateLimit,
  type StateRow,
} from '#shared/games/farkle/analysis/turn-state-table.ts'
import { columnWords, limitCell, rowWords } from '#shared/games/farkle/analysis/turn-state-words.ts'
import { stateNotes } from '#shared/games/farkle/sheets/limits-sheet.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

const MAX_LISTED = 200
/** Rarer rolls cost next to nothing. */
const MAX_EXAMPLES = 8

function turnOf(report: ScoreReport, key: TurnKey): TurnReport {
  const turn = report.turns.find((candidate) => candidate.key === key)
  if (turn) return turn
  const keys = report.turns.map((candidate) => candidate.key).join(', ')
  throw new RequestError('not-found', texts.backend.noSuchTurn(key, keys))
}

/** Rows of the table: none of turn totals from the goal on, where the turn is won. */
function rowsBelow({ end, goal }: RuleSet, { gains, ...turn }: TurnReport, grid: Points): number {
  const rows = gains.length / allDiceOf(turn)
  return end === 'rounds' ? rows : Math.min(rows, Math.ceil(goal / grid))
}

function summaryOf(rules: RuleSet, turn: TurnReport, grid: Points) {
  const { key, goal, figures, bankFrom, gains, play, exceptionCount } = turn
  const limits = new Map(
    (gains.length > 0 ? bankLimits(turn, grid) : []).map((limit) => [limit.dice, limit]),
  )
  return {
    key,
    farklePenalty: goal.farklePenalty,
    minimumBank: goal.minimumBank,
    ...figures,
    bankFrom,
    rows: rowsBelow(rules, turn, grid),
    tablePoints: play.expectedPoints,
    exceptionCount,
    // Empty if the turn state holds more than the turn total and the dice left.
    limits: (gains.length > 0 ? diceCounts(allDiceOf(turn)) : []).map((n) => {
      const { from = null, always = false, span = [0, 0] } = limits.get(n) ?? {}
      return { from, always, first: span[1] }
    }),
  }
}

function tableSlice(
  rules: RuleSet,
  turn: TurnReport,
  grid: number,
  { from, count, every }: { from: number; count: number; every: number },
) {
  const { gains, reachable } = turn
  const allDice = allDiceOf(turn)
  const totalRows = rowsBelow(rules, turn, grid)
  const rows: { readonly turnScore: Points; readonly values: (Points | null)[] }[] = []
  for (let row = from; row < totalRows && rows.length < count; row += every) {
    const at = row * allDice
    const values = Array.from(gains.subarray(at, at + allDice), (gain, i) =>
      reachable[at + i] === 1 ? gain : null,
    )
    rows.push({ turnScore: row * grid, values })
  }
  return { totalRows, rows }
}

/** The kinds of the dice left, of each choice if several say the same. */
function kindsData({ dice }: StateRow) {
  const choices = dice.flatMap(({ kinds }) => (kinds ? [kinds] : []))
  return choices.length < 2 ? { kinds: choices[0] } : { choices }
}

/** Bank limits for rules whose turn state holds more than the turn total and the dice left. */
function statesData(rules: RuleSet, limits: readonly StateLimit[]) {
  const table = stateTable(rules, limits)
  return {
    corner: farkleTexts.turnRules.states.corner,
    columns: columnWords(rules, table),
    rows: table.rows.map((row) => ({
      dice: rowWords(rules, row),
      count: row.told[0]!.dice,
      ...kindsData(row),
      limits: row.limits.map(
        (limit) =>
          limit && {
            rollsLeft: limit.part.rollsLeft,
            bonuses: limit.part.bonuses,
            from: limit.from,
            always: limit.always,
            farkleProbability: limit.risk,
            words: limitCell(rules, limit),
          },
      ),
    })),
    notes: stateNotes(rules, table.left),
  }
}

export function scoreHandlers(solving: Solving) {
  const solved = (task: SolverTask<'score'>): Promise<ScoreReport> =>
    solving.solve('score', task, task.farklePenalty === null ? '' : `penalty-${task.farklePenalty}`)
  return {
    async 'farkle.scoreOverview'({ rules, farklePenalty }) {
      const report = await solved({ rules, farklePenalty })
      return {
        hash: ruleHash(rules),
        grid: report.grid,
        farkleProbabilities: report.farkleProbabilities,
        turns: report.turns.map((turn) => summaryOf(rules, turn, report.grid)),
        averagePoints: report.averagePoints,
        cappedPoints: report.cappedPoints,
      }
    },
    async 'farkle.scoreTable'({ rules, farklePenalty, turn, ...slice }) {
      refuseFor(() => noTables(rules))
      const report = await solved({ rules, farklePenalty })
      return tableSlice(rules, turnOf(report, turn), report.grid, slice)
    },
    async 'farkle.scoreTurnStates'({ rules }) {
      return statesData(rules, await solving.solve('places', { rules }))
    },
    async 'farkle.scoreBreakpoints'({ rules, farklePenalty, turn }) {
      refuseFor(() => noTables(rules))
      const report = await solved({ rules, farklePenalty })
      const { play, figures, exceptions, exceptionCount } = turnOf(report, turn)
      return {
        table: tableBelow(rules, play.table),
        tablePoints: play.expectedPoints,
        bestPoints: figures.expectedPoints,
        exceptions: exceptions.slice(0, MAX_LISTED),
        exceptionCount,
      }
    },
    async 'farkle.scoreExamples'({ rules, farklePenalty, turn }) {
      refuseFor(() => noTables(rules))
      const report = await solved({ rules, farklePenalty })
      const examples = exampleRolls(rules, report, turnOf(report, turn))
      return { examples: examples.slice(0, MAX_EXAMPLES) }
    },
    async 'farkle.scoreFrontier'({ rules }) {
      const strategies = await solving.solve('frontier', { rules })
      return {
        strategies: strategies.map((strategy) => ({
          ...strategy,
          toPenalty: strategy.toPenalty === Infinity ? null : strategy.toPenalty,
        })),
      }
    },
  } satisfies Handlers<typeof scoreRequests>
}
