import type { DiceCount, Points, Probability } from '../../../base/units.ts'
import { countOf, FACES, facesOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { pointsPlay } from '../analysis/points-play.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { faceScores, type FaceScores } from '../rules/scoring.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { reachableRows } from '../solve/turn/reachability.ts'
import { gainOfRolling, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { stateObjective } from '../solve/turn/turn-policy.ts'
import type { FoundStep } from './find-steps.ts'
import { stepModel, stepsPolicy, type StepModel } from './steps-policy.ts'

/** Increase when results change; part of the cache key. */
export const CONTRAST_PAIRS_VERSION = 1

/** Answers that need no look at the position. */
export const BLANKETS = ['bank', 'roll', 'allDice', 'fewestDice', 'largestGroup'] as const
export type Blanket = (typeof BLANKETS)[number]

type Asked = 'dice' | 'bank'

/** A roll to set aside from, and how a player who follows the steps answers. */
export interface LessonPosition {
  readonly turnTotal: Points
  readonly roll: readonly Face[]
  readonly takes: DiceCount
  readonly points: Points
  readonly diceLeft: DiceCount
  readonly then: 'bank' | 'roll'
  /** Whether each blanket answer is right; null where it cannot be given. */
  readonly passes: Readonly<Record<Blanket, boolean | null>>
}

/**
 * Two positions much alike with opposite answers, which are the best play's, too. `asks`: which dice
 * to set aside, or whether to bank once that is done.
 */
export interface ContrastPair {
  readonly asks: Asked
  readonly pair: readonly [LessonPosition, LessonPosition]
}

/** Largest distance of the turn totals of a pair, as a part of the best points a turn. */
const MAX_APART = 0.9

/** Largest turn total of a position, as a multiple of the best points a turn. */
const MAX_TOTAL = 3

/** Least loss of a wrong answer, as a part of the best points a turn: closer calls teach nothing. */
const LEAST_LOSS = 0.03

/** The first step banks with few dice left only: later ones replace its number for the others. */
const FIRST_LEFT = 2

interface Answer {
  readonly node: number
  readonly group: number
  readonly row: number
  readonly option: number
  readonly banks: boolean
  /** Whether the rules allow both to bank and to roll on. */
  readonly isFree: boolean
  /** Whether the step changes the answer, by what is asked. */
  readonly isChanged: Readonly<Record<Asked, boolean>>
  /** Whether it is the best play's, and any other answer loses enough. */
  readonly isBest: Readonly<Record<Asked, boolean>>
}

interface Lesson {
  readonly rules: RuleSet
  readonly steps: readonly FoundStep[]
  readonly seen: StepModel
  readonly strategy: TurnStrategy
  readonly reachable: readonly Uint8Array[]
  readonly rows: number
}

/** The answers by the steps up to this one, at every roll and total that legal play can come to. */
function answersOf(
  { rules, steps, seen, strategy, reachable, rows }: Lesson,
  step: number,
): Answer[] {
  const { model } = seen
  const upTo = (count: number) =>
    stepsPolicy(
      seen,
      rules,
      steps.slice(0, count).flatMap((one) => one.rules),
    )
  const least = Math.ceil(rules.minimumBank / model.grid)
  const now = upTo(step + 1)
  const before = upTo(step)
  const leastLoss = LEAST_LOSS * steps.at(-1)!.makes
  const answers: Answer[] = []
  for (const node of model.nodes) {
    const dice = model.byDice[node]!
    const { optionStart, optionLeft, optionSteps } = dice
    for (let row = 0; row < rows; row++) {
      if (reachable[node]![row] === 0) continue
      const valueOf = (option: number): Points =>
        stateObjective(strategy, optionLeft[option]!, row + optionSteps[option]!)
      for (let group = 0; group < dice.groupCount; group++) {
        const option = now.option(dice, group, row)
        const left = optionLeft[option]!
        const at = row + optionSteps[option]!
        const banks = now.banks(left, at)
        let next = -Infinity
        for (let o = optionStart[group]!; o < optionStart[group + 1]!; o++) {
          if (o !== option) next = Math.max(next, valueOf(o))
        }
        const sameDice = before.option(dice, group, row) === option
        const isFirst = !banks || model.byDice[left]!.dice <= FIRST_LEFT
        const gain = gainOfRolling(strategy, at * model.grid, left)
        answers.push({
          node,
          group,
          row,
          option,
          banks,
          isFree: mayBank(model, least, left, at) && model.byDice[left]!.dice > 0,
          isChanged: {
            dice: step > 0 && !sameDice,
            bank: step === 0 ? isFirst : sameDice && before.banks(left, at) !== banks,
          },
          isBest: {
            dice: valueOf(option) - next >= leastLoss,
            bank: (banks ? -gain : gain) >= leastLoss,
          },
        })
      }
    }
  }
  return answers
}

/** Most dice of one face that score by themselves, of equally many those with most points. */
function largestGroup(faces: FaceScores, roll: Multiset): { taken: DiceCount; points: Points } {
  let best = { taken: 0, points: 0 }
  for (const face of FACES) {
    let taken = countOf(roll, face)
    while (taken > 0 && faces[face - 1]![taken] === 0) taken--
    const points = faces[face - 1]![taken]!
    if (taken > best.taken || (taken === best.taken && points > best.points)) {
      best = { taken, points }
    }
  }
  return best
}

function positionOf(
  { rules, seen: { model } }: Lesson,
  { node, group, row, option, banks }: Answer,
  asks: Asked,
  isFree: boolean,
): LessonPosition {
  const { example, optionStart, optionDice, optionSteps, optionLeft } = model.byDice[node]!
  const roll = example[group]![0]!
  const first = optionStart[group]!
  const last = optionStart[group + 1]! - 1
  const takes = optionDice[option]!
  const points = optionSteps[option]! * model.grid
  const isChoice = asks === 'dice' && last > first
  const largest = largestGroup(faceScores(rules), roll)
  return {
    turnTotal: row * model.grid,
    roll: facesOf(roll),
    takes,
    points,
    diceLeft: model.byDice[optionLeft[option]!]!.dice,
    then: banks ? 'bank' : 'roll',
    passes: {
      bank: isFree ? banks : null,
      roll: isFree ? !banks : null,
      allDice: isChoice ? takes === optionDice[last] : null,
      fewestDice: isChoice ? takes === optionDice[first] : null,
      largestGroup: isChoice ? takes === largest.taken && points === largest.points : null,
    },
  }
}

/** Pairs each changed answer with the nearest one of the same key that is its opposite. */
function pairsBy(
  { seen: { model }, rows, steps }: Lesson,
  answers: readonly Answer[],
  asks: Asked,
  keyOf: (answer: Answer) => string,
): (readonly [Answer, Answer])[] {
  const apart = Math.floor((MAX_APART * steps.at(-1)!.makes) / model.grid)
  const right = answers.filter(({ isBest }) => isBest[asks])
  const alike = Map.groupBy(right, keyOf)
  const taken = new Set<Answer>()
  const takes = ({ node, option }: Answer): number => model.byDice[node]!.optionDice[option]!
  const distance = (a: Answer, b: Answer): number =>
    Math.abs(a.row - b.row) + rows * Math.abs(a.node - b.node)
  const pairs: (readonly [Answer, Answer])[] = []
  for (const one of right) {
    if (!one.isChanged[asks] || taken.has(one)) continue
    const twins = alike
      .get(keyOf(one))!
      .filter(
        (twin) =>
          !taken.has(twin) &&
          twin.banks !== one.banks &&
          (asks === 'dice' || (one.isFree && twin.isFree)) &&
          (takes(twin) === takes(one)) === (asks === 'bank') &&
          Math.abs(twin.row - one.row) <= apart,
      )
    if (twins.length === 0) continue
    const twin = twins.reduce((a, b) => (distance(b, one) < distance(a, one) ? b : a))
    taken.add(one).add(twin)
    pairs.push([one, twin])
  }
  return pairs
}

const totalOf = ({ pair }: ContrastPair): Points =>
  Math.max(...pair.map(({ turnTotal, points }) => turnTotal + points))

/**
 * Contrast pairs of each step, those with the smallest turn totals first: the same roll at another
 * turn total, or where that changes nothing, the same scoring dice among more or fewer dice at the
 * same total. Those of the first step may differ in all of it where no others cost enough.
 */
export function contrastPairs(rules: RuleSet, steps: readonly FoundStep[]): ContrastPair[][] {
  const seen = stepModel(rules)
  const { model } = seen
  const rows = Math.ceil((MAX_TOTAL * steps.at(-1)!.makes) / model.grid)
  const strategy = pointsPlay(rules).usual[0]!
  const reachable = reachableRows(rules, model, rows)
  const lesson = { rules, steps, seen, strategy, reachable, rows }
  const sameRoll = ({ node, group }: Answer): string => `${node} ${group}`
  const sameScores = ({ node, group, row }: Answer): string => {
    const { optionStart, optionDice, optionSteps } = model.byDice[node]!
    const [from, to] = [optionStart[group]!, optionStart[group + 1]!]
    return [row, ...optionDice.subarray(from, to), ...optionSteps.subarray(from, to)].join()
  }
  const anyRoll = (): string => ''
  return steps.map((step, i) => {
    if (step.rules.length === 0) return []
    const answers = answersOf(lesson, i)
    const pairs = (['dice', 'bank'] as const).flatMap((asks) => {
      const keys = i === 0 ? [sameRoll, sameScores, anyRoll] : [sameRoll, sameScores]
      let found: (readonly [Answer, Answer])[] = []
      for (const key of keys) if (found.length === 0) found = pairsBy(lesson, answers, asks, key)
      return found.map(([one, other]): ContrastPair => {
        const isFree = one.isFree && other.isFree
        return {
          asks,
          pair: [positionOf(lesson, one, asks, isFree), positionOf(lesson, other, asks, isFree)],
        }
      })
    })
    return pairs.sort((a, b) => totalOf(a) - totalOf(b))
  })
}

/** Share of the positions that each blanket answer passes; null where it can be given nowhere. */
export function blanketShares(
  pairs: readonly ContrastPair[],
): Readonly<Record<Blanket, Probability | null>> {
  const positions = pairs.flatMap(({ pair }) => pair)
  const shares = BLANKETS.map((blanket) => {
    const passes = positions.flatMap(({ passes }) => passes[blanket] ?? [])
    const share = passes.filter(Boolean).length / passes.length
    return [blanket, passes.length === 0 ? null : share] as const
  })
  return Object.fromEntries(shares) as Record<Blanket, Probability | null>
}
