import type { Terminal } from './terminal.ts'

/** One command of the command line. */
export interface Command {
  readonly name: string
  /** Summary in a few words, for the list of commands. */
  readonly summary: string
  /** Everything about it, for `--help`. */
  help(): string
  /** Does it. Throws UsageError for a wrong command line and RequestError for what fails. */
  run(args: readonly string[], terminal: Terminal): Promise<void>
}
