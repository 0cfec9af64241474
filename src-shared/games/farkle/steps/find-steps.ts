import type { DiceCount, Points } from '../../../base/units.ts'
import { averagePoints } from '../cards/turn-plays.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { evaluatePolicy } from '../solve/turn/turn-policy.ts'
import type { DiceRange, KeepOneRule, StepRule } from './step-rule.ts'
import { stepModel, stepsPolicy, type StepModel } from './steps-policy.ts'

/** Increase when results change; part of the cache key. */
export const STEPS_VERSION = 3

/** One step: one sentence, or several if a later one adds more than those before it. */
export interface FoundStep {
  /** Names the step among those of its rule set. */
  readonly id: string
  /** None for the last step, the best play; that is missing if the sentences make as much. */
  readonly rules: readonly StepRule[]
  /** Points a turn of somebody who follows the steps up to this one, and nothing else. */
  readonly makes: Points
}

const MAX_RULES = 7

/** Least gain of a sentence, as a part of the best points a turn. */
const LEAST_PART = 1 / 2_000

/** Of sentences that make at most so much less, the one with the fewest numbers; same unit. */
const EQUAL_PART = 1 / 20_000

const ROUNDING = 1e-9

const NUMBERS = 24

/** Shapes whose numbers are tried one by one. */
const REFINED = 16

/** Distance of the numbers tried: round, on the grid of the points, about an eighth of a turn. */
export function numberStep(best: Points, grid: Points): Points {
  const rough = Math.max(1, best / 8)
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = [5, 2.5, 1].find((digit) => digit * power <= rough)! * power
  return grid * Math.max(1, Math.ceil(round / grid))
}

function ranges(most: DiceCount): DiceRange[] {
  const all: DiceRange[] = []
  for (let first = 1; first <= most; first++) {
    for (let last = first; last <= most; last++) all.push({ least: first, most: last })
  }
  return all
}

/** A sentence but for one number. */
type Shape = (number: Points) => StepRule

function bankShapes(dice: DiceCount): Shape[] {
  return ranges(dice).map((left) => (from) => ({ kind: 'bank', left, from }))
}

function alwaysRoll(dice: DiceCount): StepRule[] {
  return ranges(dice)
    .filter(({ most }) => most === dice)
    .map((left) => ({ kind: 'bank', left, from: null }))
}

const KEEP_ONE = {
  kind: 'keepOne',
  below: null,
  unlessTurn: null,
  unlessRoll: null,
  unlessAlike: false,
} as const

/** `below`: a turn total that is large. */
function keepOneRules(dice: DiceCount, below: Points): { plain: KeepOneRule[]; shapes: Shape[] } {
  const rolled = ranges(dice).filter(({ most }) => most === dice)
  const plain = rolled.flatMap((range): KeepOneRule[] => {
    const one = { ...KEEP_ONE, rolled: range }
    const small = { ...one, below }
    return [one, { ...one, unlessAlike: true }, small, { ...small, unlessAlike: true }]
  })
  const byTurn = rolled.map((range): Shape => {
    const one = { ...KEEP_ONE, rolled: range }
    return (unlessTurn) => ({ ...one, unlessTurn })
  })
  const byRoll = plain.map((rule): Shape => (unlessRoll) => ({ ...rule, unlessRoll }))
  return { plain, shapes: [...byTurn, ...byRoll] }
}

/** What a sentence asks to remember: its numbers, of which rounder ones count less. */
function loadOf(rule: StepRule, step: Points): number {
  if (rule.kind === 'mostPoints') return 0
  const numbers =
    rule.kind === 'bank' ? [rule.from] : [rule.below, rule.unlessTurn, rule.unlessRoll]
  return numbers
    .filter((number) => number !== null)
    .reduce((sum, number) => sum + (number % (2 * step) === 0 ? 2 : 3), 0)
}

/** Points a turn of following some rules; over a long game under a farkle penalty. */
export function pointsOfSteps(
  model: StepModel,
  rules: RuleSet,
  steps: readonly StepRule[],
): Points {
  const policy = stepsPolicy(model, rules, steps)
  return averagePoints([evaluatePolicy(model.model, policy)], rules.farklePenalty)
}

function ruleId(rule: StepRule): string {
  if (rule.kind === 'bank') {
    const { left, from } = rule
    return `bank-${left.least}-${left.most}-${from ?? 'never'}`
  }
  if (rule.kind === 'mostPoints') return 'most-points'
  const { rolled, below, unlessTurn, unlessRoll, unlessAlike } = rule
  const parts = [
    ...(below === null ? [] : [`below-${below}`]),
    ...(unlessTurn === null ? [] : [`turn-${unlessTurn}`]),
    ...(unlessRoll === null ? [] : [`roll-${unlessRoll}`]),
    ...(unlessAlike ? ['alike'] : []),
  ]
  return [`one-${rolled.least}-${rolled.most}`, ...parts].join('-')
}

