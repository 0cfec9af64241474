import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect } from 'vitest'
import type { QuestionOf, StepOf } from '#renderer/services/ask-drill.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { DEFAULT_SETUP, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import { keeping } from '#shared/games/farkle/solve/keeping.ts'
import { hashOfSources } from '#test/support/kept-solves.ts'
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

type Prepare = (ask: Ask) => Promise<unknown>

async function prepareIn(dataFolder: string, prepare: Prepare): Promise<void> {
  const backend = await startBackend({
    dataFolder,
    workerFile: SOLVER_WORKER,
    emit: () => {},
    log: () => {},
    team: { members: 1 },
  })
  await prepare(asking(backend.dispatch))
  await backend.close()
}

const PREPARED = join(import.meta.dirname, '../../../../node_modules/.cache/test-prepared')
const DAY_MS = 86_400_000
const SOURCES = ['src-shared', 'src-main/backend', 'test/support', 'test/unit/backend/drills']

/** Folder of this day and these sources, for what files have prepared by the same function. */
const folderOfRuns = keeping((day: string): string => {
  const old = existsSync(PREPARED) ? readdirSync(PREPARED) : []
  for (const name of old) {
    const path = join(PREPARED, name)
    if (statSync(path).mtimeMs < Date.now() - DAY_MS) rmSync(path, { recursive: true, force: true })
  }
  return join(PREPARED, `${day}-${hashOfSources(SOURCES)}`)
})

/**
 * Prepares a data folder once for all tests of a file, and by a function with a name once for all
 * files: what is solved and calibrated there is not solved again. Returns what gives each test a copy
 * of its own.
 */
export function preparedFolder(prepare: Prepare): () => string {
  const own = sharedFolder()
  let kept = ''
  beforeAll(async () => {
    kept = own()
    if (prepare.name === '') {
      await prepareIn(kept, prepare)
      return
    }
    const shared = join(folderOfRuns(new Date().toISOString().slice(0, 10)), prepare.name)
    if (!existsSync(shared)) {
      await prepareIn(kept, prepare)
      const whole = `${shared}-${randomUUID()}`
      cpSync(kept, whole, { recursive: true })
      // Another file may have been faster.
      if (existsSync(shared)) rmSync(whole, { recursive: true })
      else renameSync(whole, shared)
    }
    kept = shared
  })
  return () => {
    const folder = temporaryFolder()
    cpSync(kept, folder, { recursive: true })
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
