import { expect, test } from 'vitest'
import { emptyPaper } from '#shared/games/scorecard/analysis/paper-card.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { NO_BONUS } from '#test/support/yahtzee-sources.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

/** Solved at once; the means of the full game stand in yahtzee-thumbs.long.test.ts. */
const rules = NO_BONUS
const position = scorecardCode({ card: emptyPaper(rules), dice: [1, 2, 2, 4, 4], rerolls: 2 })

test('what to do with dice is told best first, and what each player does', async () => {
  const { ask } = await start(temporaryFolder())
  const { options, chosen } = await ask('scorecard.advise', {
    ...{ rules, position, bot: null, seed: 'a' },
  })
  expect(chosen).toBe(0)
  // As the analyser has it.
  const { choices } = await ask('scorecard.analyse', {
    rules,
    dice: [1, 2, 2, 4, 4],
    rerollsLeft: 2,
  })
  expect(options.map(({ keep, expected }) => [keep, expected])).toEqual(
    choices.map(({ keep, expected }) => [keep, expected]),
  )
  const four = await ask('scorecard.advise', { rules, position, bot: 'four', seed: 'a' })
  expect(options[four.chosen]!.keep).toEqual([4, 4])
  const wrong = await failureOf(
    ask('scorecard.advise', { rules, position: 'x', bot: null, seed: 'a' }),
  )
  expect(wrong.message).not.toBe('')
})
