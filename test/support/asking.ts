import {
  BACKEND_REQUESTS,
  readReply,
  type AnswerTo,
  type BackendRequests,
  type Dispatch,
  type ParamsOf,
} from '#shared/contract/requests.ts'

/** Asks for an answer that fits the contract; rejects with the error of a refusal. */
export type Ask = <N extends keyof BackendRequests, const P extends ParamsOf<BackendRequests, N>>(
  name: N,
  params: P,
) => Promise<AnswerTo<BackendRequests, N, P>>

export const asking =
  (dispatch: Dispatch): Ask =>
  async (name, params) =>
    readReply(BACKEND_REQUESTS, name, await dispatch(name, params)) as never
