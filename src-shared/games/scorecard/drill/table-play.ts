import { contains, multisetOf, type Face } from '../../../dice/multiset.ts'
import { takenBackBy, thrown, type TableAt } from '../../../study/table-game.ts'
import { unwritten } from '../../../study/written-game.ts'
import { emptyPaper, type PaperCard } from '../analysis/paper-card.ts'
import { botsOf, type ScorecardTableData } from '../requests/table.ts'
import { writeGame } from './game-notation.ts'
import { filledBy, type RecordedThrow, type RecordedTurn } from './turn-record.ts'
import { isFullPaper } from './play.ts'
import { writtenPlay } from './written-play.ts'
import { stopped, type ScorecardPosition } from './position.ts'

export interface ScorecardTablePlay extends TableAt {
  readonly cards: readonly PaperCard[]
  /** Dice kept of the throw before; all once the player has stopped. */
  readonly kept: readonly Face[]
  /** Rerolls left after the current throw. */
  readonly rerolls: number
  /** All dice, kept ones first; null while real dice are not typed in, and after the end. */
  readonly dice: readonly Face[] | null
  /** The decision to be made; null without `dice`. */
  readonly position: ScorecardPosition | null
  readonly turns: readonly RecordedTurn[]
}

const inOrder = (dice: readonly Face[]): Face[] => dice.toSorted((a, b) => a - b)

/** Replays the moves of a game. Throws if the rules do not allow a move. */
export function tablePlay(game: ScorecardTableData): ScorecardTablePlay {
  if (game.written) return writtenPlay(game)
  const { rules, players, seed, moves, rolled: typed } = game
  const bots: readonly (string | null)[] = botsOf(rules)
  if (players.some(({ bot }) => bot !== null && !bots.includes(bot))) {
    throw new Error('a bot does not play this card')
  }
  const cards: PaperCard[] = players.map(() => emptyPaper(rules))
  const turns: RecordedTurn[] = []
  const start = { kept: [] as Face[], rerolls: rules.rolls - 1 }
  let [{ kept, rerolls }, seat] = [start, 0]
  let throws: RecordedThrow[] = []
  let counts: number[] = []
  const decided: ScorecardTablePlay['decided'][number][] = []
  const next = () => ({ turn: turns.length + 1, thrown: counts.length + 1 })
  for (const { rolled, keep, box } of moves) {
    if (rolled.length !== rules.dice - kept.length) throw new Error('a throw has other dice')
    const dice = inOrder([...kept, ...rolled])
    // Filling a box with rerolls left is also a decision to keep all dice.
    if (box !== null && rerolls > 0) decided.push({ ...next(), seat })
    decided.push({ ...next(), seat })
    counts.push(rolled.length)
    if (box === null) {
      kept = keep ?? []
      if (rerolls === 0) throw new Error('there is a throw too many')
      if (!contains(multisetOf(dice), multisetOf(kept))) {
        throw new Error('dice are kept that do not lie there')
      }
      const isStop = kept.length === rules.dice
      if (!isStop) throws.push({ rolled: dice, kept: inOrder(kept) })
      rerolls = isStop ? 0 : rerolls - 1
      continue
    }
    const turn = { throws, dice, box }
    const filled = filledBy(rules, cards[seat]!, turn)
    if (!filled.ok) throw new Error(filled.problems[0]!.message)
    cards[seat] = filled.value.card
    turns.push(turn)
    seat = (seat + 1) % players.length
    ;({ kept, rerolls } = start)
    throws = []
    counts = []
  }
  const isOver = cards.every(isFullPaper)
  const count = rules.dice - kept.length
  if (typed && typed.length > count) throw new Error('too many dice are typed')
  const lying = seed === null ? (typed ?? []) : thrown(seed, turns.length + 1, counts, count)
  const missing = isOver ? 0 : count - lying.length
  const dice = isOver || missing > 0 ? null : [...kept, ...lying]
  const lies = dice && { card: cards[seat]!, dice, rerolls }
  const isFirst = throws.length === 0
  const position =
    lies &&
    (rerolls === 0 && isFirst ? stopped(rules, { ...lies, rerolls: rules.rolls - 1 }) : lies)
  return {
    seat,
    isOver,
    missing,
    cards,
    kept,
    rerolls,
    dice,
    position,
    turns,
    next: next(),
    decided,
  }
}

export function takenBack(game: ScorecardTableData): ScorecardTableData | null {
  if (game.written) return unwritten(game)
  return takenBackBy(game, () => true, tablePlay)
}

export function tableText(game: ScorecardTableData, date: string): string | null {
  const { rules, players, seed } = game
  const head = { rules, seed, date, players: players.map(({ name }) => name) }
  const written = writeGame(head, tablePlay(game).turns)
  return written.ok ? written.value : null
}
