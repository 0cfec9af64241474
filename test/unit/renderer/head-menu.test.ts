import { mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import HeadMenu from '#renderer/components/HeadMenu.vue'

afterEach(() => document.body.replaceChildren())

async function opened() {
  const menu = mount(HeadMenu, {
    props: { title: 'Share' },
    slots: { default: '<input aria-label="Code" />' },
    attachTo: document.body,
  })
  menu.vm.open()
  await nextTick()
  expect(menu.get('details').attributes('open')).toBeDefined()
  return menu
}

it('closes on Escape alone, and gives the focus back to its button', async () => {
  const menu = await opened()
  const heard = vi.fn<() => void>()
  document.body.addEventListener('keydown', heard)
  await menu.get('input').trigger('keydown', { key: 'Escape' })
  expect(menu.get('details').attributes('open')).toBeUndefined()
  expect(document.activeElement).toBe(menu.get('summary').element)
  expect(heard).not.toHaveBeenCalled()
  // Closed, it leaves Escape to the page.
  await menu.get('summary').trigger('keydown', { key: 'Escape' })
  expect(heard).toHaveBeenCalledTimes(1)
  document.body.removeEventListener('keydown', heard)
})

it('closes at a click beside it, and stays open at one inside', async () => {
  const menu = await opened()
  const moment = () => new Promise((resolve) => setTimeout(resolve))
  await moment()
  menu.get('input').element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await moment()
  expect(menu.get('details').attributes('open')).toBeDefined()
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await nextTick()
  expect(menu.get('details').attributes('open')).toBeUndefined()
})
