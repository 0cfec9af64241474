import { seededRandom } from '../../../dice/random.ts'
import type { Value } from '../../../base/units.ts'
import { occasionKey, type Shares } from '../../../study/habits.ts'
import type { Position } from '../analysis/position.ts'
import { cellKey, cellOf } from './cells.ts'
import { questionSigns } from './habits.ts'
import { makeQuestion } from './make-question.ts'
import { playedGames } from './played-games.ts'
import type { StudyKit } from './study-kit.ts'

/** Turns of play, and turns per slice of work. */
const TURNS = 4000
const SLICE = 5

/** The cell, and the occasions in it; none for forced decisions. */
function keysIn(kit: StudyKit, position: Position, least: Value): string[] {
  const question = makeQuestion(kit, 'both', position)
  if (!question || question.forced) return []
  const cell = cellKey(cellOf(kit, question))
  const { occasions } = questionSigns(kit.rules, question, least)
  return [cell, ...occasions.map((habit) => occasionKey(habit, cell))]
}

const isFirst = ({ own, opponent }: Position): boolean => own === 0 && opponent === 0

/**
 * Frequency per turn or, for wins, per player and game. An answer that loses `least` is wrong.
 * Yields every few milliseconds.
 */
export function* playShares(kit: StudyKit, least: Value): Generator<void, Shares> {
  const counted = new Map<string, number>()
  let open: string[] = []
  let turns = 0
  let units = 0
  let before = 0
  const close = (unit: number): void => {
    for (const cell of open) counted.set(cell, (counted.get(cell) ?? 0) + 1)
    open = []
    units += unit
  }
  for (const played of playedGames(kit, seededRandom('shares of play'))) {
    if (played.kind === 'decision') {
      open.push(...keysIn(kit, played.position, least))
    }
    if (played.kind !== 'turn') continue
    if (kit.goal === 'points') close(turns > 0 ? 1 : 0)
    // Both players of the previous game count, unless the opponent is never asked.
    else if (isFirst(played.position) && before > 0) close(kit.opponent ? 1 : 2)
    if (turns >= TURNS && (units > 0 || turns >= 10 * TURNS)) break
    before = Math.max(played.position.own, played.position.opponent)
    turns++
    if (turns % SLICE === 0) yield
  }
  const shares = [...counted].map(([key, count]) => [key, count / Math.max(1, units)] as const)
  const isOccasion = ([key]: (typeof shares)[number]): boolean => key.includes(' ')
  return { cells: shares.filter((one) => !isOccasion(one)), occasions: shares.filter(isOccasion) }
}
