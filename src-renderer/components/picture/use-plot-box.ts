import { useElementSize, useWindowSize } from '@vueuse/core'
import { computed, type Ref } from 'vue'
import type { GridDrawing } from '#shared/pictures/drawing.ts'
import { marginsOf, plotBox } from '#shared/pictures/plot-layout.ts'
import type { Box } from '#shared/pictures/plot.ts'

/** How much of the window's height stays for what stands above and below. */
const AROUND = 300
const LOWEST = 280
const HIGHEST = 640
/** Room that the read-out and the legend need beside the drawing. */
const BESIDE = 330
const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 }

/** Where the plot of a picture lies, and how much room the picture takes, in pixels. */
interface PlotBox {
  readonly box: Readonly<Ref<Box>>
  readonly outer: Readonly<Ref<{ readonly width: number; readonly height: number }>>
  /** Room to the right of the plot. */
  readonly right: Readonly<Ref<number>>
  /** Whether what is read stands beside the drawing, and not under it. */
  readonly beside: Readonly<Ref<boolean>>
}

/** Fits a picture into the width of its root and the height of the window. */
export function usePlotBox(
  root: Readonly<Ref<HTMLElement | null>>,
  drawing: Readonly<Ref<GridDrawing>>,
  props: { readonly compact?: boolean | undefined; readonly aspect?: number | undefined },
): PlotBox {
  const { width } = useElementSize(root)
  const { height: windowHeight } = useWindowSize()
  const margins = computed(() =>
    props.compact ? NO_MARGINS : marginsOf(drawing.value.grid, drawing.value.formats),
  )
  const box = computed(() => {
    const highest = Math.min(HIGHEST, Math.max(LOWEST, windowHeight.value - AROUND))
    return plotBox(width.value, props.aspect ?? 1, margins.value, highest)
  })
  const outer = computed(() => {
    const { left, right, top, bottom } = margins.value
    return { width: box.value.width + left + right, height: box.value.height + top + bottom }
  })
  return {
    box,
    outer,
    right: computed(() => margins.value.right),
    beside: computed(() => width.value - outer.value.width >= BESIDE),
  }
}
