import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { chance, count, number } from '../../../schemas/numbers.ts'
import { BANK_OUTCOMES } from '../analysis/outcome-names.ts'
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
  /** The dice to set aside; empty where nothing was rolled. */
  setAside: v.array(faceSchema),
  /** Where the dice are not alike: the kinds of those set aside, and of those left to roll. */
  kinds: v.optional(v.array(count)),
  leftKinds: v.optional(v.array(count)),
  /** Points that they score. */
  points: count,
  then: v.picklist(['bank', 'roll']),
  /** Dice left to roll, all of them after hot dice; 0 after the last roll of a turn. */
  diceLeft: v.pipe(count, v.maxValue(MAX_DICE)),
  /** Turn total after setting aside. */
  turnTotal: score,
  /** Whether these dice and this total are taken up from the last turn. */
  takesUp: v.optional(v.boolean()),
  winProbability: chance,
  /** Against the best option; 0 for the best. */
  winLoss: chance,
  /** From 1. Equal options share a rank. */
  winRank: count,
  /** Expected points of the turn with the play for most points from here on. */
  expectedPoints: number,
  pointsLoss: number,
  pointsRank: count,
  /** Chance that the next roll farkles; 0 for a bank. */
  farkleProbability: chance,
  /** Win probability after a farkle and after a roll that scores; null for a bank. */
  winAfterFarkle: v.nullable(chance),
  /** Null also for a roll that must farkle, as the next one. */
  winOtherwise: v.nullable(chance),
  /** Points expected from the turn if the next roll does not farkle; null for a bank. */
  pointsOtherwise: v.nullable(number),
  /**
   * Result of a bank: the other's turn, a won game, the other's last turn ("last-word") or, in a
   * last turn, a tie or a lost game; where something is left, whether the other takes it up. Null for a
   * roll.
   */
  outcome: v.nullable(v.picklist(BANK_OUTCOMES)),
  /** Why it is worth what it is, in the solver's terms. */
  reason: v.string(),
})

/** How far a game is solved. */
export const solveStatus = v.object({
  state: v.picklist(['unsolved', 'begun', 'solved', 'impossible']),
  /** Why it cannot be solved, as a sentence; null if it can. */
  reason: v.nullable(v.string()),
  /** Part that is done, for a solve that was begun and can go on. */
  fraction: chance,
  states: count,
  /** A guess of how long the rest takes on this machine. */
  secondsLeft: number,
  /** A guess of the memory that it takes, the program's own among it. */
  megabytes: number,
  /** A guess of the seconds of a map of the solved game. */
  mapSeconds: number,
})

/** The two-player game: who wins, how often, and with what. */
export const winRequests = {
  /** State of the solve and known results. Solves nothing. */
  'win.status': {
    params: v.object(solved),
    answer: solveStatus,
  },
  /** Solves the game, or goes on with a solve that was begun. */
  'win.solve': {
    params: v.object({
      ...solved,
      /**
       * The farkles in a row of the map that is looked at next. It is begun when the game is solved,
       * and the jobs of both tell how far both are.
       */
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
      /** Time that the solve took. */
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
  /** How much moving first is worth, and what the second player should get for it. */
  'win.fairness': {
    /** `opponentBegins` is for players with different dice: the first one is who has the opponent's. */
    params: v.object({ ...solved, opponentBegins: v.optional(v.boolean(), false) }),
    answer: v.object({
      /** Of the first player, without compensation. */
      winProbability: chance,
      /** First player's chance less the second's. */
      edge: number,
      komi: v.object({ points: score, winProbability: chance }),
      /**
       * Where the players roll different dice: how often who has the rules' own ones wins. Null where
       * both roll the same.
       */
      ownDice: v.nullable(v.object({ asFirst: chance, asSecond: chance })),
      /** Whether who begins with the komi is free of a larger minimum for the first bank. */
      skipsFirstMinimum: v.boolean(),
      /** First player's chance by compensation points of the second; below zero, of the first. */
      curve: v.array(v.object({ points: score, winProbability: chance })),
    }),
  },
  /** From where to bank in the middle of a game, and when to go for it: see winStandings. */
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
  /** Where the play to win differs most from the play for points: see winContrasts. */
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
      /** The position as a short text. */
      code: v.string(),
      /** Whether the opponent has reached the goal and this turn is the last. */
      finalTurn: v.boolean(),
      /** Whether the dice rolled score nothing at all. */
      farkled: v.boolean(),
      /** Whether the dice rolled win the game at once. */
      winsAtOnce: v.boolean(),
      /** Best for winning first; empty where the roll has decided. */
      options: v.array(option),
      /** Value of the position for the player to move: of the best option, or of the roll. */
      winProbability: chance,
      /** Indices of the best option for winning and of the best for points; null if there are none. */
      bestForWinning: v.nullable(count),
      bestForPoints: v.nullable(count),
      /** Win probability lost by the play for most points; 0 where both goals agree. */
      disagreement: chance,
      /** Points a turn that the play for winning loses; 0 where both goals agree. */
      pointsDisagreement: number,
      /** A sentence on what the two goals say. */
      verdict: v.string(),
    }),
  },
  ...matchRequests,
} as const

export type WinOption = v.InferOutput<typeof option>
