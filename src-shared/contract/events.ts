import * as v from 'valibot'
import { transferId } from './data.ts'
import { jobSchema } from './housekeeping.ts'
import { chance } from '../schemas/numbers.ts'
import { withRules } from './rule-schema.ts'
import { commandIdSchema, rulesIdSchema, settingsSchema } from './settings.ts'
import { GAME_NAMES, GAMES } from '../games/games.ts'

/** A word of an address: the name of a part of a position, or its value. */
const word = v.pipe(v.string(), v.maxLength(20))

/** A position that was opened, with the rules that it is named for. */
const position = v.object({
  kind: v.literal('position'),
  game: v.picklist(GAME_NAMES),
  code: v.pipe(v.string(), v.maxLength(80)),
  rules: v.nullable(rulesIdSchema),
  /** Further parameters of the position in its game's address. */
  query: v.optional(v.record(word, word), {}),
})

/** All that the backend and the shell say unasked. */
export const EVENTS = {
  /** A solve has begun, moved on or ended. */
  job: jobSchema,
  /** Something the user should know, such as a damaged file that was put aside. */
  notice: v.object({
    message: v.string(),
    /**
     * Technical details of the problem, for those who can do something about it; to be copied, not
     * read.
     */
    details: v.optional(v.string()),
  }),
  /** The backend keeps ending and is not started again: nothing is answered until the app is. */
  'backend-gone': v.object({}),
  /** The user's rule sets have changed, perhaps from another window. */
  'rules-changed': v.object({}),
  'settings-changed': settingsSchema,
  /** A file or a link was opened from outside; the page shows what is in it. */
  open: v.variant('kind', [position, withRules({ kind: v.literal('rules') }, GAMES)]),
  /** The shell's menu asks for a command. */
  command: v.object({ id: commandIdSchema }),
  /** Share of a handed-in package that is read, on the way to its preview. */
  transfer: v.object({ id: transferId, share: chance }),
  /** Answers were kept or a backup was restored, perhaps from another window. */
  'study-changed': v.object({}),
} as const

export type EventName = keyof typeof EVENTS
export type EventData<N extends EventName> = v.InferOutput<(typeof EVENTS)[N]>

/** Says something to whoever listens. */
export type Emit = <N extends EventName>(name: N, data: EventData<N>) => void

/** Tells the user something, in the language of each client: the words are made when they are read. */
export type Notify = (words: () => string) => void

/** A notice for clients of several languages: its message is put into words when it is read. */
export function noticeOf(words: () => string): EventData<'notice'> {
  return {
    get message() {
      return words()
    },
  }
}

/** Checks an event on arrival; null for one that is not understood. */
export function readEvent(name: unknown, data: unknown): { name: EventName; data: unknown } | null {
  if (typeof name !== 'string' || !Object.hasOwn(EVENTS, name)) return null
  const parsed = v.safeParse(EVENTS[name as EventName], data)
  return parsed.success ? { name: name as EventName, data: parsed.output } : null
}
