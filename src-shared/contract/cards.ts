import * as v from 'valibot'
import { RATINGS } from '../cards/card-state.ts'
import { desiredRetentionSchema, learntRuleSchema } from '../cards/session-setup.ts'
import type { Game } from '../games/game.ts'
import { deckNamesOf } from '../games/games.ts'
import { answerTime, chance as share, count, id, number, whole } from '../schemas/numbers.ts'
import { cardRulesIdSchema as rulesId } from '../schemas/rules.ts'
import { cardStanding } from '../study/session-schemas.ts'
import { texts } from '../texts/texts.ts'
import { withRules } from './rule-schema.ts'

const faces = v.array(v.picklist([1, 2, 3, 4, 5, 6]))

const rating = v.picklist(RATINGS)

const MAX_CHOICES = 1000

export const ANSWERINGS = ['type', 'choose'] as const

const sizeRule = (): string => texts.contract.cardSession
const size = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('cards'),
      count: v.pipe(
        v.number(sizeRule),
        v.integer(sizeRule),
        v.minValue(1, sizeRule),
        v.maxValue(500, sizeRule),
      ),
    }),
    v.object({
      kind: v.literal('minutes'),
      minutes: v.pipe(v.number(sizeRule), v.minValue(1, sizeRule), v.maxValue(120, sizeRule)),
    }),
  ],
  sizeRule,
)

const sessionEnd = v.object({
  /** `nothing-left`: nothing was due or new at the start. */
  reason: v.picklist(['done', 'time', 'stopped', 'nothing-left']),
  cards: count,
  answers: count,
  right: count,
  seconds: number,
  learnt: count,
  lapsed: count,
  nextDue: v.nullable(number),
  canUndo: v.boolean(),
})

const cardVerdict = v.object({
  right: v.boolean(),
  statement: v.string(),
  why: v.string(),
  rightChoices: v.array(count),
  /** Given minus right answer, in the card's unit; null if undefined. */
  error: v.nullable(number),
  rating,
  /** Interval by rating, as text: "in 10 min", "in 4 days". */
  intervals: v.object({ again: v.string(), hard: v.string(), good: v.string(), easy: v.string() }),
  stuck: v.boolean(),
})

const session = { session: id }

function cardSchemas(games: readonly Game[]) {
  const deck = v.picklist(deckNamesOf(games), () => texts.contract.noDeck)
  const deckData = v.object({
    deck,
    title: v.string(),
    about: v.string(),
    cards: count,
    unseen: count,
    learning: count,
    due: count,
    known: count,
    enabled: v.boolean(),
    /** Points per turn or game, and wins against optimal play; null if unknown. */
    worth: v.object({ points: v.nullable(number), wins: v.nullable(number) }),
  })

  const changedCard = v.object({
    deck,
    question: v.string(),
    /** Answers as sentences; null if the card did not exist before or is gone. */
    before: v.nullable(v.string()),
    after: v.nullable(v.string()),
  })

  const ruleChange = v.object({
    kept: count,
    added: v.array(changedCard),
    changed: v.array(changedCard),
    removed: v.array(changedCard),
  })

  const shownCard = v.object({
    /** From 1 in its session; a repeat gets a new number. */
    number: id,
    deck,
    deckTitle: v.string(),
    question: v.string(),
    dice: v.nullable(faces),
    turnTotal: v.nullable(number),
    answering: v.picklist(ANSWERINGS),
    unit: v.nullable(v.picklist(['points', 'percent'])),
    form: v.nullable(v.object({ most: number, decimals: count, never: v.boolean() })),
    choices: v.array(v.string()),
    cause: v.picklist(['new', 'due', 'again', 'step']),
    /** Set if the card is shown with its answer, before it is asked for the first time. */
    intro: v.nullable(v.object({ statement: v.string(), why: v.string() })),
    /** What remains of the session: its size is either in cards or in seconds. */
    left: v.object({ cards: v.nullable(count), seconds: v.nullable(count) }),
    canUndo: v.boolean(),
  })

  const cardStep = v.variant('kind', [
    v.object({ kind: v.literal('card'), card: shownCard }),
    v.object({ kind: v.literal('over'), end: sessionEnd }),
  ])
  return { deck, deckData, ruleChange, shownCard, cardStep }
}

type Schemas = ReturnType<typeof cardSchemas>

