import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { whyNoGames } from '#shared/games/farkle/analysis/rule-refusals.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { RULE_FIELDS, type RuleField } from '#shared/games/farkle/rules/fields.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  hasFurtherState,
  hasLeftovers,
  mayBeOfThree,
} from '#shared/games/farkle/rules/turn-rules.ts'
import { solveBeats } from '#shared/games/farkle/solve/leftover/beat-solver.ts'
import { leftoverGame } from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { solveLeftovers } from '#shared/games/farkle/solve/leftover/leftover-solver.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { roundsAlone } from '#shared/games/farkle/solve/rounds/alone.ts'
import { roundsGame, solveRounds } from '#shared/games/farkle/solve/rounds/rounds-solver.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { someOf } from '#test/property/runs.ts'
import { COARSE } from '#test/support/listed-games.ts'
import { solvedWin, unsolvedContext } from '#test/support/solved-win.ts'

type Change = readonly [changed: Partial<RuleSet>, beside?: Partial<RuleSet>]

const LOADED = { name: 'Loaded', count: 1, weights: [2, 1, 1, 1, 1, 1], joker: null }
const JOKER = { name: 'Joker', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 as const }
const SHORT_RUN = { kind: 'run', from: 4, length: 3, points: 500 } as const
/** For what does not matter on a coarse grid. */
const FINE = { sets: PRESETS.farkle.sets }
const CONFIRMED = { sets: true, combinations: false, points: 1, sameRoll: false }

/** Another value of each field, and what the game before must have for it to mean something. */
const CHANGES: Readonly<Record<RuleField, Change>> = {
  dice: [{ dice: 5 }],
  straight: [{ straight: 500 }],
  threePairs: [{ threePairs: 500 }],
  twoTriplets: [{ twoTriplets: 900 }],
  fourKindAndPair: [{ fourKindAndPair: 900 }],
  nothing: [{ nothing: 500 }],
  fourKindAndPairCountsAsThreePairs: [
    { fourKindAndPairCountsAsThreePairs: true },
    { threePairs: 500 },
  ],
  combinations: [{ combinations: [{ kind: 'run', from: 1, length: 5, points: 400 }] }],
  hotDiceBonus: [{ hotDiceBonus: 200 }],
  bonusOnlySingleDie: [{ bonusOnlySingleDie: true }, { hotDiceBonus: 200 }],
  mustRollHotDice: [{ mustRollHotDice: true }],
  mustSetAsideAll: [{ mustSetAsideAll: true }],
  maxRolls: [{ maxRolls: 2 }],
  lastDieRolls: [{ lastDieRolls: 3 }],
  confirmation: [{ confirmation: CONFIRMED }],
  noBankAtFifty: [{ noBankAtFifty: true }, FINE],
  bonusGrows: [{ bonusGrows: 2 }, { ...FINE, hotDiceBonus: 50 }],
  ownDice: [{ ownDice: [LOADED] }],
  opponentDice: [{ opponentDice: [LOADED] }],
  ownCombinations: [{ ownCombinations: [SHORT_RUN] }],
  opponentCombinations: [{ opponentCombinations: [SHORT_RUN] }],
  jokerAlone: [{ jokerAlone: true }, { ownDice: [JOKER] }],
  goal: [{ goal: 900 }],
  minimumBank: [{ minimumBank: 450, minimumFirstBank: 500 }, { minimumFirstBank: 500 }],
  minimumFirstBank: [{ minimumFirstBank: 600 }, FINE],
  end: [{ end: 'finalTurn' }],
  rounds: [{ rounds: 2 }],
  farklePenalty: [{ farklePenalty: { farkles: 1, points: 100, floor: 0 } }],
  sixOfAKindWins: [{ sixOfAKindWins: true }],
  winningDice: [{ winningDice: [2, 2, 3] }],
  finishFrom: [{ finishFrom: 50 }, FINE],
  losingDice: [{ losingDice: [2, 2, 3] }],
  losingDiceTake: [{ losingDiceTake: 'game' }, { losingDice: [2, 2, 3] }],
  firstRollPenalty: [{ firstRollPenalty: 100 }],
  farkleTakes: [{ farkleTakes: true }],
  overshoot: [{ overshoot: 'lost' }],
  buildOnBank: [{ buildOnBank: true }],
  steal: [{ steal: 'diceLeft' }],
  farkleScores: [{ farkleScores: true }],
  beatLastTurn: [{ beatLastTurn: true }],
}

interface SolverCase {
  /** What its games have. */
  readonly rules: Partial<RuleSet>
  /** Whether the app solves a game with it. */
  takes(rules: RuleSet): boolean
  answer(rules: RuleSet): unknown
  /** Fields that have no effect on it; their descriptions say so. */
  readonly ignores: readonly RuleField[]
  /** Each game takes long: npm test tries some of the fields, other ones at each run. */
  readonly isSlow?: true
}

