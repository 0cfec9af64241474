import type { Points } from '../../../../base/units.ts'
import { atScale } from './point-scale.ts'
import type { ThumbRule } from './thumb-rule.ts'

type List = readonly (Points | null)[]

/** A kind of number in a rule: how it is read, changed and moved. */
export interface NumberKind {
  readonly step: number
  readonly least: number
  readonly most?: number
  /** Whether equal neighbours move by themselves; else they move together, as one number. */
  readonly single?: true
  of(rule: ThumbRule): List
  with(rule: ThumbRule, list: List): ThumbRule
}

const plain = (list: List): number[] => list.map((value) => value ?? 0)

export interface NumberGame {
  readonly goal: Points
  readonly grid: Points
  /** See pointScale. */
  readonly scale: number
  readonly counters: number
  /** Whether the opponent has a turn after the goal is reached. */
  readonly answered: boolean
}

/** Kinds of numbers for the end of a game and for farkles in a row; 0 or null is not moved. */
export function endKinds(game: NumberGame): readonly NumberKind[] {
  const { goal, grid, scale, counters, answered } = game
  return [
    {
      step: grid,
      least: grid,
      most: (Math.ceil(goal / grid) - 1) * grid,
      of: ({ goOwn }) => goOwn,
      with: (rule, list) => ({ ...rule, goOwn: list, goOpponent: list }),
    },
    {
      step: grid,
      least: grid,
      of: ({ near }) => near.map((value) => value || null),
      with: (rule, list) => ({ ...rule, near: plain(list) }),
    },
    {
      step: atScale(5, scale),
      least: -Infinity,
      of: ({ farkles }) => (counters === 1 ? [] : farkles.map((value) => value || null)),
      with: (rule, list) => ({ ...rule, farkles: plain(list) }),
    },
    {
      step: grid,
      least: grid,
      of: ({ lead }) => (answered ? lead.map((value) => value || null) : []),
      with: (rule, list) => ({ ...rule, lead: plain(list) }),
    },
  ]
}

/** The rule with one run of numbers moved by `steps`; null if out of range. */
export type Shift = (rule: ThumbRule, steps: number) => ThumbRule | null

function runsOf(list: List, single: boolean): (readonly [number, number])[] {
  const runs: [number, number][] = []
  list.forEach((value, i) => {
    const last = runs.at(-1)
    if (last && !single && list[last[0]] === value) last[1] = i + 1
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
    return runsOf(list, kind.single ?? false)
      .filter(([from]) => list[from] !== null)
      .map(([from, to]) => shiftOf(kind, from, to))
  })
}

/** The rules that differ in one number by one step. */
export function singleMoves(kinds: readonly NumberKind[], rule: ThumbRule): ThumbRule[] {
  return tunings(kinds, rule)
    .flatMap((shift) => [shift(rule, 1), shift(rule, -1)])
    .filter((move) => move !== null)
}
