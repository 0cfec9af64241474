import { nextTick, watch, type ShallowRef } from 'vue'

/** Keeps the focus in `host` (tabindex -1) when its focused element is removed or disabled. */
export function useLastingFocus(
  host: Readonly<ShallowRef<HTMLElement | null>>,
  state: () => unknown,
): void {
  watch(state, async () => {
    const element = host.value
    if (!element?.contains(document.activeElement)) return
    await nextTick()
    const now = document.activeElement
    if (!element.contains(now) || now?.matches(':disabled')) element.focus()
  })
}
