import { cpSync } from 'node:fs'
import { beforeAll, expect } from 'vitest'
import type { QuestionOf, StepOf } from '#renderer/services/ask-drill.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { DEFAULT_SETUP, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import { asking, type Ask } from '#test/support/asking.ts'
import { sharedFolder } from '#test/support/temporary-folder.ts'
import { SOLVER_WORKER, temporaryFolder, type TestBackend } from '../harness.ts'

/** A game that is solved for winning in no time. */
export const SHORT: RuleSet = { ...PRESETS.farkle, name: 'Short', goal: 1000 }

/** The short game for points, as requests name it. */
export const PLAYED = { game: 'farkle', rules: SHORT, goal: 'points' } as const

export type Verdict = Extract<
  AnswerOf<BackendRequests, 'drill.answer'>,
  { graded: true }
>['verdict']

export function setupOf(changes: Partial<DrillSetup> = {}): DrillSetup {
  return { ...DEFAULT_SETUP, goal: 'points', scope: 'cell', seed: 'a test', ...changes }
}

type Asking = Pick<TestBackend, 'ask'>

/** Starts a drill of the short game, or of other rules. */
export const startDrill = ({ ask }: Asking, changes: Partial<DrillSetup> = {}, rules = SHORT) =>
  ask('drill.start', { game: 'farkle', rules, setup: setupOf(changes) })

export const pointsProgress = ({ ask }: Asking) => ask('drill.progress', PLAYED)

/**
 * Prepares a data folder once for all tests of a file: what is solved and calibrated there is not
 * solved again. Returns what gives each test a copy of its own.
 */
export function preparedFolder(prepare: (ask: Ask) => Promise<unknown>): () => string {
  const kept = sharedFolder()
  beforeAll(async () => {
    const backend = await startBackend({
      dataFolder: kept(),
      workerFile: SOLVER_WORKER,
      emit: () => {},
      log: () => {},
      team: { members: 1 },
    })
    await prepare(asking(backend.dispatch))
    await backend.close()
  })
  return () => {
    const folder = temporaryFolder()
    cpSync(kept(), folder, { recursive: true })
    return folder
  }
}

/** Has the short game solved and calibrated. */
export async function prepareShort(ask: Ask): Promise<void> {
  for (const goal of ['points', 'wins'] as const) {
    await ask('drill.thresholds', { game: 'farkle', rules: SHORT, goal })
  }
}

/** The same where nothing is asked about winning, which is not solved then. */
export async function preparePoints(ask: Ask): Promise<void> {
  await ask('drill.thresholds', PLAYED)
}

/** The question of a step; a step that is over fails the test. */
export function questionOf(step: StepOf<'farkle'>): QuestionOf<'farkle'> {
  if (step.kind !== 'question') throw new Error(`the session is over: ${step.reason}`)
  return step.question
}

/** The summary of a step; a question fails the test. */
export function summaryOf(step: StepOf<'farkle'>) {
  if (step.kind !== 'over') throw new Error('the session is not over')
  return step.summary
}

/** Answers the question with one of the legal choices, by its place. */
export async function answerWith(
  { ask }: Asking,
  session: number,
  question: QuestionOf<'farkle'>,
  place: number,
  milliseconds = 1000,
): Promise<Verdict> {
  const { setAside, then } = question.legal[place % question.legal.length]!
  const answer = await ask('drill.answer', {
    game: 'farkle',
    session,
    number: question.number,
    milliseconds,
    choice: { setAside, then },
  })
  expect(answer).toMatchObject({ graded: true })
  return (answer as Extract<typeof answer, { graded: true }>).verdict
}

/** Starts a drill of the short game and answers so many questions; returns the session. */
export async function drilled(
  backend: Asking,
  count: number,
  changes: Partial<DrillSetup> = {},
): Promise<number> {
  const { session } = await startDrill(backend, changes)
  await answerMany(backend, session, count)
  return session
}

/** Answers so many questions in turn; returns the step after them. */
export async function answerMany(
  backend: Asking,
  session: number,
  count: number,
  placeOf: (question: QuestionOf<'farkle'>) => number = ({ number }) => number,
): Promise<StepOf<'farkle'>> {
  let step = await backend.ask('drill.next', { game: 'farkle', session })
  for (let i = 0; i < count && step.kind === 'question'; i++) {
    await answerWith(backend, session, step.question, placeOf(step.question))
    step = await backend.ask('drill.next', { game: 'farkle', session })
  }
  return step
}
