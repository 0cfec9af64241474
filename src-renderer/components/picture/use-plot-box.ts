import { useElementSize } from '@vueuse/core'
import { computed, type Ref } from 'vue'
import type { GridDrawing } from '#shared/pictures/drawing.ts'
import { marginsOf, plotBox } from '#shared/pictures/plot-layout.ts'
import { useRoomBelow } from '../use-room-below.ts'

/** Minimum width of a plot in pixels; a smaller window scrolls. */
const NARROWEST = 360
const HIGHEST = 520
/** Width in pixels that the read-out and legend need beside the plot. */
const BESIDE = 330

export function usePlotBox(
  root: Readonly<Ref<HTMLElement | null>>,
  drawing: Readonly<Ref<GridDrawing>>,
  aspect: () => number,
) {
  const { width } = useElementSize(root)
  const room = useRoomBelow(root)
  const margins = computed(() => marginsOf(drawing.value.grid, drawing.value.formats))
  const box = computed(() => {
    const { top, bottom } = margins.value
    const left = room.value - top - bottom
    const highest = Math.min(HIGHEST, Math.max(NARROWEST / aspect(), left))
    return plotBox(width.value, aspect(), margins.value, highest)
  })
  const outer = computed(() => {
    const { left, right, top, bottom } = margins.value
    return { width: box.value.width + left + right, height: box.value.height + top + bottom }
  })
  return {
    box,
    outer,
    /** False for a moment after the start, when nothing has its place yet. */
    isMeasured: computed(() => width.value > 0),
    right: computed(() => margins.value.right),
    beside: computed(() => width.value - outer.value.width >= BESIDE),
  }
}
