import * as v from 'valibot'
import type { Problem } from '../base/result.ts'
import { WordedError } from '../base/worded-error.ts'
import { texts } from '../texts/texts.ts'

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
  message: v.string(),
  details: v.array(v.object({ field: v.string(), message: v.string() })),
})

export type ErrorData = v.InferOutput<typeof errorSchema>

export class RequestError extends WordedError {
  readonly code: ErrorCode
  readonly details: readonly Problem[]

  /** `cause` is a bug; it is logged but not shown. */
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

/** Codes of requests that would fail in the same way again. */
const REFUSALS: readonly ErrorCode[] = ['unknown-request', 'invalid-request', 'not-found']

export function isRefusal(thrown: unknown): boolean {
  return thrown instanceof RequestError && REFUSALS.includes(thrown.code)
}

function textOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown)
  } catch {
    return 'something without a text'
  }
}

/** Log text of a bug behind a thrown value; null for an expected failure. */
export function faultOf(thrown: unknown): string | null {
  if (!(thrown instanceof RequestError)) return textOf(thrown ?? 'nothing was thrown')
  return thrown.cause === undefined ? null : textOf(thrown.cause)
}

/** Messages of bugs are not shown to the user. */
export function errorData(thrown: unknown): ErrorData {
  if (thrown instanceof RequestError) {
    return { code: thrown.code, message: thrown.message, details: [...thrown.details] }
  }
  return { code: 'internal', message: texts.contract.inside, details: [] }
}
