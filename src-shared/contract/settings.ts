import * as v from 'valibot'
import { findGame, GAMES } from '../games/games.ts'
import type { Game } from '../games/game.ts'
import { DEFAULT_DAY_BEGINS, MAX_DAY_BEGINS } from '../base/clock.ts'
import { GOALS } from '../base/units.ts'
import { anyPrintSchema, sheetChoiceSchema } from './print-job.ts'
import { LANGUAGES } from '../texts/language.ts'
import { wholeNumber } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'

export const LANGUAGE_WISHES = ['system', ...LANGUAGES] as const

export const THEMES = ['system', 'light', 'dark'] as const

export const DICE_COLOURS = ['ivory', 'jade', 'ruby', 'onyx'] as const

const shortcut = v.pipe(v.string(), v.maxLength(40))

const rulesIdSchema = v.pipe(v.string(), v.maxLength(64))

const storedSetupRule = (): string => texts.contract.storedSetup
const MAX_SETUP_LENGTH = 2000
/** A stored setup, validated when it is used. */
const storedSetup = v.pipe(
  v.looseObject({}, storedSetupRule),
  v.check((setup) => JSON.stringify(setup).length <= MAX_SETUP_LENGTH, storedSetupRule),
)

/** Upper bound on the kinds of drills in a game. */
export const MAX_STORED_SETUPS = 16
/** Last setup per kind of drill, newest first. Earlier versions stored a single setup. */
const storedSetups = v.union(
  [storedSetup, v.pipe(v.array(storedSetup), v.maxLength(MAX_STORED_SETUPS, storedSetupRule))],
  storedSetupRule,
)

export const MAX_RECENT_RULES = 8

const fields = {
  theme: v.picklist(THEMES, () => texts.contract.theme),
  dice: v.picklist(DICE_COLOURS, () => texts.contract.diceColour),
  language: v.picklist(LANGUAGE_WISHES, () => texts.contract.languageWish),
  /** Library id of the current rules; null until the user has chosen a game. */
  rules: v.nullable(rulesIdSchema),
  /** Newest first; removed rule sets may still be listed. */
  recentRules: v.pipe(v.array(rulesIdSchema), v.maxLength(MAX_RECENT_RULES)),
  goal: v.picklist(GOALS, () => texts.contract.goal),
  /** Of a game played for wins; three where the rules can be solved for three. */
  players: v.picklist([2, 3], () => texts.contract.players),
  /** By command; an empty text disables the key. */
  shortcuts: v.record(v.pipe(v.string(), v.maxLength(60)), shortcut),
  singleKeys: v.boolean(() => texts.contract.singleKeys),
  sound: v.boolean(() => texts.contract.sound),
  /** Whether better cards are searched while nothing else is computed. */
  cardSearch: v.boolean(() => texts.contract.cardSearch),
  /** Hour at which the next day begins. */
  dayBegins: wholeNumber(() => texts.contract.dayBegins(MAX_DAY_BEGINS), 0, MAX_DAY_BEGINS),
  /** By game. */
  drills: v.record(v.pipe(v.string(), v.maxLength(40)), storedSetups),
  /** Last setup at the table, by game. */
  tables: v.record(v.pipe(v.string(), v.maxLength(40)), storedSetup),
  /** Last printed sheets; null before the first print. */
  sheets: v.nullable(sheetChoiceSchema),
}

export const settingsSchema = v.object(fields)
export type Settings = v.InferOutput<typeof settingsSchema>

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  dice: 'ivory',
  language: 'system',
  rules: null,
  recentRules: [],
  goal: 'points',
  players: 2,
  shortcuts: {},
  singleKeys: true,
  sound: false,
  cardSearch: true,
  dayBegins: DEFAULT_DAY_BEGINS,
  drills: {},
  tables: {},
  sheets: null,
}

/** Current ids of commands, by the ids of earlier versions. */
const FORMER_COMMANDS: ReadonlyMap<string, string> = new Map(
  GAMES.flatMap(({ commands }: Game) =>
    commands.flatMap(({ id, former }) => (former === undefined ? [] : [[former, id] as const])),
  ),
)

const renamed = <T>(
  stored: Readonly<Record<string, T>>,
  currentName: (name: string) => string | undefined,
): Record<string, T> =>
  Object.fromEntries(Object.entries(stored).map(([name, one]) => [currentName(name) ?? name, one]))

/**
 * Missing or invalid fields get their defaults; games and commands of earlier versions their current
 * names.
 */
export function readSettings(stored: unknown): Settings {
  const found = typeof stored === 'object' && stored !== null ? stored : {}
  const read = Object.entries(fields).map(([name, schema]) => {
    const parsed = v.safeParse(schema, (found as Record<string, unknown>)[name])
    return [name, parsed.success ? parsed.output : DEFAULT_SETTINGS[name as keyof Settings]]
  })
  const settings = Object.fromEntries(read) as Settings
  return {
    ...settings,
    shortcuts: renamed(settings.shortcuts, (id) => FORMER_COMMANDS.get(id)),
    drills: renamed(settings.drills, (game) => findGame(game)?.name),
  }
}

/** Id of a listed command, or of one that plays a rule set. */
const commandIdSchema = v.pipe(v.string(), v.maxLength(100))

const menuSchema = v.object({
  /** Commands that can run now. */
  available: v.pipe(v.array(commandIdSchema), v.maxLength(500)),
  /** Recently played rules, each with the command that plays it. */
  recent: v.pipe(
    v.array(v.object({ id: commandIdSchema, title: v.pipe(v.string(), v.maxLength(200)) })),
    v.maxLength(MAX_RECENT_RULES),
  ),
})
export type MenuState = v.InferOutput<typeof menuSchema>

export const shellRequests = {
  'shell.info': v.object({}),
  /** Saves sheets or a game review as a PDF at a path the user chooses; null if cancelled. */
  'shell.savePdf': v.object({
    job: anyPrintSchema,
    /** Suggested file name; sanitized by the shell. */
    name: v.pipe(v.string(), v.maxLength(200)),
  }),
  'shell.menu': menuSchema,
  'settings.get': v.object({}),
  'settings.set': v.partial(v.strictObject(fields)),
} as const

export interface ShellAnswers {
  readonly 'shell.info': {
    readonly kind: 'electron' | 'web'
    readonly version: string
    readonly dataFolder: string
    /** Determines which keys the system or browser reserves. */
    readonly platform: string
    /** Whether it saves sheets as a file; otherwise the page is printed. */
    readonly savesPdf: boolean
  }
  readonly 'shell.savePdf': { readonly saved: string | null }
  readonly 'shell.menu': object
  readonly 'settings.get': Settings
  readonly 'settings.set': Settings
}

/** Both shells answer the same. */
export type ShellHandlers = {
  readonly [N in keyof ShellAnswers]: (
    params: v.InferOutput<(typeof shellRequests)[N]>,
  ) => ShellAnswers[N] | Promise<ShellAnswers[N]>
}
