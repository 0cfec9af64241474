import type { CDPSession, Page } from '@playwright/test'

/** Action on a picture before each frame. */
export type PictureAction = 'zoom' | 'arrows' | 'nothing'

/**
 * Milliseconds between frames while something is done before each of them: the wheel turns, an arrow
 * key goes on, or nothing.
 */
export function frameTimes(page: Page, action: PictureAction, frames: number): Promise<number[]> {
  return page.evaluate(
    async ({ what, count }) => {
      const plot = document.querySelector<HTMLElement>('[role="application"]')!
      const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)
      const back = (i: number): boolean => i % 80 >= 40

      function act(i: number): void {
        if (what === 'zoom') {
          const { x, y, width, height } = plot.getBoundingClientRect()
          const at = { clientX: x + 0.6 * width, clientY: y + 0.3 * height }
          const deltaY = back(i) ? 30 : -30
          plot.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY, cancelable: true }))
        } else if (what === 'arrows') {
          const key = back(i) ? 'ArrowLeft' : 'ArrowRight'
          plot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        }
      }

      plot.focus()
      const times: number[] = []
      await nextFrame()
      let before = await nextFrame()
      for (let i = 0; i < count; i++) {
        act(i)
        const now = await nextFrame()
        times.push(now - before)
        before = now
      }
      return times
    },
    { what: action, count: frames },
  )
}

/** Milliseconds from the address on until a picture stands painted on the screen. */
export function timeToPicture(page: Page, hash: string): Promise<number> {
  return page.evaluate(async (to) => {
    const painted = (): boolean => {
      const canvas = document.querySelector<HTMLCanvasElement>('.picture canvas')
      const data = canvas
        ?.getContext('2d')
        ?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1)
      return data !== undefined && data.data[3] === 255
    }
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)
    const begun = performance.now()
    window.location.hash = to
    // The old picture goes first.
    do await nextFrame()
    while (!window.location.hash.startsWith(`#${to}`) || !painted())
    return performance.now() - begun
  }, hash)
}

/** Milliseconds that the main thread of the page has been at work so far. */
export async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Heap node types that are no objects of the page: compiled code, and the browser's own data. */
const NOT_OF_THE_PAGE: ReadonlySet<string> = new Set(['code', 'native', 'hidden', 'synthetic'])

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[]]
    }
  }
  readonly nodes: readonly number[]
}

/** Bytes of the objects in a heap snapshot of V8. */
function objectBytes({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!NOT_OF_THE_PAGE.has(types[0][nodes[at + type]!]!)) bytes += nodes[at + size]!
  }
  return bytes
}

/** Bytes of living objects, and how many elements and listeners the page keeps, after all waste is gone. */
export async function kept(
  session: CDPSession,
): Promise<{ bytes: number; nodes: number; listeners: number }> {
  // What is let go of only when something else has gone needs another round.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
  let text = ''
  const take = ({ chunk }: { chunk: string }): void => void (text += chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { bytes: objectBytes(JSON.parse(text) as Snapshot), nodes, listeners: jsEventListeners }
}
