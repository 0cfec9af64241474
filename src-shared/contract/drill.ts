import * as v from 'valibot'
import { GRADES } from '../study/grade.ts'
import { drillSetupSchema } from '../study/setup.ts'
import { GOALS } from '../base/goal.ts'
import { texts } from '../texts/texts.ts'
import { chance, count, id, number } from './numbers.ts'
import { ruleHashSchema, ruleSetSchema } from './rule-schema.ts'
import { positionSchema } from './win.ts'

const faces = v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6])), v.maxLength(6))
const diceCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
const deed = v.picklist(['bank', 'roll'])
const seat = v.picklist(['you', 'bot'])
const grade = v.picklist(GRADES)

const subject = { rules: ruleSetSchema, goal: v.picklist(GOALS) }

const lossRule = (): string => texts.contract.loss
const loss = v.pipe(v.number(lossRule), v.finite(lossRule), v.gtValue(0, lossRule))
/** From which loss on an answer is an inaccuracy, a mistake, a blunder: points, or win probability. */
export const thresholdsSchema = v.pipe(
  v.object({ inaccuracy: loss, mistake: loss, blunder: loss }),
  v.check(
    ({ inaccuracy, mistake, blunder }) => inaccuracy < mistake && mistake < blunder,
    () => texts.contract.growingLosses,
  ),
)

/** What a player answers: see Choice. */
export const choiceSchema = v.object({ setAside: faces, then: v.nullable(deed) })

/** Something that the rules allow. */
export const legalActionSchema = v.object({
  setAside: faces,
  points: count,
  /** Null where only the dice are asked. */
  then: v.nullable(deed),
  diceLeft: diceCount,
  turnTotal: number,
})

const rankedOption = v.object({
  ...legalActionSchema.entries,
  /** What is done after setting aside where only the dice were asked. */
  best: deed,
  value: number,
  loss: number,
  rank: count,
  farkleProbability: chance,
  afterFarkle: v.nullable(number),
  otherwise: v.nullable(number),
  outcome: v.nullable(v.picklist(['passes', 'wins', 'last-word', 'ties', 'loses'])),
  /** Why it is worth what it is, in the solver's terms. */
  reason: v.string(),
  /** What it is called: "set aside 1 1 and bank 350", "roll 4 dice". */
  words: v.string(),
})

/** What happened at the table since the question before: see TableEvent. */
export const tableEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('turn'), who: seat, own: number, opponent: number }),
  v.object({ kind: v.literal('rolled'), who: seat, dice: faces }),
  v.object({
    kind: v.literal('set-aside'),
    who: seat,
    dice: faces,
    points: count,
    turnTotal: number,
    diceLeft: diceCount,
    hotDice: v.boolean(),
    auto: v.boolean(),
  }),
  v.object({ kind: v.literal('farkled'), who: seat, lost: number, penalty: number }),
  v.object({
    kind: v.literal('banked'),
    who: seat,
    points: number,
    score: number,
    auto: v.boolean(),
  }),
  v.object({
    kind: v.literal('game-over'),
    winner: v.picklist(['you', 'bot', 'both']),
    you: number,
    bot: number,
  }),
])

const question = v.object({
  /** From 1 in its session. */
  number: id,
  kind: drillSetupSchema.entries.kind,
  goal: v.picklist(GOALS),
  position: positionSchema,
  /** The position as a short text, as the analyser opens it. */
  code: v.string(),
  /** Everything that the rules allow, in no telling order. */
  legal: v.array(legalActionSchema),
  forced: v.boolean(),
  finalTurn: v.boolean(),
  /** In turns and games the number of the turn, from 1; null for cells. */
  turn: v.nullable(id),
})

const interval = v.object({
  /** Mean loss per unforced decision, and its 95 % interval; null where too little is known: see ErrorRate. */
  mean: number,
  low: v.nullable(number),
  high: v.nullable(number),
  count,
})

const gradeCounts = v.object({
  best: count,
  fine: count,
  inaccuracy: count,
  mistake: count,
  blunder: count,
})

/** An answer that was given, as lists of mistakes show it. */
const pastAnswer = v.object({
  id,
  at: number,
  code: v.string(),
  kind: drillSetupSchema.entries.kind,
  goal: v.picklist(GOALS),
  grade,
  loss: number,
  milliseconds: count,
  /** What was done and what would have been best, in words. */
  chosen: v.string(),
  best: v.string(),
})

/** What happened in a game: see Happening. Words where it was kept as such. */
const happening = v.union([
  v.string(),
  v.variant('kind', [
    v.object({ kind: v.literal('start') }),
    v.object({ kind: v.literal('rolled'), who: seat, dice: faces }),
    v.object({ kind: v.literal('farkled'), who: seat, dice: faces, turnTotal: number }),
    v.object({
      kind: v.literal('chose'),
      who: seat,
      dice: faces,
      then: deed,
      turnTotal: number,
      diceLeft: diceCount,
    }),
  ]),
])

const momentOf = {
  label: happening,
  /** In the goal's unit, for the user: above 0 is good luck. */
  gain: number,
}

