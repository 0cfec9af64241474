import { expect, test } from 'vitest'
import { CHECK_QUESTIONS, LESSON_POSITIONS } from '#shared/cards/lesson.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { LessonPart } from '#shared/study/setup.ts'
import { preparedFolder } from '../drills/drilling.ts'
import { drillBest, startLearner, SUBJECT as CARDS, type Learner } from './learning.ts'

const { farkle } = PRESETS
const SUBJECT = { ...CARDS, goal: 'points' } as const
const prepared = preparedFolder((ask) => ask('lessons.overview', SUBJECT))

const lessonsOf = async ({ ask }: Pick<Learner, 'ask'>) =>
  (await ask('lessons.overview', SUBJECT)).lessons

const lesson = async (learner: Pick<Learner, 'ask'>, id: string) =>
  (await lessonsOf(learner)).find((one) => one.id === id)!

/** Plays a part of a lesson, with so many wrong answers at its end. */
async function play(learner: Learner, id: string, part: LessonPart, wrong = 0): Promise<void> {
  const { drill } = await lesson(learner, id)
  if (!('goal' in drill)) throw new Error('a drill of another game')
  const questions = part === 'check' ? CHECK_QUESTIONS : LESSON_POSITIONS
  const setup = { ...drill, questions, seed: `${part} ${wrong}`, lesson: id, part }
  const { session } = await learner.ask('drill.start', { game: 'farkle', rules: farkle, setup })
  await drillBest(learner, session, questions, wrong)
}

test('a lesson is begun by itself, and known once its check of ten is passed', async () => {
  const learner = await startLearner(prepared())
  expect(new Set((await lessonsOf(learner)).map(({ state }) => state))).toEqual(new Set(['open']))

  await play(learner, 'bank-3-3', 'positions', LESSON_POSITIONS)
  expect(await lesson(learner, 'bank-3-3')).toMatchObject({
    state: 'begun',
    positions: LESSON_POSITIONS,
    check: null,
    passed: false,
  })
  const others = (await lessonsOf(learner)).filter(({ id }) => id !== 'bank-3-3')
  expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['open']))

  await play(learner, 'bank-3-3', 'check', 3)
  expect(await lesson(learner, 'bank-3-3')).toMatchObject({
    state: 'begun',
    check: { right: 7, asked: 10 },
    passed: false,
  })
  await play(learner, 'bank-3-3', 'check', 2)
  expect(await lesson(learner, 'bank-3-3')).toMatchObject({
    state: 'known',
    check: { right: 8, asked: 10 },
    passed: true,
  })
})
