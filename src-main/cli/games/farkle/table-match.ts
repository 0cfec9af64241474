import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { TABLE_POLICIES } from '#shared/games/farkle/requests/three.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { wholeNumber } from '../../options.ts'
import type { Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { gameAnswer, type GameAnswer } from './game-options.ts'
import { tellThreeCost } from './three-answer.ts'

type TablePolicy = (typeof TABLE_POLICIES)[number]

/** Output of `match --table --json`. Scripts rely on these names: add, do not change. */
interface TableAnswer extends GameAnswer {
  /** Win probability over all orders of play, in the order given. */
  readonly table: readonly {
    readonly policy: TablePolicy
    readonly winProbability: number
    readonly standardError: number
  }[]
  /** Games simulated, the same number for each order of play. */
  readonly games: number
}

const USUAL_ROUNDS = 300
const MAX_ROUNDS = 100_000
const ORDERS: Readonly<Record<number, number>> = { 3: 6, 4: 24 }

export function readTable(text: string): TablePolicy[] {
  const policies = text.split(',').map((one) => one.trim())
  const known = policies.flatMap((one) => TABLE_POLICIES.filter((policy) => policy === one))
  if (known.length === policies.length && ORDERS[known.length]) return known
  throw new UsageError(
    `--table ${text}: there must be three or four of points, two and three, such as two,three,three.`,
  )
}

export function readRounds(text = String(USUAL_ROUNDS)): number {
  const rounds = wholeNumber(text)
  if (rounds >= 2 && rounds <= MAX_ROUNDS) return rounds
  throw new UsageError(
    `--rounds ${text}: this must be a whole number from 2 to ${grouped(MAX_ROUNDS)}.`,
  )
}

export async function askTable(
  ask: Ask,
  rules: RuleSet,
  policies: TablePolicy[],
  rounds: number,
  tell: (message: string) => void,
): Promise<TableAnswer> {
  await tellThreeCost(ask, rules, tell)
  const { chances } = await ask('farkle.threeMatch', { rules, policies, rounds })
  return {
    ...gameAnswer(rules),
    table: chances.map(({ mean, error }, i) => ({
      policy: policies[i]!,
      winProbability: mean,
      standardError: error,
    })),
    games: rounds * ORDERS[policies.length]!,
  }
}
