import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import StepField from '#renderer/components/StepField.vue'
import { pressOn } from './harness.ts'

function field(first: string, more: { min?: number; max?: number; problem?: string } = {}) {
  const text = ref(first)
  const screen = mount(StepField, {
    attachTo: document.body,
    props: {
      label: 'Turn total',
      step: 50,
      min: 0,
      max: 9950,
      modelValue: first,
      'onUpdate:modelValue': (now: string | undefined) => {
        text.value = now ?? ''
        void screen.setProps({ modelValue: text.value })
      },
      ...more,
    },
  })
  const input = screen.get<HTMLInputElement>('input')
  const [less, much] = screen.findAll('button')
  return {
    screen,
    text,
    input,
    less: less!,
    more: much!,
    press: (...keys: string[]) => pressOn(input.element, ...keys),
  }
}

describe('a number on a grid', () => {
  it('is a spin button with its name, its number and its bounds', () => {
    const { screen, input } = field('350')
    expect(screen.get('label').attributes('for')).toBe(input.attributes('id'))
    expect(input.attributes()).toMatchObject({
      role: 'spinbutton',
      'aria-valuenow': '350',
      'aria-valuemin': '0',
      'aria-valuemax': '9950',
      'aria-invalid': 'false',
    })
  })

  it('moves a step with the buttons and the arrow keys, and ten with the page keys', async () => {
    const { text, less, more, press } = field('350')
    await more.trigger('click')
    expect(text.value).toBe('400')
    await less.trigger('click')
    await press('ArrowDown')
    expect(text.value).toBe('300')
    await press('PageUp', 'ArrowUp')
    expect(text.value).toBe('850')
    await press('Shift+ArrowUp')
    expect(text.value).toBe(`1,350`)
    await press('PageDown')
    expect(text.value).toBe('850')
  })

  it('comes onto the grid with the first step', async () => {
    const { text, press } = field('370')
    await press('ArrowUp')
    expect(text.value).toBe('400')
    const below = field('370')
    await below.press('ArrowDown')
    expect(below.text.value).toBe('350')
  })

  it('stays within its bounds, and its buttons say where they end', async () => {
    const { text, less, more, press } = field('100')
    await press('PageDown')
    expect(text.value).toBe('0')
    expect(less.attributes('disabled')).toBeDefined()
    expect(more.attributes('disabled')).toBeUndefined()
    const high = field('9900')
    await high.press('PageUp')
    expect(high.text.value).toBe(`9,950`)
    expect(high.more.attributes('disabled')).toBeDefined()
  })

  it('can go below zero where the rules do', async () => {
    const { text, press } = field('0', { min: -1000 })
    await press('ArrowDown')
    expect(text.value).toBe('\u221250')
    await press('ArrowUp')
    expect(text.value).toBe('0')
  })

  it('begins at zero where there is no number', async () => {
    const { text, input, press } = field('many')
    expect(input.attributes('aria-valuenow')).toBeUndefined()
    await press('ArrowUp')
    expect(text.value).toBe('50')
  })

  it('is typed as one likes, and tidied when one leaves', async () => {
    const { text, input } = field('0')
    await input.setValue('7,500')
    expect(text.value).toBe('7,500')
    await input.trigger('blur')
    expect(text.value).toBe(`7,500`)
    await input.setValue('many')
    await input.trigger('blur')
    expect(text.value).toBe('many')
  })

  it('leaves keys with a modifier to the page', async () => {
    const { text, press } = field('350')
    expect((await press('Alt+ArrowUp')).defaultPrevented).toBe(false)
    expect((await press('Ctrl+ArrowUp')).defaultPrevented).toBe(false)
    expect((await press('x')).defaultPrevented).toBe(false)
    expect((await press('ArrowUp')).defaultPrevented).toBe(true)
    expect(text.value).toBe('400')
  })

  it('says what is wrong, also to who cannot see it', () => {
    const { screen, input } = field('7', { problem: 'It must be a multiple of 50.' })
    expect(input.attributes('aria-invalid')).toBe('true')
    const described = screen.get(`[id="${input.attributes('aria-describedby')}"]`)
    expect(described.text()).toBe('It must be a multiple of 50.')
  })
})
