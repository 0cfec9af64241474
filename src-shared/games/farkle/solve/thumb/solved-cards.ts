import type { Points } from '../../../../base/units.ts'
import {
  BankLosses,
  lossesFrom,
  type BankOrRollLosses,
  type GameParts,
} from '../match/bank-losses.ts'
import type { Progress, TurnScores } from '../match/match-order.ts'
import type { EvaluateTurn } from '../match/turn-guide.ts'
import type { WinGame } from '../win/win-game.ts'
import { minimumRowAt } from '../win/win-states.ts'
import { columnAt, entryFor, type ThumbRule } from './thumb-rule.ts'

/** Increase when results change; part of the cache key. */
export const SOLVED_CARDS_VERSION = 3

/** Decisions per game from which on a number is the solution's. */
const HARDLY_EVER = 1e-7

/** Whether the card goes for it, so that none of its bank numbers is used. */
function goes({ goOwn, goOpponent, together }: ThumbRule, own: Points, opponent: Points): boolean {
  const [mine, theirs] = [goOwn, goOpponent].map((list) => list[0] ?? Infinity)
  return own >= mine! || opponent >= theirs! || own + opponent >= (together ?? Infinity)
}

/** The columns of all cards, one after the other. Farkles in a row have a term of their own. */
function partsOf({ grid, rules }: WinGame, cards: readonly ThumbRule[]): GameParts {
  const first: number[] = []
  let count = 0
  for (const { columns } of cards) {
    first.push(count)
    count += columns.holds.length
  }
  const of = ({ own, opponent, ownFarkles }: TurnScores): number[] => {
    if (ownFarkles > 0) return []
    const [mine, theirs] = [own * grid, opponent * grid]
    return cards.flatMap((card, i) =>
      goes(card, mine, theirs)
        ? []
        : [first[i]! + columnAt(card.columns, mine, theirs, rules.goal - theirs)],
    )
  }
  return { count, of }
}

/** The turn total from which banking loses least; of equals, the nearest to the usual number. */
function holdOf(game: WinGame, losses: BankOrRollLosses, usual: Points): Points {
  if (losses.choices < HARDLY_EVER) return usual
  const { grid } = game.model
  const all = lossesFrom(losses, minimumRowAt(game, 1))
  const least = all.reduce((a, b) => Math.min(a, b), Infinity)
  return Array.from(all.keys())
    .filter((row) => all[row]! <= least)
    .map((row) => row * grid)
    .reduce((best, one) => (Math.abs(one - usual) < Math.abs(best - usual) ? one : best))
}

/**
 * The cards with bank numbers of solved states: in each column the turn total from which banking
 * loses least, summed over the decisions of two optimal players. With half of the dice left or more
 * one seldom banks, and the numbers tell what dice are worth: they stay, as cuts and all other numbers
 * do. `visits` are expected visits per game by stateIndex.
 */
export function solvedCards(
  game: WinGame,
  evaluate: EvaluateTurn,
  cards: readonly ThumbRule[],
  visits: ArrayLike<number>,
  progress: Progress = () => {},
): ThumbRule[] {
  const { parts } = new BankLosses(game, evaluate, partsOf(game, cards), visits, progress)
  const { allDice } = game.model
  let at = 0
  return cards.map((card) => {
    const holds = card.columns.holds.map((list) => {
      const part = parts[at++]!
      return Array.from({ length: allDice - 1 }, (_, i) => {
        const usual = entryFor(list, i + 1)
        return 2 * (i + 1) < allDice ? holdOf(game, part[i + 1]!, usual) : usual
      })
    })
    return { ...card, columns: { ...card.columns, holds } }
  })
}
