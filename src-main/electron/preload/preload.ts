import { contextBridge, ipcRenderer } from 'electron'
import { BACKEND_PORT_KIND, CHANNELS } from './channels.ts'

type EventListener = (name: string, data: unknown) => void

export interface BreakpointShell {
  /** Resolves to a Reply of the contract. The main process checks the sender. */
  readonly request: (name: string, params: unknown) => Promise<unknown>
  /** Also receives the events from before the first listener. */
  readonly onEvent: (listener: EventListener) => void
}

const listeners: EventListener[] = []
const early: (readonly [name: string, data: unknown])[] = []

ipcRenderer.on(CHANNELS.event, (_event, name: string, data: unknown) => {
  if (listeners.length === 0) early.push([name, data])
  for (const listener of listeners) listener(name, data)
})

// A port cannot cross the context bridge, but it can be posted to the page's own window. The target
// origin keeps it from any foreign document.
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
