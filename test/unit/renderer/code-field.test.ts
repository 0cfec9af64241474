import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import CodeField from '#renderer/components/CodeField.vue'
import { readPlaced, type Placed } from '#renderer/games/farkle/analyse/use-address.ts'
import './harness.ts'

function field(code: string | null) {
  const screen = mount(CodeField, { attachTo: document.body, props: { code, read: readPlaced } })
  const input = screen.get<HTMLInputElement>('input')
  return {
    screen,
    input,
    problem: () => screen.get('.problem').text(),
    opened: () =>
      ((screen.emitted('open') ?? []) as [Placed][]).map(
        ([{ position, rules }]) => `${positionCode(position)} ${rules ?? '-'}`,
      ),
  }
}

describe('the code of the position', () => {
  it('follows the position, but not where there is none', async () => {
    const { screen, input } = field('b0.d0.t0.n6')
    await screen.setProps({ code: 'b50.d0.t0.n6' })
    expect(input.element.value).toBe('b50.d0.t0.n6')
    await screen.setProps({ code: null })
    expect(input.element.value).toBe('b50.d0.t0.n6')
    expect(screen.findAll('button').every((b) => b.attributes('disabled') !== undefined)).toBe(true)
  })

  it('opens what is pasted at once, a code or a link', async () => {
    const { input, opened, problem } = field('b0.d0.t0.n6')
    await input.setValue('b7500.d1500.t2500.n5')
    await input.setValue('http://127.0.0.1/?token=x#/analyse/b0.d0.t300.n2?rules=zilch')
    expect(opened()).toEqual(['b7500.d1500.t2500.n5 -', 'b0.d0.t300.n2 zilch'])
    await input.trigger('blur')
    expect(problem()).toBe('')
  })

  it('says what is wrong only when one is done', async () => {
    const { input, opened, problem } = field('b0.d0.t0.n6')
    await input.setValue('b0.d0')
    expect(problem()).toBe('')
    await input.trigger('blur')
    expect(problem()).toContain('is missing')
    expect(input.attributes('aria-invalid')).toBe('true')
    await input.setValue('b0.d0.t')
    expect(problem()).toBe('')
    await input.trigger('keydown', { key: 'Enter' })
    expect(problem()).not.toBe('')
    expect(opened()).toEqual([])
  })

  it('that was wrong goes once another position is shown', async () => {
    const { screen, input, problem } = field('b0.d0.t0.n6')
    await input.setValue('nonsense')
    await input.trigger('blur')
    expect(problem()).not.toBe('')
    await screen.setProps({ code: 'b7500.d1500.t2500.n5' })
    expect(input.element.value).toBe('b7500.d1500.t2500.n5')
    expect(problem()).toBe('')
    expect(input.attributes('aria-invalid')).toBe('false')
  })

  it('is not overwritten while it is being typed', async () => {
    const { screen, input } = field('b0.d0.t0.n6')
    await input.setValue('b0.d')
    await screen.setProps({ code: 'b50.d0.t0.n6' })
    expect(input.element.value).toBe('b0.d')
  })

  it('is shown in its usual form once it is read', async () => {
    const { screen, input } = field('b0.d0.t0.n6')
    await input.setValue('#/analyse/b50.d0.t0.n6')
    await screen.setProps({ code: 'b50.d0.t0.n6' })
    expect(input.element.value).toBe('b50.d0.t0.n6')
    await input.setValue('n6.t0.d0.b50')
    await input.trigger('blur')
    expect(input.element.value).toBe('b50.d0.t0.n6')
  })

  it('comes back to who leaves it empty', async () => {
    const { input, problem } = field('b0.d0.t0.n6')
    await input.setValue('')
    await input.trigger('blur')
    expect(input.element.value).toBe('b0.d0.t0.n6')
    expect(problem()).toBe('')
  })
})
