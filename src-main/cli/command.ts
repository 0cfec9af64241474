import type { Terminal } from './terminal.ts'

export interface Command {
  readonly name: string
  readonly summary: string
  help(): string
  /** Throws UsageError for a wrong command line and RequestError for a failure. */
  run(args: readonly string[], terminal: Terminal): Promise<void>
}
