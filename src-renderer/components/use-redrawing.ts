import { useMutationObserver } from '@vueuse/core'
import { onBeforeUnmount, onMounted, watch } from 'vue'

/** Draws on a canvas when it is there and whenever what it shows changes, and clears up in the end. */
export function useRedrawing(draw: () => void, shown: () => unknown, remove: () => void): void {
  onMounted(draw)
  watch(shown, draw)
  // The canvas does not know of custom properties: a change of theme is a new drawing.
  useMutationObserver(document.documentElement, draw, { attributeFilter: ['data-theme'] })
  onBeforeUnmount(remove)
}
