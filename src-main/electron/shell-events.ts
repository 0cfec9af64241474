import type { WebContents } from 'electron'
import type { Emit } from '#shared/contract/events.ts'
import { CHANNELS } from './preload/channels.ts'

/** Tells the windows what the shell has to say; what is said before there is one is kept for it. */
export class ShellEvents {
  readonly #loaded = new Set<WebContents>()
  readonly #early: Parameters<Emit>[] = []

  readonly emit: Emit = (name, data) => {
    if (this.#loaded.size === 0) this.#early.push([name, data])
    for (const contents of this.#loaded) contents.send(CHANNELS.event, name, data)
  }

  /** To be called on each load of a window. */
  loaded(contents: WebContents): void {
    if (!this.#loaded.has(contents)) {
      this.#loaded.add(contents)
      contents.once('destroyed', () => this.#loaded.delete(contents))
    }
    for (const event of this.#early.splice(0)) this.emit(...event)
  }
}
