import { expect, test } from 'vitest'
import { farkleCourse } from '#test/support/habit-courses.ts'
import { FARKLE_PLAYERS, PERFECT } from '#test/support/habit-players.ts'
import { answersOf, habitsOf, runOf } from '#test/support/habit-runs.ts'
import { seed, someOf } from '../../property/runs.ts'

// A share of habit-players.long.test.ts, with other answers at each run.

const SEEDS = [0, 1, 2].map((each) => `${seed} ${each}`)
const course = farkleCourse('points')
const PLAYERS = FARKLE_PLAYERS.filter(({ goal }) => goal === 'points')

test.each(someOf(PLAYERS))('who $name is told so first', (player) => {
  const firsts = SEEDS.map((each) => runOf(course, player, each).habits[0])
  // Of the dearest nine in ten are; that none of three is would be one time in a thousand.
  expect(firsts.some((habit) => habit && player.told.includes(habit.id))).toBe(true)
})

test('who plays perfectly is told no habit', () => {
  const answers = []
  for (const answer of answersOf(course, PERFECT, SEEDS[0]!)) {
    if (answers.push(answer) === 80) break
  }
  expect(habitsOf(course, answers)).toEqual([])
})
