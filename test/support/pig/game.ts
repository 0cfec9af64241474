import * as v from 'valibot'
import { ok } from '#shared/base/result.ts'
import { defineGame, type Game } from '#shared/games/game.ts'
import { count, number } from '#shared/schemas/numbers.ts'
import { readBy } from '#shared/schemas/rules.ts'
import { drillRequests } from '#shared/study/drill-requests.ts'
import type { Played } from '#main/backend/drills/played.ts'
import type { GameBackend } from '#main/backend/games/game.ts'
import { drill, MAX_POINTS, pigKeptSchema, pigSetupSchema } from './drill.ts'
import { hashPig, parsePig, PIG, pigForm, type PigDraft, type PigRules } from './rules.ts'
import { solvePig } from './solve.ts'

const { scope, kind, filters } = pigSetupSchema.entries
const choice = v.picklist(['hold', 'roll'])

const { requests, records } = drillRequests('pig', {
  rules: readBy(parsePig, pigForm),
  goal: v.optional(v.literal('points'), 'points'),
  ...{ scope, kind, filters },
  setup: pigSetupSchema,
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

/** A third game, as small as one can be: whoever takes any game can take this one. */
export const pig: Game = defineGame({
  name: 'pig',
  commands: [],
  words: {
    commands: () => ({}),
    solves: () => ({}),
    presetNames: () => ({}),
    presetMarks: () => ({}),
  },
  rules: {
    form: pigForm,
    parse: parsePig,
    readForm: parsePig,
    hash: hashPig,
    presets: { pig: PIG },
    draft: {
      is: (kept): kept is PigDraft => typeof kept === 'object' && kept !== null && 'goal' in kept,
      make: ({ name, goal }: PigRules): PigDraft => ({ game: 'pig', name, goal: String(goal) }),
      parse: ({ name, goal }: PigDraft) => ok({ name, goal: Number(goal) }),
    },
  },
  drill: { requests, records, maxLoss: () => MAX_POINTS, load: () => Promise.resolve(drill) },
  cards: { decks: [], worthPer: 'turn', deckTitle: (deck) => deck },
  sheets: { kinds: [], first: [], title: (kind) => ({ title: kind, about: kind }) },
})

/** Its part of the backend; it has neither cards nor sheets. */
export const pigBackend: GameBackend = {
  drills: { kitOf: ({ rules }: Played<PigRules>) => Promise.resolve(solvePig(rules)) },
  cards: {
    foundLater: [],
    plan: () => Promise.resolve({ variant: '', make: () => Promise.resolve({ decks: [] }) }),
    deckWins: () => Promise.resolve(() => null),
    course: () => Promise.reject(new Error('Pig has no lessons')),
  },
  sheets: {
    whyNone: () => 'Pig has no sheets.',
    states: () => Promise.reject(new Error('Pig has no sheets')),
    plan: () => Promise.reject(new Error('Pig has no sheets')),
  },
}
