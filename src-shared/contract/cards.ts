import * as v from 'valibot'
import { RATINGS } from '../cards/card-state.ts'
import { desiredRetentionSchema } from '../cards/desired-retention.ts'
import { learntRuleSchema } from '../cards/learnt-rule.ts'
import type { Game } from '../games/game.ts'
import { deckNamesOf } from '../games/games.ts'
import { answerTime, chance as share, count, id, number, whole } from '../schemas/numbers.ts'
import { cardRulesIdSchema as rulesId } from '../schemas/rules.ts'
import { cardStanding } from '../study/session-schemas.ts'
import { texts } from '../texts/texts.ts'
import { withRules } from './rule-schema.ts'

const faces = v.array(v.picklist([1, 2, 3, 4, 5, 6]))

const rating = v.picklist(RATINGS)

/** No card is shown with more choices. */
const MAX_CHOICES = 1000

/** How a card is answered. */
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
  /** The last of them: nothing was due or new from the start. */
  reason: v.picklist(['done', 'time', 'stopped', 'nothing-left']),
  cards: count,
  answers: count,
  right: count,
  seconds: number,
  /** New cards that were learnt, and cards that were forgotten. */
  learnt: count,
  lapsed: count,
  nextDue: v.nullable(number),
  canUndo: v.boolean(),
})

const cardVerdict = v.object({
  right: v.boolean(),
  /** The right answer as a sentence, and the rule behind it. */
  statement: v.string(),
  why: v.string(),
  /** Places of the right choices, for multiple choice. */
  rightChoices: v.array(count),
  /** Answer less the right one, in the card's unit; null where that has no meaning. */
  error: v.nullable(number),
  rating,
  /** When it comes again for each rating, in words: "in 10 min", "in 4 days". */
  intervals: v.object({ again: v.string(), hard: v.string(), good: v.string(), easy: v.string() }),
  /** Forgotten so often that another way of learning it is offered. */
  stuck: v.boolean(),
})

const session = { session: id }

