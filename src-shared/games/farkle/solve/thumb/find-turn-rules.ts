import type { Points } from '../../../../base/units.ts'
import type { TurnModel } from '../turn/turn-model.ts'
import { solveTurn } from '../turn/score-solver.ts'
import { bestRules, condensed } from './found-rules.ts'
import { growing, RuleClimb } from './rule-climb.ts'
import { atScale, pointScale } from './point-scale.ts'
import { factorsAt, freed, templateRule } from './rule-templates.ts'
import { departures, turnNumberKinds } from './thumb-moves.ts'
import { thumbPoints } from './thumb-policy.ts'
import { numberCount, type ThumbRule } from './thumb-rule.ts'

/** A hold number and a divisor for each number of dice short of six; more is not learnt by heart. */
const MOST_NUMBERS = 10

/** A rule with so many numbers, and what its turns make on average, exactly. */
export interface FoundTurnRule {
  readonly numbers: number
  readonly rule: ThumbRule
  readonly points: Points
}

/** With one number for all numbers of dice: usual hold numbers, which the search departs from. */
const HOLDS = [200, 300, 400, 500, 700, 1000]

/** A rule with more numbers is told if it makes so many points more a turn. */
const TOLD = 0.001

/** With divisors the hold numbers count by what they are worth, so they begin with one. */
const DIVISOR = 6

/** A rarer farkle has no divisor of its own: it would be endless for one that cannot be. */
const LEAST_RISK = 0.02

/**
 * Finds rules of thumb for most points a turn, for every number of numbers up to ten, each better than
 * all with fewer: hold numbers and divisors, a template or one for each number of dice. Every rule is
 * measured exactly. From one hold number for all, and from the template, numbers are added one at a
 * time; from those of the best play (what is banked from, and one divided by the chance of a farkle)
 * they are merged and left out. It always finds the same.
 */
export function findTurnRules(
  model: TurnModel,
  least: Points,
  progress: (fraction: number) => void = () => {},
): FoundTurnRule[] {
  const strategy = solveTurn(model, { farklePenalty: 0, minimumBank: least })
  const leastRow = Math.max(1, Math.ceil(least / model.grid))
  const measured = new Map<string, Points>()
  const pointsOf = (rule: ThumbRule): Points => {
    const key = JSON.stringify([rule.hold, rule.divisor])
    const known = measured.get(key)
    if (known !== undefined) return known
    const points = thumbPoints(model, rule, least)
    measured.set(key, points)
    return points
  }
  const scale = pointScale(model)
  const kinds = [...turnNumberKinds(model.grid, scale), departures(model.grid)]
  const climb = new RuleClimb(kinds, (rule) => -pointsOf(rule))
  const found: FoundTurnRule[] = []
  const keep = (rule: ThumbRule): ThumbRule => {
    found.push({ numbers: numberCount(rule), rule, points: pointsOf(rule) })
    return rule
  }
  /** Leaves out what a rule does not need: a number that was added may have gained nothing. */
  const trim = (rule: ThumbRule): void => {
    const fewer = climb.merged(rule)
    if (fewer && pointsOf(rule) - pointsOf(fewer) < TOLD) trim(keep(fewer))
  }
  const grow = (from: ThumbRule): void => {
    keep(from)
    for (const rule of growing(from, MOST_NUMBERS, (top) => climb.grown(top))) trim(keep(rule))
  }
  const shrink = (from: ThumbRule): void => {
    for (let rule: ThumbRule | null = from; rule;) {
      keep(rule)
      rule = climb.merged(rule)
    }
  }

  const template = (divisor: number): ThumbRule => {
    const rules = factorsAt(scale).map((cube) => templateRule(model.allDice, 1, { cube, divisor }))
    return climb.tuned(climb.bestOf(rules), true)
  }
  const held = (hold: Points): ThumbRule => {
    const by = Array.from({ length: model.allDice - 1 }, () =>
      onGrid(atScale(hold, scale), model.grid),
    )
    return { ...templateRule(model.allDice, 1, { cube: 1 }), hold: { cube: null, by } }
  }
  const best = (): ThumbRule => {
    const { bank, rows } = strategy
    const by: Points[] = []
    const divisor: number[] = []
    for (let n = 1; n < model.allDice; n++) {
      const from = bank[n]!.indexOf(1, leastRow)
      by.push((from < 0 ? rows : from) * model.grid)
      const { farkleProbability } = model.byDice[n]!
      divisor.push(Math.round(1 / Math.max(LEAST_RISK, farkleProbability)))
    }
    return { ...templateRule(model.allDice, 1, { cube: 1 }), hold: { cube: null, by }, divisor }
  }
  const ways = [
    () => shrink(climb.tuned(best(), true)),
    () => grow(climb.tuned(climb.bestOf(HOLDS.map(held)), false)),
    () => grow(template(1)),
    () => grow(template(DIVISOR)),
    () => shrink(climb.tuned(freed(template(DIVISOR), model.grid), true)),
  ]
  ways.forEach((go, i) => {
    go()
    progress((i + 1) / ways.length)
  })
  const some = found.filter(({ numbers }) => numbers <= MOST_NUMBERS)
  return bestRules([some], ({ points }) => -Math.round(points / TOLD)).map((one) => ({
    ...one,
    rule: condensed(one.rule),
  }))
}

const onGrid = (points: Points, grid: Points): Points => Math.ceil(points / grid) * grid
