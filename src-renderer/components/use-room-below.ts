import { useResizeObserver, useWindowSize } from '@vueuse/core'
import { computed, onMounted, onUpdated, ref, type ComputedRef, type Ref } from 'vue'

const MARGIN = 12

/** Pixels from an element's top to the window's end, with the page scrolled to its start. */
export function useRoomBelow(root: Readonly<Ref<HTMLElement | null>>): ComputedRef<number> {
  const { height } = useWindowSize()
  const top = ref(0)

  function measure(): void {
    if (root.value) top.value = root.value.getBoundingClientRect().top + window.scrollY
  }
  onMounted(measure)
  onUpdated(measure)
  const page = computed(() => root.value?.closest<HTMLElement>('main > *') ?? root.value)
  // Delayed by a frame: a resize inside a ResizeObserver callback is reported as an error.
  useResizeObserver(page, () => requestAnimationFrame(measure))
  return computed(() => height.value - top.value - MARGIN)
}
