import * as v from 'valibot'
import type { Problem } from '../base/result.ts'
import { WordedError } from '../base/worded-error.ts'
import { texts } from '../texts/texts.ts'

/** Stable names of what can go wrong with a request. Screens and scripts may rely on them. */
export const ERROR_CODES = [
  'unknown-request',
  'invalid-request',
  'invalid-answer',
  'not-found',
  'cancelled',
  'solver-failed',
  'storage-failed',
  'print-failed',
  'disconnected',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export const errorSchema = v.object({
  code: v.picklist(ERROR_CODES),
  /** A sentence for the user: what happened and what to do. */
  message: v.string(),
  /** The fields concerned, if any. */
  details: v.array(v.object({ field: v.string(), message: v.string() })),
})

/** An error as it crosses between renderer, backend and shell. */
export type ErrorData = v.InferOutput<typeof errorSchema>

/** An expected failure of a request; handlers throw it, callers receive it. */
export class RequestError extends WordedError {
  readonly code: ErrorCode
  readonly details: readonly Problem[]

  /** `cause` is a fault of the program, which the log names and the message does not. */
  constructor(
    code: ErrorCode,
    message: string | (() => string),
    details: readonly Problem[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'RequestError'
    this.code = code
    this.details = details
  }
}

/** Text of anything, even of what cannot be converted to text. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown)
  } catch {
    return 'something without a text'
  }
}

/** A fault of the program behind something thrown, as text for the log; null for an expected failure. */
export function faultOf(thrown: unknown): string | null {
  if (!(thrown instanceof RequestError)) return textOf(thrown ?? 'nothing was thrown')
  return thrown.cause === undefined ? null : textOf(thrown.cause)
}

/** Any thrown thing as error data. Of a fault no word of the language's own reaches the user. */
export function errorData(thrown: unknown): ErrorData {
  if (thrown instanceof RequestError) {
    return { code: thrown.code, message: thrown.message, details: [...thrown.details] }
  }
  return { code: 'internal', message: texts.contract.inside, details: [] }
}
