import { expect, test } from 'vitest'
import type { Goal } from '#shared/base/units.ts'
import type { GameView } from '#shared/games/game.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { FARKLE_VIEWS } from '#shared/games/farkle/views.ts'

const JOKER = { name: 'Wild', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 as const }
const PRIEST = { kind: 'faces', faces: [1, 3, 5], points: 500 } as const
const ALL = {
  points: ['know', 'dice', 'results', 'compare', 'race', 'safety', 'chart'],
  wins: ['know', 'card', 'map', 'chances'],
}

function viewsOf(changes: Partial<RuleSet>, goal: Goal): string[] {
  const rules = { ...PRESETS.farkle, ...changes }
  return (FARKLE_VIEWS as readonly GameView<RuleSet>[])
    .filter((view) => view.goal === null || view.goal === goal)
    .filter((view) => view.isFor?.(rules) ?? true)
    .map(({ id }) => id)
}

test.each<{ changes: Partial<RuleSet>; without: readonly string[] }>([
  { changes: {}, without: [] },
  // The sides may differ.
  { changes: { opponentDice: [JOKER] }, without: [] },
  { changes: { ownCombinations: [PRIEST], opponentDice: [JOKER] }, without: [] },
  // What to do depends on more than the turn total and the dice left.
  { changes: { maxRolls: 3 }, without: ['map', 'chances'] },
  { changes: { hotDiceBonus: 100, bonusGrows: 2 }, without: ['map', 'chances'] },
  { changes: { ownDice: [JOKER] }, without: ['map', 'chances'] },
  // Whole games are not simulated.
  { changes: { losingDice: [2, 2, 2] }, without: ['race', 'card'] },
  { changes: { buildOnBank: true }, without: ['race', 'card'] },
  { changes: { end: 'rounds', rounds: 3 }, without: ['race', 'card'] },
  // A table of three has a card all the same.
  { changes: { overshoot: 'lost' }, without: ['race'] },
  { changes: { maxRolls: 3, buildOnBank: true }, without: ['race', 'card', 'map', 'chances'] },
])('has no views that its rules refuse: $changes', ({ changes, without }) => {
  const isLoaded = (changes.ownDice ?? []).length > 0
  for (const goal of ['points', 'wins'] as const) {
    expect(viewsOf(changes, goal)).toEqual(
      ALL[goal].filter((id) => !without.includes(id) && (id !== 'dice' || isLoaded)),
    )
  }
})

test('has the dice of a player under the rules of Kingdom Come', () => {
  expect(viewsOf(PUBLISHED.kcd!.rules, 'points')).toContain('dice')
})
