import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { makeRuleDraft } from '#shared/games/farkle/input/rule-draft.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { MAX_NAME_LENGTH } from '#shared/base/rules.ts'
import {
  copyName,
  storedDraft,
  startDraft,
  type StoredDraft,
} from '#renderer/features/rules/draft-store.ts'

const KEY = 'breakpoint.rule-draft'
const { farkle, zilch } = PRESETS

/** A screen with one field of the draft. */
const Editor = defineComponent({
  setup() {
    const kept = storedDraft()
    return () =>
      h('input', {
        value: kept.value?.draft.name ?? '(none)',
        onInput: (event: Event) => {
          const { id, draft } = kept.value!
          kept.value = { id, draft: { ...draft, name: (event.target as HTMLInputElement).value } }
        },
      })
  },
})

const shown = (): string => {
  const editor = mount(Editor)
  const { value } = editor.element as HTMLInputElement
  editor.unmount()
  return value
}
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null')

beforeEach(() => localStorage.clear())

describe('a draft', () => {
  it('is none at first', () => {
    expect(shown()).toBe('(none)')
  })

  it('outlives the screen it was typed on', async () => {
    startDraft('mine', { game: 'farkle', rules: zilch })
    await nextTick()
    const editor = mount(Editor)
    await editor.get('input').setValue('Half typ')
    editor.unmount()
    expect(stored()).toEqual({ id: 'mine', draft: { ...makeRuleDraft(zilch), name: 'Half typ' } })
    expect(shown()).toBe('Half typ')
  })

  it('keeps wrong texts as they were typed', async () => {
    const draft = { ...makeRuleDraft(farkle), goal: 'ten thousand', straight: '-1' }
    localStorage.setItem(KEY, JSON.stringify({ id: null, draft }))
    expect(storedDraft().value).toEqual({ id: null, draft })
    await nextTick()
    expect(stored()).toEqual({ id: null, draft })
  })

  it('is gone from where it was kept once it is saved or dropped', async () => {
    startDraft(null, { game: 'farkle', rules: farkle })
    await nextTick()
    storedDraft().value = null
    await nextTick()
    expect(shown()).toBe('(none)')
    expect(stored()).toBeNull()
  })

  it.each([
    { what: 'no JSON', text: '{"id": "mine", "dra' },
    { what: 'nothing', text: 'null' },
    { what: 'a number', text: '7' },
    { what: 'a list', text: '[]' },
    { what: 'no draft', text: '{"id": "mine"}' },
    {
      what: 'a draft of another version',
      text: JSON.stringify({ id: null, draft: { ...makeRuleDraft(farkle), straight: 1500 } }),
    },
    {
      what: 'a draft that lacks a field',
      text: JSON.stringify({ id: null, draft: { ...makeRuleDraft(farkle), nothing: undefined } }),
    },
  ])('is none where what was kept is $what', ({ text }) => {
    localStorage.setItem(KEY, text)
    expect(shown()).toBe('(none)')
  })

  it('belongs to nobody where whose it was is no name', () => {
    localStorage.setItem(KEY, JSON.stringify({ id: 7, draft: makeRuleDraft(farkle) }))
    expect(storedDraft().value).toMatchObject({ id: null, draft: { name: 'Farkle' } })
  })
})

describe('starting a draft', () => {
  const begin = async (id: string | null, rules = farkle): Promise<StoredDraft | null> => {
    const lost = startDraft(id, { game: 'farkle', rules })
    await nextTick()
    return lost
  }

  it('takes no other’s place where there was none', async () => {
    expect(await begin('mine')).toBeNull()
    expect(stored()).toEqual({ id: 'mine', draft: makeRuleDraft(farkle) })
  })

  it('hands back what gave way', async () => {
    await begin('mine', farkle)
    expect(await begin(null, zilch)).toEqual({ id: 'mine', draft: makeRuleDraft(farkle) })
    expect(stored()).toMatchObject({ id: null, draft: { name: 'Zilch' } })
  })

  it('hands back nothing where nothing was changed yet', async () => {
    await begin('mine')
    expect(await begin('mine')).toBeNull()
  })

  it('hands back the same rules where they were somebody else’s', async () => {
    await begin('mine')
    expect(await begin(null)).toMatchObject({ id: 'mine' })
  })
})

describe('the name of a copy', () => {
  it('says whose it is and is never too long to be saved', () => {
    expect(copyName('Zilch')).toBe('My Zilch')
    expect(copyName('x'.repeat(MAX_NAME_LENGTH))).toHaveLength(MAX_NAME_LENGTH)
  })
})
