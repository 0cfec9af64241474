import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, ref, type VNode } from 'vue'
import AppDialog from '#renderer/components/AppDialog.vue'
import { keyDown, settled } from './harness.ts'

async function dialog(content: () => VNode[], description?: string) {
  const open = ref(false)
  const screen = mount(
    defineComponent(() => () => [
      h('button', { id: 'opener' }, 'Open'),
      h(
        AppDialog,
        {
          title: 'Keys',
          ...(description === undefined ? {} : { description }),
          open: open.value,
          'onUpdate:open': (value: boolean) => (open.value = value),
        },
        content,
      ),
    ]),
    { attachTo: document.body },
  )
  screen.get<HTMLElement>('#opener').element.focus()
  open.value = true
  await settled()
  const element = document.querySelector<HTMLElement>('[role="dialog"]')!
  const described = (name: string): string | null => {
    const id = element.getAttribute(name)
    return id === null ? null : (document.getElementById(id)?.textContent.trim() ?? '(nothing)')
  }
  return { open, element, described }
}

const field = (attributes: object) => h('input', attributes)

describe('a dialog', () => {
  it('is named and described', async () => {
    const { described } = await dialog(() => [], 'All keys can be changed.')
    expect(described('aria-labelledby')).toBe('Keys')
    expect(described('aria-describedby')).toBe('All keys can be changed.')
  })

  it('points to no description where it has none', async () => {
    const { described } = await dialog(() => [])
    expect(described('aria-labelledby')).toBe('Keys')
    expect(described('aria-describedby')).toBeNull()
  })

  it('gives the keyboard to what is marked for it', async () => {
    await dialog(() => [field({ id: 'first' }), field({ id: 'marked', 'data-autofocus': '' })])
    expect(document.activeElement?.id).toBe('marked')
  })

  it('gives it to the close button where nothing is marked', async () => {
    await dialog(() => [field({ id: 'first' })])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  })

  it.each(['Escape', 'the button'])('is closed by %s, and the keyboard goes back', async (how) => {
    const { open, element } = await dialog(() => [field({ 'data-autofocus': '' })])
    if (how === 'Escape') document.activeElement!.dispatchEvent(keyDown('Escape'))
    else element.querySelector<HTMLElement>('[aria-label="Close"]')!.click()
    await settled()
    expect(open.value).toBe(false)
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    expect(document.activeElement?.id).toBe('opener')
  })

  it('leaves the keyboard at the heading of the page where what had it is gone', async () => {
    const page = document.createElement('main')
    page.innerHTML = '<h1>Rules</h1>'
    document.body.append(page)
    await dialog(() => [field({ 'data-autofocus': '' })])
    document.querySelector('#opener')!.remove()
    document.activeElement!.dispatchEvent(keyDown('Escape'))
    await settled(2)
    expect(document.activeElement?.textContent).toBe('Rules')
  })
})
