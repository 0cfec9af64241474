import { contextBridge, ipcRenderer } from 'electron'
import { BACKEND_PORT_KIND, CHANNELS } from './channels.ts'

type EventListener = (name: string, data: unknown) => void

/** API that the page finds as `breakpointShell`. */
export interface BreakpointShell {
  /** Asks the shell; answers a Reply as in the contract. The main process checks who asks what. */
  readonly request: (name: string, params: unknown) => Promise<unknown>
  /** Hears the shell's events, those included that came before. */
  readonly onEvent: (listener: EventListener) => void
}

const listeners: EventListener[] = []
const early: (readonly [name: string, data: unknown])[] = []

ipcRenderer.on(CHANNELS.event, (_event, name: string, data: unknown) => {
  if (listeners.length === 0) early.push([name, data])
  for (const listener of listeners) listener(name, data)
})

// A port cannot cross the context bridge; posting it to the page's own window can, and the page's
// origin as the target keeps it from any document that should not be there.
ipcRenderer.on(CHANNELS.backendPort, (event) => {
  window.postMessage({ kind: BACKEND_PORT_KIND }, window.location.origin, event.ports)
})

const shell: BreakpointShell = {
  request: (name, params) => ipcRenderer.invoke(CHANNELS.request, name, params),
  onEvent(listener) {
    listeners.push(listener)
    for (const [name, data] of early.splice(0)) listener(name, data)
  },
}

contextBridge.exposeInMainWorld('breakpointShell', shell)
