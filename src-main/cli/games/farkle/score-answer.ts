import { MAX_TABLE_ROWS } from '#shared/games/farkle/requests/score.ts'
import { noTables } from '#shared/games/farkle/analysis/rule-refusals.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Answer, Ask } from '../../session.ts'

type TurnSummary = Answer<'farkle.scoreOverview'>['turns'][number]
type Breakpoints = Answer<'farkle.scoreBreakpoints'>

/** E, E_C and z of the Zilch article. */
interface TurnAnswer {
  readonly expectedPoints: number
  readonly correctedExpectedPoints: number
  readonly farkleProbability: number
}

/** Row of E(s, n) by number of dice, "1" to "6"; null for unreachable states. */
interface TableRow {
  readonly turnScore: number
  readonly values: Readonly<Record<string, number | null>>
}

/** Output of `score --json`. Scripts rely on these names: add to them, do not change them. */
interface ScoreFigures extends TurnAnswer {
  /** E if points above the goal are worth nothing; absent in games of rounds, and for a far goal. */
  readonly cappedPoints?: number
  readonly rules: { readonly name: string; readonly hash: string }
  readonly penalty?: number
  /** Turn before the first bank, if that has its own minimum. */
  readonly openingTurn?: TurnAnswer & { readonly minimumBank: number }
  /** Turns after 0, 1, ... farkles in a row; only the last penalty is the one of the rules. */
  readonly turnTypes?: readonly (TurnAnswer & { readonly penalty: number })[]
  /** Points per turn over a long game with the farkle penalty. */
  readonly averagePoints?: number
  readonly frontier?: Answer<'farkle.scoreFrontier'>['strategies']
  /** Bank limits if the turn state holds more than the turn total and the dice left. */
  readonly places?: Answer<'farkle.scoreTurnStates'>
}

/** Absent if the turn state holds more than the turn total and the dice left. */
interface ScoreTables {
  readonly table: readonly TableRow[]
  readonly breakpoints: Pick<Breakpoints['table'], 'step' | 'rows' | 'rollSixBelow'> & {
    readonly minimumBank: number
    /** Expected points per turn when playing by the table. */
    readonly pointsPerTurn: number
    readonly exceptionCount: number
    /** The costliest ones, not all if there are very many. */
    readonly exceptions: Breakpoints['exceptions']
  }
}

export interface ScoreAnswer extends ScoreFigures, ScoreTables {}

interface Solved {
  readonly rules: RuleSet
  /** An artificial farkle penalty for a single turn; null for the rules as they are. */
  readonly farklePenalty: number | null
}

const figuresOf = (turn: TurnSummary): TurnAnswer => ({
  expectedPoints: turn.expectedPoints,
  correctedExpectedPoints: turn.correctedExpectedPoints,
  farkleProbability: turn.farkleProbability,
})

async function wholeTable(ask: Ask, solved: Solved): Promise<TableRow[]> {
  const table: TableRow[] = []
  for (;;) {
    const { rows, totalRows } = await ask('farkle.scoreTable', {
      ...solved,
      turn: 'single',
      from: table.length,
      count: MAX_TABLE_ROWS,
    })
    for (const { turnScore, values } of rows) {
      table.push({
        turnScore,
        values: Object.fromEntries(values.map((value, i) => [i + 1, value])),
      })
    }
    if (rows.length === 0 || table.length >= totalRows) return table
  }
}

async function askTables(ask: Ask, solved: Solved): Promise<ScoreTables> {
  const points = await ask('farkle.scoreBreakpoints', { ...solved, turn: 'single' })
  const { step, rows, rollSixBelow, minimumBank } = points.table
  return {
    breakpoints: {
      step,
      minimumBank,
      rows,
      rollSixBelow,
      pointsPerTurn: points.tablePoints,
      exceptionCount: points.exceptionCount,
      exceptions: points.exceptions,
    },
    table: await wholeTable(ask, solved),
  }
}

export async function askScore(
  ask: Ask,
  solved: Solved,
  withFrontier: boolean,
): Promise<ScoreFigures | ScoreAnswer> {
  const { rules, farklePenalty } = solved
  const { hash, turns, averagePoints, cappedPoints } = await ask('farkle.scoreOverview', solved)
  const single = turns.find(({ key }) => key === 'single')!
  const opening = turns.find(({ key }) => key === 'opening')
  const types = turns.filter(({ key }) => key.startsWith('after-'))
  const isPlain = noTables(rules) === null
  const tables = isPlain ? await askTables(ask, solved) : null
  const places =
    isPlain || farklePenalty !== null ? null : await ask('farkle.scoreTurnStates', { rules })
  return {
    rules: { name: rules.name, hash },
    ...(farklePenalty !== null && { penalty: farklePenalty }),
    ...figuresOf(single),
    ...(cappedPoints !== null && { cappedPoints }),
    ...(opening && { openingTurn: { minimumBank: opening.minimumBank, ...figuresOf(opening) } }),
    ...(types.length > 0 && {
      turnTypes: types.map((turn) => ({ penalty: turn.farklePenalty, ...figuresOf(turn) })),
    }),
    ...(averagePoints !== null && { averagePoints }),
    ...(tables && { breakpoints: tables.breakpoints }),
    ...(withFrontier && { frontier: (await ask('farkle.scoreFrontier', { rules })).strategies }),
    ...(tables && { table: tables.table }),
    ...(places && { places }),
  }
}
