import type { Channel } from '#shared/contract/channel.ts'

/** One end of a line in memory. */
export interface MemoryEnd {
  readonly channel: Channel
  /** Everything that has been posted from here. */
  readonly posted: unknown[]
  /** Hands this end a message as if it came over the line. */
  deliver(data: unknown): void
}

/** Two ends of a line that carries copies, a little later, as a MessagePort does. */
export function memoryLine(): [MemoryEnd, MemoryEnd] {
  const end = (other: () => MemoryEnd): MemoryEnd => {
    const listeners: ((data: unknown) => void)[] = []
    const posted: unknown[] = []
    return {
      channel: {
        post(data) {
          const copy: unknown = structuredClone(data)
          posted.push(copy)
          queueMicrotask(() => other().deliver(copy))
        },
        onMessage: (listener) => void listeners.push(listener),
      },
      posted,
      deliver: (data) => listeners.forEach((listener) => listener(data)),
    }
  }
  const first = end(() => second)
  const second = end(() => first)
  return [first, second]
}

/** Waits until everything under way on lines in memory has arrived. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