export function cardRequestsOf(games: readonly Game[]) {
  const { deck, deckData, ruleChange, cardStep } = cardSchemas(games)
  const subject = withRules({ rulesId }, games)
  return {
    'cards.overview': {
      params: subject,
      answer: v.object({
        decks: v.array(deckData),
        due: count,
        unseen: count,
        change: v.nullable(ruleChange),
        retention: share,
      }),
    },
    'cards.applyChange': { params: subject, answer: v.object({}) },
    'cards.previewChange': { params: subject, answer: ruleChange },
    'cards.setDeck': {
      params: v.object({ rulesId, deck, enabled: v.boolean() }),
      answer: v.object({}),
    },
    'cards.learnt': {
      params: v.object({ rulesId }),
      answer: v.object({ learnt: v.nullable(learntRuleSchema) }),
    },
    /** Replaces the learnt rule of thumb; null removes it. */
    'cards.learnRule': {
      params: withRules({ rulesId, learnt: v.nullable(learntRuleSchema) }, games),
      answer: v.object({}),
    },
    'cards.setRetention': {
      params: v.object({ retention: desiredRetentionSchema }),
      answer: v.object({}),
    },
    'cards.due': {
      params: subject,
      answer: v.object({
        due: count,
        seen: count,
        /** Rules were edited since the cards were last opened, so some may no longer be asked. */
        edited: v.boolean(),
      }),
    },
    'cards.start': {
      params: withRules(
        {
          rulesId,
          decks: v.array(deck),
          size,
          answering: v.picklist(ANSWERINGS),
          newCards: v.pipe(
            count,
            v.maxValue(100, () => texts.contract.newCards),
          ),
        },
        games,
      ),
      answer: v.object({ ...session, step: cardStep }),
    },
    'cards.answer': {
      params: v.object({
        ...session,
        number: id,
        /** Typed text, or index of a choice; null for "I do not know". */
        answer: v.union([v.pipe(v.string(), v.maxLength(60)), whole(0, MAX_CHOICES), v.null()]),
        milliseconds: answerTime,
      }),
      answer: v.variant('graded', [
        v.object({ graded: v.literal(false), problem: v.string() }),
        v.object({ graded: v.literal(true), verdict: cardVerdict }),
      ]),
    },
    /** Replaces the rating of the last answer. */
    'cards.rate': {
      params: v.object({ ...session, number: id, rating }),
      answer: v.object({ verdict: cardVerdict }),
    },
    'cards.seen': { params: v.object({ ...session, number: id }), answer: cardStep },
    'cards.next': { params: v.object(session), answer: cardStep },
    'cards.undo': { params: v.object(session), answer: cardStep },
    'cards.finish': { params: v.object(session), answer: cardStep },
    'cards.statistics': {
      params: withRules(
        {
          rulesId,
          deck: v.optional(v.nullable(deck), null),
        },
        games,
      ),
      answer: v.object({
        /** Share recalled in reviews after a day or more, with its 95 % interval. */
        retention: v.object({
          desired: share,
          measured: v.nullable(share),
          low: v.nullable(share),
          high: v.nullable(share),
          count,
        }),
        /** Today first. */
        forecast: v.array(v.object({ day: number, due: count })),
        /** By days since the last review, with the share that the schedule predicted. */
        bands: v.array(
          v.object({
            from: count,
            to: v.nullable(count),
            measured: v.nullable(share),
            low: v.nullable(share),
            high: v.nullable(share),
            count,
            foretold: v.nullable(share),
          }),
        ),
        maturity: v.object({ unseen: count, learning: count, young: count, mature: count }),
        /** Per day, today last; leading empty days are omitted. */
        history: v.array(
          v.object({ day: number, reviews: count, remembered: count, seconds: number }),
        ),
        /** Signed errors of typed numbers: mean and histogram. */
        errors: v.array(
          v.object({
            deck,
            unit: v.picklist(['points', 'percent']),
            count,
            bias: number,
            /** The outer bins are unbounded. */
            bins: v.array(v.object({ from: v.nullable(number), to: v.nullable(number), count })),
          }),
        ),
        stuck: v.array(
          v.object({ deck, question: v.string(), statement: v.string(), lapses: count }),
        ),
      }),
    },
    'cards.list': {
      params: withRules({ rulesId, deck }, games),
      answer: v.object({
        cards: v.array(
          v.object({
            question: v.string(),
            statement: v.string(),
            state: cardStanding,
            due: v.nullable(number),
          }),
        ),
      }),
    },
    'cards.anki': {
      params: withRules({ rulesId, decks: v.array(deck) }, games),
      answer: v.object({ name: v.string(), text: v.string() }),
    },
  } as const
}

export type CardRequests = ReturnType<typeof cardRequestsOf>
export type CardStep = v.InferOutput<Schemas['cardStep']>
export type ShownCard = v.InferOutput<Schemas['shownCard']>
export type CardVerdict = v.InferOutput<typeof cardVerdict>
export type DeckData = v.InferOutput<Schemas['deckData']>
export type RuleChangeData = v.InferOutput<Schemas['ruleChange']>
