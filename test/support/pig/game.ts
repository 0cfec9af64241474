import * as v from 'valibot'
import { ok } from '#shared/base/result.ts'
import { defineGame, type Game } from '#shared/games/game.ts'
import { readBy } from '#shared/schemas/rules.ts'
import { drillRequests } from '#shared/study/drill-requests.ts'
import { PIG_DECKS, pigDeckTitle } from './cards.ts'
import { drill, MAX_POINTS, pigStoredSchema, pigSetupSchema } from './drill.ts'
import { hashPig, parsePig, PIG_RULES, pigForm, type PigDraft, type PigRules } from './rules.ts'
import { PIG_SHEET, PIG_SHEETS } from './sheets.ts'

const requests = drillRequests('pig', {
  rules: readBy(parsePig, pigForm),
  goal: v.optional(v.literal('points'), 'points'),
  setup: pigSetupSchema,
  decision: pigSetupSchema.entries.kind,
  choice: v.picklist(['hold', 'roll']),
})

const records = {
  setup: pigSetupSchema,
  decision: pigSetupSchema.entries.kind,
  review: v.never(),
  stored: pigStoredSchema,
}

/** A third game, as small as one can be: what takes any game can take this one. */
export const pig: Game = defineGame({
  name: 'pig',
  views: [],
  commands: [],
  words: {
    kind: () => 'Pig',
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
      read: (stored) =>
        typeof stored === 'object' && stored !== null && 'goal' in stored
          ? (stored as PigDraft)
          : null,
      make: ({ name, goal }: PigRules): PigDraft => ({ game: 'pig', name, goal: String(goal) }),
      parse: ({ name, goal }: PigDraft) => ok({ name, goal: Number(goal) }),
    },
  },
  drill: { requests, records, maxLoss: () => MAX_POINTS, load: () => Promise.resolve(drill) },
  cards: { decks: PIG_DECKS, worthPer: 'turn', deckTitle: pigDeckTitle },
  sheets: { kinds: PIG_SHEETS, first: PIG_SHEETS, title: () => PIG_SHEET },
})
