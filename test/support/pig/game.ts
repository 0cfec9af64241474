import * as v from 'valibot'
import { ok } from '#shared/base/result.ts'
import { defineGame, type Game } from '#shared/games/game.ts'
import { count, number } from '#shared/schemas/numbers.ts'
import { readBy } from '#shared/schemas/rules.ts'
import { drillRequests } from '#shared/study/drill-requests.ts'
import { reasonEntries } from '#shared/study/session-schemas.ts'
import { PIG_DECKS, pigDeckTitle } from './cards.ts'
import { drill, MAX_POINTS, pigKeptSchema, pigSetupSchema } from './drill.ts'
import { hashPig, parsePig, PIG_RULES, pigForm, type PigDraft, type PigRules } from './rules.ts'
import { PIG_SHEET, PIG_SHEETS } from './sheets.ts'

const { scope, kind, filters } = pigSetupSchema.entries
const choice = v.picklist(['hold', 'roll'])

const { requests, records, pastAnswer } = drillRequests('pig', {
  rules: readBy(parsePig, pigForm),
  goal: v.optional(v.literal('points'), 'points'),
  ...{ scope, kind, filters },
  setup: pigSetupSchema,
  keptSetup: pigSetupSchema,
  decision: kind,
  question: { total: count },
  event: v.object({ kind: v.literal('rolled'), total: count }),
  choice,
  option: v.object({ choice, value: number, loss: number, rank: count }),
  verdict: {},
  past: { chosen: choice, best: choice },
  review: v.never(),
  outcome: number,
  kept: pigKeptSchema,
  leak: { dimension: v.literal('stake'), id: v.picklist(['low', 'high']) },
})

/** A third game, as small as one can be: what takes any game can take this one. */
export const pig: Game = defineGame({
  name: 'pig',
  views: [],
  commands: [],
  words: {
    views: () => ({}),
    commands: () => ({}),
    commandSynonyms: () => ({}),
    alsoCalled: () => '',
    solves: () => ({ 'pig-wins': 'Pig for two' }),
    presetNames: () => ({}),
    presetMarks: () => ({}),
  },
  rules: {
    form: pigForm,
    parse: parsePig,
    readForm: parsePig,
    hash: hashPig,
    presets: { pig: PIG_RULES },
    draft: {
      is: (kept): kept is PigDraft => typeof kept === 'object' && kept !== null && 'goal' in kept,
      make: ({ name, goal }: PigRules): PigDraft => ({ game: 'pig', name, goal: String(goal) }),
      parse: ({ name, goal }: PigDraft) => ok({ name, goal: Number(goal) }),
    },
  },
  drill: { requests, records, maxLoss: () => MAX_POINTS, load: () => Promise.resolve(drill) },
  cards: {
    decks: PIG_DECKS,
    worthPer: 'turn',
    deckTitle: pigDeckTitle,
    lessons: {
      drill: v.omit(pigSetupSchema, ['seed']),
      question: v.object({
        kind: v.literal('pig-question'),
        ...{ number: count, of: count, total: count, code: v.string() },
      }),
      choice,
      answered: v.object({ ...pastAnswer.entries, ...reasonEntries }),
    },
  },
  sheets: { kinds: PIG_SHEETS, first: PIG_SHEETS, title: () => PIG_SHEET },
})
