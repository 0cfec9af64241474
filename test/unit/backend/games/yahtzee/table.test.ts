import { expect, test } from 'vitest'
import { EMPTY_PAPER } from '#shared/games/yahtzee/analysis/paper-card.ts'
import { yahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { FOUND_RULES } from '#shared/games/yahtzee/solve/thumb/thumb-rule.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

const rules = PRESETS.forced
const position = yahtzeeCode({ card: EMPTY_PAPER, dice: [1, 2, 2, 4, 4], rerolls: 2 })

test('what to do with dice is told best first, and what each player does', async () => {
  const { ask } = await start(temporaryFolder())
  const { options, chosen } = await ask('yahtzee.advise', {
    ...{ rules, position, bot: null, seed: 'a' },
  })
  expect(chosen).toBe(0)
  // As the analyser has it.
  const { choices } = await ask('yahtzee.analyse', { rules, dice: [1, 2, 2, 4, 4], rerollsLeft: 2 })
  expect(options.map(({ keep, expected }) => [keep, expected])).toEqual(
    choices.map(({ keep, expected }) => [keep, expected]),
  )
  const four = await ask('yahtzee.advise', { rules, position, bot: 'four', seed: 'a' })
  expect(options[four.chosen]!.keep).toEqual([4, 4])
  const wrong = await failureOf(
    ask('yahtzee.advise', { rules, position: 'x', bot: null, seed: 'a' }),
  )
  expect(wrong.message).not.toBe('')
})

test('players by few rules lose what their exact means say, the fewer rules the more', async () => {
  const { ask } = await start(temporaryFolder())
  const before = await ask('yahtzee.skill', { rules, find: false })
  expect(before).toMatchObject({ rungs: [], missing: true })
  const { rungs, decisions, missing } = await ask('yahtzee.skill', { rules, find: true })
  expect(missing).toBe(false)
  expect(rungs.map(({ id }) => id)).toEqual([...FOUND_RULES.keys()].map((n) => `rules-${n}`))
  // docs/rules-of-thumb.md; the best play makes 254.5877.
  const means = [168.74, 196.02, 206.35, 219.91, 226.73, 231.22, 238.56, 240.6]
  rungs.forEach(({ loss }, i) => expect(254.5877 - loss).toBeCloseTo(means[i]!, 1))
  expect(decisions).toBeGreaterThan(25)
  expect(decisions).toBeLessThan(39)
})
