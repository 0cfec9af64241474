import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { ALL_PRESETS } from '#shared/games/games.ts'
import { ALL_PUBLISHED, sourceOf } from '#shared/games/published.ts'

/** The most that all dice of a roll score. */
function scoreOf(id: string, ...roll: Face[]): number {
  return rollOptions(scoringOf(PUBLISHED[id]!.rules), multisetOf(roll))[roll.length]!
}

describe('the published rule sets', () => {
  it.each(Object.entries(PUBLISHED))('can be played as they stand: %s', (_, { rules }) => {
    expect(parseRuleSet(rules)).toEqual({ ok: true, value: rules })
  })

  it('are games of their own', () => {
    const all = Object.values(PUBLISHED).map(({ rules }) => rules)
    expect(new Set(all.map(ruleHash)).size).toBe(all.length)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it('are the presets, too, by the same names', () => {
    for (const [id, rules] of Object.entries(PRESETS)) expect(PUBLISHED[id]?.rules).toEqual(rules)
    const others = [...ALL_PRESETS.keys()].filter((id) => !Object.hasOwn(PRESETS, id))
    expect(others.filter((id) => ALL_PUBLISHED.has(id))).toEqual([])
  })

  it('are found again by the way they are played, whatever their name', () => {
    const rules = { ...PUBLISHED.rork!.rules, name: 'Ours' }
    expect(sourceOf({ game: 'farkle', rules })).toMatchObject({ source: PUBLISHED.rork!.source })
    expect(sourceOf({ game: 'farkle', rules: { ...rules, goal: 9000 } })).toBeNull()
  })

  it.each<[string, Face[], number]>([
    ['patch', [1, 1, 1], 300],
    ['pocketdice', [1, 1, 1], 1000],
    ['patch', [2, 2, 2, 2], 1000],
    ['patch', [2, 2, 2, 3, 3, 3], 2500],
    ['six-ones', [1, 1, 1, 1, 1, 1], 10_000],
    ['bupkis', [2, 2, 3, 3, 4, 4], 750],
    ['ten-thousand', [1, 1, 1, 1], 2200],
    ['webnza', [2, 2, 2, 2, 3, 3], 1500],
    ['zonk', [3, 3, 3, 3, 3], 3000],
    ['zonk', [1, 1, 1, 1, 1], 10_000],
    ['zonk', [2, 3, 4, 5, 6], 1500],
    ['five-thousand', [1, 2, 3, 4, 5], 1500],
    ['qcsalon', [1, 1, 1], 75],
    ['qcsalon', [1, 1, 1, 1], 110],
    ['qcsalon', [6, 6, 6, 6, 6, 6], 750],
    ['qcsalon', [2, 3, 4, 5, 6], 100],
    ['roku', [4, 4, 4, 4, 4, 4], 5000],
    ['codingame', [2, 2, 2, 2, 2, 2], 800],
    ['klanestro', [2, 3, 4, 5, 6], 1000],
    ['klanestro', [1, 2, 3, 4, 5, 6], 2000],
    ['playaural', [6, 6, 6, 6], 120],
    ['playaural', [2, 2, 2, 3, 3, 3], 250],
    ['dice-10000-neon', [2, 2, 2, 2, 2, 2], 2000],
    ['dice-10000-neon', [1, 1, 1, 1, 1], 4000],
    ['ifarkle', [2, 2, 2, 2, 2, 2], 800],
    ['ifarkle', [2, 2, 3, 3, 4, 4], 1500],
    ['macke', [1, 1, 1], 300],
    ['macke', [2, 3, 4, 5, 6], 2000],
    ['macke-350', [2, 2, 2, 2], 2000],
    ['wikibooks', [1, 1, 1, 1, 5], 10_050],
    ['damm-media', [5, 5, 5, 5], 1500],
    ['damm-media', [3, 3, 3, 3, 3], 2300],
    ['damm-media', [1, 1, 1, 1, 1, 1], 4000],
    ['kcd', [1, 2, 3, 4, 5], 500],
    ['kcd', [2, 3, 4, 5, 6], 750],
    ['kcd', [1, 2, 3, 4, 5, 6], 1500],
    ['kcd', [2, 3, 4, 5, 6, 1], 1500],
    ['kcd', [1, 1, 2, 3, 4, 5], 600],
  ])('score what their sources say: %s, %j', (id, roll, points) => {
    expect(scoreOf(id, ...roll)).toBe(points)
  })
})
