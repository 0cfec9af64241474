import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { ALL_PRESETS } from '#shared/games/games.ts'
import { game } from '#shared/games/farkle/texts/game.de.ts'
import { allPublished, sourceOf } from '#shared/games/published.ts'

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
    expect(others.filter((id) => allPublished().get(id)?.game === 'farkle')).toEqual([])
  })

  it('have names of their own in German, each of rules that there are', () => {
    const own: Readonly<Record<string, string>> = game.ruleSetNames
    expect(Object.keys(own).filter((id) => !Object.hasOwn(PUBLISHED, id))).toEqual([])
    const names = Object.entries(PUBLISHED).map(([id, { rules }]) => own[id] ?? rules.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /\b(with|or|rules|rolls|rounds|hard)\b/.test(name))).toEqual([])
  })

  it('are found again by the way they are played, whatever their name', () => {
    const rules = { ...PUBLISHED.rork!.rules, name: 'Ours' }
    expect(sourceOf({ game: 'farkle', rules })).toMatchObject({ source: PUBLISHED.rork!.source })
    expect(sourceOf({ game: 'farkle', rules: { ...rules, goal: 9000 } })).toBeNull()
  })

  it.each<[string, Face[], number]>([
    ['qcsalon', [1, 1, 1, 1], 110],
    ['roku', [4, 4, 4, 4, 4, 4], 5000],
    ['playaural', [2, 2, 2, 3, 3, 3], 250],
    ['kcd', [1, 1, 2, 3, 4, 5], 600],
  ])('score what follows from their sources: %s, %j', (id, roll, points) => {
    expect(scoreOf(id, ...roll)).toBe(points)
  })
})
