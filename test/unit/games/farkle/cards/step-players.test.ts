import { describe, expect, it } from 'vitest'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { stepPlayers, type StepPlayer } from '#shared/games/farkle/cards/step-players.ts'
import { rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { afterAction, afterRoll, startOfGame } from '#shared/games/farkle/drill/table.ts'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'

function playersOf(preset: PresetId) {
  const rules = PRESETS[preset]
  const sources = { rules, report: scoreReport(rules), thresholds: null }
  const steps = stepsOfKnowledge(sources)
  const kit = studyKit(rules, 'points', pointsPlay(rules), null)
  return { steps, players: stepPlayers(sources, steps), kit }
}

/** Loss of a player's decisions in one turn. */
function lossOfTurn(kit: StudyKit, player: StepPlayer, start: Position, random: Random): number {
  let position = start
  let lost = 0
  for (;;) {
    const left = 'left' in position.dice ? position.dice.left : 0
    const rolled = afterRoll(kit.tableRules, position, { rolled: rollDice(random, left) })
    if (rolled.kind !== 'decide') return lost
    const option = player(makeQuestion(kit, 'both', rolled.position)!)
    lost += option.loss
    if (option.then === 'bank') return lost
    position = afterAction(kit.tableRules, position, option)
  }
}

/** The mean loss of some turns, and its standard error. */
function meanLoss(kit: StudyKit, player: StepPlayer, start: Position, turns: number) {
  const random = seededRandom('turns')
  const losses = Array.from({ length: turns }, () => lossOfTurn(kit, player, start, random))
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / turns
  const squares = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / turns / (turns - 1)) }
}

const START: Position = { ...startOfGame(), own: 1000 }

describe('the players of the steps of knowledge', () => {
  it('lose in play what their points a turn fall short of the best', () => {
    const { steps, players, kit } = playersOf('farkle')
    const best = kit.points.startOfTurn(START)
    expect(steps.map(({ id }) => id)).toEqual(['once', 'hold', 'limits', 'values', 'table'])
    steps.forEach(({ points }, i) => {
      const { mean, error } = meanLoss(kit, players[i]!, START, 6000)
      expect(Math.abs(mean - (best - points!))).toBeLessThan(4 * error + 0.01)
      // So that it tells a step from the next one.
      expect(error).toBeLessThan(1.6)
    })
  })

  it('play each turn type by its own limits and table from where they know them', () => {
    const { steps, players, kit } = playersOf('zilch')
    const afterTwo = { ...START, ownFarkles: 2 }
    const losses = ['table', 'turn-types', 'tables', 'best'].map((id) => {
      const player = players[steps.findIndex((step) => step.id === id)]!
      return meanLoss(kit, player, afterTwo, 500).mean
    })
    expect(losses[3]).toBe(0)
    expect(losses[0]).toBeGreaterThan(1.5 * losses[1]!)
    expect(losses[1]).toBeGreaterThan(losses[2]!)
  })
})
