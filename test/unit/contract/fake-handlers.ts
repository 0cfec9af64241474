import type { Handlers, Requests } from '#shared/contract/requests.ts'

export interface HandlerCall {
  readonly name: string
  readonly params: unknown
}

/** Handlers for every request that remember what reaches them and answer an empty object. */
export function fakeHandlers<R extends Requests>(
  requests: R,
  answer: (call: HandlerCall) => unknown = () => ({}),
): { readonly handlers: Handlers<R>; readonly calls: HandlerCall[] } {
  const calls: HandlerCall[] = []
  const handlers = Object.fromEntries(
    Object.keys(requests).map((name) => [
      name,
      (params: unknown) => {
        calls.push({ name, params })
        return answer({ name, params })
      },
    ]),
  )
  return { handlers: handlers as Handlers<R>, calls }
}
