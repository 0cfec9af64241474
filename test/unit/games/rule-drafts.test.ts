import { describe, expect, test } from 'vitest'
import { ALL_PRESETS } from '#shared/games/games.ts'
import { isGameDraft, makeGameDraft, parseGameDraft } from '#shared/games/rule-drafts.ts'
import { makeYahtzeeDraft } from '#shared/games/yahtzee/input/rule-draft.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'

describe('rules that are being typed', () => {
  test.each([...ALL_PRESETS])('come back as they were: %s', (_, rules) => {
    const draft = makeGameDraft(rules)
    expect(isGameDraft(JSON.parse(JSON.stringify(draft)))).toBe(true)
    expect(parseGameDraft(draft)).toEqual({ ok: true, value: rules })
  })

  test.each([[null], [{}], [{ game: 'chess' }], [{ game: 'yahtzee', name: 'x' }], ['text']])(
    'are no draft: %j',
    (kept) => {
      expect(isGameDraft(kept)).toBe(false)
    },
  )
})

describe('a draft of Yahtzee', () => {
  const draft = makeYahtzeeDraft(PRESETS.forced)

  test('says which field is wrong, and keeps its text', () => {
    const parsed = parseGameDraft({ ...draft, rerolls: 'two', upperBonus: '-5' })
    expect(!parsed.ok && parsed.problems.map(({ field }) => field)).toEqual([
      'upperBonus',
      'rerolls',
    ])
  })

  test('has no Yahtzee bonus without jokers, and has its text back with them', () => {
    const without = { ...draft, jokers: 'none' } as const
    expect(parseGameDraft(without)).toMatchObject({ value: { rules: { yahtzeeBonus: 0 } } })
    expect(parseGameDraft({ ...without, jokers: 'free' })).toMatchObject({
      value: { rules: { yahtzeeBonus: 100, jokers: 'free' } },
    })
  })
})
