import * as v from 'valibot'
import { transferId } from './data.ts'
import { jobSchema } from './housekeeping.ts'
import { chance } from '../schemas/numbers.ts'
import { withRules } from './rule-schema.ts'
import { commandIdSchema, rulesIdSchema, settingsSchema } from './settings.ts'
import { GAME_NAMES, GAMES } from '../games/games.ts'

const word = v.pipe(v.string(), v.maxLength(20))

const position = v.object({
  kind: v.literal('position'),
  game: v.picklist(GAME_NAMES),
  code: v.pipe(v.string(), v.maxLength(80)),
  rules: v.nullable(rulesIdSchema),
  query: v.optional(v.record(word, word), {}),
})

export const EVENTS = {
  job: jobSchema,
  notice: v.object({
    message: v.string(),
    /** Technical details to copy into a bug report. */
    details: v.optional(v.string()),
  }),
  /** The backend crashed repeatedly and is not restarted; requests fail until the app restarts. */
  'backend-gone': v.object({}),
  'rules-changed': v.object({}),
  'settings-changed': settingsSchema,
  /** A file or link was opened from outside the app. */
  open: v.variant('kind', [position, withRules({ kind: v.literal('rules') }, GAMES)]),
  command: v.object({ id: commandIdSchema }),
  /** Share of an uploaded package that is read, for its preview. */
  transfer: v.object({ id: transferId, share: chance }),
  'study-changed': v.object({}),
} as const

export type EventName = keyof typeof EVENTS
export type EventData<N extends EventName> = v.InferOutput<(typeof EVENTS)[N]>

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

/** Validates a received event; null if it is unknown or invalid. */
export function readEvent(name: unknown, data: unknown): { name: EventName; data: unknown } | null {
  if (typeof name !== 'string' || !Object.hasOwn(EVENTS, name)) return null
  const parsed = v.safeParse(EVENTS[name as EventName], data)
  return parsed.success ? { name: name as EventName, data: parsed.output } : null
}
