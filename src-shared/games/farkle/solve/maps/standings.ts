import type { Points } from '../../../../base/units.ts'
import type { EvaluateTurn } from '../match/turn-guide.ts'
import type { WinGame } from '../win/win-game.ts'
import { bankLimit, rowsReached } from './bank-limit.ts'
import { possibleScores, type Scores } from './banked-scores.ts'

const LEADS = ['level', 'ahead', 'behind'] as const
export type Lead = (typeof LEADS)[number]

/** Lead as a fraction of the goal: 2,000 of 10,000. */
const LEAD_PART = 1 / 5

interface StandingLimit {
  readonly from: Points | null
  readonly uneven: boolean
  /** At this lead, the leader's score from which on nothing short of the goal is banked. */
  readonly goFrom: Points | null
}

export interface LimitsAtLead {
  readonly lead: Lead
  readonly own: Points
  readonly opponent: Points
  /** Entry n - 1 is for n dice. */
  readonly limits: readonly StandingLimit[]
}

const SIGNS: Readonly<Record<Lead, number>> = { level: 0, ahead: 1, behind: -1 }

/** Bank limits of your side half way to the goal: level, LEAD_PART of the goal ahead, and as far behind. */
export function winStandings(game: WinGame, evaluate: EvaluateTurn): LimitsAtLead[] {
  const { goal, grid, model } = game
  const reached = rowsReached(game)
  const scores = possibleScores(game)
  const theirs = game.opponent ? possibleScores(game.opponent) : scores
  const limitsAt = ({ own, opponent }: Scores) => {
    const turn = evaluate({ own, opponent, ownFarkles: 0, opponentFarkles: 0 })
    return model.counts.map((n) => bankLimit(game, reached[n]!, own, n, turn))
  }
  const half = goal / 2
  const apart = (goal * LEAD_PART) / 2
  return LEADS.flatMap((lead) => {
    const own = scores.nearest(half + SIGNS[lead] * apart)
    const opponent = theirs.nearest(half - SIGNS[lead] * apart)
    if (Math.sign(own - opponent) !== SIGNS[lead]) return []
    const limits = limitsAt({ own, opponent })
    const goFrom: (number | null)[] = limits.map(() => null)
    const open = new Set(limits.keys())
    for (let off = goal - 1 - Math.max(own, opponent); off >= 0 && open.size > 0; off--) {
      const later = { own: own + off, opponent: opponent + off }
      if (!scores.has(later.own) || !theirs.has(later.opponent)) continue
      limitsAt(later).forEach(({ from }, i) => {
        if (from !== null) open.delete(i)
        else if (open.has(i)) goFrom[i] = Math.max(later.own, later.opponent) * grid
      })
    }
    return {
      lead,
      own: own * grid,
      opponent: opponent * grid,
      limits: limits.map(({ from, uneven }, i) => ({
        from: from === null ? null : from * model.grid,
        uneven,
        goFrom: goFrom[i]!,
      })),
    }
  })
}