/** Joins sentences to steps, none of which adds more than the step before it, but the first. */
function joined(found: readonly FoundStep[]): FoundStep[] {
  const steps: FoundStep[] = []
  const added = (at: number): Points => steps[at]!.makes - steps[at - 1]!.makes
  for (const step of found) {
    steps.push(step)
    while (steps.length > 2 && added(steps.length - 1) > added(steps.length - 2)) {
      const last = steps.pop()!
      const before = steps.pop()!
      steps.push({
        id: `${before.id}.${last.id}`,
        rules: [...before.rules, ...last.rules],
        makes: last.makes,
      })
    }
  }
  return steps
}

interface Tried {
  readonly rule: StepRule
  readonly makes: Points
}

/** Every fourth number for each shape, then the numbers around it for the best of them. */
function tryShapes(
  shapes: readonly Shape[],
  numbers: readonly Points[],
  least: Points,
  pointsWith: (rule: StepRule) => Points,
): Tried[] {
  const tryAt = (shape: Shape, at: number): (Tried & { shape: Shape; at: number })[] => {
    const rule = shape(numbers[at]!)
    const isAllowed = rule.kind !== 'bank' || (rule.from ?? Infinity) >= least
    return isAllowed ? [{ shape, at, rule, makes: pointsWith(rule) }] : []
  }
  const coarse = shapes.flatMap((shape) =>
    numbers.flatMap((_, at) => (at % 4 === 3 ? tryAt(shape, at) : [])),
  )
  const best = coarse.toSorted((a, b) => b.makes - a.makes).slice(0, REFINED)
  const fine = best.flatMap(({ shape, at }) =>
    numbers.flatMap((_, i) => (i !== at && Math.abs(i - at) < 4 ? tryAt(shape, i) : [])),
  )
  return [...coarse, ...fine]
}

/**
 * Greedy: each sentence is the one that adds most to those before it; the last step is the best
 * play, which makes `best` points a turn. Not for dice of one's own.
 */
export function findSteps(
  rules: RuleSet,
  best: Points,
  progress: (fraction: number) => void = () => {},
): FoundStep[] {
  const model = stepModel(rules)
  const { allDice, grid } = model.model
  const { minimumBank } = rules
  const unit = Math.abs(best)
  const step = numberStep(unit, grid)
  const numbers = Array.from({ length: NUMBERS }, (_, i) => (i + 1) * step)
  const every = { least: 1, most: allDice }
  const keepOne = keepOneRules(allDice, numbers.at(19)!)
  const firstRules = [minimumBank, ...numbers]
    .filter((from) => from >= minimumBank)
    .map((from): StepRule => ({ kind: 'bank', left: every, from }))
  const shapes = [...bankShapes(allDice), ...keepOne.shapes]
  const plain: StepRule[] = [...alwaysRoll(allDice), ...keepOne.plain, { kind: 'mostPoints' }]
  const found: FoundStep[] = []
  const known: StepRule[] = []
  while (known.length < MAX_RULES) {
    progress(known.length / MAX_RULES)
    const pointsWith = (rule: StepRule): Points => pointsOfSteps(model, rules, [...known, rule])
    const without = known.length === 0 ? firstRules : plain
    const tried = [
      ...without.map((rule) => ({ rule, makes: pointsWith(rule) })),
      ...(known.length === 0 ? [] : tryShapes(shapes, numbers, minimumBank, pointsWith)),
    ]
    const most = tried.reduce((max, { makes }) => Math.max(max, makes), -Infinity)
    const equal = tried.filter(({ makes }) => makes >= most - unit * EQUAL_PART)
    const { rule, makes } = equal.reduce((a, b) => {
      const more = loadOf(b.rule, step) - loadOf(a.rule, step)
      return more < 0 || (more === 0 && b.makes > a.makes) ? b : a
    })
    if (makes - (found.at(-1)?.makes ?? -Infinity) < unit * LEAST_PART) break
    known.push(rule)
    found.push({ id: ruleId(rule), rules: [rule], makes })
  }
  const isBest = best - found.at(-1)!.makes < unit * ROUNDING
  return [...joined(found), ...(isBest ? [] : [{ id: 'best', rules: [], makes: best }])]
}
