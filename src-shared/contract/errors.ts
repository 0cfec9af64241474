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

  constructor(code: ErrorCode, message: string | (() => string), details: readonly Problem[] = []) {
    super(message)
    this.name = 'RequestError'
    this.code = code
    this.details = details
  }
}

/**
 * Message of a thrown value, which may be anything, even something that cannot be converted to
 * text.
 */
function reasonOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown)
  } catch {
    return texts.contract.noReason
  }
}

/** Any thrown thing as error data; what is not a RequestError is a bug and says so. */
export function errorData(thrown: unknown): ErrorData {
  if (thrown instanceof RequestError) {
    return { code: thrown.code, message: thrown.message, details: [...thrown.details] }
  }
  const message = texts.contract.inside(reasonOf(thrown))
  return { code: 'internal', message, details: [] }
}
