import { expect, test } from 'vitest'
import type { Grade } from '#shared/study/grade.ts'
import {
  comboOf,
  pointsAt,
  pointTimes,
  sprintSeconds,
  WRONG_SECONDS,
  type SprintAnswer,
} from '#shared/study/sprint.ts'

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

test('points are made when the clock stands there', () => {
  const times = pointTimes(ANSWERS)
  expect(times).toEqual([2, 5 + WRONG_SECONDS, 5 + WRONG_SECONDS])
  expect([0, 2, 9.9, 10].map((seconds) => pointsAt(times, seconds))).toEqual([0, 1, 1, 3])
})

test('right answers in a row are counted up to now, forced ones left aside', () => {
  expect(comboOf(ANSWERS)).toBe(2)
  expect(comboOf([...ANSWERS, answer('mistake', 10)])).toBe(0)
  expect(comboOf(ANSWERS.slice(0, 1))).toBe(1)
  expect(comboOf([])).toBe(0)
})
