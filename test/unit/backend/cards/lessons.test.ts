import { expect, test } from 'vitest'
import { CHECK_QUESTIONS, LESSON_POSITIONS } from '#shared/cards/lesson.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { LessonPart } from '#shared/study/setup.ts'
import { changeStore, temporaryFolder } from '../harness.ts'
import { preparedFolder, type Verdict } from '../drills/drilling.ts'
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

test('lessons for wins can be found, and go on from those for points in games of 100', async () => {
  const { ask } = await startLearner(temporaryFolder())
  const subject = { rulesId: 'short', rules: { ...farkle, goal: 800 }, goal: 'wins' } as const
  const before = await ask('lessons.overview', subject)
  expect(before).toMatchObject({ unit: 'turn', missing: 'findable' })
  await ask('lessons.find', { rules: subject.rules })
  const after = await ask('lessons.overview', subject)
  expect(after).toMatchObject({ unit: 'wins', best: 50, missing: null })
  const { steps } = await ask('farkle.winSteps', { rules: subject.rules, from: 'steps' })
  expect(after.lessons.map(({ sentence, makes }) => [sentence, makes])).toEqual(
    steps.map(({ sentence, makes }) => [sentence, makes]),
  )
  expect(after.lessons[0]!.id).toBe(before.lessons[0]!.id)
  expect(after.lessons.at(-1)!.id).toMatch(/^wins-/)
  // Always banking is right in one position of each pair.
  const { id, drill } = after.lessons.find((one) => one.id.startsWith('wins-'))!
  if (!('goal' in drill)) throw new Error('a drill of another game')
  const setup = { ...drill, questions: LESSON_POSITIONS, seed: 'pairs', lesson: id }
  const { session } = await ask('drill.start', {
    game: 'farkle',
    rules: subject.rules,
    setup: { ...setup, part: 'positions' },
  })
  const played = { game: 'farkle', session } as const
  const grades: (string | null)[] = []
  for (let number = 1; number <= LESSON_POSITIONS; number++) {
    await ask('drill.next', played)
    const choice = { setAside: [], then: 'bank' } as const
    const { verdict } = (await ask('drill.answer', {
      ...played,
      number,
      choice,
      milliseconds: 1000,
    })) as { verdict: Verdict }
    grades.push(verdict.grade)
  }
  expect(grades.filter((grade) => grade === 'best')).toHaveLength(LESSON_POSITIONS / 2)
  const zilch = await ask('lessons.overview', { ...subject, rules: PRESETS.zilch })
  expect(zilch.missing).toEqual({ why: expect.stringContaining('farkles in a row') as string })
})
