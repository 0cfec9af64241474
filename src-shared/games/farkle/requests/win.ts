import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { chance, count, number } from '../../../schemas/numbers.ts'
import { BANK_OUTCOMES } from '../analysis/kind-names.ts'
import { matchRequests } from './matches.ts'
import { faceSchema, positionSchema } from './position.ts'
import { ruleSetSchema } from './rules.ts'
import {
  diceLeftSchema as dice,
  farklesSchema as farkles,
  scoreSchema as score,
  secondSchema,
} from './standing.ts'

const solved = { rules: ruleSetSchema }

const option = v.object({
  setAside: v.array(faceSchema),
  kinds: v.optional(v.array(count)),
  leftKinds: v.optional(v.array(count)),
  points: count,
  then: v.picklist(['bank', 'roll']),
  /** All dice after hot dice; 0 after the last roll of a turn. */
  diceLeft: v.pipe(count, v.maxValue(MAX_DICE)),
  turnTotal: score,
  /** True if the option takes over the previous turn's dice and total. */
  takesUp: v.optional(v.boolean()),
  winProbability: chance,
  winLoss: chance,
  /** From 1; equal options share a rank. */
  winRank: count,
  /** With the policy for most points after this action. */
  expectedPoints: number,
  pointsLoss: number,
  pointsRank: count,
  farkleProbability: chance,
  /** null for a bank. */
  winAfterFarkle: v.nullable(chance),
  /** null for a bank, or if every roll farkles. */
  winOtherwise: v.nullable(chance),
  /** Given that the next roll does not farkle; null for a bank. */
  pointsOtherwise: v.nullable(number),
  /** See BANK_OUTCOMES; null for a roll. */
  outcome: v.nullable(v.picklist(BANK_OUTCOMES)),
  reason: v.string(),
})

export const solveStatus = v.object({
  state: v.picklist(['unsolved', 'begun', 'solved', 'impossible']),
  /** Why the game cannot be solved; null if it can. */
  reason: v.nullable(v.string()),
  fraction: chance,
  states: count,
  /** Estimate for this machine. */
  secondsLeft: number,
  /** Estimate, including the program. */
  megabytes: number,
  mapSeconds: number,
})

export const winRequests = {
  /** Does not solve. */
  'win.status': {
    params: v.object(solved),
    answer: solveStatus,
  },
  /** Solves the game, or resumes an unfinished solve. */
  'win.solve': {
    params: v.object({
      ...solved,
      /** Map to compute right after the solve; both jobs then report their common progress. */
      nextMap: v.optional(
        v.nullable(
          v.object({ ownFarkles: farkles, opponentFarkles: farkles, second: secondSchema }),
        ),
        null,
      ),
    }),
    answer: v.object({
      winProbability: chance,
      residual: number,
      evaluations: count,
      seconds: number,
      states: count,
      grid: number,
    }),
  },
  /** W at the start of a turn. */
  'win.at': {
    params: v.object({
      ...solved,
      own: score,
      opponent: score,
      ownFarkles: farkles,
      opponentFarkles: farkles,
      second: secondSchema,
    }),
    answer: v.object({ winProbability: chance }),
  },
  /** Advantage of the first move, and a fair compensation for the second player. */
  'win.fairness': {
    /** True if the opponent moves first, with different dice. */
    params: v.object({ ...solved, opponentBegins: v.optional(v.boolean(), false) }),
    answer: v.object({
      winProbability: chance,
      /** Win probability of the first player minus that of the second. */
      edge: number,
      komi: v.object({ points: score, winProbability: chance }),
      /** With different dice: of the player with the rules' own dice; else null. */
      ownDice: v.nullable(v.object({ asFirst: chance, asSecond: chance })),
      /** True if a player who starts with komi needs no larger first bank. */
      skipsFirstMinimum: v.boolean(),
      /** By compensation of the second player; negative points are for the first. */
      curve: v.array(v.object({ points: score, winProbability: chance })),
    }),
  },
  /** See winStandings. */
  'win.standings': {
    params: v.object(solved),
    answer: v.object({
      standings: v.array(
        v.object({
          lead: v.picklist(['level', 'ahead', 'behind']),
          own: score,
          opponent: score,
          limits: v.array(
            v.object({ from: v.nullable(score), uneven: v.boolean(), goFrom: v.nullable(score) }),
          ),
        }),
      ),
    }),
  },
  /** See winContrasts. */
  'win.contrasts': {
    params: v.object(solved),
    answer: v.object({
      contrasts: v.array(
        v.object({
          kind: v.picklist(['ahead', 'behind', 'close']),
          own: score,
          opponent: score,
          turnTotal: score,
          dice,
          wins: v.picklist(['bank', 'roll']),
          loss: chance,
        }),
      ),
    }),
  },
  'win.analyse': {
    params: v.object({ ...solved, position: positionSchema }),
    answer: v.object({
      code: v.string(),
      finalTurn: v.boolean(),
      farkled: v.boolean(),
      winsAtOnce: v.boolean(),
      /** Best for winning first. */
      options: v.array(option),
      winProbability: chance,
      /** Indices into `options`; null if there are none. */
      bestForWinning: v.nullable(count),
      bestForPoints: v.nullable(count),
      /** Win probability lost by the policy for points. */
      disagreement: chance,
      /** Points lost by the policy for winning. */
      pointsDisagreement: number,
      verdict: v.string(),
    }),
  },
  ...matchRequests,
} as const

export type WinOption = v.InferOutput<typeof option>
