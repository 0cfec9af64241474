import { useDevicePixelRatio } from '@vueuse/core'
import { onBeforeUnmount, onMounted, watch, type Ref } from 'vue'
import type { GridDrawing } from '#shared/pictures/drawing.ts'
import { plotSvg } from '#shared/pictures/grid-svg.ts'
import type { PlotArea, Window } from '#shared/pictures/plot.ts'
import { paintGrid, readyGrid, type ReadyGrid } from './paint-grid.ts'
import { useGround } from './use-ground.ts'

/** Maximum pixel density; more costs time and is not visible. */
const DENSEST = 3

/** Paints at most once per frame. In print an SVG replaces the canvas, because it is sharper. */
export function usePainting(
  canvas: Readonly<Ref<HTMLCanvasElement | null>>,
  drawing: Readonly<Ref<GridDrawing>>,
  box: Readonly<Ref<PlotArea>>,
  shown: Readonly<Ref<Window>>,
): void {
  const ground = useGround()
  const { pixelRatio } = useDevicePixelRatio()
  const cells = document.createElement('canvas')
  let ready: ReadyGrid | null = null
  let asked = 0
  let shapes: SVGElement | null = null

  function paint(): void {
    asked = 0
    if (!canvas.value || box.value.width <= 0) return
    ready ??= readyGrid(drawing.value, ground.value, cells)
    const density = Math.min(DENSEST, pixelRatio.value)
    paintGrid(canvas.value, ready, box.value, shown.value, density)
  }

  function ask(): void {
    if (asked === 0) asked = requestAnimationFrame(paint)
  }

  function putOnPaper(): void {
    if (!canvas.value) return
    shapes = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    shapes.setAttribute('viewBox', `0 0 ${box.value.width} ${box.value.height}`)
    shapes.setAttribute('aria-hidden', 'true')
    shapes.style.cssText = `${canvas.value.style.cssText};position:absolute`
    shapes.innerHTML = plotSvg(drawing.value, { ...box.value, left: 0, top: 0 }, shown.value)
    canvas.value.before(shapes)
    canvas.value.hidden = true
  }

  function takeOffPaper(): void {
    shapes?.remove()
    shapes = null
    if (canvas.value) canvas.value.hidden = false
  }

  onMounted(ask)
  watch([box, shown, pixelRatio], ask)
  // Repaint only for changes that are painted.
  const painted = (['grid', 'scale', 'contours', 'regions', 'boundary'] as const).map(
    (key) => () => drawing.value[key],
  )
  watch(painted, () => {
    ready = null
    ask()
  })
  watch(
    ground,
    (now) => {
      takeOffPaper()
      if (now === 'paper') {
        putOnPaper()
        return
      }
      ready = null
      ask()
    },
    // Printing does not wait for the next frame.
    { flush: 'sync' },
  )
  onBeforeUnmount(() => {
    cancelAnimationFrame(asked)
    // Browsers hold a canvas's memory for long unless it is shrunk.
    cells.width = cells.height = 0
    if (canvas.value) canvas.value.width = canvas.value.height = 0
  })
}
