import { diceCounts, type Points } from '../../../../base/units.ts'
import type { EvaluateTurn } from '../match/turn-guide.ts'
import type { WinGame } from '../win/win-game.ts'
import { bankLimit, rowsReached } from './bank-limit.ts'
import { possibleScores, type Scores } from './banked-scores.ts'

/** The player to move against the other one. */
const LEADS = ['level', 'ahead', 'behind'] as const
export type Lead = (typeof LEADS)[number]

/** Lead of the player who is ahead, as a part of the goal: 2,000 of 10,000. */
const LEAD_PART = 1 / 5

/** From where to bank with so many dice left. */
export interface StandingLimit {
  /** Null where one never banks short of the goal. */
  readonly from: Points | null
  /** Whether rolling is right again at some larger turn total short of the goal. */
  readonly uneven: boolean
  /**
   * With the same lead, the score of the player who is ahead from which on one never banks short of
   * the goal; null where there is none.
   */
  readonly goFrom: Points | null
}

/** Scores in the middle of a game, with the limits of a turn that begins there. */
export interface Standing {
  readonly lead: Lead
  readonly own: Points
  readonly opponent: Points
  /** By number of dice, one die first. */
  readonly limits: readonly StandingLimit[]
}

const SIGNS: Readonly<Record<Lead, number>> = { level: 0, ahead: 1, behind: -1 }

/**
 * Reads from a solved game how to play half way to the goal: level, a fifth of the goal ahead, and
 * as much behind, with no farkles in a row. The scores are the nearest that both players can have.
 */
export function winStandings(game: WinGame, evaluate: EvaluateTurn): Standing[] {
  const { goal, grid, model } = game
  const reached = rowsReached(game)
  const scores = possibleScores(game)
  const limitsAt = ({ own, opponent }: Scores) => {
    const turn = evaluate({ own, opponent, ownFarkles: 0, opponentFarkles: 0 })
    return diceCounts(model.allDice).map((n) => bankLimit(game, reached[n]!, own, n, turn))
  }
  const half = goal / 2
  const apart = (goal * LEAD_PART) / 2
  return LEADS.flatMap((lead) => {
    const own = scores.nearest(half + SIGNS[lead] * apart)
    const opponent = scores.nearest(half - SIGNS[lead] * apart)
    // In a very short game there may be no such scores.
    if (Math.sign(own - opponent) !== SIGNS[lead]) return []
    const limits = limitsAt({ own, opponent })
    const goFrom: (number | null)[] = limits.map(() => null)
    const open = new Set(limits.keys())
    // From the goal down, until every number of dice is banked at some turn total.
    for (let off = goal - 1 - Math.max(own, opponent); off >= 0 && open.size > 0; off--) {
      const later = { own: own + off, opponent: opponent + off }
      if (!scores.has(later.own) || !scores.has(later.opponent)) continue
      limitsAt(later).forEach(({ from }, i) => {
        if (from !== null) open.delete(i)
        else if (open.has(i)) goFrom[i] = Math.max(later.own, later.opponent) * grid
      })
    }
    return {
      ...{ lead, own: own * grid, opponent: opponent * grid },
      limits: limits.map(({ from, uneven }, i) => ({
        from: from === null ? null : from * model.grid,
        uneven,
        goFrom: goFrom[i]!,
      })),
    }
  })
}
