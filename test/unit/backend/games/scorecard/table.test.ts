import { expect, test } from 'vitest'
import { emptyPaper, type PaperCard } from '#shared/games/scorecard/analysis/paper-card.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { NO_BONUS } from '#test/support/yahtzee-sources.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

/** Solved at once. */
const rules = NO_BONUS
const position = scorecardCode({ card: emptyPaper(rules), dice: [1, 2, 2, 4, 4], rerolls: 2 })

test('what to do with dice is told best first, and what each player does', async () => {
  const { ask } = await start(temporaryFolder())
  const { options, chosen } = await ask('scorecard.advise', {
    rules,
    position,
    bot: null,
    seed: 'a',
  })
  expect(chosen).toBe(0)
  // As the analyser has it.
  const { choices } = await ask('scorecard.analyse', {
    rules,
    dice: [1, 2, 2, 4, 4],
    rerollsLeft: 2,
  })
  expect(options.map(({ keep, value }) => [keep, value])).toEqual(
    choices.map(({ keep, expected }) => [keep, expected]),
  )
  const three = await ask('scorecard.advise', { rules, position, bot: 'three-steps', seed: 'a' })
  expect(options[three.chosen]!.keep).toEqual([4, 4])
  const wrong = await failureOf(
    ask('scorecard.advise', { rules, position: 'x', bot: null, seed: 'a' }),
  )
  expect(wrong.message).not.toBe('')
})

/** A card with these boxes open, a full house and so many points in Chance. */
const paperWith = (open: readonly number[], chance: number): PaperCard => ({
  points: rules.boxes.map((_, box) =>
    open.includes(box) ? null : box === 11 ? chance : box === 8 ? 25 : 0,
  ),
  bonuses: 0,
})
const SIXES = 5
const YAHTZEE = 12

test('two play for points, then against what the other ends with, then exactly', async () => {
  const { ask } = await start(temporaryFolder())
  const advise = (own: PaperCard, other: PaperCard | null) =>
    ask('scorecard.advise', {
      rules,
      bot: 'perfect',
      seed: 'a',
      position: scorecardCode({
        card: own,
        dice: [6, 6, 6, 6, 1],
        rerolls: 0,
        ...(other && { other }),
      }),
    })
  const own = paperWith([SIXES, YAHTZEE], 10)
  const boxes = ({ options }: Awaited<ReturnType<typeof advise>>) =>
    options.map(({ box, value }) => [box, value])
  const all = [...rules.boxes.keys()]
  const early = await advise(paperWith(all, 0), paperWith(all, 0))
  expect(early).toMatchObject({ basis: 'points', chosen: 0 })
  // Full house and chance are open too; the other one, who has 50 points more, has less to gain.
  const later = [4, SIXES, 8, 11, YAHTZEE]
  const ahead = await advise(paperWith(later, 0), paperWith([4, SIXES, 8, 11], 0))
  expect(ahead).toMatchObject({ basis: 'reply', chosen: 0 })
  expect(ahead.options[0]!.value).toBeGreaterThan(0)
  expect(ahead.options[0]!.value).toBeLessThan(1)
  const seen = await advise(own, paperWith([], 30))
  expect(seen).toMatchObject({ basis: 'reply', chosen: 0 })
  const lastTurn = await advise(paperWith([SIXES], 5), paperWith([], 28))
  expect(lastTurn).toMatchObject({ basis: 'exact', chosen: 0 })
  expect(boxes(lastTurn)).toEqual([[SIXES, 1]])
  const tie = await advise(paperWith([SIXES], 5), paperWith([], 29))
  expect(boxes(tie)).toEqual([[SIXES, 0.5]])
  const two = await advise(own, paperWith([YAHTZEE], 30))
  expect(two).toMatchObject({ basis: 'exact' })
  expect(two.options.map(({ box }) => box)).toEqual([SIXES, YAHTZEE])
  const alone = await advise(own, null)
  expect(alone).toMatchObject({ basis: 'points' })
  const wrong = await failureOf(
    ask('scorecard.advise', { rules, position: `${position}/x`, bot: null, seed: 'a' }),
  )
  expect(wrong.message).not.toBe('')
})
