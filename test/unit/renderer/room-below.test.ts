import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { useRoomBelow } from '#renderer/components/use-room-below.ts'
import { settled } from './harness.ts'

const Picture = defineComponent({
  setup() {
    const root = ref<HTMLElement | null>(null)
    const room = useRoomBelow(root)
    return () => h('p', { ref: root }, String(room.value))
  },
})

/** The top of the picture in the window, and how far the page is scrolled. */
function lay(top: number, scrolled: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 0))
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrolled)
}

function resize(height: number): void {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(height)
  window.dispatchEvent(new Event('resize'))
}

it('is what the window leaves below the top of a picture, however far the page is scrolled', async () => {
  lay(300, 0)
  resize(700)
  const shown = mount(Picture)
  await settled()
  expect(shown.text()).toBe('388')
  lay(100, 200)
  resize(800)
  await settled()
  expect(shown.text()).toBe('488')
})
