import { expect, it } from 'vitest'
import { drained } from '#shared/base/drained.ts'
import { pick, seededRandom, type Random } from '#shared/dice/random.ts'
import { pointsPlay, strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import { GAMES, isPointsTable, PointsTable } from '#shared/games/farkle/drill/points-table.ts'
import { TableGame, type TableStanding } from '#shared/games/farkle/drill/table-game.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { plannedPlayer } from '#shared/games/farkle/solve/match/play-match.ts'
import { bestPolicy } from '#shared/games/farkle/solve/turn/turn-policy.ts'
import type { TurnStrategy } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { needOf } from '#shared/games/farkle/solve/win/final-turn.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { endRow, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { runs, seed, someRuns } from '#test/property/runs.ts'

/** Standard errors: one state of 100,000 lies further off by chance. */
const FAR = 5
const STATES = runs(500).numRuns!
const SHORT = { name: 'Short', goal: 2000 } as const
const RULES: readonly RuleSet[] = [
  { ...PRESETS.farkle, ...SHORT, minimumFirstBank: 300 },
  { ...PRESETS.farkle, ...SHORT, end: 'finalTurn' },
  { ...PRESETS.farkle, ...SHORT, end: 'equalTurns' },
  { ...PRESETS.zilch, ...SHORT, goal: 1500 },
]

const tableOf = (rules: RuleSet): PointsTable => new PointsTable(rules, pointsPlay(rules))
const errorOf = (chance: number, games: number): number =>
  Math.sqrt((chance * (1 - chance)) / games)

it('lies within its error of the exact match of two who play for points', () => {
  const random = seededRandom(`two ${seed}`)
  let squares = 0
  let sum = 0
  for (const rules of RULES) {
    const game = winGame(rules)
    const context = { game, endings: gameEndings(game), values: new Float64Array(0) }
    const player = plannedPlayer(context, { kind: 'points', winningBank: true })!
    const match = new Match(game, player, player)
    match.solve()
    const table = tableOf(rules)
    const drawScore = (): number => {
      const least = Math.ceil(rules.minimumFirstBank / game.grid)
      const steps = Math.floor(random.next() * (game.goal - least))
      return random.next() < 0.2 ? 0 : least + steps
    }
    for (let i = 0; i < STATES / RULES.length; i++) {
      const seat = i % 2
      const steps = [drawScore(), drawScore()]
      const farkles = steps.map(() => Math.floor(random.next() * game.counters))
      const scores = steps.map((step) => step * game.grid)
      const from: TableStanding = { seat, turns: seat + 2, scores, farkles, reached: null }
      const found = drained(table.chances(from))
      expect(drained(tableOf(rules).chances({ ...from }))).toEqual(found)
      expect(found[0]! + found[1]!).toBeCloseTo(1, 12)
      const [own, other] = [seat, 1 - seat]
      const second = game.seats === 2 && seat === 1
      const state = [steps[own]!, steps[other]!, farkles[own]!, farkles[other]!, second] as const
      const exact = match.values[0][stateIndex(game, ...state)]!
      const off = (found[own]! - exact) / Math.max(errorOf(exact, GAMES), 1 / GAMES)
      expect(Math.abs(off), `${rules.end} ${JSON.stringify(from)}`).toBeLessThan(FAR)
      squares += off ** 2 / STATES
      sum += off / Math.sqrt(STATES)
    }
  }
  expect(Math.abs(sum)).toBeLessThan(FAR)
  expect(squares).toBeLessThan(1 + FAR * Math.sqrt(2 / STATES))
})

/** Row banked by a turn that is rolled group by group; 0 for a farkle. */
function rolledTurn(
  strategy: TurnStrategy,
  aim: { readonly take: number; readonly tie: number | null; readonly isLast: boolean },
  random: Random,
): number {
  const { byDice, bankable, start } = strategy.model
  const policy = bestPolicy(strategy)
  let [n, row] = [start, 0]
  for (;;) {
    const dice = byDice[n]!
    if (random.next() < dice.farkleProbability) return 0
    const group = pick(random, [...dice.probability.keys()], [...dice.probability])
    let option = policy.option(dice, group, row)
    let most = aim.take - 1
    for (let o = dice.optionStart[group]!; o < dice.optionStart[group + 1]!; o++) {
      const at = row + dice.optionSteps[o]!
      if (at <= most || !bankable[dice.optionLeft[o]!]) continue
      option = o
      most = at
    }
    row += dice.optionSteps[option]!
    n = dice.optionLeft[option]!
    if (row >= aim.take && bankable[n]) return row
    if (row === aim.tie && byDice[n]!.farkleProbability > 0.5) return row
    if (!aim.isLast && policy.banks(n, row)) return row
  }
}

/** Wins by seat of games at the table from the first turn on. */
function slowWins(rules: RuleSet, players: number, games: number, random: Random): number[] {
  const points = pointsPlay(rules)
  const wins = Array.from({ length: players }, () => 0)
  for (let i = 0; i < games; i++) {
    const table = new TableGame(rules, players)
    const { game } = table
    while (table.result === null) {
      const { seat, scores, farkles, reached } = table.standing
      const own = Math.round(scores[seat]! / game.grid)
      const target = Math.round(Math.max(...scores) / game.grid)
      const need = reached === null ? null : needOf(game, own, target)
      const row = rolledTurn(
        strategyAt(points, scores[seat]!, farkles[seat]!),
        {
          take: need?.winRow ?? (rules.end === 'rounds' ? Infinity : endRow(game, own)),
          tie: need?.tieRow ?? null,
          isLast: need !== null,
        },
        random,
      )
      const turnTotal = row * game.model.grid
      table.finish(row > 0 ? 'bank' : 'farkle', { turnTotal, dice: null })
    }
    for (const seat of table.winners) wins[seat]! += 1 / table.winners.length
  }
  return wins
}

it.each([
  ['finalTurn', { ...PRESETS.zilch, goal: 1500 }, 4],
  ['equalTurns', { ...PRESETS.farkle, goal: 1500, end: 'equalTurns' }, 3],
  ['rounds', { ...PRESETS.farkle, end: 'rounds', rounds: 3, minimumFirstBank: 300 }, 5],
] as const)('follows the table of many in games with %s', (_, rules, players) => {
  const games = someRuns(3000).numRuns!
  const wins = slowWins(rules, players, games, seededRandom(`many ${seed}`))
  const found = drained(tableOf(rules).chances(new TableGame(rules, players).standing))
  expect(found.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
  for (const [seat, chance] of found.entries()) {
    const error = Math.hypot(errorOf(chance, GAMES), errorOf(chance, games))
    expect(Math.abs(chance - wins[seat]! / games) / error).toBeLessThan(FAR)
  }
})

it('has nothing to say of rules where more decides a game', () => {
  const { farkle } = PRESETS
  expect(isPointsTable(farkle)).toBe(true)
  expect(isPointsTable({ ...farkle, overshoot: 'lost' })).toBe(false)
  expect(isPointsTable({ ...farkle, steal: 'allDice' })).toBe(false)
  expect(isPointsTable({ ...farkle, farkleTakes: true })).toBe(false)
})
