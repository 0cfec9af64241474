import { seededRandom } from '../../../dice/random.ts'
import type { PlayShares } from '../../../study/expected-loss.ts'
import type { Position } from '../analysis/position.ts'
import { cellKey, cellOf } from './cells.ts'
import { makeQuestion } from './make-question.ts'
import { playedGames } from './played-games.ts'
import type { StudyKit } from './study-kit.ts'

/** Turns of play, and turns per slice of work. */
const TURNS = 4000
const SLICE = 5

/** null for forced decisions. */
function cellIn(kit: StudyKit, position: Position): string | null {
  const question = makeQuestion(kit, 'both', position)
  return question && !question.forced ? cellKey(cellOf(kit, question)) : null
}

const isFirst = ({ own, opponent }: Position): boolean => own === 0 && opponent === 0

/** Frequency per turn or, for wins, per player and game. Yields every few milliseconds. */
export function* playShares(kit: StudyKit): Generator<void, PlayShares> {
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
      const cell = cellIn(kit, played.position)
      if (cell !== null) open.push(cell)
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
  return [...counted].map(([cell, count]) => [cell, count / Math.max(1, units)] as const)
}
