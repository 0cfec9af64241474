/** Names by which the page and the main process call each other. */
export const TO_MAIN = 'standInToMain'
export const TO_PAGE = 'standInToPage'

/** Message from the page to the main process. */
export type PageWord =
  | { readonly kind: 'invoke'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'port'; readonly id: number; readonly data: unknown }
  | { readonly kind: 'violation'; readonly directive: string; readonly blocked: string }

/** Message from the main process to the page. */
export type MainWord =
  | {
      readonly kind: 'event'
      readonly channel: string
      readonly args: readonly unknown[]
      readonly ports: readonly number[]
    }
  | { readonly kind: 'port'; readonly id: number; readonly data: unknown }
  | { readonly kind: 'closed'; readonly id: number }

type Window = Record<string, unknown> & typeof globalThis

/**
 * Runs in the page, before its scripts, and answers the `electron` module of a preload script. It is
 * sent as text, so it stands alone.
 */
function pageElectron(toMain: string, toPage: string): unknown {
  const page = globalThis as Window
  const tell = (word: PageWord): Promise<unknown> =>
    (page[toMain] as (word: PageWord) => Promise<unknown>)(word)
  const listeners = new Map<string, ((event: unknown, ...args: unknown[]) => void)[]>()
  const ports = new Map<number, MessagePort>()

  const receivePort = (id: number): MessagePort => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => void tell({ kind: 'port', id, data })
    ports.set(id, port1)
    return port2
  }
  const receive = (word: MainWord): void => {
    if (word.kind === 'port') ports.get(word.id)?.postMessage(word.data)
    else if (word.kind === 'closed') ports.get(word.id)?.close()
    else {
      const event = { ports: word.ports.map(receivePort) }
      for (const listener of listeners.get(word.channel) ?? []) listener(event, ...word.args)
    }
  }
  Object.defineProperty(page, toPage, { value: receive })
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective: directive, blockedURI: blocked } = violation
    void tell({ kind: 'violation', directive, blocked })
  })
  return {
    contextBridge: {
      exposeInMainWorld: (name: string, value: unknown) =>
        Object.defineProperty(page, name, { value }),
    },
    ipcRenderer: {
      invoke: (channel: string, ...args: unknown[]) => tell({ kind: 'invoke', channel, args }),
      on: (channel: string, listener: (event: unknown, ...args: unknown[]) => void) => {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      },
    },
  }
}

/** The preload script, made to run in a page: its only module is the stand-in for electron. */
export function preloadInPage(preload: string): string {
  const electron = `(${pageElectron.toString()})(${JSON.stringify(TO_MAIN)}, ${JSON.stringify(TO_PAGE)})`
  return `{ const electron = ${electron}; ((require) => {\n${preload}\n})(() => electron) }`
}
