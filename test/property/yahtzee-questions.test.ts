import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Face } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import { makeScorecardQuestion } from '#shared/games/scorecard/drill/question.ts'
import { pointsSoFar, scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { BOX_NAMES } from '#shared/games/scorecard/rules/thirteen-boxes.ts'
import { allBoxes, boxesOf } from '#shared/games/scorecard/rules/scorecard.ts'
import { shortScorecard } from '#test/support/yahtzee-kits.ts'
import { enough, runs } from './runs.ts'
import { slowScores, slowValue } from './slow-card.ts'
import { scorecardRules } from './yahtzee-arbitrary.ts'

const sorted = (faces: readonly Face[]): string => faces.toSorted().join('')

/** Every way in which so many dice can fall. */
function falls(dice: number): Face[][] {
  if (dice === 0) return [[]]
  return falls(dice - 1).flatMap((rest) => ([1, 2, 3, 4, 5, 6] as const).map((f) => [...rest, f]))
}

it('a question values every choice as the plain recursion does', () => {
  let choices = 0
  fc.assert(
    fc.property(
      scorecardRules,
      fc.subarray([...BOX_NAMES], { minLength: 1, maxLength: 2 }),
      fc.string(),
      (rules, open, seed) => {
        const kit = shortScorecard(open, rules)
        const slow = slowValue(rules)
        const play = playedScorecard(kit, seededRandom(seed))
        for (let i = 0; i < 3; i++) {
          const { position } = play.next().value
          const { used, total, alikeScored } = scorecardOf(rules, position.card)
          const state = { open: boxesOf(allBoxes(rules) & ~used), total, scored: alikeScored }
          const before = pointsSoFar(rules, position.card)
          const inBox = (roll: string): [number, number][] =>
            slowScores(rules, state, roll, false).map(({ box, points, after }) => [
              box,
              before + points + slow(after),
            ])
          const known = new Map<string, number>()
          const atEnd = (faces: readonly Face[]): number => {
            const roll = sorted(faces)
            const value = known.get(roll) ?? Math.max(...inBox(roll).map(([, one]) => one))
            known.set(roll, value)
            return value
          }
          const ends = makeScorecardQuestion(kit, { ...position, rerolls: 0 })
          const boxes = new Map(inBox(sorted(position.dice)))
          expect(ends.options).toHaveLength(boxes.size)
          for (const { box, expected } of ends.options) {
            expect(expected).toBeCloseTo(boxes.get(box!)!, 9)
            choices++
          }
          if (rules.rolls === 1) continue
          for (const { keep, expected } of makeScorecardQuestion(kit, { ...position, rerolls: 1 })
            .options) {
            const values = falls(5 - keep!.length).map((rest) => atEnd([...keep!, ...rest]))
            const mean = values.reduce((sum, value) => sum + value) / values.length
            expect(expected).toBeCloseTo(mean, 8)
            choices++
          }
        }
      },
    ),
    runs(5),
  )
  expect(choices).toBeGreaterThanOrEqual(enough(100))
})
