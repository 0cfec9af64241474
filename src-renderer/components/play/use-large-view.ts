import { useEventListener, useFullscreen, useWindowSize } from '@vueuse/core'
import { computed, ref, type Ref } from 'vue'

/** Window size in pixels at which the zoom is 1. */
const USUAL = { width: 900, height: 560 }

/** Fills the window, and the screen if allowed. Leaving full screen ends it. */
export function useLargeView(element: Readonly<Ref<HTMLElement | null>>) {
  const isOn = ref(false)
  const { isFullscreen, enter, exit } = useFullscreen(element)
  const { width, height } = useWindowSize()
  /** Set while the app leaves full screen: the event may arrive after entering again. */
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
      // Full screen may be denied; then it fills the window only.
      if (isOn.value) void enter().catch(() => {})
      else if (isFullscreen.value) {
        isLeaving = true
        void exit().catch(() => {})
      }
    },
  }
}
