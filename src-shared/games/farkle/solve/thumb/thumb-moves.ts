import type { Points } from '../../../../base/units.ts'
import { atScale } from './point-scale.ts'
import { numberCount, SCORE_SHAPES, type ThumbRule } from './thumb-rule.ts'

type List = readonly (Points | null)[]

/** Starting values for going for the goal and for `near`, in parts of the goal. */
const GO_PART = 0.955
const TOGETHER_PART = 1.87
const NEAR_PART = 0.85

/** A kind of number in a rule: how it is read, changed and moved. */
export interface NumberKind {
  readonly step: number
  readonly least: number
  readonly most?: number
  readonly begins: readonly number[]
  /** The value that means absent; undefined if a number is required. */
  readonly none?: number | null
  of(rule: ThumbRule): List
  with(rule: ThumbRule, list: List): ThumbRule
}

const plain = (list: List): number[] => list.map((value) => value ?? 0)

/** Hold numbers that deviate from the template: starts below it for few dice, above it for many. */
export function departures(grid: Points): NumberKind {
  return {
    step: grid,
    least: grid,
    begins: [3 * grid, 40 * grid],
    none: null,
    of: ({ hold }) => (hold.cube === null ? [] : hold.by),
    with: (rule, by) => ({ ...rule, hold: { ...rule.hold, by } }),
  }
}

/** Kinds of numbers of a rule for single turns. */
export function turnNumberKinds(grid: Points, scale: number): readonly NumberKind[] {
  return [
    {
      step: grid,
      least: 0,
      begins: [],
      of: ({ hold }) => (hold.cube === null ? hold.by : []),
      with: (rule, by) => ({ ...rule, hold: { cube: null, by } }),
    },
    {
      step: atScale(1, scale),
      least: 1,
      begins: [],
      of: ({ hold }) => (hold.cube === null ? [] : [hold.cube]),
      with: (rule, [cube]) => ({ ...rule, hold: { ...rule.hold, cube: cube! } }),
    },
    {
      step: 1,
      least: 1,
      begins: [6],
      none: 1,
      of: ({ divisor }) => divisor,
      with: (rule, list) => ({ ...rule, divisor: plain(list) }),
    },
  ]
}

export interface NumberGame {
  readonly goal: Points
  readonly grid: Points
  /** See pointScale. */
  readonly scale: number
  readonly counters: number
  /** Whether the opponent has a turn after the goal is reached. */
  readonly answered: boolean
}

export function numberKinds(game: NumberGame): readonly NumberKind[] {
  const { grid, scale } = game
  return [
    ...turnNumberKinds(grid, scale),
    {
      step: atScale(5, scale),
      least: 0,
      begins: [atScale(60, scale)],
      none: 0,
      of: ({ behind }) => behind,
      with: (rule, list) => ({ ...rule, behind: plain(list), ahead: plain(list) }),
    },
    ...endKinds(game),
  ]
}

export function endKinds(game: NumberGame): readonly NumberKind[] {
  const { goal, grid, scale, counters, answered } = game
  const afterFarkles = atScale(20, scale)
  const part = (of: number): Points => Math.ceil((goal * of) / grid) * grid
  const last = (Math.ceil(goal / grid) - 1) * grid
  return [
    {
      step: grid,
      least: grid,
      most: last,
      begins: [part(GO_PART)],
      none: null,
      of: ({ goOwn }) => goOwn,
      with: (rule, list) => ({ ...rule, goOwn: list, goOpponent: list }),
    },
    {
      step: grid,
      least: grid,
      most: 2 * last,
      begins: [part(TOGETHER_PART)],
      none: null,
      of: ({ together }) => [together ?? null],
      with: (rule, [together]) => ({ ...rule, together: together ?? undefined }),
    },
    {
      step: grid,
      least: grid,
      begins: [2 * grid],
      none: null,
      of: ({ near }) => near.map((value) => value || null),
      with: ({ nearFrom, ...rule }, list) => {
        const near = plain(list)
        return near.some((points) => points > 0) ? { ...rule, near, nearFrom } : { ...rule, near }
      },
    },
    {
      step: grid,
      least: grid,
      most: last,
      begins: [part(NEAR_PART)],
      none: null,
      of: ({ near, nearFrom }) => (near.some((points) => points > 0) ? [nearFrom ?? null] : []),
      with: (rule, [nearFrom]) => ({ ...rule, nearFrom: nearFrom ?? undefined }),
    },
    {
      step: atScale(5, scale),
      least: -Infinity,
      begins: [-afterFarkles, afterFarkles],
      none: null,
      of: ({ farkles }) => (counters === 1 ? [] : farkles.map((value) => value || null)),
      with: (rule, list) => ({ ...rule, farkles: plain(list) }),
    },
    {
      step: grid,
      least: grid,
      begins: [6 * grid, 20 * grid],
      none: null,
      of: ({ lead }) => (answered ? lead.map((value) => value || null) : []),
      with: (rule, list) => ({ ...rule, lead: plain(list) }),
    },
  ]
}

