import type { WebContents } from 'electron'
import type { Emit } from '#shared/contract/events.ts'
import { CHANNELS } from './preload/channels.ts'

/** Sends events to all loaded windows; queues them while there is none. */
export class ShellEvents {
  readonly #known = new WeakSet<WebContents>()
  readonly #loaded = new Set<WebContents>()
  readonly #early: Parameters<Emit>[] = []

  readonly emit: Emit = (name, data) => {
    if (this.#loaded.size === 0) this.#early.push([name, data])
    for (const contents of this.#loaded) contents.send(CHANNELS.event, name, data)
  }

  /** Call on each page load. */
  loaded(contents: WebContents): void {
    if (!this.#known.has(contents)) {
      this.#known.add(contents)
      contents.once('destroyed', () => this.#loaded.delete(contents))
      // Queues events until the page is loaded again.
      contents.on('render-process-gone', () => this.#loaded.delete(contents))
    }
    this.#loaded.add(contents)
    for (const event of this.#early.splice(0)) this.emit(...event)
  }
}
