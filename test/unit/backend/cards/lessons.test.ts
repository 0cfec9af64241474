import { expect, test } from 'vitest'
import { CHECK_QUESTIONS, LESSON_POSITIONS } from '#shared/cards/lesson.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { LessonPart } from '#shared/study/setup.ts'
import { changeStore } from '../harness.ts'
import { preparedFolder } from '../drills/drilling.ts'
import { drillBest, startLearner, SUBJECT as CARDS, type Learner } from './learning.ts'

const { farkle } = PRESETS
const SUBJECT = { ...CARDS, goal: 'points' } as const
const prepared = preparedFolder((ask) => ask('lessons.overview', SUBJECT))

const lessonsOf = async ({ ask }: Pick<Learner, 'ask'>) =>
  (await ask('lessons.overview', SUBJECT)).lessons

const lesson = async (learner: Pick<Learner, 'ask'>, id: string) =>
  (await lessonsOf(learner)).find((one) => one.id === id)!

async function play(learner: Learner, id: string, part: LessonPart): Promise<void> {
  const { drill } = await lesson(learner, id)
  if (!('goal' in drill)) throw new Error('a drill of another game')
  const questions = part === 'check' ? CHECK_QUESTIONS : LESSON_POSITIONS
  const setup = { ...drill, questions, seed: part, lesson: id, part }
  const { session } = await learner.ask('drill.start', { game: 'farkle', rules: farkle, setup })
  await drillBest(learner, session, questions)
}

test('lessons are the steps, in their order, with what each adds and makes', async () => {
  const learner = await startLearner(prepared())
  const { best, steps } = await learner.ask('farkle.steps', { rules: farkle })
  const overview = await learner.ask('lessons.overview', SUBJECT)
  expect(overview).toMatchObject({ unit: 'turn', best })
  expect(overview.lessons).toMatchObject(
    steps.map(({ sentence, adds, makes }) => ({ sentence, adds, makes, state: 'open', known: 0 })),
  )
  const ids = overview.lessons.map(({ id }) => id)
  expect(ids).toEqual([
    'bank-1-6',
    'one-5-6-turn',
    'roll-4-6',
    'bank-3-3',
    'one-6-6-roll-alike',
    'table',
  ])
  expect(overview.lessons.map(({ decks }) => decks)).toEqual([
    ['scoring'],
    [],
    [],
    [],
    [],
    ['limits', 'gain-from', 'farkle-odds'],
  ])
  const { examples } = overview.lessons[3]!
  expect(examples.map(({ dice, taken }) => dice.length - taken.filter(Boolean).length)).toEqual([
    3, 3, 3,
  ])
  const bank = expect.stringMatching(/^Take \d+ and bank \d+\.$/)
  const roll = expect.stringMatching(/^Take \d+ and roll 3 dice\.$/)
  expect(examples.slice(0, 2).map(({ then }) => then)).toEqual(expect.arrayContaining([bank, roll]))
  const asked = overview.lessons.map((one) => one.examples.filter(({ asks }) => asks))
  expect(asked.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0])
  const [half] = asked[3]!
  expect([half!.then, half!.asks!.instead]).toEqual(expect.arrayContaining([bank, roll]))
  expect(half!.asks!.isBegun).toBe(true)
})

test('what was passed as a lesson of an earlier version stays known', async () => {
  const folder = prepared()
  const learner = await startLearner(folder)
  await play(learner, 'roll-4-6', 'check')
  changeStore(folder, (store) =>
    store.exec(`UPDATE sessions SET setup = json_set(setup, '$.lesson', 'many-dice')`),
  )
  expect(await lesson(learner, 'roll-4-6')).toMatchObject({ state: 'known', passed: true })
})

test('a drill of the same decisions is no part of a lesson', async () => {
  const learner = await startLearner(prepared())
  const { drill } = await lesson(learner, 'table')
  const setup = { ...drill, seed: 'drill', lesson: 'table' }
  if (!('goal' in setup)) throw new Error('a drill of another game')
  const { session } = await learner.ask('drill.start', { game: 'farkle', rules: farkle, setup })
  await drillBest(learner, session, 1)
  expect((await lesson(learner, 'table')).state).toBe('open')
})
