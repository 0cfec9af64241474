import type { GameName, GameRules } from '../games/games.ts'
import type { JobData } from './housekeeping.ts'
import type { Settings } from './settings.ts'

/** Data of the events that the backend and the shell send to the page. */
export interface Events {
  readonly job: JobData
  readonly notice: {
    readonly message: string
    /** Technical details to copy into a bug report. */
    readonly details?: string
  }
  /** The backend crashed repeatedly and is not restarted; requests fail until the app restarts. */
  readonly 'backend-gone': object
  readonly 'rules-changed': object
  readonly 'settings-changed': Settings
  /** A file or link was opened from outside the app. */
  readonly open:
    | {
        readonly kind: 'position'
        readonly game: GameName
        readonly code: string
        /** Id in the library. */
        readonly rules: string | null
        readonly query: Readonly<Record<string, string>>
      }
    | (GameRules & { readonly kind: 'rules' })
  /** Id of a listed command, or of one that plays a rule set. */
  readonly command: { readonly id: string }
  /** Share of an uploaded package that is read, for its preview. */
  readonly transfer: { readonly id: string; readonly share: number }
  readonly 'study-changed': object
}

export type EventName = keyof Events
export type EventData<N extends EventName> = Events[N]

export type Emit = <N extends EventName>(name: N, data: EventData<N>) => void

/** Sends a notice whose words are made per client, in the client's language. */
export type Notify = (words: () => string) => void

export function noticeOf(words: () => string): EventData<'notice'> {
  return {
    get message() {
      return words()
    },
  }
}
