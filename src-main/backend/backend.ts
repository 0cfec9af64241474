import type { Emit } from '#shared/contract/events.ts'
import type { Dispatch } from '#shared/contract/requests.ts'
import type { AddedGame } from './games/game.ts'

/** Options that the shell passes when it starts the backend. */
export interface BackendOptions {
  /** Everything the backend keeps lies below this folder; it is made if missing. */
  readonly dataFolder: string
  /**
   * Whether this backend keeps the user's rule sets and answers, or only reads beside one that does;
   * both solve and keep results. One backend at a time may write into a data folder.
   */
  readonly access?: 'write' | 'read'
  /** The solver worker's script. */
  readonly workerFile: string | URL
  readonly emit: Emit
  /** Hears of bugs and of files that could not be read, one line each. */
  readonly log: (line: string) => void
  /** Milliseconds of the epoch, if not the computer's. */
  readonly now?: () => number
  /** Of the program, for what it writes for others to read. */
  readonly version?: string
  /** Games besides the app's own. */
  readonly moreGames?: readonly AddedGame[]
  /** How teams solve games, if not with one thread per core and the usual checkpoints. */
  readonly team?: { readonly members?: number; readonly checkpointEveryMs?: number }
}

/** A running backend. */
export interface Backend {
  /** Answers the requests of BACKEND_REQUESTS. */
  readonly dispatch: Dispatch
  /** The computer falls asleep: whatever is being solved is kept as far as it is done. */
  sleep(): void
  /** The computer has woken up: what depends on the time is another by now. */
  wake(): void
  /** Stops all solves and workers; what is kept is then on the disk. */
  close(): Promise<void>
}
