import * as v from 'valibot'
import { MAX_DICE } from '../../../base/units.ts'
import { MAX_ROUNDS, MIN_DICE } from '../rules/rule-set.ts'
import { grouped } from '../../../texts/numbers.ts'
import { BANK_OUTCOMES } from '../analysis/outcome-names.ts'
import type { Position } from '../analysis/position.ts'
import { MAX_GOAL } from '../input/rule-numbers.ts'
import { MAX_BONUS_GROWS, MAX_ROLLS, MAX_TURN_TOTAL } from '../rules/turn-rules.ts'
import { farkleTexts } from '../texts/texts.ts'
import { chance, count, number, whole } from '../../../schemas/numbers.ts'
import { ruleSetSchema } from './rules.ts'
import {
  bankFromSchema,
  diceLeftSchema as dice,
  farklesSchema as farkles,
  scoreSchema as score,
  secondSchema,
} from './standing.ts'
import { thumbRuleSchema } from './thumb-rule.ts'

const diceRule = (): string => farkleTexts.requests.dice
const face = v.picklist([1, 2, 3, 4, 5, 6], diceRule)
const faces = v.pipe(
  v.array(face, diceRule),
  v.minLength(1, diceRule),
  v.maxLength(MAX_DICE, diceRule),
)

const solved = { rules: ruleSetSchema }

/** The kind of each die, where they are not alike. */
const kindsRule = (): string => farkleTexts.requests.kinds
const kinds = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.number(kindsRule),
        v.integer(kindsRule),
        v.minValue(0, kindsRule),
        v.maxValue(MAX_DICE - 1, kindsRule),
      ),
      kindsRule,
    ),
    v.minLength(1, kindsRule),
    v.maxLength(MAX_DICE, kindsRule),
  ),
)

const rollsRule = (): string => farkleTexts.requests.rollsLeft(MAX_ROLLS)
const bonusesRule = (): string => farkleTexts.requests.bonuses(MAX_BONUS_GROWS)
const roundRule = (): string => farkleTexts.requests.round(MAX_ROUNDS)
const totalRule = (): string => farkleTexts.requests.leftTotal(grouped(MAX_TURN_TOTAL))
const leftTotal = v.pipe(
  v.number(totalRule),
  v.integer(totalRule),
  v.minValue(0, totalRule),
  v.maxValue(MAX_TURN_TOTAL, totalRule),
)

const owedRule = (): string => farkleTexts.requests.owed(grouped(MAX_GOAL))

/** Where a game stands, in points. Whether it fits the rule set is checked by whoever uses it. */
export const positionSchema = v.object({
  /** Banked by the player to move. */
  own: score,
  opponent: score,
  turnTotal: score,
  /** Dice to roll next, or the dice just rolled, from which some are to be set aside. */
  dice: v.union(
    [v.object({ left: dice, kinds }), v.object({ rolled: faces, kinds })],
    () => farkleTexts.requests.positionDice,
  ),
  ownFarkles: farkles,
  opponentFarkles: farkles,
  second: secondSchema,
  /** Under a limit of rolls, those that may follow what is on the table. */
  rollsLeft: v.optional(
    v.pipe(
      v.number(rollsRule),
      v.integer(rollsRule),
      v.minValue(0, rollsRule),
      v.maxValue(MAX_ROLLS, rollsRule),
    ),
  ),
  /** Under a bonus that grows, by how many bonuses the next one is larger. */
  bonuses: v.optional(
    v.pipe(
      v.number(bonusesRule),
      v.integer(bonusesRule),
      v.minValue(0, bonusesRule),
      v.maxValue(MAX_BONUS_GROWS, bonusesRule),
    ),
  ),
  /** Under a confirmation, points that the turn had to make before these dice. */
  owed: v.optional(
    v.pipe(
      v.number(owedRule),
      v.integer(owedRule),
      v.minValue(0, owedRule),
      v.maxValue(MAX_GOAL, owedRule),
    ),
  ),
  /** In a game of rounds, the round of this turn. */
  round: v.optional(
    v.pipe(
      v.number(roundRule),
      v.integer(roundRule),
      v.minValue(1, roundRule),
      v.maxValue(MAX_ROUNDS, roundRule),
    ),
  ),
  /** Dice and a total that may be taken up before the first roll. */
  offer: v.optional(v.object({ dice, total: v.pipe(leftTotal, v.minValue(1, totalRule)) })),
  /** Where a turn must beat the other's last one, what that made; 0 after a farkle. */
  toBeat: v.optional(leftTotal),
})

/** A position as it is sent. */
export function positionData({ dice, ...rest }: Position): PositionData {
  const kinds = dice.kinds && { kinds: [...dice.kinds] }
  const sent = 'left' in dice ? { left: dice.left } : { rolled: [...dice.rolled] }
  return { ...rest, dice: { ...sent, ...kinds } }
}

const thresholdRule = (): string => farkleTexts.requests.thresholds
const thresholds = v.pipe(
  v.array(v.nullable(score), thresholdRule),
  v.minLength(MIN_DICE, thresholdRule),
  v.maxLength(MAX_DICE, thresholdRule),
)

