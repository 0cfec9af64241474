import { expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { roundsAlone } from '#shared/games/farkle/solve/rounds/alone.ts'
import { roundsGame, roundsValue } from '#shared/games/farkle/solve/rounds/rounds-solver.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

const rulesOf = (rounds: number): RuleSet => ({ ...PRESETS.farkle, end: 'rounds', rounds })

it('after the last round the higher score has won, and a tie halves', () => {
  const rounds = roundsGame(rulesOf(1))
  const values = [1, 0, -1].map((lead) =>
    roundsValue(rounds, new Float64Array(), { left: 0, lead, opened: true, otherOpened: true }),
  )
  expect(values).toEqual([1, 0.5, 0])
})

it('rounds alone make as many times the points of a turn', () => {
  const usual = solveTurn(turnModel(PRESETS.farkle), { farklePenalty: 0, minimumBank: 0 })
  const { expectedPoints } = turnFigures(usual)
  for (const rounds of [1, 3]) {
    expect(roundsAlone(rulesOf(rounds)).expectedPoints).toBeCloseTo(rounds * expectedPoints, 9)
  }
})
