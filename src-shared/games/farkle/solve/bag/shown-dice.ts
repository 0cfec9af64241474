import { greatestCommonDivisor, type Points } from '../../../../base/units.ts'
import { EMPTY, FACES, withDice, type Multiset } from '../../../../dice/multiset.ts'
import { jokerScore } from '../../rules/joker-scoring.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { bonusFor, NO_SCORE, scoringOf } from '../../rules/scoring.ts'

/** Index of a die's joker among the symbols that it can show; the faces come before it. */
const JOKER = FACES.length
const SYMBOLS = FACES.length + 1

/** All rolls of so many dice whatever these are, as multisets of symbols, with what may be set aside. */
interface RollsOfSize {
  readonly count: number
  /** [roll * symbols + symbol]: the roll of one die more. */
  readonly withOneMore: Int32Array
  /** Options of roll i are `start[i]` to `start[i + 1] - 1`: most points by number of dice. */
  readonly start: Int32Array
  /** Dice to roll next: all of them after hot dice. */
  readonly left: Uint8Array
  readonly steps: Int32Array
}

/** What the dice of a turn can show, by number of dice; a step is `grid` points. */
export interface ShownDice {
  readonly symbols: number
  readonly grid: Points
  readonly bySize: readonly RollsOfSize[]
  /** Points of exactly these dice by their code, the sum of `digits` by symbol; else NO_SCORE. */
  readonly scores: Int32Array
  readonly digits: readonly number[]
}

interface Option {
  readonly taken: number
  readonly points: Points
}

function optionsOf(rules: RuleSet, best: readonly Points[]): Option[] {
  const rolled = best.length - 1
  const options = best.flatMap((points, taken) => (points === NO_SCORE ? [] : [{ taken, points }]))
  if (options.length === 0 && rolled === rules.dice && rules.nothing > 0) {
    options.push({ taken: rolled, points: rules.nothing })
  }
  const allowed = rules.mustSetAsideAll ? options.slice(-1) : options
  return allowed.map(({ taken, points }) => ({
    taken,
    points: points + (taken === rolled ? bonusFor(rules, rolled) : 0),
  }))
}

/** For rules in which a turn remembers no more than its dice and total. */
export function shownDice(rules: RuleSet, hasJokers: boolean): ShownDice {
  const symbols = hasJokers ? SYMBOLS : FACES.length
  const score = jokerScore(scoringOf(rules), hasJokers ? rules.dice : 0)
  const base = rules.dice + 1
  const digits = Array.from({ length: symbols }, (_, symbol) => base ** symbol)
  const scores = new Int32Array(base ** symbols)
  const scoreOf = (code: number): Points => {
    const faces = FACES.reduce<Multiset>(
      (dice, face, i) => withDice(dice, face, Math.floor(code / base ** i) % base),
      EMPTY,
    )
    return score(faces, Math.floor(code / base ** JOKER))
  }
  /** Most points by number of dice taken, by code. */
  const best = new Map<number, Points[]>([[0, [NO_SCORE]]])
  const codes = [[0]]
  const withOneMore: Int32Array[] = []
  for (let size = 1; size <= rules.dice; size++) {
    const places = new Map<number, number>()
    const fewer = codes[size - 1]!
    withOneMore.push(new Int32Array(fewer.length * symbols))
    for (const [i, before] of fewer.entries()) {
      for (let symbol = 0; symbol < symbols; symbol++) {
        const code = before + digits[symbol]!
        if (!places.has(code)) {
          places.set(code, places.size)
          scores[code] = scoreOf(code)
          best.set(code, [...Array.from({ length: size }, () => NO_SCORE), scores[code]])
        }
        withOneMore[size - 1]![i * symbols + symbol] = places.get(code)!
        const most = best.get(code)!
        best.get(before)!.forEach((points, taken) => {
          most[taken] = Math.max(most[taken]!, points)
        })
      }
    }
    codes.push([...places.keys()])
  }
  const options = codes.map((some) => some.map((code) => optionsOf(rules, best.get(code)!)))
  const { nothing, hotDiceBonus } = rules
  const grid = scores.reduce(greatestCommonDivisor, greatestCommonDivisor(nothing, hotDiceBonus))
  const bySize = options.map((some, size): RollsOfSize => {
    const all = some.flat()
    let end = 0
    return {
      count: some.length,
      withOneMore: withOneMore[size] ?? new Int32Array(),
      start: Int32Array.from([0, ...some.map(({ length }) => (end += length))]),
      left: Uint8Array.from(all, ({ taken }) => (taken === size ? rules.dice : size - taken)),
      steps: Int32Array.from(all, ({ points }) => points / (grid || 1)),
    }
  })
  return { symbols, grid: grid || 1, bySize, scores, digits }
}

/** Chance of each symbol. */
export function symbolChances(
  weights: readonly number[],
  joker: number | null,
  { symbols }: ShownDice,
): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = new Float64Array(symbols)
  for (const [i, weight] of weights.entries()) {
    chances[joker === i + 1 ? JOKER : i]! += weight / total
  }
  return chances
}