/** What answers say of the cards of some games. */
function cardSchemas(games: readonly Game[]) {
  const deck = v.picklist(deckNamesOf(games), () => texts.contract.noDeck)
  const deckData = v.object({
    deck,
    title: v.string(),
    about: v.string(),
    /** Numbers that it holds, and how many of them are in each state. */
    cards: count,
    unseen: count,
    learning: count,
    due: count,
    known: count,
    /** Whether its cards come up. */
    enabled: v.boolean(),
    /**
     * Gain from knowing it: points a turn or a game, as the game says, and wins against the best
     * play; null if not known.
     */
    worth: v.object({ points: v.nullable(number), wins: v.nullable(number) }),
  })

  const changedCard = v.object({
    deck,
    question: v.string(),
    /** The answers as sentences; null for a card that was not there or is no more. */
    before: v.nullable(v.string()),
    after: v.nullable(v.string()),
  })

  /** Changes that an edit of the rules makes to the cards, before it is applied. */
  const ruleChange = v.object({
    kept: count,
    added: v.array(changedCard),
    changed: v.array(changedCard),
    removed: v.array(changedCard),
  })

  const shownCard = v.object({
    /** From 1 in its session; a card that comes again has a new number. */
    number: id,
    deck,
    deckTitle: v.string(),
    question: v.string(),
    dice: v.nullable(faces),
    turnTotal: v.nullable(number),
    answering: v.picklist(ANSWERINGS),
    unit: v.nullable(v.picklist(['points', 'percent'])),
    /** What may be typed: the largest number, its decimals, and whether "never" is an answer. */
    form: v.nullable(v.object({ most: number, decimals: count, never: v.boolean() })),
    /** For multiple choice. */
    choices: v.array(v.string()),
    /** New, due, again because it was wrong, or the next step of learning it. */
    cause: v.picklist(['new', 'due', 'again', 'step']),
    /** Its answer and the rule behind it, where it is shown before it is asked the first time. */
    intro: v.nullable(v.object({ statement: v.string(), why: v.string() })),
    /** How many come after it, where the session counts cards, or seconds, where it counts minutes. */
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

/** Cards of some games: the tables of a rule set by heart. */
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
        /** The rules were edited since the cards were made: what that changes; null if nothing. */
        change: v.nullable(ruleChange),
        retention: share,
      }),
    },
    /** Takes over the edited rules. */
    'cards.applyChange': { params: subject, answer: v.object({}) },
    /** Returns the changes that an edit would make, before the rules are saved. */
    'cards.previewChange': { params: subject, answer: ruleChange },
    'cards.setDeck': {
      params: v.object({ rulesId, deck, enabled: v.boolean() }),
      answer: v.object({}),
    },
    /** The rule of thumb whose numbers are a deck; null for none. */
    'cards.learnt': {
      params: v.object({ rulesId }),
      answer: v.object({ learnt: v.nullable(learntRuleSchema) }),
    },
    /** Makes the numbers of a rule of thumb a deck, in place of those of another one; null of none. */
    'cards.learnRule': {
      params: withRules({ rulesId, learnt: v.nullable(learntRuleSchema) }, games),
      answer: v.object({}),
    },
    'cards.setRetention': {
      params: v.object({ retention: desiredRetentionSchema }),
      answer: v.object({}),
    },
    /** How many are due, for the home screen; asks no solver. */
    'cards.due': {
      params: subject,
      answer: v.object({
        due: count,
        seen: count,
        /** Whether the rules were edited since the cards were looked at: some may no longer be asked. */
        edited: v.boolean(),
      }),
    },
    'cards.start': {
      params: withRules(
        {
          rulesId,
          /** Empty for all that are enabled. */
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
        /** Text typed, or index of the option chosen; null for "I do not know". */
        answer: v.union([v.pipe(v.string(), v.maxLength(60)), whole(0, MAX_CHOICES), v.null()]),
        milliseconds: answerTime,
      }),
      answer: v.variant('graded', [
        v.object({ graded: v.literal(false), problem: v.string() }),
        v.object({ graded: v.literal(true), verdict: cardVerdict }),
      ]),
    },
    /** Another rating for the answer just given. */
    'cards.rate': {
      params: v.object({ ...session, number: id, rating }),
      answer: v.object({ verdict: cardVerdict }),
    },
    /** Goes on from a card that was shown with its answer. */
    'cards.seen': { params: v.object({ ...session, number: id }), answer: cardStep },
    'cards.next': { params: v.object(session), answer: cardStep },
    /** Takes the last answer back and shows its card again. */
    'cards.undo': { params: v.object(session), answer: cardStep },
    'cards.finish': { params: v.object(session), answer: cardStep },
    'cards.statistics': {
      params: withRules(
        {
          rulesId,
          /** Null for all. */
          deck: v.optional(v.nullable(deck), null),
        },
        games,
      ),
      answer: v.object({
        /** Share of reviews after a day or more that were remembered, with its 95 % interval. */
        retention: v.object({
          desired: share,
          measured: v.nullable(share),
          low: v.nullable(share),
          high: v.nullable(share),
          count,
        }),
        /** Due on each of the next days, today first. */
        forecast: v.array(v.object({ day: number, due: count })),
        /** The same by days since the review before, and what the schedule foretold. */
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
        /** Cards by how firmly they are known: from 21 days to the next review on they are mature. */
        maturity: v.object({ unseen: count, learning: count, young: count, mature: count }),
        /** Reviews of the last days from the first with one on, today last. */
        history: v.array(
          v.object({ day: number, reviews: count, remembered: count, seconds: number }),
        ),
        /** Signed errors of typed numbers, by deck: mean and counts by size. */
        errors: v.array(
          v.object({
            deck,
            unit: v.picklist(['points', 'percent']),
            count,
            bias: number,
            /** The outermost ones are without end. */
            bins: v.array(v.object({ from: v.nullable(number), to: v.nullable(number), count })),
          }),
        ),
        stuck: v.array(
          v.object({ deck, question: v.string(), statement: v.string(), lapses: count }),
        ),
      }),
    },
    /** A deck's cards, for browsing. */
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
    /** A deck as tab-separated text that Anki imports. */
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
