import * as v from 'valibot'
import { problemText } from '../base/result.ts'
import { texts } from '../texts/texts.ts'
import type { Game } from '../games/game.ts'
import { GAMES, type GameName } from '../games/games.ts'
import { GAME_REQUESTS } from '../games/requests.ts'
import { cardRequestsOf } from './cards.ts'
import { dataRequests, studyRequests } from './data.ts'
import { drillRequestsOf, type DrillRequests, type OfAnyGame, type OfGame } from './drill.ts'
import { errorData, errorSchema, faultOf, RequestError, type ErrorData } from './errors.ts'
import { housekeepingRequests } from './housekeeping.ts'
import { libraryRequestsOf } from './library.ts'
import { checkParams } from './params-problems.ts'
import { recordRequestsOf } from './records.ts'
import type { ShellAnswers } from './settings.ts'
import { sheetRequestsOf } from './sheets.ts'

export const requestsOf = (games: readonly Game[]) =>
  ({
    ...GAME_REQUESTS,
    ...drillRequestsOf(games),
    ...studyRequests,
    ...recordRequestsOf(games),
    ...cardRequestsOf(games),
    ...sheetRequestsOf(games),
    ...dataRequests,
    ...libraryRequestsOf(games),
    ...housekeepingRequests,
  }) as const

export const BACKEND_REQUESTS = requestsOf(GAMES)

export type Requests = Readonly<Record<string, v.GenericSchema>>
export type BackendRequests = typeof BACKEND_REQUESTS

/** Parameters before and after validation. */
export type ParamsOf<R extends Requests, N extends keyof R> = v.InferInput<R[N]>
export type CheckedParams<R extends Requests, N extends keyof R> = v.InferOutput<R[N]>

export type Handlers<R extends Requests> = {
  readonly [N in keyof R]: (params: CheckedParams<R, N>) => unknown
}

/** Types of answers; the backend adds those that its handlers return. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- extended where handlers are
export interface HandlerAnswers extends ShellAnswers {}

export type AnswersOf<Handling> = {
  readonly [N in keyof Handling]: Handling[N] extends (...params: never) => infer Answer
    ? N extends keyof DrillRequests
      ? OfAnyGame<Awaited<Answer>>
      : N extends 'lessons.overview'
        ? OfGame<Awaited<Answer>, GameName>
        : Awaited<Answer>
    : never
}

export type AnswerOf<R extends Requests, N extends keyof R> = N extends keyof HandlerAnswers
  ? HandlerAnswers[N]
  : unknown

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
      const checked = checkParams(name, requests[name]!, params)
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

/** The answer, as the caller expects it; not checked, for page and backend are built together. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function readReply<T>(reply: unknown): T {
  const parsed = v.safeParse(replySchema, reply)
  if (!parsed.success) {
    const [{ message, path = [] }] = parsed.issues
    const at = path.map(({ key }) => String(key)).join('.')
    const cause = new Error(`the reply does not fit at "${at}": ${message}`)
    throw new RequestError('invalid-answer', texts.contract.inside, [], { cause })
  }
  if (parsed.output.ok) return parsed.output.value as T
  const { code, message, details } = parsed.output.error
  throw new RequestError(code, message, details)
}
