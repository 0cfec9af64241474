import type { WrittenProblem } from '../../../study/written-game.ts'
import { emptyPaper, type PaperCard } from '../analysis/paper-card.ts'
import type { ScorecardTableData } from '../requests/table.ts'
import type { RecordedTurn } from './turn-record.ts'
import { isFullPaper } from './play.ts'
import type { ScorecardTablePlay } from './table-play.ts'
import { bareTurn, writtenIn } from './written-box.ts'

interface WrittenTurns {
  readonly cards: readonly PaperCard[]
  /** Cards of all, before the first turn and after each. */
  readonly standings: readonly (readonly PaperCard[])[]
  readonly turns: readonly RecordedTurn[]
  /** First turn that the rules do not allow; the turns before it are played. */
  readonly problem: WrittenProblem | null
}

function followed({ rules, players, written = [] }: ScorecardTableData): WrittenTurns {
  const cards = players.map(() => emptyPaper(rules))
  const turns: RecordedTurn[] = []
  const standings = [[...cards]]
  for (const [turn, entry] of written.entries()) {
    const seat = turn % players.length
    const filled = writtenIn(rules, cards[seat]!, entry)
    if (!filled.ok) {
      return { cards, standings, turns, problem: { turn, why: filled.problems[0]!.message } }
    }
    cards[seat] = filled.value.card
    turns.push(bareTurn(entry))
    standings.push([...cards])
  }
  return { cards, standings, turns, problem: null }
}

/** Up to the first turn that the rules do not allow. */
export const writtenStandings = (game: ScorecardTableData): readonly (readonly PaperCard[])[] =>
  followed(game).standings

export const writtenProblem = (game: ScorecardTableData): WrittenProblem | null =>
  followed(game).problem

/** Throws if the rules do not allow a turn. */
export function writtenPlay(game: ScorecardTableData): ScorecardTablePlay {
  const { cards, turns, problem } = followed(game)
  if (problem !== null) throw new Error(problem.why)
  return {
    cards,
    turns,
    seat: turns.length % game.players.length,
    isOver: cards.every(isFullPaper),
    missing: 0,
    kept: [],
    rerolls: 0,
    dice: null,
    position: null,
    next: { turn: turns.length + 1, thrown: 1 },
    decided: [],
  }
}