/** How a game went, in the goal's unit: win probability, or points of the user's turns. */
const gameReview = v.object({
  winner: v.picklist(['you', 'bot', 'both']),
  you: number,
  bot: number,
  /** Before the first roll, and in the end: result = start + skill + luck. */
  start: number,
  result: number,
  /** Minus what the user's decisions lost, and what the bot's lost the user gained. */
  skill: v.object({ you: number, bot: number }),
  luck: v.object({ you: number, bot: number }),
  luckiest: v.nullable(v.object(momentOf)),
  unluckiest: v.nullable(v.object(momentOf)),
  /** The value for the user after every roll and decision, from the start. */
  line: v.array(v.object({ label: happening, value: number, who: seat })),
})

const summary = v.object({
  session: id,
  goal: v.picklist(GOALS),
  scope: drillSetupSchema.entries.scope,
  speed: drillSetupSchema.entries.speed,
  answers: count,
  /** Over unforced decisions. */
  error: interval,
  grades: gradeCounts,
  /** What a sprint or streak counts: unforced decisions answered best or fine; null for neither. */
  score: v.nullable(count),
  /** The best score before this one with the same setup; null if this is the first. */
  bestBefore: v.nullable(count),
  seconds: number,
  /** Worst first; those of grade inaccuracy or worse. */
  mistakes: v.array(pastAnswer),
  game: v.nullable(gameReview),
})

const step = v.variant('kind', [
  v.object({ kind: v.literal('question'), events: v.array(tableEventSchema), question }),
  v.object({
    kind: v.literal('over'),
    events: v.array(tableEventSchema),
    reason: v.picklist(['questions', 'game', 'mistake', 'time', 'stopped', 'nothing-left']),
    summary,
  }),
])

const verdict = v.object({
  /** Null for a forced decision, which is not graded. */
  grade: v.nullable(grade),
  loss: number,
  /** Place of the choice and of the best option in `options`. */
  chosen: count,
  options: v.array(rankedOption),
  /** "Banks 350: the opponent then wins 48.2 %." of the best and of the chosen option. */
  bestReason: v.string(),
  chosenReason: v.string(),
  /** The rule that would have got it right, such as a breakpoint; null if there is none so short. */
  thumb: v.nullable(v.string()),
  thresholds: thresholdsSchema,
  milliseconds: count,
})

const session = { session: id }

/** Drills: sessions of questions, played out and graded by the backend, every answer kept. */
export const drillRequests = {
  /**
   * Begins a session. For wins the game must be solved or is solved first. invalid-request for a
   * setup that does not fit the rules, not-found where no question fits.
   */
  'drill.start': {
    params: v.object({ rules: ruleSetSchema, setup: drillSetupSchema }),
    answer: v.object({ ...session, step }),
  },
  /** Grades and keeps the answer to the question of this number, or says why it is not allowed. */
  'drill.answer': {
    params: v.object({ ...session, number: id, choice: choiceSchema, milliseconds: count }),
    answer: v.variant('graded', [
      v.object({ graded: v.literal(false), problem: v.string() }),
      v.object({
        graded: v.literal(true),
        verdict,
        /** Whether the session is over with this answer, as a streak is with a mistake. */
        last: v.boolean(),
      }),
    ]),
  },
  /** The next question, or what there is to say in the end. The same until it is answered. */
  'drill.next': { params: v.object(session), answer: step },
  /** First what to look at, then the rule that decides. */
  'drill.hint': {
    params: v.object({ ...session, number: id, hint: v.picklist([1, 2]) }),
    answer: v.object({ text: v.string() }),
  },
  /** Ends a session before its end; what was answered stays. */
  'drill.finish': {
    params: v.object({ ...session, reason: v.picklist(['time', 'stopped']) }),
    answer: step,
  },
  /**
   * A session that was not ended, perhaps before the app was closed: where it was, under which rules
   * and how it was set up, the seconds that its answers took, and what a sprint or streak has counted
   * so far, null for neither.
   */
  'drill.resume': {
    params: v.object(session),
    answer: v.object({
      ...session,
      rules: ruleSetSchema,
      hash: ruleHashSchema,
      setup: drillSetupSchema,
      seconds: v.pipe(number, v.minValue(0)),
      score: v.nullable(count),
      step,
    }),
  },
  /** The thresholds in use, and those that fit the gaps of this game. */
  'drill.thresholds': {
    params: v.object(subject),
    answer: v.object({
      inUse: thresholdsSchema,
      calibrated: thresholdsSchema,
      /** Quantiles 5, 10, ... 95 % of the gaps between the best option and the next, in play. */
      gaps: v.array(number),
      edited: v.boolean(),
    }),
  },
  /** Null goes back to the calibrated ones. Answers given before keep theirs. */
  'drill.setThresholds': {
    params: v.object({ ...subject, thresholds: v.nullable(thresholdsSchema) }),
    answer: v.object({}),
  },
} as const

export type DrillStep = v.InferOutput<typeof step>
export type DrillQuestion = v.InferOutput<typeof question>
export type DrillVerdict = v.InferOutput<typeof verdict>
export type DrillSummary = v.InferOutput<typeof summary>
export type GameReview = v.InferOutput<typeof gameReview>
export type RankedOptionData = v.InferOutput<typeof rankedOption>
export type ThresholdsData = v.InferOutput<typeof thresholdsSchema>
export type PastAnswer = v.InferOutput<typeof pastAnswer>
export type ErrorRate = v.InferOutput<typeof interval>
export type LegalAction = v.InferOutput<typeof legalActionSchema>
export {
  gameReview as gameReviewSchema,
  gradeCounts as gradeCountsSchema,
  interval as errorRateSchema,
  pastAnswer as pastAnswerSchema,
}
