import type { Grade } from '#shared/study/grade.ts'
import type { DecisionKind, Scope, Speed } from '#shared/study/setup.ts'
import { formatNumber } from './format.ts'

/** What a drill goes through. */
export const SCOPE_TITLES: Readonly<Record<Scope, string>> = {
  cell: 'Single decisions',
  turn: 'Whole turns',
  game: 'Whole game',
}

/** What a drill asks; both needs no word. */
export const KIND_TITLES: Readonly<Record<DecisionKind, string | null>> = {
  'roll-or-bank': 'bank or roll',
  'set-aside': 'which dice',
  both: null,
}

export const SPEED_TITLES: Readonly<Record<Speed, string | null>> = {
  none: null,
  sprint: 'sprint',
  streak: 'streak',
}

export const GRADE_TITLES: Readonly<Record<Grade, string>> = {
  best: 'Best',
  fine: 'Fine',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
}

/** What a drill was in few words: "Whole turns", "Single decisions, bank or roll, sprint". */
export function drillWords(drill: {
  readonly scope: Scope
  readonly kind: DecisionKind
  readonly speed?: Speed
}): string {
  const { scope, kind, speed = 'none' } = drill
  return [SCOPE_TITLES[scope], KIND_TITLES[kind], SPEED_TITLES[speed]]
    .filter((word) => word !== null)
    .join(', ')
}

/** "1 decision", "12 decisions". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
