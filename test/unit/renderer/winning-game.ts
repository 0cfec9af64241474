import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { JobData } from '#shared/contract/housekeeping.ts'
import type { EntryOf, LibraryEntry } from '#shared/contract/library.ts'
import { ALL_PRESETS, hashOf } from '#shared/games/games.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { WinStatus } from '#renderer/games/farkle/services/use-win-result.ts'
import { useLibrary } from '#renderer/services/library.ts'
import { answer, startStores } from './harness.ts'

/** The rule sets that the tests play with, as the library lists them. */
export const ENTRIES = (['farkle', 'zilch'] as const).map((id) => ({
  id,
  preset: true,
  game: 'farkle' as const,
  hash: ruleHash(PRESETS[id]),
  rules: PRESETS[id],
}))

/** Every preset of every game. */
export const ALL_ENTRIES = [...ALL_PRESETS].map(([id, rules]) => ({
  id,
  preset: true,
  hash: hashOf(rules),
  ...rules,
})) as LibraryEntry[]

/** The preset of this id, as the library lists it. */
export const entryOf = (id: string): LibraryEntry => ALL_ENTRIES.find((entry) => entry.id === id)!
export const YAHTZEE_ENTRY = entryOf('yahtzee') as EntryOf<'scorecard'>

/** Answer of yahtzee.status. */
export const CARD_SOLVED = {
  state: 'solved',
  fraction: 1,
  states: 359_612,
  expectedScore: 254.5877,
  seconds: 1,
  bytes: 6_000_000,
  openStates: 359_612,
  hasScores: true,
}

export const FAIRNESS = {
  winProbability: 0.536953,
  edge: 0.073906,
  komi: { points: 200, winProbability: 0.504002 },
  ownDice: null,
  skipsFirstMinimum: false,
  curve: [0, 100, 200, 300].map((points, i) => ({ points, winProbability: 0.536953 - i * 0.016 })),
}

const RESULT = {
  winProbability: 0.536953,
  residual: 9.9e-14,
  evaluations: 118_562,
  seconds: 1.37,
  states: 40_000,
  grid: 50,
}

/** An analysis in which every number follows from the code, so that answers can be told apart. */
export function analysisOf(own: number): object {
  const option = {
    setAside: [],
    points: 0,
    then: 'roll',
    diceLeft: 6,
    turnTotal: 0,
    winProbability: own / 10_000,
    winLoss: 0,
    winRank: 1,
    expectedPoints: 446.6,
    pointsLoss: 0,
    pointsRank: 1,
    farkleProbability: 0.03,
    winAfterFarkle: 0.4,
    winOtherwise: 0.6,
    pointsOtherwise: 460,
    reason: 'Farkles 3.0% of the time.',
  }
  return {
    code: `b${own}.d0.t0.n6`,
    finalTurn: false,
    farkled: false,
    options: [option],
    winProbability: own / 10_000,
    bestForWinning: 0,
    bestForPoints: 0,
    disagreement: 0,
    verdict: `There is one thing to do with ${own}.`,
  }
}

const SOLVED = {
  state: 'solved',
  reason: null,
  fraction: 1,
  states: 40_000,
  secondsLeft: 0,
  mapSeconds: 0,
}

/** Status of a game whose solve takes long enough to be asked for. */
export const UNSOLVED: WinStatus = {
  state: 'unsolved',
  reason: null,
  fraction: 0,
  states: 360_000,
  secondsLeft: 40,
  megabytes: 200,
  mapSeconds: 8,
}

/** Answers for a solved game whatever is asked of it. */
export function answerSolved(): void {
  answer({
    'rules.list': { entries: ENTRIES, unreadable: [] },
    'farkle.winStatus': SOLVED,
    'farkle.positionsStatus': SOLVED,
    'farkle.positionsSolve': { winProbability: RESULT.winProbability },
    'farkle.mapDisagreement': { position: null },
    'farkle.winSolve': RESULT,
    'farkle.winFairness': FAIRNESS,
    'farkle.winKnown': { matches: [null, null, null, null] },
    'farkle.winAnalyse': ({ position }: { position: { own: number } }) => analysisOf(position.own),
    'drill.thresholds': {
      game: 'farkle',
      inUse: { inaccuracy: 0.0015, mistake: 0.008, blunder: 0.02 },
    },
    'farkle.winMatch': ({ first }: { first: { kind: string } }) => ({
      first: { name: first.kind, asFirst: 0.5, asSecond: 0.43847, average: 0.469235 },
      second: { name: 'Optimal', asFirst: 0.56153, asSecond: 0.5, average: 0.530765 },
      residual: 3e-13,
    }),
  })
}

/** A solve under way. */
export const jobOf = (more: Partial<JobData> = {}): JobData => ({
  id: 'job-1',
  solve: 'win',
  rules: 'Zilch',
  hash: 'a'.repeat(32),
  state: 'running',
  done: 250,
  total: 1000,
  elapsedSeconds: 10,
  secondsLeft: 30,
  resumable: true,
  ...more,
})

/** New stores with these settings, and with the rule sets that the backend lists. */
export async function startLibrary(settings: Partial<Settings> = {}): Promise<void> {
  await startStores(settings)
  await useLibrary().load()
}
