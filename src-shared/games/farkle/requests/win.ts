import * as v from 'valibot'
import { matchRequests } from './matches.ts'
import { positionSchema } from './position.ts'
import { ruleSetSchema } from './rules.ts'
import { playersSchema as players, scoreSchema as score, startEntries } from './standing.ts'

const solved = { rules: ruleSetSchema }

export const winRequests = {
  /** Does not solve. */
  'farkle.winStatus': v.object(solved),
  /** Solves the game, or resumes an unfinished solve. */
  'farkle.winSolve': v.object({
    ...solved,
    /** Map to compute right after the solve; both jobs then report their common progress. */
    nextMap: v.optional(v.nullable(v.object(startEntries)), null),
  }),
  /** W at the start of a turn. */
  'farkle.winAt': v.object({ ...solved, own: score, opponent: score, ...startEntries }),
  /** Advantage of the first move, and a fair compensation for the second player. */
  'farkle.winFairness': v.object({ ...solved, opponentBegins: v.optional(v.boolean(), false) }),
  /** With three players both others have the opponent's score. */
  'farkle.winStandings': v.object({ ...solved, players }),
  'farkle.winContrasts': v.object({ ...solved, players }),
  'farkle.winAnalyse': v.object({ ...solved, position: positionSchema }),
  ...matchRequests,
} as const
