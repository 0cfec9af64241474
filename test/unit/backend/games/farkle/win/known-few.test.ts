import { expect, test } from 'vitest'
import { knownFew } from '#main/backend/games/farkle/win/known-few.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { FoundRule } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import { SEARCHED_NUMBERS } from '#shared/games/farkle/solve/thumb/four-numbers.ts'
import { PLAIN_RULE } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'

const found = [1, 3, 5, 12].map((numbers): FoundRule => ({
  numbers,
  rule: PLAIN_RULE,
  behind: 0.1 / numbers,
}))

test('of the rules that the screen has found the one with few numbers is taken', async () => {
  const searched = (numbers: number) => (numbers === SEARCHED_NUMBERS ? found : null)
  const wins = {
    knownThumbs: (_: unknown, numbers: number) =>
      Promise.resolve({ found: searched(numbers), fraction: 1 }),
  }
  expect(await knownFew(PRESETS.farkle, wins)).toEqual(found[1])
  const nothing = { knownThumbs: () => Promise.resolve({ found: null, fraction: 0 }) }
  expect(await knownFew(PRESETS.farkle, nothing)).toBeUndefined()
})