/** On a grid of 100 points, so that it has few states. */
const GAME: RuleSet = { ...PRESETS.farkle, ...COARSE, goal: 800 }

/** What a turn alone does not know: what is banked, the opponent and the turns around it. */
const BETWEEN_TURNS: readonly RuleField[] = [
  'opponentDice',
  'opponentCombinations',
  'end',
  'sixOfAKindWins',
  'winningDice',
  'finishFrom',
  'losingDiceTake',
  'firstRollPenalty',
  'farkleTakes',
  'overshoot',
  'buildOnBank',
  'steal',
  'farkleScores',
  'beatLastTurn',
]

const SOLVERS: Readonly<Record<string, SolverCase>> = {
  points: {
    rules: {},
    takes: ({ end }) => end !== 'rounds',
    answer: (rules) => scoreReport(rules),
    ignores: BETWEEN_TURNS,
  },
  win: {
    rules: {},
    takes: (rules) => !hasFurtherState(rules),
    answer: (rules) => solvedWin(rules).table.values,
    ignores: [],
  },
  rounds: {
    rules: { end: 'rounds', rounds: 1 },
    takes: ({ end }) => end === 'rounds',
    answer: (rules) => solveRounds(roundsGame(rules)).values,
    ignores: ['goal'],
    isSlow: true,
  },
  'rounds alone': {
    rules: { end: 'rounds', rounds: 2 },
    takes: ({ end }) => end === 'rounds',
    answer: (rules) => roundsAlone(rules),
    ignores: ['goal'],
  },
  'three players': {
    rules: {},
    takes: mayBeOfThree,
    answer: (rules) => solveThree(winGame(rules)),
    ignores: [],
  },
  leftovers: {
    rules: { buildOnBank: true },
    takes: (rules) => hasLeftovers(rules) && !rules.beatLastTurn,
    answer: (rules) => solveLeftovers(leftoverGame(rules)),
    ignores: [],
  },
  'turns to beat': {
    rules: { beatLastTurn: true },
    takes: ({ beatLastTurn }) => beatLastTurn,
    answer: (rules) => solveBeats(winGame(rules)),
    ignores: [],
  },
  match: {
    rules: {},
    takes: (rules) => !hasFurtherState(rules) && whyNoGames(rules) === null,
    answer: (rules) => {
      const points = { kind: 'points', winningBank: true } as const
      return playMatch(unsolvedContext(rules), { kind: 'hold', at: 300 }, points)
    },
    ignores: [],
  },
}

const hashOf = (table: Float64Array): string => createHash('sha256').update(table).digest('hex')

/** Tables as their hashes, since they may be long. */
const figures = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? hashOf(value as Float64Array) : value,
  )

const answers = new Map<SolverCase, Map<string, string>>()

/** The figures of a solver; each game is solved once. */
function solved(solver: SolverCase, rules: RuleSet): string {
  const known = answers.get(solver) ?? new Map<string, string>()
  answers.set(solver, known)
  const key = JSON.stringify(rules)
  const found = known.get(key) ?? figures(solver.answer(rules))
  known.set(key, found)
  return found
}

/** `refused`, `same`, `ignored` or `honoured`: what a solver makes of another value of a field. */
function effectOf(solver: SolverCase, field: RuleField): string {
  const { rules, takes } = solver
  const [changed, beside = {}] = CHANGES[field]
  const [game, other] = [
    { ...GAME, ...rules, ...beside },
    { ...GAME, ...rules, ...beside, ...changed },
  ].map((input) => parseRuleSet(input))
  if (!game!.ok || !other!.ok || !takes(other!.value)) return 'refused'
  // The games of this solver have the rule already.
  if (JSON.stringify(game!.value) === JSON.stringify(other!.value)) return 'same'
  return solved(solver, game!.value) === solved(solver, other!.value) ? 'ignored' : 'honoured'
}

const EFFECTS = Object.entries(SOLVERS).map(([name, solver]) => {
  const tried = solver.isSlow ? someOf(RULE_FIELDS) : RULE_FIELDS
  const effects = tried.map((field) => [field, effectOf(solver, field)] as const)
  return [name, new Map(effects)] as const
})

describe('another value of a rule', () => {
  it.each(EFFECTS)('changes the answer for %s, or is refused', (name, effects) => {
    const tried = [...effects.keys()]
    const ignored = tried.filter((field) => effects.get(field) === 'ignored')
    expect(ignored).toEqual(tried.filter((field) => SOLVERS[name]!.ignores.includes(field)))
  })

  it.each(RULE_FIELDS)('has a solver that honours it: %s', (field) => {
    const effects = EFFECTS.map(([, found]) => found.get(field))
    expect(effects.some((effect) => effect === 'honoured' || effect === 'same')).toBe(true)
  })
})
