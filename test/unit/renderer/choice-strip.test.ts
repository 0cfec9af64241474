import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import ChoiceStrip from '#renderer/components/ChoiceStrip.vue'
import { keyDown, settled } from './harness.ts'

const CHOICES = [
  { value: 'system', title: 'As the system' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
]

async function strip(first: string) {
  const chosen = ref(first)
  const screen = mount(
    defineComponent(() => () => [
      h('button', { id: 'before' }),
      h(ChoiceStrip, {
        label: 'Theme',
        choices: CHOICES,
        modelValue: chosen.value,
        'onUpdate:modelValue': (value: string) => (chosen.value = value),
      }),
    ]),
    { attachTo: document.body },
  )
  await settled()
  const items = screen.findAll<HTMLElement>('[role="radio"]')
  return {
    screen,
    chosen,
    items,
    checked: () => items.map((item) => item.attributes('aria-checked')),
    /** Presses and, a while later, lets go. */
    async press(key: string): Promise<void> {
      const on = document.activeElement!
      on.dispatchEvent(keyDown(key))
      await settled(2)
      on.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
      await settled()
    },
  }
}

describe('a strip of choices', () => {
  it('is a named group of which one is chosen', async () => {
    const { screen, items, checked } = await strip('light')
    expect(screen.get('[role="radiogroup"]').attributes('aria-label')).toBe('Theme')
    expect(items.map((item) => item.text())).toEqual(['As the system', 'Light', 'Dark'])
    expect(checked()).toEqual(['false', 'true', 'false'])
  })

  it('is changed by a click', async () => {
    const { chosen, items, checked } = await strip('light')
    await items[2]!.trigger('click')
    await settled()
    expect(chosen.value).toBe('dark')
    expect(checked()).toEqual(['false', 'false', 'true'])
  })

  it('moves with the arrows, from the last on to the first', async () => {
    const { chosen, items, press } = await strip('light')
    items[1]!.element.focus()
    await press('ArrowRight')
    expect(chosen.value).toBe('dark')
    expect(document.activeElement).toBe(items[2]!.element)
    await press('ArrowRight')
    expect(chosen.value).toBe('system')
    await press('ArrowLeft')
    expect(chosen.value).toBe('dark')
    expect(document.activeElement).toBe(items[2]!.element)
  })

  it('is left alone by other keys', async () => {
    const { chosen, items, press } = await strip('light')
    items[1]!.element.focus()
    for (const key of ['x', 'Escape', 'Enter']) await press(key)
    expect(chosen.value).toBe('light')
    expect(document.activeElement).toBe(items[1]!.element)
  })
})
