import { describe, expect, it } from 'vitest'
import { ALL_PRESETS, type GameRules } from '#shared/games/games.ts'
import { nearestRules } from '#renderer/features/rules/nearest-rules.ts'

const preset = (id: string): GameRules => ALL_PRESETS.get(id)!
const changed = (id: string, rules: object): GameRules =>
  ({ ...preset(id), rules: { ...preset(id).rules, ...rules } }) as GameRules
const all = [...ALL_PRESETS.values()]

describe('the rules that others began with', () => {
  it.each(['farkle', 'zilch', 'yahtzee'])('are themselves, by any name: %s', (id) => {
    expect(nearestRules(changed(id, { name: 'Mine' }), all)).toEqual([preset(id)])
  })

  it('are those with the fewest other rules', () => {
    expect(nearestRules(changed('zilch', { goal: 5000, straight: 1000 }), all)).toEqual([
      preset('zilch'),
    ])
  })

  it('are of the same game, or none', () => {
    expect(nearestRules(preset('yahtzee'), [preset('farkle')])).toEqual([])
  })
})

describe('the cards nearest to another', () => {
  it('are those with the most boxes alike', () => {
    const yatzy = preset('yatzy')
    if (yatzy.game !== 'scorecard') throw new Error('no card')
    const boxes = yatzy.rules.boxes.with(14, { ...yatzy.rules.boxes[14]!, plus: 100 })
    expect(nearestRules(changed('yatzy', { boxes }), all)).toEqual([yatzy])
  })
})