/** A way to play a whole game. */
export const policySchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('optimal') }),
    /** Most points per turn, with or without a thought for the goal. */
    v.object({ kind: v.literal('points'), winningBank: v.boolean() }),
    /** By the breakpoint table; a winning bank is taken. */
    v.object({ kind: v.literal('table') }),
    /**
     * By the table, but never banking short of the goal with n dice left once the own or the
     * opponent's banked score has come so far; without thresholds, the best ones are found first.
     */
    v.object({
      kind: v.literal('go-for-it'),
      thresholds: v.optional(v.nullable(v.object({ own: thresholds, opponent: thresholds })), null),
    }),
    /** Takes all points that a roll scores and banks from this turn total on. */
    v.object({ kind: v.literal('hold'), at: bankFromSchema(2 * MAX_GOAL) }),
    /** By a rule of thumb. */
    v.object({ kind: v.literal('thumb'), rule: thumbRuleSchema }),
  ],
  () => farkleTexts.requests.policy,
)

const option = v.object({
  /** The dice to set aside; empty where nothing was rolled. */
  setAside: v.array(face),
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

const policyText = v.string()

const pair = { first: policySchema, second: policySchema }
/** Matches that are looked up at once. */
const MAX_MATCHES = 20
/** Nobody learns more numbers than this for one rule. */
export const MAX_THUMB_NUMBERS = 20
const side = v.object({ name: policyText, asFirst: chance, asSecond: chance, average: chance })
/** Each policy's chance to win as the one who moves first and as the other. */
const matchAnswer = v.object({ first: side, second: side, residual: number })

const foundThresholds = v.object({
  /** By number of dice, one to six: never bank short of the goal from this own score on. */
  own: v.array(v.nullable(score)),
  /** The same for the opponent's score. */
  opponent: v.array(v.nullable(score)),
  /** Chance to win against the optimal player, as first and second on average. */
  average: chance,
  /** The same without thresholds. */
  withoutThresholds: chance,
  /** Effect of moving each threshold that matters one step up or down. */
  neighbours: v.array(
    v.object({
      dice,
      side: v.picklist(['own', 'opponent']),
      at: score,
      average: chance,
      gain: number,
    }),
  ),
})

/** What needs no number but a name: most points a turn, and a bank that wins. */
const namedThumb = v.object({ policy: policyText, behind: number })

const foundThumbs = v.array(
  v.object({
    numbers: count,
    rule: thumbRuleSchema,
    /** The rule as the text of a policy. */
    policy: policyText,
    /** Part of all games that the best player wins more, both seats. */
    behind: number,
    sentences: v.array(v.string()),
  }),
)

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
  /** Two policies against each other, exactly. */
  'win.match': { params: v.object({ ...solved, ...pair }), answer: matchAnswer },
  /** The best go-for-it thresholds against the optimal player. */
  'win.thresholds': { params: v.object(solved), answer: foundThresholds },
  /**
   * Rules of thumb that lose little, by ascending number of numbers, each better than all with fewer.
   * For games without a penalty in which the first to reach the goal wins.
   */
  'win.thumbs': {
    params: v.object({ ...solved, numbers: whole(0, MAX_THUMB_NUMBERS) }),
    answer: v.object({ found: foundThumbs, named: namedThumb }),
  },
  /** The rules of thumb that were found before, or how far their search came. Solves nothing. */
  'win.knownThumbs': {
    params: v.object({ ...solved, numbers: whole(0, MAX_THUMB_NUMBERS) }),
    answer: v.object({
      found: v.nullable(foundThumbs),
      named: v.nullable(namedThumb),
      /** Part that is done of a search that was begun and can go on. */
      fraction: chance,
    }),
  },
  /** Where a rule of thumb loses: see ThumbErrors. */
  'win.thumbErrors': {
    params: v.object({ ...solved, rule: thumbRuleSchema }),
    answer: v.object({
      behind: number,
      byBanking: number,
      inLastTurns: number,
      bands: v.array(score),
      parts: v.array(number),
      costliest: v.array(
        v.object({
          own: score,
          opponent: score,
          ownFarkles: count,
          opponentFarkles: count,
          second: v.boolean(),
          turnTotal: score,
          dice,
          does: v.picklist(['bank', 'roll']),
          loss: chance,
          cost: number,
        }),
      ),
    }),
  },
  /** Results that were found before and are kept. Solves nothing. */
  'win.known': {
    params: v.object({
      ...solved,
      matches: v.pipe(v.array(v.object(pair)), v.maxLength(MAX_MATCHES)),
    }),
    answer: v.object({
      thresholds: v.nullable(foundThresholds),
      /** In the order asked; null for one that was not found yet. */
      matches: v.array(v.nullable(matchAnswer)),
    }),
  },
} as const

/** Where a game stands, as it crosses the contract. */
export type PositionData = v.InferOutput<typeof positionSchema>
export type PolicyData = v.InferOutput<typeof policySchema>
export type WinOption = v.InferOutput<typeof option>
