import { useEventListener, useFullscreen, useWindowSize } from '@vueuse/core'
import { computed, ref, type ComputedRef, type Ref } from 'vue'

/** The window in which the table has its usual size, in pixels: a larger one makes it larger. */
const USUAL = { width: 900, height: 560 }

/** A view that fills the window, and the screen where that is allowed. */
export interface LargeView {
  readonly isOn: Readonly<Ref<boolean>>
  /** How many times as large as usual all of it is. */
  readonly zoom: ComputedRef<number>
  readonly toggle: () => void
}

/** The large view of an element. Whoever leaves the full screen leaves it, too. */
export function useLargeView(element: Readonly<Ref<HTMLElement | null>>): LargeView {
  const isOn = ref(false)
  const { isFullscreen, enter, exit } = useFullscreen(element)
  const { width, height } = useWindowSize()
  /** Left by the app, which may have entered it again before that is told. */
  let isLeaving = false
  useEventListener(document, 'fullscreenchange', () => {
    if (document.fullscreenElement) return
    if (!isLeaving) isOn.value = false
    isLeaving = false
  })
  return {
    isOn,
    zoom: computed(() =>
      isOn.value
        ? Math.max(1, Math.min(width.value / USUAL.width, height.value / USUAL.height))
        : 1,
    ),
    toggle: () => {
      isOn.value = !isOn.value
      // Without leave to fill the screen it fills the window.
      if (isOn.value) void enter().catch(() => {})
      else if (isFullscreen.value) {
        isLeaving = true
        void exit().catch(() => {})
      }
    },
  }
}
