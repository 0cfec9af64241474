import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { keptByRules } from '#main/backend/games/farkle/kept-by-rules.ts'
import { KeptFew } from '#main/backend/kept-few.ts'

describe('the last few things', () => {
  const few = (most: number) => {
    const kept = new KeptFew<{ readonly key: string }>(most)
    const made: string[] = []
    const get = (key: string) =>
      kept.get(key, () => {
        made.push(key)
        return { key }
      })
    return { kept, made, get }
  }

  it('are made once, and again after they were not asked for the longest', () => {
    const { made, get } = few(2)
    const first = get('a')
    get('b')
    expect(get('a')).toBe(first)
    get('c')
    expect(get('a')).toBe(first)
    expect(made).toEqual(['a', 'b', 'c'])
    get('b')
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are forgotten if told so, but not what has taken their place', () => {
    const { kept, made, get } = few(1)
    const old = get('a')
    kept.drop('a', old)
    const value = get('a')
    expect(made).toEqual(['a', 'a'])
    kept.drop('a', old)
    expect(get('a')).toBe(value)
  })

  it('are the same for rules that differ only in their name', () => {
    const names: string[] = []
    const of = keptByRules((rules) => names.push(rules.name))
    const { farkle, zilch } = PRESETS
    const found = [farkle, { ...farkle, name: 'Ours' }, zilch].map(of)
    expect(found).toEqual([1, 1, 2])
    expect(names).toEqual([farkle.name, zilch.name])
  })
})
