import type { Points } from '../../../../base/units.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import { solveTurn } from '../turn/score-solver.ts'
import { bestRules, condensed } from './found-rules.ts'
import { growing, RuleClimb } from './rule-climb.ts'
import { atScale, pointScale } from './point-scale.ts'
import { factorsAt, freed, templateRule } from './rule-templates.ts'
import { departures, turnNumberKinds } from './thumb-moves.ts'
import { numberCount, type ThumbRule, entryFor, holdOf, rollValue } from './thumb-rule.ts'
import { mayBank } from '../turn/banking.ts'
import { evaluatePolicy, type TurnPolicy } from '../turn/turn-policy.ts'

/** Bonus for taking all dice back, more than any turn total. */
const ALL_DICE = 1e12

/** A rule's hold numbers and divisors as a policy for points; all dice are always rolled. */
function thumbPolicy(model: TurnModel, rule: ThumbRule, least: Points): TurnPolicy {
  const { grid, allDice, nodes, largestSteps } = model
  const leastRow = Math.max(1, Math.ceil(least / grid))
  const holds = nodes.map((n) => holdOf(rule.hold, model.byDice[n]!.dice))
  const rows = Math.max(leastRow, Math.ceil(Math.max(...holds) / grid)) + 1
  const length = rows + largestSteps + 1
  const isRolled = nodes.map(() => new Uint8Array(length))
  const worth = nodes.map((n, i) => {
    const { dice } = model.byDice[n]!
    return Float64Array.from({ length }, (_, row) => {
      const total = row * grid
      const value = rollValue(rule, holds[i]!, entryFor(rule.divisor, dice), total, 0)
      const isAll = dice === allDice
      const rolled = isAll || value > 0 || !mayBank(model, leastRow, n, row)
      isRolled[i]![row] = Number(rolled)
      if (isAll) return ALL_DICE + total
      return rolled ? total + value : total
    })
  })
  const at = (n: TurnNode): number => n - 1
  return {
    rows,
    rollsOn: model.byDice.map(({ dice }, n) => dice === allDice || !model.bankable[n]),
    banks: (n, row) => isRolled[at(n)]![row] === 0,
    option({ optionStart, optionLeft, optionSteps }, group, row) {
      const worthOf = (o: number): number => worth[at(optionLeft[o]!)]![row + optionSteps[o]!]!
      let best = optionStart[group]!
      for (let o = best + 1; o < optionStart[group + 1]!; o++) {
        if (worthOf(o) > worthOf(best)) best = o
      }
      return best
    },
  }
}

/** Mean points of a turn by a rule of thumb, a farkle counting 0, exactly. */
export function thumbPoints(model: TurnModel, rule: ThumbRule, least: Points): Points {
  return evaluatePolicy(model, thumbPolicy(model, rule, least)).points
}

/** A hold number and a divisor for each number of dice below six; nobody learns more. */
const MOST_NUMBERS = 10

export interface FoundTurnRule {
  readonly numbers: number
  readonly rule: ThumbRule
  readonly points: Points
}

const HOLDS = [200, 300, 400, 500, 700, 1000]

/** Points per turn that a rule with more numbers must gain to be reported. */
const TOLD = 0.001

/** With divisors hold numbers have a scale, so searches with them start from one. */
const DIVISOR = 6

const LEAST_RISK = 0.02

/**
 * Finds rules of thumb for most points per turn, at most one per number of numbers, each better
 * than all with fewer. Every rule is measured exactly. Numbers are added one by one to a single
 * hold number and to templates; the numbers of the best play (its bank limits, and 1 / farkle
 * probability as divisors) are merged and removed. Deterministic.
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
