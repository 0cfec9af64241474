import { useMutationObserver } from '@vueuse/core'
import { onBeforeUnmount, onMounted, watch } from 'vue'

/** Draws a canvas when mounted and when its data changes; `remove` cleans up. */
export function useRedrawing(draw: () => void, shown: () => unknown, remove: () => void): void {
  onMounted(draw)
  watch(shown, draw)
  // Canvas colours are resolved when drawing, so a theme change needs a redraw.
  useMutationObserver(document.documentElement, draw, { attributeFilter: ['data-theme'] })
  onBeforeUnmount(remove)
}
