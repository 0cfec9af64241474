import type { Value } from '../base/units.ts'
import { skewedInterval, studentT } from './error-rate.ts'
import type { PlayShares } from './expected-loss.ts'

/** What a decision says of habits, by their ids. */
export interface HabitSigns {
  /** Habits whose error was possible here. */
  readonly occasions: readonly string[]
  /** Habit that the answer's error belongs to; null for a right answer and for any other error. */
  readonly error: string | null
}

export interface HabitAnswer extends HabitSigns {
  /** Without the mark of a sought occasion. */
  readonly cell: string
  readonly loss: Value
  readonly isWrong: boolean
}

/** Frequency in play of decisions by cell, and of occasions by `occasionKey`. */
export interface Shares {
  readonly cells: PlayShares
  readonly occasions: PlayShares
}

/** Of a decision of play, 95 % interval. */
interface HabitCost {
  readonly mean: Value
  readonly low: Value
  readonly high: Value
}

/** Whether two habits are opposite errors in decisions of the same kind. */
export type IsReverse = (one: string, other: string) => boolean

/** Errors of one kind and direction that stand out. */
export interface Habit {
  readonly id: string
  readonly errors: number
  readonly occasions: number
  /** Null where the frequency in play is unknown. */
  readonly cost: HabitCost | null
}

export const occasionKey = (habit: string, cell: string): string => `${habit} ${cell}`

/** Errors needed to tell a habit, and how many times those of the reverse habit. */
const ERRORS_NEEDED = 3

const SIGNIFICANCE = 0.01

/** Fewer answers beside all candidates say nothing of the player. */
const FEW_ELSEWHERE = 5

/** Share of wrong answers elsewhere above which no error is a habit. */
const MOST_ELSEWHERE = 0.4

/** Relative standard error due to the shares: rare occasions come up a few dozen times in a survey. */
const SHARES_ERROR = 0.15

/** Standard normal quantile at 97.5 %. */
const Z = 1.96

/** Natural logarithms of the factorials up to `most`. */
function logFactorials(most: number): number[] {
  const logs = [0]
  for (let n = 1; n <= most; n++) logs.push(logs[n - 1]! + Math.log(n))
  return logs
}

/**
 * Probability of at least `errors` wrong ones among `count` answers if wrong ones were as likely
 * there as among the `others` further answers, of which `wrong` are wrong (Fisher's exact test,
 * one-sided).
 */
export function chanceOfErrors(
  errors: number,
  count: number,
  wrong: number,
  others: number,
): number {
  const all = count + others
  const allWrong = errors + wrong
  const log = logFactorials(all)
  const choose = (n: number, k: number): number => log[n]! - log[k]! - log[n - k]!
  let chance = 0
  for (let k = errors; k <= Math.min(count, allWrong); k++) {
    chance += Math.exp(choose(allWrong, k) + choose(all - allWrong, count - k) - choose(all, count))
  }
  return Math.min(1, chance)
}

function weightsOf(id: string, within: readonly HabitAnswer[], shares: Shares): number[] {
  const often = new Map(shares.occasions)
  const asked = new Map<string, number>()
  for (const { cell } of within) asked.set(cell, (asked.get(cell) ?? 0) + 1)
  const weights = within.map(
    ({ cell }) => (often.get(occasionKey(id, cell)) ?? 0) / asked.get(cell)!,
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / within.length))
}

/**
 * Mean loss of an occasion, weighted by how often its cell comes up in play, times the share of
 * occasions in play. The interval adds the variances of the error rate, with one right and one wrong
 * answer more, and of the losses of the errors.
 */
function costOf(id: string, within: readonly HabitAnswer[], shares: Shares): HabitCost | null {
  const often = (list: PlayShares): number => list.reduce((sum, [, each]) => sum + each, 0)
  const decisions = often(shares.cells)
  const occasions = often(shares.occasions.filter(([key]) => key.startsWith(`${id} `)))
  if (decisions === 0 || occasions === 0) return null
  const weights = weightsOf(id, within, shares)
  let rate = 0
  let squares = 0
  let sum = 0
  for (const [i, { error, loss }] of within.entries()) {
    const weight = weights[i]!
    squares += weight ** 2
    if (error !== id) continue
    rate += weight
    sum += weight * loss
  }
  if (sum === 0) return null
  const losses = within.filter(({ error }) => error === id).map(({ loss }) => loss)
  const usual = losses.reduce((all, loss) => all + loss, 0) / losses.length
  const variance = losses.reduce((all, loss) => all + (loss - usual) ** 2, 0) / (losses.length - 1)
  const effective = 1 / squares
  const smoothed = (rate * effective + 1) / (effective + 2)
  const ofRate = Z * usual * Math.sqrt((smoothed * (1 - smoothed)) / effective)
  const ofLoss = studentT(losses.length - 1) * Math.sqrt(variance / losses.length) * rate
  const margin = Math.hypot(ofRate, ofLoss, Z * SHARES_ERROR * sum)
  const share = occasions / decisions
  return { mean: share * sum, ...skewedInterval(share * sum, share * margin) }
}

