import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import type { Card } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import type { CardStep, CardVerdict, ShownCard } from '#renderer/features/cards/card-words.ts'
import type { BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { studyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { start, type TestBackend } from '../harness.ts'
import { preparedFolder, questionOf } from '../drills/drilling.ts'

export const MINUTE = 60_000
export const DAY = 1440 * MINUTE
/** Noon of a Wednesday, which is that day in every time zone but two. */
export const NOON = Date.UTC(2026, 0, 7, 12)

export const SUBJECT = { rulesId: 'farkle', rules: PRESETS.farkle }

/** The decks of rules as they are without a solved game. */
export const decksHere = (rules: RuleSet): Deck[] =>
  decksOf({ rules, report: scoreReport(rules), thresholds: null })

/** Those of the preset. */
export const DECKS = decksHere(PRESETS.farkle)

/** A data folder in which the preset is solved for points. */
export const prepared = preparedFolder(function preparePreset(ask) {
  return ask('farkle.scoreOverview', { rules: PRESETS.farkle, farklePenalty: null })
})

/** A backend whose clock a test moves. */
export interface Learner extends TestBackend {
  /** Lets so many milliseconds pass. */
  readonly wait: (milliseconds: number) => void
  readonly now: () => number
  /** All that is kept of cards. */
  readonly kept: () => { states: Row[]; reviews: Row[] }
}
export type Row = Record<string, unknown>

export async function startLearner(folder: string, from = NOON): Promise<Learner> {
  let time = from
  const backend = await start(folder, undefined, { now: () => time })
  return {
    ...backend,
    wait: (milliseconds) => (time += milliseconds),
    now: () => time,
    kept() {
      // Another connection sees only what is committed.
      const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'), { readOnly: true })
      const all = (sql: string): Row[] => store.prepare(sql).all()
      const kept = {
        states: all('SELECT * FROM card_states ORDER BY rules_id, card, digest'),
        reviews: all('SELECT * FROM card_reviews ORDER BY id'),
      }
      store.close()
      return kept
    },
  }
}

type StartParams = ParamsOf<BackendRequests, 'cards.start'>

/** A session that differs from the usual one in this. */
export function sessionOf(changes: Partial<StartParams> = {}): StartParams {
  return {
    ...SUBJECT,
    decks: ['limits'],
    size: { kind: 'cards', count: 20 },
    answering: 'type',
    newCards: 10,
    ...changes,
  }
}

/** The card of a step; a session that is over fails the test. */
export function cardOf(step: CardStep): ShownCard {
  if (step.kind === 'over') throw new Error('the session is over')
  return step.card
}

/** End of a session; one that goes on fails the test. */
export function endOf(step: CardStep) {
  if (step.kind === 'card') throw new Error(`the session goes on: ${step.card.question}`)
  return step.end
}

/** The text to type for a card of these decks that asks for a number. */
export function rightText(decks: readonly Deck[], shown: ShownCard): string {
  const card = decks
    .find(({ id }) => id === shown.deck)!
    .cards.find((one: Card) => one.question === shown.question)!
  const { answer } = card
  if (answer.kind === 'number') {
    return String(answer.unit === 'percent' ? answer.value * 100 : answer.value)
  }
  expect(answer.kind).toBe('never')
  return 'never'
}

/** Answers a card; an answer that is none fails the test. */
export async function reply(
  { ask }: Pick<TestBackend, 'ask'>,
  session: number,
  number: number,
  answer: string | number | null,
  milliseconds = 3000,
): Promise<CardVerdict> {
  const graded = await ask('cards.answer', { session, number, answer, milliseconds })
  if (!graded.graded) throw new Error(graded.problem)
  return graded.verdict
}

/** Answers all cards of a session, right or not as `knows` says; returns the last step. */
export async function answerAll(
  learner: Learner,
  session: number,
  decks: readonly Deck[],
  knows: (shown: ShownCard) => boolean = () => true,
): Promise<CardStep> {
  let step = await learner.ask('cards.next', { session })
  for (let i = 0; step.kind === 'card' && i < 200; i++) {
    const { card } = step
    learner.wait(4000)
    await reply(learner, session, card.number, knows(card) ? rightText(decks, card) : null)
    step = await learner.ask('cards.next', { session })
  }
  return step
}

/** Learns the limits until none of them is in its first steps. */
export async function learnLimits(learner: Learner): Promise<void> {
  for (let i = 0; i < 3; i++) {
    const { session } = await learner.ask('cards.start', sessionOf())
    endOf(await answerAll(learner, session, DECKS))
    learner.wait(15 * MINUTE)
  }
}

const kit = studyKit(PRESETS.farkle, 'points', pointsPlay(PRESETS.farkle), null)

/** Answers questions of a drill of the preset in the best way, and the last ones in the worst. */
export async function drillBest(
  { ask }: Pick<TestBackend, 'ask'>,
  session: number,
  count: number,
  wrong = 0,
): Promise<void> {
  for (let i = 0; i < count; i++) {
    const step = await ask('drill.next', { game: 'farkle', session })
    const { number, kind, position } = questionOf(step)
    const { options } = makeQuestion(kit, kind, position)!
    const { setAside, then } = options.at(i < count - wrong ? 0 : -1)!
    await ask('drill.answer', {
      game: 'farkle',
      session,
      number,
      milliseconds: 900,
      choice: { setAside: [...setAside], then },
    })
  }
}
