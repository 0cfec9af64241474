/** Says something to whoever started the app from a terminal. */
export function log(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** A thrown thing, with where it came from if it says so. */
export function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}
