import { FACES, type Face } from '../../../dice/multiset.ts'
import { takenBackBy, thrown, type TableAt } from '../../../study/table-game.ts'
import { EMPTY_PAPER, type PaperCard } from '../analysis/paper-card.ts'
import type { YahtzeeTableData } from '../requests/table.ts'
import { DICE } from '../rules/scoring.ts'
import { filledBy, writeGame, type RecordedThrow, type RecordedTurn } from './game-notation.ts'
import { isFullPaper } from './play.ts'

/** Where a game of Yahtzee at the table is. */
export interface YahtzeeTablePlay extends TableAt {
  /** By player. */
  readonly cards: readonly PaperCard[]
  /** Dice kept of the throw before; all five once the player has stopped. */
  readonly kept: readonly Face[]
  /** Rerolls left once the dice lie. */
  readonly rerolls: number
  /** The five dice, the kept ones first; null until real ones are typed in, and once the game is over. */
  readonly dice: readonly Face[] | null
  readonly turns: readonly RecordedTurn[]
}

const inOrder = (dice: readonly Face[]): Face[] => dice.toSorted((a, b) => a - b)

/** Whether some dice are among others. */
function isWithin(some: readonly Face[], dice: readonly Face[]): boolean {
  return FACES.every(
    (face) =>
      some.filter((one) => one === face).length <= dice.filter((one) => one === face).length,
  )
}

/** Plays the moves of a game up to where it is. Throws where the rules do not allow one of them. */
export function tablePlay({
  rules,
  players,
  seed,
  moves,
  rolled: typed,
}: YahtzeeTableData): YahtzeeTablePlay {
  const cards: PaperCard[] = players.map(() => EMPTY_PAPER)
  const turns: RecordedTurn[] = []
  const start = { kept: [] as Face[], rerolls: rules.rerolls }
  let [{ kept, rerolls }, seat] = [start, 0]
  let throws: RecordedThrow[] = []
  /** Numbers of dice of the turn's throws. */
  let counts: number[] = []
  const decided: YahtzeeTablePlay['decided'][number][] = []
  const next = () => ({ turn: turns.length + 1, thrown: counts.length + 1 })
  for (const { rolled, keep, category } of moves) {
    if (rolled.length !== DICE - kept.length) throw new Error('a throw has other dice')
    const dice = inOrder([...kept, ...rolled])
    // Who fills a box with rerolls left has decided to keep all dice, too.
    if (category !== null && rerolls > 0) decided.push({ ...next(), seat })
    decided.push({ ...next(), seat })
    counts.push(rolled.length)
    if (category === null) {
      kept = keep ?? []
      if (rerolls === 0) throw new Error('there is a throw too many')
      if (!isWithin(kept, dice)) throw new Error('dice are kept that do not lie there')
      const isStop = kept.length === DICE
      if (!isStop) throws.push({ rolled: dice, kept: inOrder(kept) })
      rerolls = isStop ? 0 : rerolls - 1
      continue
    }
    const turn = { throws, dice, category }
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
  const count = DICE - kept.length
  if (typed && typed.length > count) throw new Error('too many dice are typed')
  const lying = seed === null ? (typed ?? []) : thrown(seed, turns.length + 1, counts, count)
  const missing = isOver ? 0 : count - lying.length
  const dice = isOver || missing > 0 ? null : [...kept, ...lying]
  return {
    ...{ seat, isOver, missing, cards, kept, rerolls, dice, turns },
    ...{ next: next(), decided },
  }
}

/** A game before the last decision of a person; null where no person has decided anything. */
export function takenBack(game: YahtzeeTableData): YahtzeeTableData | null {
  return takenBackBy(game, () => true, tablePlay)
}

/** A finished game as text; null for one that goes on. `date` is when it began. */
export function tableText(game: YahtzeeTableData, date: string): string | null {
  const { rules, players, seed } = game
  const head = { rules, seed, date, players: players.map(({ name }) => name) }
  const written = writeGame(head, tablePlay(game).turns)
  return written.ok ? written.value : null
}