/**
 * Habits that the answers show, the dearest first. One is told after three errors one way, and three
 * times as many as the other way, where they are more than the errors elsewhere explain. The
 * occasions of a habit that is told count as elsewhere no more.
 */
export function toldHabits(
  answers: readonly HabitAnswer[],
  isReverse: IsReverse,
  shares: Shares | null,
): Habit[] {
  const errors = new Map<string, number>()
  for (const { error } of answers) if (error) errors.set(error, (errors.get(error) ?? 0) + 1)
  const open = new Set(
    [...errors].flatMap(([id, count]) => {
      const other = [...errors].reduce((sum, [one, n]) => sum + (isReverse(id, one) ? n : 0), 0)
      return count >= ERRORS_NEEDED * Math.max(1, other) ? [id] : []
    }),
  )
  const told: Habit[] = []
  let elsewhere = answers
  for (;;) {
    const ranked = [...open].map((id) => {
      const within = answers.filter(({ occasions }) => occasions.includes(id))
      const others = elsewhere.filter(({ occasions }) => !occasions.includes(id))
      // Errors of another habit that may be told as well do not speak against this one.
      const plain = others.filter(({ occasions }) => !occasions.some((one) => open.has(one)))
      const base = plain.length < FEW_ELSEWHERE ? others : plain
      const wrong = base.filter(({ isWrong }) => isWrong).length
      const isErratic = wrong > MOST_ELSEWHERE * base.length
      const chance = chanceOfErrors(errors.get(id)!, within.length, wrong, base.length)
      return { id, within, chance: isErratic ? 1 : chance }
    })
    const [first] = ranked.sort((a, b) => a.chance - b.chance)
    if (!first || first.chance > SIGNIFICANCE) break
    const { id, within } = first
    open.delete(id)
    elsewhere = elsewhere.filter(({ occasions }) => !occasions.includes(id))
    const cost = shares && costOf(id, within, shares)
    told.push({ id, errors: errors.get(id)!, occasions: within.length, cost })
  }
  const lossOf = (habit: Habit): number =>
    answers.reduce((sum, { error, loss }) => sum + (error === habit.id ? loss : 0), 0)
  const dearness = new Map(told.map((one) => [one, one.cost?.mean ?? lossOf(one)]))
  return told.sort((a, b) => dearness.get(b)! - dearness.get(a)!)
}

const HABIT = '@'

/** Entry of Needs for a habit: its occasions and errors. */
export const habitNeed = (id: string): string => `${HABIT}${id}`

export const isHabitNeed = (cell: string): boolean => cell.startsWith(HABIT)

/** Whether a decision is an occasion of a habit to seek. */
export const isSought = (
  { occasions }: HabitSigns,
  needs: { has(key: string): boolean },
): boolean => occasions.some((id) => needs.has(habitNeed(id)))

/** From here on an error is no hint of a habit that may come. */
const SUSPECTED = 0.1

/**
 * Needs for the habits that are told or, while there are none, for those that errors hint at: drills
 * seek their occasions.
 */
export function habitNeeds(
  answers: readonly HabitAnswer[],
  isReverse: IsReverse,
): (readonly [need: string, occasions: number, errors: number])[] {
  const need = (id: string) => {
    const within = answers.filter(({ occasions }) => occasions.includes(id))
    const errors = within.filter(({ error }) => error === id).length
    return [habitNeed(id), within.length, errors] as const
  }
  const told = toldHabits(answers, isReverse, null)
  if (told.length > 0) return told.map(({ id }) => need(id))
  const ids = new Set(answers.flatMap(({ error }) => error ?? []))
  return [...ids].map(need).filter(([key, count, errors]) => {
    const others = answers.filter(({ occasions }) => !occasions.includes(key.slice(1)))
    const wrong = others.filter((one) => one.isWrong).length
    return chanceOfErrors(errors, count, wrong, others.length) < SUSPECTED
  })
}

const SOUGHT = '.habit'

/** Cell of an answer to a question that was sought for a habit: it is no sample of play. */
export const soughtCell = (cell: string): string => `${cell}${SOUGHT}`

export const plainCell = (cell: string): string =>
  cell.endsWith(SOUGHT) ? cell.slice(0, -SOUGHT.length) : cell
