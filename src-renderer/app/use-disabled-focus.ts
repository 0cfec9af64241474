import { useEventListener, useMutationObserver } from '@vueuse/core'
import type { Ref } from 'vue'

/** When a focused button is disabled, its parent keeps the focus until it is enabled again. */
export function useDisabledFocus(main: Readonly<Ref<HTMLElement | null>>): void {
  let button: HTMLElement | null = null
  let around: HTMLElement | null = null

  useEventListener(main, 'focusin', ({ target }) => {
    if (target === around) return
    button = target as HTMLElement
    around = null
  })
  useEventListener(main, 'focusout', ({ target }) => {
    if (target === button && !button?.matches(':disabled')) button = null
  })
  useMutationObserver(
    main,
    () => {
      const { activeElement: focused, body } = document
      if (!button?.isConnected) return
      if (!button.matches(':disabled')) {
        if (around && focused === around) button.focus()
      } else if (focused === body || focused === button) {
        around = button.parentElement!
        around.tabIndex = -1
        around.focus({ preventScroll: true })
      }
    },
    { attributeFilter: ['disabled'], subtree: true },
  )
}
