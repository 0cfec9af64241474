import { AsyncLocalStorage } from 'node:async_hooks'

/** Within this time another request may join abandoned work: that of the next screen does. */
const GRACE_MS = 2_000

/** Of the request being answered: aborted when nobody waits for the answer. Undefined: never. */
const present = new AsyncLocalStorage<AbortSignal | undefined>()

/** Runs the work of a request whose answer is waited for until the signal. */
export function waitingUntil<T>(signal: AbortSignal | undefined, work: () => T): T {
  return present.run(signal, work)
}

/** True while a screen's own question is answered, which nobody asked by a button or a command. */
export const isUnasked = (): boolean => presentSignal() !== undefined

export const presentSignal = (): AbortSignal | undefined => present.getStore()

/** The requests that wait for shared work, which is given up some time after the last has left. */
export class Waiters {
  readonly #giveUp: () => void
  readonly #signals = new Set<AbortSignal>()
  #stays = false

  constructor(giveUp: () => void) {
    this.#giveUp = giveUp
  }

  /** Adds the request being answered. Work that somebody asked for by a button stays. */
  join(): void {
    const signal = present.getStore()
    if (!signal) {
      this.#stays = true
      return
    }
    this.#signals.add(signal)
    const leave = (): void => {
      this.#signals.delete(signal)
      setTimeout(() => this.#end(), GRACE_MS).unref()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  }

  #end(): void {
    if (!this.#stays && this.#signals.size === 0) this.#giveUp()
  }
}
