import * as v from 'valibot'
import { problemText } from '../base/result.ts'
import { texts } from '../texts/texts.ts'
import type { Game } from '../games/game.ts'
import { GAMES } from '../games/games.ts'
import { GAME_REQUESTS } from '../games/requests.ts'
import { cardRequestsOf } from './cards.ts'
import { dataRequests } from './data.ts'
import { drillRequestsOf } from './drill.ts'
import { errorData, errorSchema, faultOf, RequestError, type ErrorData } from './errors.ts'
import { housekeepingRequests } from './housekeeping.ts'
import { libraryRequestsOf } from './library.ts'
import { lessonRequestsOf } from './lessons.ts'
import { checkParams } from './params-problems.ts'
import { recordRequestsOf } from './records.ts'
import { shellRequests } from './settings.ts'
import { sheetRequestsOf } from './sheets.ts'
import { studyRequests } from './study.ts'

export const requestsOf = (games: readonly Game[]) =>
  ({
    ...GAME_REQUESTS,
    ...drillRequestsOf(games),
    ...studyRequests,
    ...recordRequestsOf(games),
    ...cardRequestsOf(games),
    ...lessonRequestsOf(games),
    ...sheetRequestsOf(games),
    ...dataRequests,
    ...libraryRequestsOf(games),
    ...housekeepingRequests,
  }) as const

export const BACKEND_REQUESTS = requestsOf(GAMES)

export const SHELL_REQUESTS = shellRequests

interface RequestSchemas {
  readonly params: v.GenericSchema
  readonly answer: v.GenericSchema
}
export type Requests = Readonly<Record<string, RequestSchemas>>
export type BackendRequests = typeof BACKEND_REQUESTS
export type ShellRequests = typeof SHELL_REQUESTS

/** Parameters before and after validation. */
export type ParamsOf<R extends Requests, N extends keyof R> = v.InferInput<R[N]['params']>
export type CheckedParams<R extends Requests, N extends keyof R> = v.InferOutput<R[N]['params']>
export type AnswerOf<R extends Requests, N extends keyof R> = v.InferOutput<R[N]['answer']>

/** Answer type for given parameters: if they name a game, the answer of that game. */
export type AnswerTo<R extends Requests, N extends keyof R, P> = P extends {
  readonly game: infer G
}
  ? Extract<AnswerOf<R, N>, { readonly game: G }> extends never
    ? AnswerOf<R, N>
    : Extract<AnswerOf<R, N>, { readonly game: G }>
  : AnswerOf<R, N>

export type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T

type Sending<R extends Requests, N extends keyof R> = Sent<AnswerOf<R, N>>

export type Handlers<R extends Requests> = {
  readonly [N in keyof R]: (params: CheckedParams<R, N>) => Promise<Sending<R, N>> | Sending<R, N>
}

export type Reply =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ErrorData }

/** Never rejects. */
export type Dispatch = (name: unknown, params: unknown) => Promise<Reply>

/** `report` receives bugs with their cause; expected failures are only returned. */
export function createDispatch<R extends Requests>(
  requests: R,
  handlers: Handlers<R>,
  report: (fault: string) => void = () => {},
): Dispatch {
  return async (name, params) => {
    try {
      if (typeof name !== 'string' || !Object.hasOwn(requests, name)) {
        throw new RequestError('unknown-request', texts.contract.noRequest)
      }
      const checked = checkParams(name, requests[name]!.params, params)
      if (!checked.ok) {
        const { problems } = checked
        throw new RequestError('invalid-request', problemText(problems), problems)
      }
      const handler = handlers[name as keyof R]
      return { ok: true, value: await handler(checked.value) }
    } catch (thrown) {
      const fault = faultOf(thrown)
      if (fault !== null) report(`${String(name)}: ${fault}`)
      return { ok: false, error: errorData(thrown) }
    }
  }
}

const replySchema = v.variant('ok', [
  v.object({ ok: v.literal(true), value: v.unknown() }),
  v.object({ ok: v.literal(false), error: errorSchema }),
])

export function readReply<R extends Requests, N extends keyof R & string>(
  requests: R,
  name: N,
  reply: unknown,
): AnswerOf<R, N> {
  const parsed = v.safeParse(replySchema, reply)
  if (parsed.success && !parsed.output.ok) {
    const { code, message, details } = parsed.output.error
    throw new RequestError(code, message, details)
  }
  const answer = parsed.success
    ? v.safeParse(requests[name]!.answer, (parsed.output as { value: unknown }).value)
    : null
  if (!answer?.success) {
    const [issue] = answer?.issues ?? parsed.issues ?? []
    const at = issue?.path?.map(({ key }) => String(key)).join('.') ?? ''
    const cause = new Error(`the answer to ${name} does not fit at "${at}": ${issue?.message}`)
    throw new RequestError('invalid-answer', texts.contract.inside, [], { cause })
  }
  return answer.output
}
