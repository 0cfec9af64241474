import { expect, test } from 'vitest'
import { CHECK_QUESTIONS, LESSON_POSITIONS } from '#shared/cards/lesson-topic.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { LessonPart } from '#shared/study/setup.ts'
import { drillBest, prepared, startLearner, SUBJECT, type Learner } from './learning.ts'

const { farkle } = PRESETS

async function topicsOf({ ask }: Pick<Learner, 'ask'>) {
  return (await ask('lessons.overview', SUBJECT)).lessons.flatMap(({ topics }) => topics)
}

const topic = async (learner: Pick<Learner, 'ask'>, id: string) =>
  (await topicsOf(learner)).find((one) => one.id === id)!

/** Plays a part of a lesson, with so many wrong answers at its end. */
async function play(learner: Learner, id: string, part: LessonPart, wrong = 0): Promise<void> {
  const { ask } = learner
  const { drill } = await topic(learner, id)
  if (!('goal' in drill)) throw new Error('a drill of another game')
  const questions = part === 'check' ? CHECK_QUESTIONS : LESSON_POSITIONS
  const setup = { ...drill, questions, seed: `${part} ${wrong}`, lesson: id, part }
  const { session } = await ask('drill.start', { game: 'farkle', rules: farkle, setup })
  await drillBest(learner, session, questions, wrong)
}

test('a lesson is begun by itself, and known once its check of ten is passed', async () => {
  const learner = await startLearner(prepared())
  const topics = await topicsOf(learner)
  expect(topics.length).toBeGreaterThanOrEqual(10)
  expect(new Set(topics.map(({ state }) => state))).toEqual(new Set(['open']))

  await play(learner, 'risk', 'positions', LESSON_POSITIONS)
  expect(await topic(learner, 'risk')).toMatchObject({
    state: 'begun',
    positions: LESSON_POSITIONS,
    check: null,
    passed: false,
  })
  const others = (await topicsOf(learner)).filter(({ id }) => id !== 'risk')
  expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['open']))

  await play(learner, 'risk', 'check', 3)
  expect(await topic(learner, 'risk')).toMatchObject({
    state: 'begun',
    check: { right: 7, asked: 10 },
    passed: false,
  })
  await play(learner, 'risk', 'check', 2)
  expect(await topic(learner, 'risk')).toMatchObject({
    state: 'known',
    check: { right: 8, asked: 10 },
    passed: true,
  })
})

test('a drill of the same decisions is no part of a lesson', async () => {
  const learner = await startLearner(prepared())
  const { drill } = await topic(learner, 'risk')
  const setup = { ...drill, seed: 'drill', lesson: 'risk' }
  if (!('goal' in setup)) throw new Error('a drill of another game')
  const { session } = await learner.ask('drill.start', { game: 'farkle', rules: farkle, setup })
  await drillBest(learner, session, 1)
  expect((await topic(learner, 'risk')).state).toBe('open')
})
