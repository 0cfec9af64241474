import { ref, type Ref } from 'vue'
import { readEvent, type EventData, type EventName } from '#shared/contract/events.ts'
import {
  BACKEND_REQUESTS,
  readReply,
  SHELL_REQUESTS,
  type AnswerOf,
  type BackendRequests,
  type ParamsOf,
  type ShellRequests,
} from '#shared/contract/requests.ts'
import { openConnection, type Connection } from './connection.ts'

type Listener = (data: never) => void

const listeners = new Map<EventName, Set<Listener>>()

type Event = NonNullable<ReturnType<typeof readEvent>>

let early: Event[] | null = []

function tell(event: Event): void {
  const heard = listeners.get(event.name) ?? new Set()
  if (heard.size === 0) early?.push(event)
  for (const listener of heard) listener(event.data as never)
}

/** Call when all listeners are registered: delivers the events that arrived earlier. */
export function tellEarly(): void {
  const waiting = early ?? []
  early = null
  for (const event of waiting) tell(event)
}

export const connected: Ref<boolean> = ref(true)

/** True after the backend has stopped for good; only restarting the app helps. */
export const backendGone: Ref<boolean> = ref(false)

let line: Connection | null = null

function theConnection(): Connection {
  line ??= openConnection(
    (name, data) => {
      const event = readEvent(name, data)
      if (event?.name === 'backend-gone') backendGone.value = true
      if (event) tell(event)
    },
    (state) => (connected.value = state),
  )
  return line
}

/** Sends a request to the backend. Rejects with a RequestError made for the user. */
export async function askBackend<N extends keyof BackendRequests>(
  name: N,
  params: ParamsOf<BackendRequests, N>,
): Promise<AnswerOf<BackendRequests, N>> {
  // Reactive proxies cannot be cloned for a MessagePort; a copy of the plain data can.
  const plain: unknown = JSON.parse(JSON.stringify(params))
  return readReply(BACKEND_REQUESTS, name, await theConnection().backend(name, plain))
}

/** Sends a request to the shell. Rejects as askBackend does. */
export async function askShell<N extends keyof ShellRequests>(
  name: N,
  params: ParamsOf<ShellRequests, N>,
): Promise<AnswerOf<ShellRequests, N>> {
  const plain: unknown = JSON.parse(JSON.stringify(params))
  return readReply(SHELL_REQUESTS, name, await theConnection().shell(name, plain))
}

/** Adds a listener; returns the function that removes it. */
export function onEvent<N extends EventName>(
  name: N,
  listener: (data: EventData<N>) => void,
): () => void {
  const heard = listeners.get(name) ?? new Set()
  listeners.set(name, heard)
  heard.add(listener)
  return () => heard.delete(listener)
}
