import { describe, expect, test } from 'vitest'
import { ALL_PRESETS } from '#shared/games/games.ts'
import { makeGameDraft, parseGameDraft, readGameDraft } from '#shared/games/rule-drafts.ts'
import { makeCardDraft, newBox } from '#shared/games/scorecard/input/rule-draft.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { problemFields, unwrap } from '#test/support/results.ts'

describe('rules that are being typed', () => {
  test.each([...ALL_PRESETS])('come back as they were: %s', (_, rules) => {
    const draft = makeGameDraft(rules)
    expect(readGameDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect(parseGameDraft(draft)).toEqual({ ok: true, value: rules })
  })

  test.each([[null], [{}], [{ game: 'chess' }], [{ game: 'scorecard', name: 'x' }], ['text']])(
    'are no draft: %j',
    (kept) => {
      expect(readGameDraft(kept)).toBe(null)
    },
  )
})

describe('a draft of a card', () => {
  const draft = makeCardDraft(PRESETS.forced)

  test('says which field is wrong, and keeps its text', () => {
    const house = { ...draft.boxes[8]!, plus: 'many', dice: '3 9' }
    const parsed = parseGameDraft({ ...draft, rolls: 'two', boxes: draft.boxes.with(8, house) })
    expect(problemFields(parsed)).toEqual(['rolls', 'boxes.9.shape.sizes.2', 'boxes.9.plus'])
  })

  test('keeps the key of a published name until another is typed', () => {
    const typed = { ...draft, boxes: draft.boxes.with(8, { ...draft.boxes[8]!, name: 'Boat' }) }
    const parsed = unwrap(parseGameDraft(typed))
    if (parsed.game !== 'scorecard') expect.unreachable()
    const names = parsed.rules.boxes.map(({ name }) => name)
    expect([names[7], names[8], names[12]]).toEqual(['fourOfAKind', 'Boat', 'yahtzee'])
  })

  test('takes a new box', () => {
    const two = { ...draft, boxes: draft.boxes.slice(1, 3) }
    const whole = { ...two, bonus: [], jokers: 'none' as const, further: '0' }
    const box = { ...newBox(whole), name: 'Mine' }
    expect(box).toMatchObject({ shape: 'face', dice: '1', sum: 'shape' })
    const parsed = parseGameDraft({ ...whole, boxes: [...whole.boxes, box] })
    expect(parsed.ok).toBe(true)
  })

  test('of before cards were data opens, wrong texts included', () => {
    const former = {
      game: 'yahtzee',
      name: 'Half typ',
      jokers: 'free',
      yahtzeeBonus: '50',
      upperThreshold: 'many',
      upperBonus: '35',
      rerolls: '1',
    }
    expect(readGameDraft(former)).toEqual({
      ...makeCardDraft(PRESETS.free),
      name: 'Half typ',
      further: '50',
      rolls: '2',
      bonus: [{ from: 'many', points: '35' }],
    })
  })
})
