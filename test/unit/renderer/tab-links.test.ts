import { expect, it, vi } from 'vitest'
import TabLinks from '#renderer/components/TabLinks.vue'
import { show } from './harness.ts'
import { soon } from '../../support/soon.ts'

const WIDTH = 100

/** Links of 60 pixels side by side, in a strip that shows 100. */
function place(this: Element): DOMRect {
  const strip = this.parentElement
  if (this.tagName !== 'A' || !strip) return new DOMRect(0, 0, WIDTH, 30)
  return new DOMRect([...strip.children].indexOf(this) * 60 - strip.scrollLeft, 0, 60, 30)
}

it('scrolls the strip as far as it takes to see the view that is open', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(place)
  const tabs = ['map', 'slice', 'chances'].map((id) => ({ id, title: id, to: `/strategy/${id}` }))
  const props = { label: 'Views', tabs, current: 'chances' }
  const { screen: shown } = await show(TabLinks, { props })
  const strip = shown.get('.tabs').element
  await soon(() => expect(strip.scrollLeft).toBe(80))
  await shown.setProps({ current: 'slice' })
  expect(strip.scrollLeft).toBe(60)
  await shown.setProps({ current: 'map' })
  expect(strip.scrollLeft).toBe(0)
})

it('keeps views that few come for behind a button, but the one that is open in sight', async () => {
  const tabs = ['map', 'slice', 'proof'].map((id) => ({
    id,
    title: id,
    to: `/strategy/${id}`,
    more: id !== 'map',
  }))
  const props = { label: 'Views', tabs, current: 'map' }
  const { screen: shown } = await show(TabLinks, { props })
  const seen = (): string[] =>
    shown
      .findAll('a')
      .filter((link) => link.isVisible())
      .map((link) => link.text())
  const more = shown.get('button')
  expect([more.text(), more.attributes('aria-expanded'), seen()]).toEqual([
    'More',
    'false',
    ['map'],
  ])
  await more.trigger('click')
  expect([more.attributes('aria-expanded'), seen()]).toEqual(['true', ['map', 'slice', 'proof']])
  await more.trigger('click')
  expect(seen()).toEqual(['map'])
  await shown.setProps({ current: 'proof' })
  expect(seen()).toEqual(['map', 'slice', 'proof'])
})
