import { useMutationObserver } from '@vueuse/core'
import { nextTick, type Ref } from 'vue'
import { START_LOCATION, useRoute, useRouter, type RouteLocationNormalized } from 'vue-router'
import { texts } from '#shared/texts/texts.ts'
import { focusHeading } from '../components/focus-heading.ts'
import { useSaid } from '../components/use-said.ts'
import { SCREENS } from './screens.ts'

/** Page of a route, regardless of its view and game. */
const pageOf = ({ meta, name }: RouteLocationNormalized) => (meta.game ? meta.screen : name)

/** Sets the window title. A new page gets its heading focused; a new view is only announced. */
export function usePageChanges(main: Readonly<Ref<HTMLElement | null>>) {
  const router = useRouter()
  const route = useRoute()
  const { said, say } = useSaid()
  let due: 'focus' | 'say' | null = null

  function namesOf(page: HTMLElement): string[] {
    const shown = ['nav [aria-current="page"]', 'h1'].map(
      (one) => page.querySelector(one)?.textContent.trim() ?? '',
    )
    const names = [...new Set(shown)].filter((name) => name !== '')
    const screen = SCREENS.find(({ name }) => name === (route.meta.screen ?? route.name))
    const title = screen ? texts.frame.screens[screen.name] : ''
    return names.some((name) => name.includes(title)) ? names : [...names, title]
  }

  function settle(isNew = false): void {
    const page = main.value
    if (!page || route.meta.bare) return
    const names = namesOf(page)
    const { windowTitle } = texts.frame
    document.title = route.name === 'home' ? 'Breakpoint' : windowTitle(names.join(' – '))
    const { activeElement: focused, body } = document
    const heading = page.querySelector('h1')
    if (due === 'focus') {
      const isLost = focused === body || focused === page
      const isTaken = focused?.closest('[aria-modal="true"]') || page.contains(focused)
      if (isLost || (isNew && !isTaken)) focusHeading()
      else due = null
    } else if (due === 'say') {
      if (focused === body) page.focus({ preventScroll: true })
      if (heading) say(names.join(', '))
    }
    if (heading) due = null
  }

  router.afterEach(async (to, from, failure) => {
    if (failure) return
    // By then the previous page has been removed.
    await nextTick()
    const isGone = from !== START_LOCATION && to.path !== from.path
    if (isGone) due = pageOf(to) === pageOf(from) ? 'say' : 'focus'
    settle(isGone)
  })
  useMutationObserver(main, () => settle(), {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['aria-current'],
  })
  return said
}
