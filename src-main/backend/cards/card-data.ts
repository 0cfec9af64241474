import type { Card } from '#shared/cards/card.ts'
import { RATINGS, type CardRating, type CardState } from '#shared/cards/card-state.ts'
import { type Clock, DAY, HOUR, MINUTE } from '#shared/base/clock.ts'
import { countCards } from '#shared/cards/card-counts.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { STUCK_LAPSES } from '#shared/cards/retention.ts'
import type { CardChanges } from '#shared/cards/rule-change.ts'
import { isDue } from '#shared/cards/schedule.ts'
import type { GivenReply, LiveCards, Shown } from './live-cards.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { texts } from '#shared/texts/texts.ts'

const MONTH = 30.4375 * DAY
const YEAR = 365.25 * DAY

const whole = (value: number): string => grouped(Math.round(value))

function rough(value: number): string {
  return value < 10 ? grouped(Math.round(value * 10) / 10) : whole(value)
}

/** For example "in 10 min", "in 4 days". */
export function intervalWords(milliseconds: number): string {
  const { minutes, hours, days, months, years } = texts.backend.cards.again
  if (milliseconds < HOUR) return minutes(whole(Math.max(MINUTE, milliseconds) / MINUTE))
  if (milliseconds < DAY) return hours(whole(milliseconds / HOUR))
  if (milliseconds < 2 * MONTH) return days(whole(milliseconds / DAY))
  if (milliseconds < 2 * YEAR) return months(rough(milliseconds / MONTH))
  return years(rough(milliseconds / YEAR))
}

type States = ReadonlyMap<string, CardState>

export function deckData(
  { id, title, about, cards, worth }: Deck,
  states: States,
  enabled: boolean,
  clock: Clock,
) {
  const { fresh, learning, learnt, due } = countCards(cards, states, clock)
  return {
    deck: id,
    title,
    about,
    enabled,
    cards: cards.length,
    unseen: fresh,
    learning,
    due,
    known: learnt,
    /** Points per turn or game, and wins against optimal play; null if unknown. */
    worth,
  }
}

type CardStage = 'unseen' | 'learning' | 'due' | 'known'

/** `due` in ms since the epoch; null if the card was never seen. */
export function stageOf(
  state: CardState | undefined,
  clock: Clock,
): { state: CardStage; due: number | null } {
  if (!state || state.phase === 'new') return { state: 'unseen', due: null }
  const { due, phase } = state
  if (isDue(state, clock)) return { state: 'due', due }
  return { state: phase === 'review' ? 'known' : 'learning', due }
}

/** Answers as sentences; null if the card did not exist before or is gone. */
export function changeData({ unchanged, added, changed, removed }: CardChanges) {
  const told = (question: Card, before: Card | null, after: Card | null) => ({
    deck: question.deck,
    question: question.question,
    before: before && before.statement,
    after: after && after.statement,
  })
  return {
    unchanged: unchanged.length,
    added: added.map((card) => told(card, null, card)),
    changed: changed.map(({ before, after }) => told(after, before, after)),
    removed: removed.map((card) => told(card, card, null)),
  }
}

function shownData(live: LiveCards, { step, instance, answering }: Shown, now: number) {
  const { kit, endsAt } = live.options
  const { card, number, cause, left, intro } = step
  const { answer, deck } = card
  return {
    /** From 1 in its session; a repeat gets a new number. */
    number,
    deck,
    cause,
    answering,
    deckTitle: kit.deckOf.get(deck)!.title,
    question: instance.question,
    dice: instance.dice && [...instance.dice],
    turnTotal: instance.turnTotal,
    unit: answer.kind === 'choice' ? null : answer.unit,
    form: answer.kind === 'choice' ? null : { ...answer.form },
    choices: answering === 'choose' ? [...instance.choices] : [],
    /** Set if the card is shown with its answer, before it is asked for the first time. */
    intro: intro ? { statement: instance.card.statement, why: instance.card.why } : null,
    /** What remains of the session: its size is either in cards or in seconds. */
    left:
      endsAt === null
        ? { cards: left, seconds: null }
        : { cards: null, seconds: Math.max(0, Math.ceil((endsAt - now) / 1000)) },
    canUndo: live.replies.length > 0,
  }
}

export function stepData(live: LiveCards, nextDue: () => number | null, now: number) {
  const { step } = live.options.session
  if (step.kind === 'card') {
    return { kind: 'card' as const, card: shownData(live, live.shown!, now) }
  }
  const answers = live.replies.map(({ answered }) => answered)
  const cardsOf = (those: typeof answers): number => new Set(those.map(({ card }) => card)).size
  return {
    kind: 'over' as const,
    end: {
      reason: step.reason,
      cards: cardsOf(answers),
      answers: answers.length,
      right: answers.filter(({ right }) => right).length,
      seconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
      learnt: cardsOf(
        answers.filter(
          ({ card, log }) =>
            log.phase === 'new' &&
            answers.findLast((other) => other.card === card)!.rating !== 'again',
        ),
      ),
      lapsed: cardsOf(
        answers.filter(({ log, rating }) => log.phase === 'review' && rating === 'again'),
      ),
      nextDue: nextDue(),
      canUndo: answers.length > 0,
    },
  }
}

export function verdictData({ shown, intervals, answered }: GivenReply) {
  const { instance, answering } = shown
  const { statement, why } = instance.card
  const { right, error, rating, after } = answered
  const words = RATINGS.map((one) => [one, intervalWords(intervals[one])])
  return {
    right,
    statement,
    why,
    rating,
    /** Given minus right answer, in the card's unit; null if undefined. */
    error,
    rightChoices: answering === 'choose' ? [...instance.right] : [],
    /** As text: "in 10 min", "in 4 days". */
    intervals: Object.fromEntries(words) as Record<CardRating, string>,
    stuck: after.lapses >= STUCK_LAPSES,
  }
}
