import { describe, expect, it } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playerOf } from '#shared/games/farkle/drill/table-bots.ts'
import { casualTemperature } from '#shared/games/farkle/drill/human-player.ts'
import { chiSquareDeviation, ONE_IN_A_THOUSAND } from '#test/support/chi-square.ts'
import { at } from '#test/support/farkle-positions.ts'
import { kitOf } from '#test/support/study-kits.ts'

const { farkle, zilch } = PRESETS
const POINTS = kitOf(farkle, 'points')
const WINS = kitOf({ ...zilch, goal: 1000 }, 'wins')
const IMMEDIATE = kitOf({ ...farkle, goal: 1000 }, 'wins')

const CHOICE = at({ own: 100, turnTotal: 250, dice: { rolled: [1, 2, 4, 5] } })

describe('the human-like player', () => {
  it('errs the less often the dearer it is', () => {
    const { actions, value } = POINTS.points.judge(CHOICE)
    const temperature = casualTemperature(POINTS)
    // A turn of Farkle is worth 500 and some points.
    expect(temperature).toBeGreaterThan(20)
    expect(temperature).toBeLessThan(30)
    const weights = actions.map((action) => Math.exp((action.value - value) / temperature))
    const sum = weights.reduce((a, b) => a + b, 0)
    const chances = POINTS.human.chances(CHOICE)
    expect(chances).toHaveLength(actions.length)
    chances.forEach(({ action, chance }, i) => {
      expect(action).toEqual(actions[i])
      expect(chance).toBeCloseTo(weights[i]! / sum, 12)
    })
  })

  it('chooses as often as it says', () => {
    const random = seededRandom('human')
    const chances = POINTS.human.chances(CHOICE)
    const counts = chances.map(() => 0)
    for (let i = 0; i < 5000; i++) {
      const chosen = POINTS.human.choose(CHOICE, random)
      const place = chances.findIndex(
        ({ action }) =>
          action.then === chosen.then && action.setAside.join('') === chosen.setAside.join(''),
      )
      counts[place]!++
    }
    const tallies = chances.map(({ chance }, i) => ({
      observed: counts[i]!,
      expected: 5000 * chance,
    }))
    expect(chiSquareDeviation(tallies)).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  it('takes a bank that wins, whichever dice make it, where wins are the goal', () => {
    const won = at({ own: 700, turnTotal: 200, dice: { rolled: [1, 1, 5, 6] } })
    const chances = IMMEDIATE.human.chances(won)
    expect(chances.every(({ action }) => action.then === 'bank')).toBe(true)
    expect(chances.map(({ action }) => action.turnTotal).sort()).toEqual([300, 350, 400, 450])
    const short = at({ ...won, own: 500 })
    expect(IMMEDIATE.human.chances(short).some(({ action }) => action.then === 'roll')).toBe(true)
    // For points the end of a game is nothing to think of.
    const forPoints = kitOf({ ...farkle, goal: 1000 }, 'points')
    expect(forPoints.human.chances(won).some(({ action }) => action.then === 'roll')).toBe(true)
  })

  it('never banks what loses in the last turn', () => {
    const last = at({ own: 600, opponent: 1000, turnTotal: 250, dice: { rolled: [1, 1, 5] } })
    const actions = (position: Position): string[] =>
      WINS.human.chances(position).map(({ action }) => `${action.turnTotal} ${action.then}`)
    expect(actions(last).sort()).toEqual(['450 bank', '500 bank'])
    const tie = at({ ...last, opponent: 1050, turnTotal: 200 })
    const all = ['250 roll', '300 roll', '350 roll', '400 roll', '450 bank', '450 roll']
    expect(actions(tie).sort()).toEqual(all)
    const behind = at({ ...last, opponent: 1500 })
    expect(actions(behind).every((action) => action.endsWith('roll'))).toBe(true)
  })
})

describe('the bots', () => {
  const random = seededRandom('bots')

  it('err more or less, or not at all', () => {
    const { temperature } = POINTS.human
    expect(playerOf('beginner', POINTS)).toMatchObject({ temperature: 4 * temperature })
    expect(playerOf('casual', POINTS)).toBe(POINTS.human)
    const best = POINTS.points.judge(CHOICE).actions[0]!
    for (const strength of ['strong', 'perfect'] as const) {
      expect(playerOf(strength, POINTS).choose(CHOICE, random)).toEqual(best)
    }
  })

  it('play for points but for the end of a game, or for wins throughout', () => {
    const late = at({ own: 500, opponent: 950, turnTotal: 350, dice: { left: 2 } })
    expect(playerOf('strong', IMMEDIATE).choose(late, random).then).toBe('bank')
    expect(playerOf('perfect', IMMEDIATE).choose(late, random).then).toBe('roll')
    const won = at({ ...late, turnTotal: 500, dice: { left: 6 } })
    expect(IMMEDIATE.points.judge(won).actions[0]!.then).toBe('roll')
    expect(playerOf('strong', IMMEDIATE).choose(won, random).then).toBe('bank')
  })

  it('roll on in the last turn until they win', () => {
    const strong = playerOf('strong', WINS)
    const last = at({ own: 500, opponent: 1000, turnTotal: 450, dice: { left: 1 } })
    expect(strong.choose(last, random).then).toBe('roll')
    expect(strong.choose({ ...last, turnTotal: 500 }, random).then).toBe('roll')
    expect(strong.choose({ ...last, turnTotal: 550 }, random).then).toBe('bank')
  })

  it('have nothing to choose where the roll has decided', () => {
    const farkled = at({ dice: { rolled: [2, 2, 3, 4, 6, 6] } })
    expect(() => playerOf('strong', POINTS).choose(farkled, random)).toThrow('decided')
    expect(() => playerOf('perfect', POINTS).choose(farkled, random)).toThrow('decided')
  })
})
