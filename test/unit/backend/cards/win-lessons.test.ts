import { expect, test } from 'vitest'
import { LESSON_POSITIONS } from '#shared/cards/lesson.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { temporaryFolder } from '../harness.ts'
import type { Verdict } from '../drills/drilling.ts'
import { startLearner } from './learning.ts'

const { farkle } = PRESETS

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
