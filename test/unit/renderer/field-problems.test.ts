import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { computed, defineComponent, h, ref } from 'vue'
import type { Problem } from '#shared/base/result.ts'
import SetCell from '#renderer/games/farkle/rules/SetCell.vue'
import TextField from '#renderer/components/rules/TextField.vue'
import { useProblems, useProblemsBelow } from '#renderer/components/rules/field-problems.ts'

const problems = ref<readonly Problem[]>([])

const Sets = () => h('output', useProblemsBelow('sets.').value.join(' '))

/** A form with a field, a cell of the sets, all problems of the sets, and the summary. */
const Form = defineComponent({
  setup() {
    const { summary } = useProblems(
      computed(() => problems.value),
      () => ['sets'],
    )
    return () =>
      h('form', [
        h(TextField, {
          field: 'goal',
          label: 'Goal score',
          modelValue: 'x',
          unit: 'points',
          hint: 'So many.',
        }),
        h(SetCell, { face: 4, count: 3, modelValue: '' }),
        h(Sets),
        h('aside', summary.value.join(' ')),
      ])
  },
})

async function mounted(...list: Problem[]) {
  problems.value = []
  const form = mount(Form)
  problems.value = list
  await form.vm.$nextTick()
  const [goal, cell] = form.findAll('input')
  return {
    goal: goal!,
    cell: cell!,
    text: (selector: string) => form.get(selector).text(),
    described: () =>
      (goal!.attributes('aria-describedby') ?? '')
        .split(' ')
        .map((id) => form.find(`[id="${id}"]`).text()),
  }
}

describe('the problems of a form', () => {
  it('are none where all is right', async () => {
    const { goal, cell, text } = await mounted()
    expect([goal, cell].map((field) => field.attributes('aria-invalid'))).toEqual([
      'false',
      'false',
    ])
    expect(text('aside')).toBe('')
    expect(text('.problem')).toBe('')
  })

  it('stand at their field, and the field says so to who cannot see it', async () => {
    const message = 'Goal score must be a whole number.'
    const { goal, cell, text, described } = await mounted({ field: 'goal', message })
    expect(goal.attributes('aria-invalid')).toBe('true')
    expect(described()).toEqual([message, 'So many.'])
    expect(cell.attributes('aria-invalid')).toBe('false')
    expect(text('aside')).toBe('One field needs another value.')
  })

  it('of a set stand at its cell and under all sets', async () => {
    const { goal, cell, text } = await mounted(
      { field: 'sets.4.3', message: 'Three 4s is wrong.' },
      { field: 'sets.1.1', message: 'One 1 is wrong.' },
    )
    expect(cell.attributes()).toMatchObject({
      'aria-invalid': 'true',
      title: 'Three 4s is wrong.',
      'aria-label': 'Points for three 4s',
    })
    expect(text('output')).toBe('Three 4s is wrong. One 1 is wrong.')
    expect(goal.attributes('aria-invalid')).toBe('false')
    expect(text('aside')).toBe('2 fields need another value.')
  })

  it('of the whole stand in the summary and at no field', async () => {
    const { goal, cell, text } = await mounted(
      { field: 'sets', message: 'Nothing scores.' },
      { field: '', message: 'This is no rule set.' },
      { field: 'goal', message: 'Goal score is missing.' },
    )
    expect(text('aside')).toBe(
      'Nothing scores. This is no rule set. One field needs another value.',
    )
    expect(text('output')).toBe('')
    expect(cell.attributes('aria-invalid')).toBe('false')
    expect(goal.attributes('aria-invalid')).toBe('true')
  })

  it('go when they are solved', async () => {
    const { goal, text } = await mounted({ field: 'goal', message: 'Wrong.' })
    problems.value = []
    await Promise.resolve()
    expect(goal.attributes('aria-invalid')).toBe('false')
    expect(text('.problem')).toBe('')
  })

  it('leave a field its name', async () => {
    const { goal, text } = await mounted({ field: 'goal', message: 'Wrong.' })
    expect(text('label')).toBe('Goal score')
    expect(text(`label[for="${goal.attributes('id')}"]`)).toBe('Goal score')
  })
})
