import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import { makeRuleDraft, type RuleDraft } from '#shared/games/farkle/input/rule-draft.ts'
import type { KnownDie } from '#shared/games/farkle/rules/known-dice.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { useNotices } from '#renderer/services/notices.ts'
import OwnDiceFields from '#renderer/games/farkle/rules/OwnDiceFields.vue'
import { answer, click, settled, startStores } from './harness.ts'

const MINE: KnownDie = { name: 'Mine', weights: [3, 1, 1, 1, 2, 1], joker: null }

/** The fields of a rule set, over a list of kept dice as the backend keeps it. */
async function shown(change: Partial<RuleDraft> = {}) {
  let kept: KnownDie[] = [MINE]
  const without = (gone: string | null) => kept.filter(({ name }) => name !== gone)
  answer({
    'farkle.storedDice': () => ({ dice: kept }),
    'farkle.saveDie': ({ name, die }: { name: string | null; die: KnownDie }) => {
      kept = [...without(name), die]
      return { dice: kept }
    },
    'farkle.forgetDie': ({ name }: { name: string }) => {
      kept = without(name)
      return { dice: kept }
    },
  })
  await startStores()
  const draft = ref<RuleDraft>({ ...makeRuleDraft(PRESETS.farkle), ...change })
  const page = mount(OwnDiceFields, {
    props: { modelValue: draft.value, 'onUpdate:modelValue': (now) => (draft.value = now) },
  })
  await settled()
  return { page, draft, kept: () => kept }
}

const LUCKY = { name: 'Lucky', count: '2', weights: '6 1 2 3 4 6', joker: '' }

describe('the fields for own dice', () => {
  it('fill a row in with a die of the lists, and leave how many there are', async () => {
    const { page, draft } = await shown({ ownDice: [LUCKY] })
    const select = page.get<HTMLSelectElement>('[aria-label="Die for own dice 1"]')
    expect(select.element.value).toBe('')
    await select.setValue('Mine')
    expect(draft.value.ownDice).toEqual([
      { name: 'Mine', count: '2', weights: '3 1 1 1 2 1', joker: '' },
    ])
    await page.get('[aria-label="Add a known die"]').setValue('Devil’s head')
    expect(draft.value.ownDice?.[1]).toMatchObject({ name: 'Devil’s head', joker: '1' })
  })

  it('keep a row among one’s own dice, which can be taken back', async () => {
    const { page, kept } = await shown({ ownDice: [LUCKY] })
    const keep = page.get<HTMLButtonElement>('[aria-label="Keep own dice 1 in my dice"]')
    await keep.trigger('click')
    await settled()
    const lucky = { name: 'Lucky', weights: [6, 1, 2, 3, 4, 6], joker: null }
    expect(kept()).toEqual([MINE, lucky])
    expect(keep.element.disabled).toBe(true)
    useNotices().notices.at(-1)!.action!.run()
    await settled()
    expect(kept()).toEqual([MINE])
  })

  it('keep no dice without a name or with half their weights', async () => {
    const wrong = [
      { ...LUCKY, name: ' ' },
      { ...LUCKY, weights: '6 1' },
    ]
    const { page } = await shown({ ownDice: wrong })
    const buttons = page.findAll<HTMLButtonElement>('[aria-label$="in my dice"]')
    expect(buttons.map(({ element }) => element.disabled)).toEqual([true, true])
  })

  it('rename and delete what is kept; a deleted die is brought back', async () => {
    const { page, kept } = await shown()
    await page.get('[aria-label="Name of “Mine”"]').setValue('Yours')
    await settled()
    expect(kept()).toEqual([{ ...MINE, name: 'Yours' }])
    await page.get('[aria-label="Delete “Yours” from my dice"]').trigger('click')
    await settled()
    expect(kept()).toEqual([])
    useNotices().notices.at(-1)!.action!.run()
    await settled()
    expect(kept()).toEqual([{ ...MINE, name: 'Yours' }])
  })

  it('give the opponent other dice, and take them away again', async () => {
    const { page, draft } = await shown({ ownDice: [LUCKY] })
    const box = page.get<HTMLInputElement>('input[type="checkbox"]')
    await box.setValue(true)
    expect(draft.value.opponentDice).toEqual([])
    await click('Add dice of the opponent', page)
    expect(draft.value.opponentDice).toHaveLength(1)
    expect(draft.value.ownDice).toHaveLength(1)
    expect(page.find('[aria-label="Joker of the opponent’s dice 1"]').exists()).toBe(true)
    await box.setValue(false)
    expect(draft.value.opponentDice).toBe(null)
  })
})
