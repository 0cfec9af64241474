import { useEventListener } from '@vueuse/core'
import type { Ref } from 'vue'
import type { Corner } from '#shared/pictures/outline.ts'

/** Callbacks of gestures; positions in pixels from the upper left corner of the plot. */
interface Wishes {
  readonly zoom: (factor: number, about: Corner) => void
  readonly move: (by: Corner) => void
  readonly hover: (at: Corner | null) => void
  readonly tap: (at: Corner, byTouch: boolean) => void
}

/** A movement of fewer pixels counts as a tap. */
const STILL = 4
/** Pixels per line, for wheels that scroll by lines or pages. */
const LINE = 16
const WHEEL_ZOOM = 0.0022
const PINCH_ZOOM = 0.01

const between = (a: Corner, b: Corner): Corner => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A drag moves, two fingers zoom, a tap selects. The wheel zooms with Ctrl or in focus. */
export function useGestures(target: Readonly<Ref<HTMLElement | null>>, wishes: Wishes): void {
  const down = new Map<number, Corner>()
  let begun: Corner | null = null
  let dragged = false

  function placeOf(event: MouseEvent): Corner {
    const box = target.value!.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  useEventListener(target, 'pointerdown', (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    const at = placeOf(event)
    down.set(event.pointerId, at)
    if (down.size === 1) {
      begun = at
      dragged = false
    } else dragged = true
  })

  useEventListener(target, 'pointermove', (event: PointerEvent) => {
    const at = placeOf(event)
    const before = down.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') wishes.hover(at)
      return
    }
    if (!dragged && begun && Math.hypot(at.x - begun.x, at.y - begun.y) < STILL) return
    if (!dragged) {
      dragged = true
      // The drag continues outside the picture.
      target.value!.setPointerCapture(event.pointerId)
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, at)
    if (!other) {
      wishes.move({ x: at.x - before.x, y: at.y - before.y })
      return
    }
    const apart = Math.hypot(before.x - other.x, before.y - other.y)
    const middle = between(at, other)
    const was = between(before, other)
    wishes.move({ x: middle.x - was.x, y: middle.y - was.y })
    if (apart > 0) wishes.zoom(Math.hypot(at.x - other.x, at.y - other.y) / apart, middle)
  })

  useEventListener(target, 'pointerup', (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || dragged) return
    wishes.tap(placeOf(event), event.pointerType === 'touch')
  })
  useEventListener(target, 'pointercancel', (event: PointerEvent) => {
    down.delete(event.pointerId)
  })
  useEventListener(target, 'pointerleave', () => wishes.hover(null))

  useEventListener(
    target,
    'wheel',
    (event: WheelEvent) => {
      const pinch = event.ctrlKey || event.metaKey
      if (!pinch && document.activeElement !== target.value) return
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE)
      wishes.zoom(Math.exp(-pixels * (pinch ? PINCH_ZOOM : WHEEL_ZOOM)), placeOf(event))
    },
    { passive: false },
  )
}
