import type { Emit } from '#shared/contract/events.ts'
import type { Dispatch } from '#shared/contract/requests.ts'
import type { AddedGame } from './games/game.ts'

export interface BackendOptions {
  /** Folder for all stored data; created if missing. */
  readonly dataFolder: string
  /** `read`: stores no rule sets or answers. Only one backend may write into a data folder. */
  readonly access?: 'write' | 'read'
  readonly workerFile: string | URL
  readonly emit: Emit
  /** Called with one line per bug or unreadable file. */
  readonly log: (line: string) => void
  /** Current time in milliseconds since the epoch; Date.now by default. */
  readonly now?: () => number
  readonly version?: string
  readonly moreGames?: readonly AddedGame[]
  /** Overrides how long nothing may have been asked for before background work begins. */
  readonly calmMs?: number
  /** Overrides the number of threads and the checkpoint interval. */
  readonly team?: { readonly members?: number; readonly checkpointEveryMs?: number }
}

export interface Backend {
  readonly dispatch: Dispatch
  /** Call before the computer sleeps: requests checkpoints of the running solves. */
  sleep(): void
  /** Call after the computer woke up: clients reload what depends on the time. */
  wake(): void
  /** Stops all solves and workers. Resolves when all data is on disk. */
  close(): Promise<void>
}
