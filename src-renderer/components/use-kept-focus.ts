import { nextTick, watch, type ShallowRef } from 'vue'

/** Keeps the focus in `host` (tabindex -1) when its focused element is removed or disabled. */
export function useKeptFocus(
  host: Readonly<ShallowRef<HTMLElement | null>>,
  state: () => unknown,
): void {
  watch(state, async () => {
    const kept = host.value
    if (!kept?.contains(document.activeElement)) return
    await nextTick()
    const now = document.activeElement
    if (!kept.contains(now) || now?.matches(':disabled')) kept.focus()
  })
}
