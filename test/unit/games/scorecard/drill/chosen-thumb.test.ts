import { describe, expect, test } from 'vitest'
import { multisetOf } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { ChosenThumb, thumbPlace } from '#shared/games/scorecard/drill/chosen-thumb.ts'
import { playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import {
  makeScorecardQuestion,
  type ScorecardQuestion,
} from '#shared/games/scorecard/drill/question.ts'
import { scorecardSession } from '#shared/games/scorecard/drill/session.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { keepNumber, latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { ThumbPlay } from '#shared/games/scorecard/solve/thumb/thumb-play.ts'
import { readThumb } from '#shared/games/scorecard/solve/thumb/thumb-rule.ts'
import { finished } from '#test/support/play-session.ts'
import { unwrap } from '#test/support/results.ts'
import { boxOf, type BoxName } from '#test/support/yahtzee-boxes.ts'
import { shortScorecard } from '#test/support/yahtzee-kits.ts'

const SIX = 'keep=house@last/row5/row4,upper=2,add=ones:10/sixes:-10'
const ALL =
  'keep=kickers:5/only-sum:4@last/house/row5/row4:5/gap4@last/row3:6@early/trips:3/above:5@early/pairs:2/only-above/only-row/single:3,upper=1.5,add=ones:-5/fullHouse:10/yahtzee:20'
const BOXES: readonly (readonly BoxName[])[] = [
  ['ones', 'sixes', 'fullHouse', 'largeStraight'],
  ['fives', 'smallStraight', 'yahtzee', 'chance'],
  ['chance'],
]
const kit = shortScorecard(BOXES[0]!)

const at = (dice: readonly number[], rerolls: number): ScorecardQuestion =>
  makeScorecardQuestion(kit, { card: kit.start, dice: dice as never, rerolls })

describe('a rule of thumb that a drill of Yahtzee is about', () => {
  test.each(BOXES)('does what the measured player does: %s', (...boxes) => {
    const kit = shortScorecard(boxes)
    const states = cardStates(kit.rules)
    const lattice = latticeOf(5)
    for (const text of [SIX, ALL]) {
      const rule = readThumb(text)
      const play = new ThumbPlay(states, rule)
      const games = playedScorecard(kit, seededRandom(text))
      for (let i = 0; i < 150; i++) {
        const { value: question } = games.next()
        const { card, dice, rerolls } = question.position
        play.look(stateIndex(states, scorecardOf(kit.rules, card)))
        const option = question.options[thumbPlace(rule, question)]!
        const roll = lattice.rolls.indexOf(multisetOf(dice))
        if (option.keep) {
          expect(keepNumber(lattice, multisetOf(option.keep))).toBe(play.bestKeeps[rerolls]![roll])
        } else {
          expect(option.box).toBe(play.outcomes.of.list[play.chosen[roll]!]!.box)
        }
      }
    }
  })

  test('says what it does, and which part of it says so', () => {
    const rule = new ChosenThumb(SIX, kit.rules)
    const row = at([1, 2, 3, 4, 6], 2)
    const { place } = rule.choice(row)
    expect(row.options[place]!.keep).toEqual([1, 2, 3, 4])
    expect(rule.verdictOn(row, place)).toEqual({
      followed: true,
      text: 'Your rule of thumb does the same: keep 1\u00a02\u00a03\u00a04. Keep four in a row for the large straight; if only the small one is open, stay with it.',
    })
    const box = at([1, 1, 1, 1, 6], 0)
    // Ones count 2 x 4 + 10, sixes 2 x 6 - 10.
    const ones = box.options.findIndex(({ box }) => box === boxOf('ones'))
    const other = (ones + 1) % box.options.length
    expect(rule.verdictOn(box, other)).toEqual({
      followed: false,
      text: 'Your rule of thumb does something else: take Ones. By the rule it counts 18, the most.',
    })
  })

  test('decides where it would do otherwise without one of its parts', () => {
    const rule = new ChosenThumb(SIX, kit.rules)
    expect(rule.decides(at([1, 2, 3, 4, 6], 2))).toBe(true)
    expect(rule.decides(at([6, 6, 6, 1, 2], 2))).toBe(false)
  })

  test('is asked where it decides, and every answer is held against it', () => {
    const setup = { ...DEFAULT_SCORECARD_SETUP, seed: 'rule', questions: 5, rule: SIX }
    const thresholds = { inaccuracy: 0.2, mistake: 1, blunder: 4 }
    const session = scorecardSession(kit, { setup, thresholds, needs: new Map(), again: [] })
    const rule = new ChosenThumb(SIX, kit.rules)
    for (let asked = 0; asked < 5; asked++) {
      const step = finished(session.advance())
      if (step.kind === 'over') expect.unreachable()
      expect(rule.decides(step.question)).toBe(true)
      const { verdict } = unwrap(session.answer(step.question.options[0]! as never))
      expect(verdict.byRule).toEqual(rule.verdictOn(step.question, 0))
    }
  })
})
