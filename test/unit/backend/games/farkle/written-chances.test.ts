import { expect, test } from 'vitest'
import { pick, seededRandom, type Random } from '#shared/dice/random.ts'
import { tablePlay, tableText } from '#shared/games/farkle/drill/table-play.ts'
import { writtenProblem, writtenStandings } from '#shared/games/farkle/drill/written-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { runs, seed } from '#test/property/runs.ts'
import { start, temporaryFolder } from '../../harness.ts'

const STATES = runs(500).numRuns!
const SHORT = { name: 'Short', goal: 1000 } as const
const RULES: readonly RuleSet[] = [
  { ...PRESETS.farkle, ...SHORT },
  { ...PRESETS.farkle, ...SHORT, end: 'finalTurn', minimumFirstBank: 300 },
  { ...PRESETS.zilch, ...SHORT },
]

const newGame = (rules: RuleSet, komi = 0, names = ['Ann', 'Bo']): TableGameData => ({
  rules,
  komi,
  players: names.map((name) => ({ name, bot: null })),
  seed: null,
  written: [],
  coach: 'off',
  began: 0,
  moves: [],
  rolled: null,
  takenBack: 0,
  counted: null,
  retaken: [],
})

/** A whole game of turns drawn at random, a third of them farkles. */
function drawn(begun: TableGameData, random: Random): TableGameData {
  let game = begun
  while (!tablePlay(game).isOver) {
    const points = random.next() < 0.35 ? 0 : pick(random, [50, 150, 300, 350, 500, 850])
    const next = { ...game, written: [...game.written!, points] }
    if (writtenProblem(next) === null) game = next
  }
  return game
}

test('chances of a written game are those of the solver, and sum to 1', async () => {
  const { ask } = await start(temporaryFolder())
  const random = seededRandom(`written ${seed}`)
  const some = newGame(RULES[0]!)
  expect((await ask('farkle.writtenChances', { game: some })).simulated).toBe(true)
  for (const rules of RULES) await ask('farkle.winSolve', { rules, nextMap: null })
  let states = 0
  let ended = 0
  for (let i = 0; states < STATES; i++) {
    const rules = RULES[i % RULES.length]!
    const game = drawn(newGame(rules, i % 4 === 3 ? 300 : 0), random)
    const answer = await ask('farkle.writtenChances', { game })
    expect(answer.simulated).toBe(false)
    const chances = answer.chances!
    const standings = writtenStandings(game)
    expect(chances).toHaveLength(game.written!.length + 1)
    for (const [turn, { seat, position, winners }] of standings.entries()) {
      const [first, second] = chances[turn]!
      expect(first! + second!).toBeCloseTo(1, 12)
      if (winners.length > 0) {
        ended++
        const share = winners.includes(0) ? 1 / winners.length : 0
        expect(first).toBe(share)
        continue
      }
      const { own, opponent, ownFarkles, opponentFarkles, second: isSecond } = position
      const state = { own, opponent, ownFarkles, opponentFarkles }
      const at = { rules, ...state, ...(isSecond && { second: true }) }
      const { winProbability } = await ask('farkle.winAt', at)
      expect(chances[turn]![seat]).toBeCloseTo(winProbability, 12)
      states++
    }
  }
  expect(ended).toBeGreaterThan(0)
})

test('of more they are simulated, the same at every question', async () => {
  const { ask } = await start(temporaryFolder())
  const game = drawn(newGame(RULES[2]!, 0, ['Ann', 'Bo', 'Cy', 'Di']), seededRandom(`${seed}`))
  const answer = await ask('farkle.writtenChances', { game })
  expect(answer.simulated).toBe(true)
  expect(answer.chances).toHaveLength(game.written!.length + 1)
  for (const all of answer.chances!) {
    expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
  }
  const text = tableText(game, '2026-11-29')!
  const { id } = await ask('records.add', { text })
  expect(await ask('records.lead', { id })).toEqual(answer)
  const shorter = { ...game, written: game.written!.slice(0, 3) }
  const { chances } = await ask('farkle.writtenChances', { game: shorter })
  expect(chances).toEqual(answer.chances!.slice(0, 4))
  const alone = { ...game, players: game.players.slice(0, 1), written: [300] }
  expect((await ask('farkle.writtenChances', { game: alone })).chances).toBe(null)
})

test('of three they are those of the game of three', async () => {
  const { ask } = await start(temporaryFolder())
  const random = seededRandom(`three ${seed}`)
  const rules: RuleSet = { ...PRESETS.farkle, name: 'Of three', goal: 800, end: 'immediate' }
  const begun = newGame(rules, 0, ['Ann', 'Bo', 'Cy'])
  expect((await ask('farkle.writtenChances', { game: begun })).simulated).toBe(true)
  await ask('farkle.threeSolve', { rules })
  for (let i = 0; i < 3; i++) {
    const game = drawn(begun, random)
    const chances = (await ask('farkle.writtenChances', { game })).chances!
    for (const [turn, { seat, position, winners }] of writtenStandings(game).entries()) {
      const all = chances[turn]!
      expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
      if (winners.length > 0)
        expect(all).toEqual([0, 1, 2].map((one) => Number(one === winners[0])))
      else {
        const { own, opponent: next, third = 0 } = position
        const { winProbabilities } = await ask('farkle.threeAt', { rules, own, next, third })
        expect([0, 1, 2].map((ahead) => all[(seat + ahead) % 3])).toEqual([...winProbabilities])
      }
    }
  }
})
