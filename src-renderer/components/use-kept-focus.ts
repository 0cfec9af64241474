import { nextTick, watch, type ShallowRef } from 'vue'

/**
 * Keeps the focus in `host` when what had it goes away or is disabled with a change of `state`, as a
 * button that turns into another one. `host` takes it then: it needs a tabindex of -1.
 */
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
