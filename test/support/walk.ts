import * as v from 'valibot'
import { errorSchema } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests, Dispatch, ParamsOf } from '#shared/contract/requests.ts'
import { unplainPart } from './plain-answer.ts'

type Name = keyof BackendRequests

/** Codes of what a handler or a solver stumbles over, never a player's fault. */
const FAULTS = ['internal', 'invalid-answer', 'solver-failed', 'storage-failed']
const SENTENCE = /^["“A-Z].*\.$/s

/** Asks a backend and remembers what came of it. */
export class Walk {
  readonly #dispatch: Dispatch
  /** Requests, and positions, that were asked. */
  requests = 0
  positions = 0
  /** Requests that failed, and answers that do not fit the contract. */
  readonly faults: string[] = []
  /** Sentences with which requests were refused, by request. */
  readonly refusals = new Set<string>()

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch
  }

  counts(): string {
    const refused = `${this.refusals.size} kinds of refusal`
    return `${this.requests} requests, ${this.positions} positions, ${refused}.`
  }

  /** The answer; null if it was refused or failed. */
  async ask<N extends Name>(
    name: N,
    params: ParamsOf<BackendRequests, N>,
  ): Promise<AnswerOf<BackendRequests, N> | null> {
    this.requests++
    const reply = await this.#dispatch(name, params)
    const { rules: _, ...rest } = params as { readonly rules?: unknown }
    const shown = `${name} ${JSON.stringify(rest).slice(0, 300)}`
    if (reply.ok) {
      const unplain = unplainPart(name, reply.value)
      if (unplain === null) return reply.value as AnswerOf<BackendRequests, N>
      this.faults.push(`${shown}: ${unplain}`)
      return null
    }
    const { code, message } = v.parse(errorSchema, reply.error)
    const isFault = FAULTS.includes(code) || !SENTENCE.test(message)
    if (isFault) this.faults.push(`${shown}: ${code}: ${message}`)
    else this.refusals.add(`${name} ${code}: ${message}`)
    return null
  }
}
