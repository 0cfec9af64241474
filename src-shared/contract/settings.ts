import * as v from 'valibot'
import { DEFAULT_DAY_BEGINS, MAX_DAY_BEGINS } from '../base/clock.ts'
import { GOALS } from '../base/goal.ts'
import { anyPrintSchema, sheetChoiceSchema } from './print-job.ts'
import { LANGUAGES } from '../texts/language.ts'
import { wholeNumber } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'

/** Languages that the user can choose: a fixed one, or that of the system. */
export const LANGUAGE_WISHES = ['system', ...LANGUAGES] as const

export const THEMES = ['system', 'light', 'dark'] as const

/** Colours of the dice on a table. */
export const DICE_COLOURS = ['ivory', 'jade', 'ruby', 'onyx'] as const

const shortcut = v.pipe(v.string(), v.maxLength(40))

/** A rule set of the library, as settings and addresses name it. */
export const rulesIdSchema = v.pipe(v.string(), v.maxLength(64))

const keptRule = (): string => texts.contract.keptSetup
const MAX_SETUP_LENGTH = 2000
/** Drill setup stored by a game: an object of its own, as JSON not longer than a setup ever is. */
const keptSetup = v.pipe(
  v.looseObject({}, keptRule),
  v.check((setup) => JSON.stringify(setup).length <= MAX_SETUP_LENGTH, keptRule),
)

/** No game has more kinds of drills. */
export const MAX_KEPT_SETUPS = 16
/** The last setup of each kind of drill, the newest first; before there were kinds it was one. */
const keptSetups = v.union(
  [keptSetup, v.pipe(v.array(keptSetup), v.maxLength(MAX_KEPT_SETUPS, keptRule))],
  keptRule,
)

/** How many rule sets are remembered as played last. */
export const MAX_RECENT_RULES = 8

const fields = {
  theme: v.picklist(THEMES, () => texts.contract.theme),
  dice: v.picklist(DICE_COLOURS, () => texts.contract.diceColour),
  language: v.picklist(LANGUAGE_WISHES, () => texts.contract.languageWish),
  /** The rule set in use: an id of the library; null until the user has chosen a game. */
  rules: v.nullable(rulesIdSchema),
  /** Rule sets played last, the newest first; some may have been removed since. */
  recentRules: v.pipe(v.array(rulesIdSchema), v.maxLength(MAX_RECENT_RULES)),
  goal: v.picklist(GOALS, () => texts.contract.goal),
  /** Keys changed by the user, by command; an empty text switches the key off. */
  shortcuts: v.record(v.pipe(v.string(), v.maxLength(60)), shortcut),
  /** Whether keys without Ctrl or Alt run commands. */
  singleKeys: v.boolean(() => texts.contract.singleKeys),
  sound: v.boolean(() => texts.contract.sound),
  /** Hour at which the next day begins. */
  dayBegins: wholeNumber(() => texts.contract.dayBegins(MAX_DAY_BEGINS), 0, MAX_DAY_BEGINS),
  /** Setups drilled last, by game; the game checks its setups again when it reads them. */
  drills: v.record(v.pipe(v.string(), v.maxLength(40)), keptSetups),
  /** Sheets printed last; null before the first print. */
  sheets: v.nullable(sheetChoiceSchema),
}

/** The user's settings; one schema for every shell. */
export const settingsSchema = v.object(fields)
export type Settings = v.InferOutput<typeof settingsSchema>

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  dice: 'ivory',
  language: 'system',
  rules: null,
  recentRules: [],
  goal: 'points',
  shortcuts: {},
  singleKeys: true,
  sound: false,
  dayBegins: DEFAULT_DAY_BEGINS,
  drills: {},
  sheets: null,
}

/** Reads settings from anything: each field that is missing or wrong takes its default. */
export function readSettings(stored: unknown): Settings {
  const found = typeof stored === 'object' && stored !== null ? stored : {}
  const read = Object.entries(fields).map(([name, schema]) => {
    const parsed = v.safeParse(schema, (found as Record<string, unknown>)[name])
    return [name, parsed.success ? parsed.output : DEFAULT_SETTINGS[name as keyof Settings]]
  })
  return Object.fromEntries(read) as Settings
}

/** Names a command of the list, or one that plays a rule set. */
export const commandIdSchema = v.pipe(v.string(), v.maxLength(100))

/** State that a window sends to the shell's menu. */
const menuSchema = v.object({
  /** The commands that can be run now. */
  available: v.pipe(v.array(commandIdSchema), v.maxLength(500)),
  /** Rule sets played last, each with the command that plays it. */
  recent: v.pipe(
    v.array(v.object({ id: commandIdSchema, title: v.pipe(v.string(), v.maxLength(200)) })),
    v.maxLength(MAX_RECENT_RULES),
  ),
})
export type MenuState = v.InferOutput<typeof menuSchema>

/** Requests that the shell around the renderer answers: settings, and information about itself. */
export const shellRequests = {
  'shell.info': {
    params: v.object({}),
    answer: v.object({
      kind: v.picklist(['electron', 'web']),
      version: v.string(),
      dataFolder: v.string(),
      /** Keys that the window itself would take, such as the browser's own. */
      platform: v.string(),
      /** Whether it saves sheets as a file; otherwise the page is printed. */
      savesPdf: v.boolean(),
    }),
  },
  /** Saves sheets, or the review of a game, as a PDF where the user says; the path is null if the user says nowhere. */
  'shell.savePdf': {
    params: v.object({
      job: anyPrintSchema,
      /** Suggested to the user; made safe before that. */
      name: v.pipe(v.string(), v.maxLength(200)),
    }),
    answer: v.object({ saved: v.nullable(v.string()) }),
  },
  /** Says what the menu can offer; a shell without a menu has no use for it. */
  'shell.menu': { params: menuSchema, answer: v.object({}) },
  'settings.get': { params: v.object({}), answer: settingsSchema },
  'settings.set': { params: v.partial(v.strictObject(fields)), answer: settingsSchema },
} as const
