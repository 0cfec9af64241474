import { describe, expect, it } from 'vitest'
import { rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import type { Points } from '#shared/base/units.ts'
import { bestPoints } from '#shared/games/farkle/cards/deck-worth.ts'
import { pointLessons } from '#shared/games/farkle/cards/lessons.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { findSteps } from '#shared/games/farkle/steps/find-steps.ts'
import { literalReader } from '#test/support/literal-player.ts'

const TURNS = 100_000

/** The points of a turn with dice; 0 for a farkle. */
function playTurn(
  rules: RuleSet,
  answer: ReturnType<typeof literalReader>,
  random: Random,
): Points {
  let turn = 0
  for (let dice: number = rules.dice; ;) {
    const played = answer(turn, rollDice(random, dice).toSorted())
    if (played === null) return 0
    turn += played.points
    dice = played.takes === dice ? rules.dice : dice - played.takes
    if (played.then === 'bank') return turn
  }
}

describe.each(['farkle', 'facebook', 'possibly-wrong'] as const)(
  'a learner of %s who takes up one lesson after another',
  (name) => {
    const rules = PRESETS[name]
    const steps = findSteps(rules, bestPoints({ rules, report: scoreReport(rules) }))
    // The whole table is the last lesson, and no sentence to follow.
    const lessons = pointLessons(rules, steps, []).slice(0, -1)

    it('makes after each of them what it promises, and less comes with every one', () => {
      const learnt: string[] = []
      const makes = lessons.map(({ sentence, makes: promised }) => {
        learnt.push(sentence)
        const answer = literalReader(rules, learnt)
        const random = seededRandom(`${name} ${learnt.length}`)
        let [sum, squares] = [0, 0]
        for (let i = 0; i < TURNS; i++) {
          const points = playTurn(rules, answer, random)
          sum += points
          squares += points ** 2
        }
        const mean = sum / TURNS
        const error = Math.sqrt((squares / TURNS - mean ** 2) / TURNS)
        expect(Math.abs(mean - promised!) / error, sentence).toBeLessThan(4)
        return promised!
      })
      const gains = makes.slice(1).map((one, i) => one - makes[i]!)
      expect(gains.length).toBeGreaterThanOrEqual(4)
      expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    })
  },
)
