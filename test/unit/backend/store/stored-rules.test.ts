import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { readRules } from '#main/backend/store/known-values.ts'

test('rules that an earlier version kept are read with all that is known now', () => {
  const { confirmation, losingDice, overshoot, ...earlier } = PRESETS.zilch
  expect([confirmation.sets, losingDice, overshoot]).toEqual([false, [], 'reaches'])
  const read = readRules('farkle', JSON.stringify(earlier)) as RuleSet
  expect(read).toEqual(PRESETS.zilch)
  expect(ruleHash(read)).toBe(ruleHash(PRESETS.zilch))
})
