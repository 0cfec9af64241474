import { useEventListener } from '@vueuse/core'
import type { Ref } from 'vue'

/** Finishes running animations at the next key or press, so that nobody has to wait for a throw. */
export function skipMotion(root: Readonly<Ref<HTMLElement | null>>): void {
  const end = (): void => {
    for (const moving of root.value?.getAnimations({ subtree: true }) ?? []) moving.finish()
  }
  useEventListener(window, ['keydown', 'pointerdown'], end, { capture: true, passive: true })
}
