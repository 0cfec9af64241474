import * as v from 'valibot'
import { expect, test } from 'vitest'
import { storedDieSchema } from '#shared/games/farkle/input/own-dice-schema.ts'
import { KNOWN_DICE } from '#shared/games/farkle/rules/known-dice.ts'

const weightsOf = (name: string) => KNOWN_DICE.find((die) => die.name === name)?.weights

test('known dice have names of their own and can be kept as they are', () => {
  expect(new Set(KNOWN_DICE.map(({ name }) => name)).size).toBe(KNOWN_DICE.length)
  for (const die of KNOWN_DICE) expect(v.parse(storedDieSchema, die)).toEqual(die)
})

test('a die that a version of the game changed has its newest weights, and the old ones beside it', () => {
  expect(weightsOf('Saint Antiochus’ die')).toEqual([3, 1, 6, 1, 1, 3])
  expect(weightsOf('Saint Antiochus’ die (1.2)')).toEqual([0, 0, 9, 0, 0, 0])
  expect(weightsOf('Painted die')).toEqual([3, 1, 1, 1, 6, 3])
  expect(weightsOf('Painted die (1.2)')).toEqual([3, 1, 1, 1, 7, 3])
})

test('ordinary dice with a name are found by it', () => {
  expect(weightsOf('Hugo’s die')).toEqual([1, 1, 1, 1, 1, 1])
})
