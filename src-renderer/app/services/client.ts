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

/** Events that arrived before the app could hear them; null once the app is there. */
let early: Event[] | null = []

function tell(event: Event): void {
  const heard = listeners.get(event.name) ?? new Set()
  if (heard.size === 0) early?.push(event)
  for (const listener of heard) listener(event.data as never)
}

/** To be called once the app is there: it is told what came before. */
export function tellEarly(): void {
  const waiting = early ?? []
  early = null
  for (const event of waiting) tell(event)
}

/** False while the line to the backend is broken. */
export const connected: Ref<boolean> = ref(true)

/** True once the backend has stopped for good: only opening the app again helps. */
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

/** Asks the backend. Rejects with a RequestError that has a sentence for the user. */
export async function askBackend<N extends keyof BackendRequests>(
  name: N,
  params: ParamsOf<BackendRequests, N>,
): Promise<AnswerOf<BackendRequests, N>> {
  // Reactive objects do not cross a port; a copy of the plain data does.
  const plain: unknown = JSON.parse(JSON.stringify(params))
  return readReply(BACKEND_REQUESTS, name, await theConnection().backend(name, plain))
}

/** Asks the shell around the page. Rejects as askBackend does. */
export async function askShell<N extends keyof ShellRequests>(
  name: N,
  params: ParamsOf<ShellRequests, N>,
): Promise<AnswerOf<ShellRequests, N>> {
  const plain: unknown = JSON.parse(JSON.stringify(params))
  return readReply(SHELL_REQUESTS, name, await theConnection().shell(name, plain))
}

/** Hears an event from now on; returns how to stop. */
export function onEvent<N extends EventName>(
  name: N,
  listener: (data: EventData<N>) => void,
): () => void {
  const heard = listeners.get(name) ?? new Set()
  listeners.set(name, heard)
  heard.add(listener)
  return () => heard.delete(listener)
}