/** The rule with one run of numbers moved by `steps`; null if out of range. */
export type Shift = (rule: ThumbRule, steps: number) => ThumbRule | null

function runsOf(list: List): (readonly [number, number])[] {
  const runs: [number, number][] = []
  list.forEach((value, i) => {
    const last = runs.at(-1)
    if (last && list[last[0]] === value) last[1] = i + 1
    else runs.push([i, i + 1])
  })
  return runs
}

function shiftOf(kind: NumberKind, from: number, to: number): Shift {
  return (rule, steps) => {
    const list = kind
      .of(rule)
      .map((value, i) =>
        i >= from && i < to && value !== null ? value + steps * kind.step : value,
      )
    const { least, most = Infinity } = kind
    const isOut = (value: Points | null): boolean =>
      value !== null && (value < least || value > most)
    return list.some(isOut) ? null : kind.with(rule, list)
  }
}

export function tunings(kinds: readonly NumberKind[], rule: ThumbRule): Shift[] {
  return kinds.flatMap((kind) => {
    const list = kind.of(rule)
    return runsOf(list)
      .filter(([from]) => list[from] !== null)
      .map(([from, to]) => shiftOf(kind, from, to))
  })
}

/** The rule with other score shapes, which cost no number; none if the score has no weight. */
export function otherShapes(rule: ThumbRule): ThumbRule[] {
  if ([...rule.behind, ...rule.ahead].every((weight) => weight === 0)) return []
  return SCORE_SHAPES.filter((shape) => shape !== rule.shape).map((shape) => ({ ...rule, shape }))
}

export function additions(
  kinds: readonly NumberKind[],
  rule: ThumbRule,
): { readonly rule: ThumbRule; readonly shift: Shift }[] {
  const grown = kinds.flatMap((kind) => {
    const list = kind.of(rule)
    const split = runsOf(list).flatMap(([from, to]) => {
      const cuts = Array.from({ length: to - from - 1 }, (_, i) => from + i + 1)
      return cuts.flatMap((cut) =>
        [
          [from, cut],
          [cut, to],
        ].flatMap(([a, b]) => {
          const shift = shiftOf(kind, a!, b!)
          const begun = kind.begins.map((value) =>
            kind.with(
              rule,
              list.map((old, i) => (i >= a! && i < b! ? (old ?? value) : old)),
            ),
          )
          const moved = [-1, 1].map((steps) => shift(rule, steps))
          return [...begun, ...moved].flatMap((next) => (next ? [{ rule: next, shift }] : []))
        }),
      )
    })
    const whole = kind.begins
      .filter(() => list.length > 0)
      .map((value) => ({
        rule: kind.with(
          rule,
          list.map((old) => (old === null || old === 0 || old === 1 ? value : old)),
        ),
        shift: shiftOf(kind, 0, list.length),
      }))
    return [...split, ...whole]
  })
  const count = numberCount(rule)
  return grown.filter((next) => numberCount(next.rule) === count + 1)
}

/** Rules with one number less: two neighbours share a number, or a kind is dropped. */
export function mergers(kinds: readonly NumberKind[], rule: ThumbRule): ThumbRule[] {
  return kinds.flatMap((kind) => {
    const list = kind.of(rule)
    const runs = runsOf(list)
    const { none } = kind
    if (none !== undefined && runs.length === 1 && list[0] !== none) {
      return [
        kind.with(
          rule,
          list.map(() => none),
        ),
      ]
    }
    return runs.slice(1).flatMap(([from, to], i) => {
      const [before] = runs[i]!
      const shared = [list[before]!, list[from]!]
      return shared.map((value) =>
        kind.with(
          rule,
          list.map((old, at) => (at >= before && at < to ? value : old)),
        ),
      )
    })
  })
}
