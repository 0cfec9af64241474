import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, useTemplateRef } from 'vue'
import { useLastingFocus } from '#renderer/components/use-lasting-focus.ts'
import './harness.ts'

/** A place whose one button is another one while something runs. */
function place() {
  const running = ref(false)
  const waits = ref(false)
  const wrapper = mount(
    defineComponent(() => {
      useLastingFocus(useTemplateRef<HTMLElement>('host'), () => [running.value, waits.value])
      const label = (): string => (running.value ? 'Stop' : 'Start')
      return () =>
        h(
          'div',
          { ref: 'host', tabindex: -1 },
          h('button', { key: label(), disabled: waits.value }, label()),
        )
    }),
    { attachTo: document.body },
  )
  return { wrapper, running, waits }
}

describe('the focus', () => {
  it.each(['is another one', 'is disabled'] as const)('stays where its button %s', async (how) => {
    const { wrapper, running, waits } = place()
    wrapper.get('button').element.focus()
    if (how === 'is disabled') waits.value = true
    else running.value = true
    await nextTick()
    await nextTick()
    expect(document.activeElement).toBe(wrapper.element)
  })

  it('is let go where all of it goes', async () => {
    const { wrapper, running } = place()
    wrapper.get('button').element.focus()
    running.value = true
    wrapper.unmount()
    await nextTick()
    await nextTick()
    expect(document.activeElement).toBe(document.body)
  })

  it('is not drawn to where it was not', async () => {
    const { running } = place()
    running.value = true
    await nextTick()
    await nextTick()
    expect(document.activeElement).toBe(document.body)
  })
})
