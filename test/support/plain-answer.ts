import { readReply, type AnswerOf, type BackendRequests } from '#shared/contract/requests.ts'

const MAX_TEXT = 5_000_000
const MAX_LIST = 2_000_000
const MAX_DEPTH = 16

function whyNot(value: unknown): string | null {
  if (value === null || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `the number ${value}`
  if (typeof value === 'string') return value.length <= MAX_TEXT ? null : 'a text without bound'
  if (typeof value !== 'object') return `a value of type ${typeof value}`
  if (Array.isArray(value)) return value.length <= MAX_LIST ? null : 'a list without bound'
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === null ? null : `a ${value.constructor.name}`
}

/**
 * A sentence about the first part of an answer that JSON would change or that has no bound; null if
 * there is none. Ports and sockets must deliver the same.
 */
export function unplainPart(name: string, answer: unknown): string | null {
  const waiting: [path: string, value: unknown, depth: number][] = [['', answer, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value, depth] = next
    const why = depth > MAX_DEPTH ? 'nested without bound' : whyNot(value)
    if (why !== null) return `The answer to ${name} has at "${path}" ${why}.`
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value)) {
      // JSON leaves such a field out.
      if (part === undefined && !Array.isArray(value)) continue
      waiting.push([path === '' ? key : `${path}.${key}`, part, depth + 1])
    }
  }
  return null
}

/** Answer to given parameters: if they name a game, the answer of that game. */
export type AnswerTo<N extends keyof BackendRequests, P> = P extends { readonly game: infer G }
  ? Extract<AnswerOf<BackendRequests, N>, { readonly game: G }> extends never
    ? AnswerOf<BackendRequests, N>
    : Extract<AnswerOf<BackendRequests, N>, { readonly game: G }>
  : AnswerOf<BackendRequests, N>

/** The answer in a reply, which must be plain data. Throws the error of a failed request. */
export function readAnswer<N extends keyof BackendRequests>(
  name: N,
  reply: unknown,
): AnswerOf<BackendRequests, N> {
  const { value = null } = reply as { readonly value?: unknown }
  const unplain = unplainPart(name, value)
  if (unplain !== null) throw new Error(unplain)
  return readReply(reply)
}
