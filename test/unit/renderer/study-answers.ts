import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { DrillAnswer, ProgressOf, SessionLineOf } from '#renderer/services/ask-drill.ts'
import { answer } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>
export type SessionConnection = SessionLineOf<'farkle'>
type Progress = ProgressOf<'farkle'>
type Store = Answer<'study.store'>

/** The days of the answers, at local midnight. */
export const DAYS = [new Date(2026, 2, 3), new Date(2026, 2, 4), new Date(2026, 2, 7)].map((date) =>
  date.getTime(),
)
const DAY = 24 * 60 * 60 * 1000

export const NO_PROGRESS: Progress = {
  game: 'farkle',
  sessions: 0,
  answers: 0,
  error: { mean: 0, low: null, high: null, count: 0 },
  grades: { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
  milliseconds: null,
  failed: 0,
  slow: 0,
  spans: [],
  mastery: null,
  lately: [],
  bests: [],
}

/** Twenty graded answers in three days, of which the middle one has none that counts. */
export const SOME_PROGRESS: Progress = {
  ...NO_PROGRESS,
  sessions: 3,
  answers: 24,
  error: { mean: 12.34, low: 4.2, high: 20.5, count: 20 },
  grades: { best: 12, fine: 2, inaccuracy: 3, mistake: 2, blunder: 1 },
  milliseconds: 4200,
  failed: 6,
  slow: 1,
  spans: [
    { from: DAYS[0]!, to: DAYS[0]! + DAY, error: { mean: 20, low: 8, high: 32, count: 24 } },
    { from: DAYS[1]!, to: DAYS[1]! + DAY, error: { mean: 0, low: null, high: null, count: 0 } },
    { from: DAYS[2]!, to: DAYS[2]! + DAY, error: { mean: 3, low: null, high: null, count: 20 } },
  ],
}

type Standing = DrillAnswer<'farkle', 'expectedLoss'>
const others = { mean: 0, low: null, high: null, count: 0 }
export const NO_LOSSES: Standing = {
  game: 'farkle',
  answers: 0,
  others,
  now: null,
  before: null,
  habits: [],
}

export function session(more: Partial<SessionConnection> = {}): SessionConnection {
  return {
    id: 7,
    at: DAYS[2]! + 9 * 60 * 60 * 1000,
    scope: 'turn',
    kind: 'both',
    speed: 'none',
    ended: true,
    answers: 10,
    error: { mean: 3.25, low: 1, high: 5, count: 9 },
    score: null,
    outcome: null,
    ...more,
  }
}

const BACKUPS: Store['backups'] = [
  { name: 'study-20260307-090000.sqlite', at: DAYS[2]!, bytes: 65_536, answers: 1200 },
  { name: 'study-20260303-090000.sqlite', at: DAYS[0]!, bytes: 61_440, answers: 800 },
]
export const STORE: Store = {
  file: '/data/study.sqlite',
  bytes: 98_304,
  answers: 1310,
  backups: BACKUPS,
  unreadable: [],
  damaged: null,
  damagedRows: null,
  lost: null,
}
export const DAMAGED: Store = {
  ...STORE,
  answers: 0,
  damaged: {
    file: '/data/study-damaged.sqlite',
    reason: 'file is not a database',
    backup: BACKUPS[0]!,
  },
}

/** As a month of answers tells it. */
export const SOME_LOSSES: Standing = {
  game: 'farkle',
  answers: 300,
  others,
  now: { mean: 51.2, low: 44, high: 59.4, count: 240 },
  before: { mean: 64.3, low: 50, high: 80, count: 60, days: 30 },
  habits: [
    {
      id: 'all-first',
      errors: 9,
      occasions: 11,
      cost: { mean: 12.4, low: 8, high: 18 },
      latest: 'b0.d0.t0.r123455',
    },
    { id: 'bank-2', errors: 3, occasions: 4, cost: null, latest: 'b0.d0.t300.n2' },
  ],
}

export const WAITING: DrillAnswer<'farkle', 'waiting'> = {
  game: 'farkle',
  answers: [
    {
      id: 3,
      at: DAYS[0]!,
      code: 'b0.d0.t350.n3',
      kind: 'roll-or-bank',
      goal: 'points',
      grade: 'blunder',
      loss: 61.5,
      milliseconds: 3200,
      chosen: 'bank 350',
      best: 'roll 3 dice',
      bestDice: { setAside: [] },
    },
  ],
}

/** Answers of a study store; what is not named is empty. */
export function answerStudy(answers: Readonly<Record<string, unknown>> = {}): void {
  answer({
    'rules.list': { entries: ENTRIES, unreadable: [] },
    'drill.progress': NO_PROGRESS,
    'drill.waiting': { answers: [] },
    'drill.expectedLoss': NO_LOSSES,
    'cards.due': { due: 0, seen: 0, edited: false },
    'study.store': { ...STORE, answers: 0, backups: [] },
    ...answers,
  })
}
