import { expect, test } from 'vitest'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { winLessonPositions, winPairs } from '#shared/games/farkle/cards/win-pairs.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { WinRule } from '#shared/games/farkle/steps/win-rule.ts'
import { stepsOf } from '#test/support/deck-sources.ts'
import { unwrap } from '#test/support/results.ts'
import { kitOf } from '#test/support/study-kits.ts'

const { farkle } = PRESETS
const kit = kitOf(farkle, 'wins')
const steps = stepsOf(farkle)
  .slice(0, 5)
  .flatMap(({ rules }) => rules)

/** In games won. */
const LEAST_LOSS = 0.005

const later = { kind: 'shift', side: 'behind', whole: true } as const
const RULES: readonly WinRule[] = [
  { kind: 'go', from: 9550, least: 1 },
  { ...later, lead: 500, they: 7000, by: 100 },
  { ...later, lead: 1000, they: 0, by: 50 },
  { kind: 'go', from: 9300, least: 3 },
]

const positionOf = ({ code }: { readonly code: string }): Position =>
  unwrap(parsePositionCode(code))

const differing = (one: Position, other: Position): string[] =>
  (['own', 'opponent', 'turnTotal', 'dice'] as const).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )

test('a sentence for wins is asked in pairs in which one thing differs, and with it the best', () => {
  for (const count of RULES.keys()) {
    const pairs = winPairs(kit, steps, RULES.slice(0, count + 1), LEAST_LOSS)
    expect(pairs.length, `sentence ${count + 1}`).toBeGreaterThanOrEqual(6)
    for (const pair of pairs) {
      const [one, other] = pair.map(positionOf) as [Position, Position]
      expect(differing(one, other)).toHaveLength(1)
      const questions = [one, other].map((position) => makeQuestion(kit, 'roll-or-bank', position)!)
      expect(questions.map(({ options }) => options[0]!.then).toSorted()).toEqual(['bank', 'roll'])
      for (const { gap } of questions) expect(gap).toBeGreaterThanOrEqual(LEAST_LOSS)
    }
  }
})

test('a check asks half of its positions to be banked, some of them of the lesson before', () => {
  const setup = { seed: 'a', part: 'check', questions: 10 } as const
  const asked = winLessonPositions(kit, setup, steps, RULES.slice(0, 2), LEAST_LOSS)
  expect(asked).toHaveLength(10)
  const banked = asked.filter(
    (one) => makeQuestion(kit, 'roll-or-bank', positionOf(one))!.options[0]!.then === 'bank',
  )
  expect(banked).toHaveLength(5)
  const before = winPairs(kit, steps, RULES.slice(0, 1), LEAST_LOSS).flat()
  const codes = new Set(before.map(({ code }) => code))
  expect(asked.some(({ code }) => codes.has(code))).toBe(true)
})
