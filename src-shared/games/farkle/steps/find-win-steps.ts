import type { Points, Probability } from '../../../base/units.ts'
import { chancesOf } from '../solve/match/match-chances.ts'
import { Match } from '../solve/match/match-solver.ts'
import { optimalPlayer } from '../solve/match/optimal-player.ts'
import { PlannedPlayer } from '../solve/match/planned-player.ts'
import type { MatchContext } from '../solve/match/player.ts'
import { pointsPlans } from '../solve/match/plans.ts'
import type { FoundStep } from './find-steps.ts'
import { numberStep } from './find-steps.ts'
import type { ShiftRule, WinRule } from './win-rule.ts'
import { bestBase, stepsBase, WinStepsPlayer } from './win-steps-player.ts'

/** Increase when results change; part of the cache key. */
export const WIN_STEPS_VERSION = 1

/** A sentence and what following all up to it wins against the best player, over both seats. */
export interface FoundWinStep {
  readonly id: string
  /** Sentences for points of the step, if it is one of these; else none. */
  readonly points: FoundStep | null
  /** null for play for points itself. */
  readonly rule: WinRule | null
  readonly wins: Probability
}

const MAX_RULES = 7

/** Least gain of a sentence, in games. */
const LEAST_WINS = 0.0001

/** Steps for points that are known before the score counts. */
export const MAX_POINT_STEPS = 5

/** Candidates whose neighbours are tried. */
const REFINED = 4

/** Numbers of a candidate, as multiples of a unit; leads are in tens of them. */
function coarse(unit: Points, goal: Points): WinRule[] {
  const part = (of: number): Points => Math.round((of * goal) / (10 * unit)) * 10 * unit
  const go = [
    ...[8, 9, 10].map((units) => ({ units, least: 1 })),
    ...[12, 14, 16].map((units) => ({ units, least: 3 })),
  ].map(({ units, least }): WinRule => ({ kind: 'go', from: goal - units * unit, least }))
  const asIf = [0, 3, 6, 9].map((units): WinRule => ({ kind: 'asIf', at: units * unit }))
  const shift = (side: ShiftRule['side'], lead: number, they: number, by: number): ShiftRule[] =>
    [false, true].map((whole) => ({
      kind: 'shift',
      side,
      lead: lead * unit,
      they: part(they),
      by: by * unit,
      whole,
    }))
  const behind = [0, 10, 20, 40].flatMap((lead) =>
    [0, 0.7, 0.9].flatMap((they) => [1, 3].flatMap((by) => shift('behind', lead, they, by))),
  )
  const ahead = [0, 20].flatMap((lead) => shift('ahead', lead, 0, 1))
  const near = [2, 3].flatMap((least) =>
    [1, 2].map((units): WinRule => ({ kind: 'near', least, missing: units * unit })),
  )
  return [...go, ...asIf, ...behind, ...ahead, ...near]
}

/** The rule with one number a little larger or smaller. */
function neighbours(rule: WinRule, unit: Points, goal: Points): WinRule[] {
  const both = [-1, 1]
  if (rule.kind === 'go') return both.map((d) => ({ ...rule, from: rule.from + d * unit }))
  if (rule.kind === 'asIf') {
    return both.map((d) => ({ ...rule, at: rule.at + d * unit })).filter(({ at }) => at >= 0)
  }
  if (rule.kind === 'near') return both.map((d) => ({ ...rule, missing: rule.missing + d * unit }))
  const tenth = Math.round(goal / (100 * unit)) * 10 * unit
  return [
    ...both.map((d) => ({ ...rule, by: rule.by + d * unit })),
    ...both.map((d) => ({ ...rule, they: rule.they + d * tenth })),
    ...both.map((d) => ({ ...rule, lead: rule.lead + 10 * d * unit })),
  ].filter(({ by, they, lead }) => by > 0 && they >= 0 && they < goal && lead >= 0)
}

export function winRuleId(rule: WinRule): string {
  const { kind, ...numbers } = rule
  return [kind, ...Object.values(numbers)].join('-')
}

/**
 * Greedy: each sentence is the one that wins most with those before it, in exact matches against
 * the best player. Begins with the best play for points (`points` null), or with steps for points.
 * Only for games without a farkle penalty, whose matches take a moment.
 */
export function findWinSteps(
  context: MatchContext,
  best: Points,
  points: readonly FoundStep[] | null,
  progress: (fraction: number) => void = () => {},
): FoundWinStep[] {
  const { game, endings, values } = context
  const { goal } = game.rules
  const { lastChance } = new PlannedPlayer(game, endings, pointsPlans(game, endings, true), true)
  const optimal = optimalPlayer(context, lastChance)
  const winsOf = (player: WinStepsPlayer, rules: readonly WinRule[]): Probability => {
    player.follow(rules)
    const match = new Match(game, player, optimal, values)
    match.solve()
    return chancesOf(match).first.average
  }
  const known = points?.filter(({ rules }) => rules.length > 0).slice(0, MAX_POINT_STEPS) ?? null
  const playerOf = (steps: readonly FoundStep[] | null): WinStepsPlayer => {
    const base = steps
      ? stepsBase(
          game,
          steps.flatMap(({ rules }) => rules),
        )
      : bestBase(game)
    return new WinStepsPlayer(game, endings, base, lastChance)
  }
  const player = playerOf(known)
  const found: FoundWinStep[] = known
    ? known.map((step, i) => ({
        id: step.id,
        points: step,
        rule: null,
        wins: winsOf(playerOf(known.slice(0, i + 1)), []),
      }))
    : [{ id: 'points', points: null, rule: null, wins: winsOf(player, []) }]
  const unit = numberStep(Math.abs(best), game.model.grid)
  const rules: WinRule[] = []
  const tryAll = (some: readonly WinRule[]): { rule: WinRule; wins: Probability }[] =>
    some.map((rule) => ({ rule, wins: winsOf(player, [...rules, rule]) }))
  while (rules.length < MAX_RULES) {
    const goes = rules.some(({ kind }) => kind === 'go')
    const some = coarse(unit, goal).filter(({ kind }) => kind !== 'asIf' || (goes && !known))
    const tried = tryAll(some)
    progress((rules.length + 0.7) / MAX_RULES)
    const byWins = tried.toSorted((a, b) => b.wins - a.wins)
    const near = byWins.slice(0, REFINED).flatMap(({ rule }) => neighbours(rule, unit, goal))
    const all = [...byWins, ...tryAll(near)]
    const { rule, wins } = all.reduce((a, b) => (b.wins > a.wins ? b : a))
    progress((rules.length + 1) / MAX_RULES)
    if (wins - found.at(-1)!.wins < LEAST_WINS) break
    rules.push(rule)
    found.push({ id: winRuleId(rule), points: null, rule, wins })
  }
  return found
}
