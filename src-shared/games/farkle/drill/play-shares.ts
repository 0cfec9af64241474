import { seededRandom } from '../../../dice/random.ts'
import type { PlayShares } from '../../../study/standing.ts'
import type { Position } from '../analysis/position.ts'
import { cellKey, cellOf } from './cells.ts'
import { makeQuestion } from './make-question.ts'
import { playedGames } from './played-games.ts'
import type { StudyKit } from './study-kit.ts'

/** So many turns are played, and so many before others get their turn. */
const TURNS = 4000
const SLICE = 5

/** The cell of a decision on dice and bank or roll at once; null where nothing can be lost. */
function cellIn(kit: StudyKit, position: Position): string | null {
  const question = makeQuestion(kit, 'both', position)
  return question && !question.forced ? cellKey(cellOf(kit, question)) : null
}

/** Whether a turn is the first of a game. */
const isFirst = ({ own, opponent }: Position): boolean => own === 0 && opponent === 0

/**
 * How often the decisions of each cell come up: in a turn or, for wins, in a player's game. Both halves
 * of a decision are one. Counted in seeded play, some milliseconds at a time; for wins in whole games.
 */
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
    // The game before has ended; two players have played it, of whom one may not be asked.
    else if (isFirst(played.position) && before > 0) close(kit.opponent ? 1 : 2)
    if (turns >= TURNS && (units > 0 || turns >= 10 * TURNS)) break
    before = Math.max(played.position.own, played.position.opponent)
    turns++
    if (turns % SLICE === 0) yield
  }
  return [...counted].map(([cell, count]) => [cell, count / Math.max(1, units)] as const)
}
