import * as v from 'valibot'
import { whole } from '../../../schemas/numbers.ts'
import type { TablePolicy } from '../solve/three/table-match.ts'
import { farkleTexts } from '../texts/texts.ts'
import { ruleSetSchema } from './rules.ts'
import { scoreSchema as score } from './standing.ts'

export const TABLE_POLICIES = ['points', 'two', 'three'] as const satisfies readonly TablePolicy[]

const solved = { rules: ruleSetSchema }
const tableRule = (): string => farkleTexts.three.tablePolicies

/** The three-player game. Fails for rules with which it cannot be solved. */
export const threeRequests = {
  /** What a solve takes, and how far it is; does not solve. */
  'farkle.threeStatus': v.object(solved),
  /** Solves the game, or resumes an unfinished solve. */
  'farkle.threeSolve': v.object(solved),
  /** Win probabilities at the start of a turn: of the mover, the next and the third player. */
  'farkle.threeAt': v.object({ ...solved, own: score, next: score, third: score }),
  /** Policies at a table of three or four, by Monte Carlo; only games that end at once. */
  'farkle.threeMatch': v.object({
    ...solved,
    policies: v.pipe(
      v.array(v.picklist(TABLE_POLICIES, tableRule), tableRule),
      v.minLength(3, tableRule),
      v.maxLength(4, tableRule),
    ),
    rounds: whole(2, 100_000),
  }),
  /** The card for a table of three; null if it is not known and not to be found. */
  'farkle.threeCard': v.object({ ...solved, find: v.boolean() }),
  /** Win probability of the mover over the own and the next player's score, for a third one's. */
  'farkle.threeMap': v.object({ ...solved, third: score }),
} as const
