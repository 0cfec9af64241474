import * as v from 'valibot'
import { ruleSetSchema } from './rules.ts'
import { scoreSchema as score } from './standing.ts'

const solved = { rules: ruleSetSchema }

/** The three-player game. Fails for rules with which it cannot be solved. */
export const threeRequests = {
  /** What a solve takes, and how far it is; does not solve. */
  'three.status': v.object(solved),
  /** Solves the game, or resumes an unfinished solve. */
  'three.solve': v.object(solved),
  /** Win probabilities at the start of a turn: of the mover, the next and the third player. */
  'three.at': v.object({ ...solved, own: score, next: score, third: score }),
} as const
