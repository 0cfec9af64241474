import { diceCountOf, type Position } from '../analysis/position.ts'
import { situationOf } from './cells.ts'
import type { Question } from './question.ts'
import { diceFilter, type Filters } from './setup.ts'
import type { StudyKit } from './study-kit.ts'

type Range = Filters['gap']

/** Half-open; null matches everything. */
function within(range: Range, value: number): boolean {
  if (range === null) return true
  return value >= range.from && (range.to === null || value < range.to)
}

export function passesSituation(
  { situations }: Filters,
  { rules, goal }: Pick<StudyKit, 'rules' | 'goal'>,
  position: Position,
): boolean {
  if (goal === 'points' || situations.length === 0 || situations.includes('any')) return true
  return situations.includes(situationOf(rules, goal, position))
}

/** Filters that need no evaluation of the position. */
export function passesPosition(
  filters: Filters,
  kit: Pick<StudyKit, 'rules' | 'goal'>,
  position: Position,
): boolean {
  return (
    filters.dice.includes(diceFilter(diceCountOf(position))[0]!) &&
    within(filters.turnTotal, position.turnTotal) &&
    passesSituation(filters, kit, position)
  )
}

/** If the other goal is not solved, nothing disagrees. */
export function passes(
  filters: Filters,
  kit: Pick<StudyKit, 'rules' | 'goal'>,
  { position, forced, gap, disagreement }: Question,
): boolean {
  return (
    passesPosition(filters, kit, position) &&
    !(filters.noForced && forced) &&
    within(filters.gap, gap) &&
    !(filters.disagree && !disagreement)
  )
}
