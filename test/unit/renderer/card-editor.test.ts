import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { computed, defineComponent, h, ref } from 'vue'
import {
  makeCardDraft,
  parseCardDraft,
  type CardDraft,
} from '#shared/games/scorecard/input/rule-draft.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { useProblems } from '#renderer/components/rules/field-problems.ts'
import RuleFields from '#renderer/games/scorecard/rules/RuleFields.vue'
import { settled, startStores } from './harness.ts'

/** The fields with their problems, as the editor has them. */
async function shown(id: string) {
  const draft = ref<CardDraft>(makeCardDraft(PUBLISHED_CARDS[id]!))
  const parsed = computed(() => parseCardDraft(draft.value))
  const editor = defineComponent(() => {
    const { summary } = useProblems(
      computed(() => (parsed.value.ok ? [] : parsed.value.problems)),
      () => ['boxes'],
    )
    return () => [h(RuleFields, { modelValue: draft.value }), h('aside', summary.value.join(' '))]
  })
  const page = mount(editor, { attachTo: document.body })
  await settled()
  const line = (name: string) => page.get(`li[aria-label="${name}"]`)
  return { page, draft, line, rules: () => (parsed.value.ok ? parsed.value.value : null) }
}

beforeEach(startStores)

describe('the editor of a card', () => {
  it('shows the points of the example roll at once, also of what was just typed', async () => {
    const { line } = await shown('yatzy')
    // 3 3 3 5 5
    const points = (name: string): string => line(name).get('.points').text()
    expect(['Threes', 'One pair', 'Two pairs', 'Full house', 'Yatzy'].map(points)).toEqual([
      '9',
      '10',
      '16',
      '19',
      '0',
    ])
    const house = line('Full house')
    await house.get('select[aria-label="What counts: Full house"]').setValue('none')
    await house.get('input[aria-label="Points: Full house"]').setValue('25')
    await settled()
    expect(points('Full house')).toBe('25')
  })

  it('takes other dice by click and by digit', async () => {
    const { page, line } = await shown('yatzy')
    const dice = page.findAll('[role="group"] button')
    expect(dice).toHaveLength(5)
    await dice[0]!.trigger('keydown', { key: '5' })
    await dice[1]!.trigger('click')
    await settled()
    // 5 4 3 5 5
    expect(line('Three of a kind').get('.points').text()).toBe('15')
  })

  it('adds, renames, moves and removes boxes', async () => {
    const { page, line, draft, rules } = await shown('first')
    const names = () => draft.value.boxes.map(({ name }) => name)
    expect(names()).toEqual(['Fours', 'Fives', 'Sixes', 'Full house', 'Small straight', 'Chance'])
    const add = page.findAll('button').find((button) => button.text() === 'Add a box')!
    await add.trigger('click')
    await settled()
    await page.get('li[aria-label="box 7"] input').setValue('My ones')
    await settled()
    await line('My ones').get('[aria-label="Move up: My ones"]').trigger('click')
    await line('Fives').get('[aria-label="Remove: Fives"]').trigger('click')
    await settled()
    expect(names()).toEqual(['Fours', 'Sixes', 'Full house', 'Small straight', 'My ones', 'Chance'])
    expect(rules()?.boxes[4]).toEqual({
      name: 'My ones',
      shape: { kind: 'face', face: 1 },
      sum: 'shape',
      plus: 0,
    })
  })

  it('says at the line and below what is wrong', async () => {
    const { page, line } = await shown('first')
    await line('Full house').get('input[aria-label^="Equal dice"]').setValue('3 3')
    await settled()
    expect(line('Full house').text()).toContain('Box 4, dice: This shape needs 6 dice')
    expect(page.get('aside').text()).not.toBe('')
  })

  it('refuses a bonus that can never be reached, at its field', async () => {
    const { page, rules } = await shown('yatzy')
    const [from] = page.findAll('input').filter((input) => input.element.value === '63')
    await from!.setValue('106')
    await settled()
    expect(rules()).toBe(null)
    expect(page.text()).toContain(
      'The boxes that count for the bonus hold at most 105 points, so it can never be reached.',
    )
    await from!.setValue('105')
    await settled()
    expect(rules()?.bonus).toEqual([{ from: 105, points: 50 }])
  })

  it('adds and removes steps of the bonus, and marks what is wrong in one', async () => {
    const { page, rules } = await shown('yatzy')
    const add = page.findAll('button').find((button) => button.text() === 'Add a step')!
    await add.trigger('click')
    await settled()
    expect(rules()).toBe(null)
    const marked = page.findAll('[aria-invalid="true"]').map((field) => field.element)
    const step = page.get('[aria-label="Remove step 2"]').element.parentElement!
    expect(marked).toEqual([step.querySelector('input')])
    await page.get('[aria-label="Remove step 2"]').trigger('click')
    await settled()
    expect(rules()?.bonus).toEqual([{ from: 63, points: 50 }])
  })
})
