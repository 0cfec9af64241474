/** What a worker says of a solve that failed in it. */
export interface Complaint {
  readonly reason: string
  readonly outOfMemory: boolean
}

/** What a thrown thing says of itself. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** Whether something was thrown for want of memory: by a thread's end, or by what it could not make. */
export function isOutOfMemory(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const ended = 'code' in thrown && thrown.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return ended || (thrown instanceof RangeError && /allocat|memory/i.test(thrown.message))
}
