import * as v from 'valibot'
import { matchRequests } from './matches.ts'
import { positionSchema } from './position.ts'
import { ruleSetSchema } from './rules.ts'
import {
  farklesSchema as farkles,
  playersSchema as players,
  scoreSchema as score,
  secondSchema,
} from './standing.ts'

const solved = { rules: ruleSetSchema }

export const winRequests = {
  /** Does not solve. */
  'win.status': v.object(solved),
  /** Solves the game, or resumes an unfinished solve. */
  'win.solve': v.object({
    ...solved,
    /** Map to compute right after the solve; both jobs then report their common progress. */
    nextMap: v.optional(
      v.nullable(v.object({ ownFarkles: farkles, opponentFarkles: farkles, second: secondSchema })),
      null,
    ),
  }),
  /** W at the start of a turn. */
  'win.at': v.object({
    ...solved,
    own: score,
    opponent: score,
    ownFarkles: farkles,
    opponentFarkles: farkles,
    second: secondSchema,
  }),
  /** Advantage of the first move, and a fair compensation for the second player. */
  'win.fairness': v.object({ ...solved, opponentBegins: v.optional(v.boolean(), false) }),
  /** With three players both others have the opponent's score. */
  'win.standings': v.object({ ...solved, players }),
  'win.contrasts': v.object({ ...solved, players }),
  'win.analyse': v.object({ ...solved, position: positionSchema }),
  ...matchRequests,
} as const
