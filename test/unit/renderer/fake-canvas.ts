import { vi } from 'vitest'

/** Record of all painting, in order: whole images of cells, and the dashes and widths of lines. */
export interface Painted {
  readonly images: { readonly width: number; readonly data: Uint8ClampedArray }[]
  readonly strokes: { readonly width: number; readonly colour: string }[]
  /** How often the cells were put on the screen. */
  shown: number
}

/** A path takes all that is added to it; it stands for where it lies as well. */
class FakePath {
  addPath(): void {
    // Where it lies is not looked at here.
  }
}

/**
 * Puts a page of this width and a canvas without paper in the place of what jsdom lacks; undone by
 * vi.unstubAllGlobals and vi.restoreAllMocks.
 */
export function fakeCanvas(width: number): Painted {
  const painted: Painted = { images: [], strokes: [], shown: 0 }
  const context = {
    strokeStyle: '',
    lineWidth: 1,
    createImageData: (wide: number, high: number) => ({
      width: wide,
      data: new Uint8ClampedArray(wide * high * 4),
    }),
    putImageData(image: Painted['images'][number]): void {
      painted.images.push(image)
    },
    drawImage(): void {
      painted.shown++
    },
    stroke(): void {
      painted.strokes.push({ width: this.lineWidth, colour: this.strokeStyle })
    },
    createPattern: () => ({}),
    fill: () => {},
    beginPath: () => {},
    arc: () => {},
    moveTo: () => {},
    lineTo: () => {},
    setLineDash: () => {},
  }
  vi.stubGlobal('Path2D', FakePath)
  vi.stubGlobal('DOMMatrix', FakePath)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: (entries: unknown[]) => void
      constructor(tell: (entries: unknown[]) => void) {
        this.tell = tell
      }
      observe(): void {
        queueMicrotask(() => this.tell([{ contentRect: { width, height: 600 } }]))
      }
      disconnect(): void {
        // It has told all that it will.
      }
    },
  )
  return painted
}

/** Waits until a frame has been painted. */
export async function frame(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}
