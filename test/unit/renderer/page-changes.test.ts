import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h, ref, useTemplateRef, type Ref } from 'vue'
import { RouterLink, RouterView } from 'vue-router'
import { useDisabledFocus } from '#renderer/app/use-disabled-focus.ts'
import { usePageChanges } from '#renderer/app/use-page-changes.ts'
import { soon } from '../../support/soon.ts'
import { routerWith, settled } from './harness.ts'

/** A page with a heading, and with views if it has any. */
const page = (title: () => string, ...views: readonly string[]) =>
  defineComponent(() => () => [
    title() === '' ? null : h('h1', title()),
    h(
      'nav',
      views.map((view) =>
        h(RouterLink, { to: `/strategy/${view}`, ariaCurrentValue: 'page' }, () => view),
      ),
    ),
    h('input'),
  ])

/** The app, cut down to a link outside and the page in it. */
async function app(late: Ref<string> = ref('Games')) {
  const router = routerWith({
    home: page(() => 'Zilch'),
    rules: page(() => 'Rules'),
    'edit-rules': page(() => 'New rules'),
    records: page(() => late.value),
    strategy: page(() => 'Strategy for Zilch', 'map', 'table'),
  })
  let said: ReturnType<typeof usePageChanges> | null = null
  const shown = mount(
    defineComponent(() => {
      const main = useTemplateRef<HTMLElement>('main')
      said = usePageChanges(main)
      useDisabledFocus(main)
      return () => [
        h('button', { id: 'outside' }),
        h('main', { ref: 'main', tabindex: -1 }, [h(RouterView)]),
      ]
    }),
    { attachTo: document.body, global: { plugins: [router] } },
  )
  await router.isReady()
  await settled()
  const go = async (to: string): Promise<void> => {
    await router.push(to)
    await settled()
  }
  return { shown, go, said: said! as Ref<{ text: string; count: number }> }
}
/** What has the focus: its text, or its tag where it has none or is the whole page. */
function focused(): string {
  const { activeElement: one, body } = document
  return (one !== body && one?.textContent) || one!.tagName
}

it('names the window after the page, its view and its screen', async () => {
  const { go } = await app()
  const titles: string[] = []
  for (const to of ['/', '/rules', '/rules/edit', '/progress/games', '/strategy/map']) {
    await go(to)
    titles.push(document.title)
  }
  await go('/strategy/table')
  titles.push(document.title)
  expect(titles).toEqual([
    'Breakpoint',
    'Rules – Breakpoint',
    'New rules – Rules – Breakpoint',
    'Games – Progress – Breakpoint',
    'map – Strategy for Zilch – Breakpoint',
    'table – Strategy for Zilch – Breakpoint',
  ])
})

it('gives the heading of a page that is gone to the focus, but not at the start', async () => {
  const { shown, go, said } = await app()
  expect(focused()).toBe('BODY')
  shown.get<HTMLElement>('#outside').element.focus()
  await go('/rules')
  expect(focused()).toBe('Rules')
  await go('/rules/edit')
  expect(focused()).toBe('New rules')
  expect(said.value.count).toBe(0)
})

it('waits for a heading that comes late, unless the user went elsewhere meanwhile', async () => {
  const late = ref('')
  const { shown, go } = await app(late)
  await go('/progress/games')
  expect(document.activeElement?.tagName).toBe('MAIN')
  late.value = 'Games'
  await soon(() => expect(focused()).toBe('Games'))
  expect(document.title).toBe('Games – Progress – Breakpoint')
  late.value = ''
  await go('/rules')
  await go('/progress/games')
  shown.get('input').element.focus()
  late.value = 'Games'
  await settled()
  expect(focused()).toBe('INPUT')
})

it('leaves the focus alone where only the query or the view changes, and says the view once', async () => {
  const { shown, go, said } = await app()
  await go('/strategy/map')
  shown.get('input').element.focus()
  await go('/strategy/map?dice=3')
  expect([focused(), said.value.count]).toEqual(['INPUT', 0])
  const [, table] = shown.findAll('a')
  table!.element.focus()
  await go('/strategy/table')
  expect(focused()).toBe('table')
  expect(said.value).toEqual({ text: 'table, Strategy for Zilch', count: 1 })
})

it('leaves the focus in a field that a page gave it to, and in a dialog', async () => {
  const { go } = await app()
  const dialog = document.createElement('div')
  dialog.innerHTML = '<div aria-modal="true"><button>Close</button></div>'
  document.body.append(dialog)
  dialog.querySelector('button')!.focus()
  await go('/rules')
  expect(focused()).toBe('Close')
})

it('keeps the place of the focus where its button is disabled, and gives it back', async () => {
  const { shown } = await app()
  const place = document.createElement('p')
  place.innerHTML = '<button>Undo</button>'
  shown.get('main').element.append(place)
  const button = place.querySelector('button')!
  button.focus()
  button.disabled = true
  await settled()
  expect(document.activeElement).toBe(place)
  button.disabled = false
  await settled()
  expect(document.activeElement).toBe(button)
  button.blur()
  button.disabled = true
  await settled()
  expect(document.activeElement).toBe(document.body)
})
