import { expect, test } from 'vitest'
import type { Grade } from '#shared/study/grade.ts'
import { sprintSeconds, WRONG_SECONDS, type SprintAnswer } from '#shared/study/sprint.ts'

const answer = (grade: Grade | null, milliseconds: number | null): SprintAnswer => ({
  grade,
  milliseconds,
})
const ANSWERS = [
  answer('best', 2000),
  answer('blunder', 1000),
  answer(null, 500),
  answer('fine', 1500),
  answer('best', null),
]

test('a wrong answer takes seconds off the clock, besides its own time', () => {
  expect(sprintSeconds(ANSWERS)).toBe(5 + WRONG_SECONDS)
})
