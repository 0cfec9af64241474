import { useResizeObserver, useWindowSize } from '@vueuse/core'
import { computed, onMounted, onUpdated, ref, type ComputedRef, type Ref } from 'vue'

/** Left free below a picture, in pixels. */
const MARGIN = 12

/**
 * How much height the window leaves from the top of an element down, in pixels, with the page
 * scrolled to its start; what stands above it may wrap and grow.
 */
export function useRoomBelow(root: Readonly<Ref<HTMLElement | null>>): ComputedRef<number> {
  const { height } = useWindowSize()
  const top = ref(0)

  function measure(): void {
    if (root.value) top.value = root.value.getBoundingClientRect().top + window.scrollY
  }
  onMounted(measure)
  onUpdated(measure)
  const page = computed(() => root.value?.closest<HTMLElement>('main > *') ?? root.value)
  // A frame later: a size that changes while sizes are told is reported as a fault.
  useResizeObserver(page, () => requestAnimationFrame(measure))
  return computed(() => height.value - top.value - MARGIN)
}
