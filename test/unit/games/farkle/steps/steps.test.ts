import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestPoints } from '#shared/games/farkle/cards/deck-worth.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { keeping } from '#shared/games/farkle/solve/keeping.ts'
import { findSteps, type FoundStep } from '#shared/games/farkle/steps/find-steps.ts'
import { stepSentences } from '#shared/games/farkle/steps/step-sentences.ts'
import { ruleSetsOfRows } from '#test/property/rule-set-arbitrary.ts'
import { runs } from '#test/property/runs.ts'
import { literalPoints } from '#test/support/literal-player.ts'

const stepsOf = keeping((rules: RuleSet) =>
  findSteps(rules, bestPoints({ rules, report: scoreReport(rules) })),
)

/** Fails unless a literal reader of the first sentences makes what each step promises. */
function expectKept(rules: RuleSet, steps: readonly FoundStep[]): void {
  const sentences = stepSentences(rules, steps)
  const best = steps.at(-1)!.makes
  for (const [i, { makes, rules: own }] of steps.entries()) {
    // Odd ones are held by those after them.
    if (own.length === 0 || i % 2 === 1) continue
    const made = literalPoints(rules, sentences.slice(0, i + 1), best)
    expect(made / makes, sentences[i]).toBeCloseTo(1, 6)
  }
}

describe('a reader of the sentences makes what they promise', () => {
  // Least points after three and five steps: exact figures of independent programs for the same
  // sentences, found by hand.
  test.each([
    ['farkle', 440.7, 446],
    ['zilch', 613.8, 618.3],
    ['facebook', 542.4, 547.2],
    ['possibly-wrong', 535.3, 540.4],
  ] as const)('%s', (name, three, five) => {
    const rules = PRESETS[name]
    const steps = stepsOf(rules)
    expect(steps[2]!.makes).toBeGreaterThanOrEqual(three - 0.005)
    expect(steps[4]!.makes).toBeGreaterThanOrEqual(five)
    expectKept(rules, steps)
  })

  // Five dice; dice that must be rolled; three rolls a turn.
  test.each(['zonk', 'klanestro', 'macke'])('%s, published', (name) => {
    const rules = PUBLISHED[name]!.rules
    const steps = stepsOf(rules)
    const six = steps[Math.min(6, steps.length - 1) - 1]!
    expect(six.makes / steps.at(-1)!.makes).toBeGreaterThan(0.985)
    expectKept(rules, steps)
  })

  test('random rules', () => {
    fc.assert(
      fc.property(ruleSetsOfRows(120), (rules) => {
        const steps = stepsOf(rules)
        expectKept(rules, steps)
        // No step adds more than the one before it.
        const adds = steps.slice(1, -1).map(({ makes }, i) => makes - steps[i]!.makes)
        expect(adds).toEqual(adds.toSorted((a, b) => b - a))
      }),
      runs(8),
    )
  })
})

test('where more dice can make less, one sentence says so', () => {
  const rules = {
    ...PRESETS.farkle,
    sets: PRESETS.farkle.sets.map(([one, two, three]) => [one!, two!, three!, 100, 100, 100]),
  }
  const steps = stepsOf(rules)
  expectKept(rules, steps)
  const sentences = stepSentences(rules, steps)
  expect(sentences).toContain('Where fewer dice make more points, set aside only those.')
  const six = steps.filter((step) => step.rules.length > 0).slice(0, 6)
  expect(six.at(-1)!.makes / steps.at(-1)!.makes).toBeGreaterThan(0.985)
})

test('the first steps of Farkle in words', () => {
  expect(stepSentences(PRESETS.farkle, stepsOf(PRESETS.farkle)).slice(0, 5)).toEqual([
    'Set aside all dice that score; bank from 250.',
    'Rolling 5 or 6 dice, set aside only one that scores (a 1 before a 5), unless all that score bring the turn to 350 or more or all dice score.',
    'With 4, 5 or 6 dice left always roll.',
    'With 3 dice left bank from 400.',
    'Rolling 6 dice, set aside only one that scores also where all that score make less than 300 and no three dice are alike, unless all dice score.',
  ])
})
