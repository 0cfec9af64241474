import { ref, type Ref } from 'vue'
import type {} from '#main/backend/start-backend.ts'
import type { EventData, EventName } from '#shared/contract/events.ts'
import {
  readReply,
  type AnswerOf,
  type BackendRequests,
  type ParamsOf,
} from '#shared/contract/requests.ts'
import type { shellRequests } from '#shared/contract/settings.ts'
import { openConnection, type Connection } from './connection.ts'

type Listener = (data: unknown) => void
type ShellRequests = typeof shellRequests

const listeners = new Map<string, Set<Listener>>()

let early: [name: string, data: unknown][] | null = []

function tell(name: string, data: unknown): void {
  const heard = listeners.get(name) ?? new Set()
  if (heard.size === 0) early?.push([name, data])
  for (const listener of heard) listener(data)
}

/** Call when all listeners are registered: delivers the events that arrived earlier. */
export function tellEarly(): void {
  const waiting = early ?? []
  early = null
  for (const event of waiting) tell(...event)
}

export const connected: Ref<boolean> = ref(true)

/** True after the backend has stopped for good; only restarting the app helps. */
export const backendGone: Ref<boolean> = ref(false)

let line: Connection | null = null

function theConnection(): Connection {
  line ??= openConnection(
    (name, data) => {
      if (name === 'backend-gone') backendGone.value = true
      tell(name, data)
    },
    (state) => (connected.value = state),
  )
  return line
}

/**
 * Sends a request to the backend. Rejects with a RequestError made for the user. When `left` aborts,
 * a job that only this request waits for ends; without it a job goes on when the screen is left.
 */
export async function askBackend<N extends keyof BackendRequests>(
  name: N,
  params: ParamsOf<BackendRequests, N>,
  left?: AbortSignal,
): Promise<AnswerOf<BackendRequests, N>> {
  // Reactive proxies cannot be cloned for a MessagePort; a copy of the plain data can.
  const plain: unknown = JSON.parse(JSON.stringify(params))
  return readReply(await theConnection().backend(name, plain, left))
}

/** Sends a request to the shell. Rejects as askBackend does. */
export async function askShell<N extends keyof ShellRequests>(
  name: N,
  params: ParamsOf<ShellRequests, N>,
): Promise<AnswerOf<ShellRequests, N>> {
  const plain: unknown = JSON.parse(JSON.stringify(params))
  return readReply(await theConnection().shell(name, plain))
}

/** Adds a listener; returns the function that removes it. */
export function onEvent<N extends EventName>(
  name: N,
  listener: (data: EventData<N>) => void,
): () => void {
  const heard = listeners.get(name) ?? new Set()
  listeners.set(name, heard)
  // The backend sends under a name only data of its type.
  heard.add(listener as Listener)
  return () => heard.delete(listener as Listener)
}
