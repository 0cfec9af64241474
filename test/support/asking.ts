import type { BackendRequests, Dispatch, ParamsOf } from '#shared/contract/requests.ts'
import { readAnswer, type AnswerTo } from './plain-answer.ts'

/** Asks for an answer of plain data; rejects with the error of a refusal. */
export type Ask = <N extends keyof BackendRequests, const P extends ParamsOf<BackendRequests, N>>(
  name: N,
  params: P,
) => Promise<AnswerTo<N, P>>

export const asking =
  (dispatch: Dispatch): Ask =>
  async (name, params) =>
    readAnswer(name, await dispatch(name, params)) as never
