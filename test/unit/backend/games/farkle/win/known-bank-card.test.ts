import { expect, test } from 'vitest'
import { knownBankCard } from '#main/backend/games/farkle/win/win-solves.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PLAIN_RULE } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'

test('of the known cards the one with most columns that are not too many is taken', async () => {
  const cards = [1, 3, 5].map((numbers) => ({ numbers, rule: PLAIN_RULE, behind: 0.1 / numbers }))
  const asked: string[] = []
  const wins = {
    knownBankCards: (_: unknown, by: string) => {
      asked.push(by)
      return Promise.resolve({ cards, of: null, fraction: 1 })
    },
  }
  expect(await knownBankCard(PRESETS.farkle, 4, wins)).toBe(cards[1])
  expect(await knownBankCard(PRESETS.farkle, 1, wins)).toBe(cards[0])
  expect(asked).toEqual(['need', 'need'])
})
