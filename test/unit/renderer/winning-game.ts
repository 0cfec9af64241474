import type { Mock } from 'vitest'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { defineComponent } from 'vue'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'

/** The rule sets that the tests play with, as the library lists them. */
export const ENTRIES = (['farkle', 'zilch'] as const).map((id) => ({
  id,
  preset: true,
  game: 'farkle' as const,
  hash: ruleHash(PRESETS[id]),
  rules: PRESETS[id],
}))

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
  ...{ state: 'solved', reason: null, fraction: 1, states: 40_000 },
  ...{ secondsLeft: 0, mapSeconds: 0 },
}

/** Answers for a solved game whatever is asked of it. */
export function answerSolved(
  asked: Mock<(name: string, params: unknown) => Promise<unknown>>,
): void {
  asked.mockReset().mockImplementation((name, params) => {
    const { position, first } = params as { position?: { own: number }; first?: { kind: string } }
    const answers: Record<string, unknown> = {
      'rules.list': { entries: ENTRIES, unreadable: [] },
      'win.status': SOLVED,
      'positions.status': SOLVED,
      'positions.solve': { winProbability: RESULT.winProbability },
      'map.disagreement': { position: null },
      'win.solve': RESULT,
      'win.fairness': FAIRNESS,
      'win.known': { matches: [null, null, null, null] },
      'win.analyse': analysisOf(position?.own ?? 0),
      'win.match': {
        first: { name: first?.kind, asFirst: 0.5, asSecond: 0.43847, average: 0.469235 },
        second: { name: 'Optimal', asFirst: 0.56153, asSecond: 0.5, average: 0.530765 },
        residual: 3e-13,
      },
    }
    return name in answers
      ? Promise.resolve(answers[name])
      : Promise.reject(new Error(`Nobody answers ${name}.`))
  })
}

/** A router with the addresses of these screens and nothing on them. */
export function fakeRouter(): Router {
  const component = defineComponent(() => () => null)
  return createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component },
      { path: '/strategy/:tab?', name: 'strategy', component },
      { path: '/analyse/:code?', name: 'analyse', component },
      { path: '/rules', name: 'rules', component },
    ],
  })
}
