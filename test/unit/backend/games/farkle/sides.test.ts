import { expect, test } from 'vitest'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { drill } from '#shared/games/farkle/drill/drill.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { Walk } from '#test/support/walk.ts'
import { AREAS, walkFarkle } from '#test/support/walk-rules.ts'
import { ALL, seed } from '#test/property/runs.ts'
import { FIVE } from '#test/support/listed-games.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { withRoll } from '#shared/games/farkle/analysis/turn-walk.ts'
import { tablePlay, tableText } from '#shared/games/farkle/drill/table-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

const LUCKY = { name: 'Lucky', count: 2, weights: [6, 1, 2, 3, 4, 6] }
const rules = parsedRules({
  ...PRESETS.farkle,
  name: 'Mine and theirs',
  goal: 600,
  ownDice: [],
  opponentDice: [LUCKY],
})
const turned = parsedRules({ ...rules, ownDice: [LUCKY], opponentDice: [] })
const START = { own: 0, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }

test('either player’s chances are told, and are each other’s where the dice are turned round', async () => {
  const { ask } = await start(temporaryFolder())
  const { winProbability, states } = await ask('farkle.winSolve', { rules })
  expect(states).toBe(2 * 12 * 12)
  const { ownDice, curve } = await ask('farkle.winFairness', { rules })
  expect(ownDice?.asFirst).toBe(winProbability)
  expect(ownDice!.asFirst).toBeGreaterThan(ownDice!.asSecond)
  const theirs = await ask('farkle.winFairness', { rules, opponentBegins: true })
  expect(theirs.ownDice).toEqual(ownDice)
  expect(theirs.winProbability).toBeCloseTo(1 - ownDice!.asSecond, 14)
  expect(curve[0]).toEqual({ points: 0, winProbability })
  const second = await ask('farkle.winAt', { rules, ...START, second: true })
  expect(second.winProbability).toBe(theirs.winProbability)
  const other = await ask('farkle.winFairness', { rules: turned })
  expect(other.ownDice!.asFirst).toBeCloseTo(1 - ownDice!.asSecond, 12)
  expect(other.ownDice!.asSecond).toBeCloseTo(1 - ownDice!.asFirst, 12)
})

test('a position is told with the dice of the player to move', async () => {
  const { ask } = await start(temporaryFolder())
  const rolled = { ...START, turnTotal: 0, dice: { rolled: [1, 1, 3, 4, 5, 6] } as const }
  const mine = await ask('farkle.winAnalyse', {
    rules,
    position: { ...rolled, dice: { rolled: [...rolled.dice.rolled] } },
  })
  expect(mine.options[0]!.kinds).toBeUndefined()
  const dice = { rolled: [...rolled.dice.rolled], kinds: [0, 0, 0, 1, 1, 0] }
  const theirs = await ask('farkle.winAnalyse', {
    rules,
    position: { ...rolled, dice, second: true },
  })
  expect(theirs.options[0]!.kinds).toBeDefined()
  // The same as the mover's own dice in the game that is turned round.
  const same = await ask('farkle.winAnalyse', { rules: turned, position: { ...rolled, dice } })
  expect(theirs.options.map(({ winProbability }) => winProbability)).toHaveLength(
    same.options.length,
  )
  theirs.options.forEach((option, i) => {
    expect(option.winProbability).toBeCloseTo(same.options[i]!.winProbability, 12)
    expect(option.expectedPoints).toBe(same.options[i]!.expectedPoints)
  })
  const wrong = await failureOf(ask('farkle.winAnalyse', { rules, position: { ...rolled, dice } }))
  expect(wrong.code).toBe('invalid-request')
})

test('both sides are drilled, kept in records and reviewed for either goal', () => {
  const setup = { ...DEFAULT_SETUP, scope: 'turn', goal: 'wins', seed: 'theirs' } as const
  expect(drill.setupProblems(rules, setup)).toEqual([])
  expect(drill.setupProblems(rules, { ...setup, goal: 'points' })).toEqual([])
  expect(drill.records.goals(rules, 2)).toEqual(['points', 'wins'])
  const { positionProblem } = drill.checks(rules)
  expect(positionProblem('b0.d0.t300.n3')).toBe(null)
  // Two loaded dice, and one of the others.
  expect(positionProblem('b0.d0.t300.n3.s2')).toContain('kinds')
})

const PRIEST = { kind: 'faces', faces: [1, 3, 5], points: 700 }
const scored = parsedRules({
  ...PRESETS.farkle,
  name: 'A badge',
  goal: 600,
  ownCombinations: [PRIEST],
  opponentCombinations: [{ kind: 'set', face: 2, count: 2, points: 100 }],
})

/** A table of a person and a bot, in either order, played to its end by the first option. */
function playedTable(isBotFirst: boolean): TableGameData {
  const players = [
    { name: 'Ann', bot: null },
    { name: 'Otto', bot: 'points' as const },
  ]
  let game = {
    rules: scored,
    players: isBotFirst ? players.toReversed() : players,
    seed: 'sides',
    komi: 0,
    coach: 'off' as const,
    began: 0,
    rolled: null,
    takenBack: 0,
    counted: null,
    retaken: [],
    moves: [] as TableGameData['moves'],
  }
  for (let at = tablePlay(game); !at.isOver; at = tablePlay(game)) {
    const isPerson = game.players[at.seat]!.bot === null
    expect(at.rules.ownCombinations).toEqual(
      isPerson ? scored.ownCombinations : scored.opponentCombinations,
    )
    expect(at.position.second ?? false).toBe(!isPerson)
    const rolled = [...at.rolled!]
    const position = withRoll(at.rules, at.position, { rolled })
    const action = at.roll === 'decide' ? actionsOf(at.rules, position)[0]! : null
    const move = action
      ? { rolled, kept: [...action.setAside], then: action.then }
      : { rolled, kept: null, then: null }
    game = { ...game, moves: [...game.moves, move] }
  }
  return game
}

test.each([false, true])(
  'a game at the table is played and reviewed by sides, bot first: %s',
  async (isBotFirst) => {
    const { ask } = await start(temporaryFolder())
    const game = playedTable(isBotFirst)
    const text = tableText(game, '2026-01-31T18:00:00.000Z')!
    expect(text.includes('You: B')).toBe(isBotFirst)
    await ask('farkle.saveTable', { game })
    const { id } = await ask('records.add', { text })
    await ask('farkle.winSolve', { rules: scored })
    for (const seat of [0, 1]) {
      for (const goal of ['points', 'wins'] as const) {
        const review = await ask('drill.review', { game: 'farkle', record: id, seat, goal })
        expect(review.decisions.length).toBeGreaterThan(0)
      }
    }
    const wrong = await failureOf(
      ask('records.add', {
        text: text.replace(/^Rules: .*$/m, 'Rules: farkle').replace(/^Date/m, 'You: A\nDate'),
      }),
    )
    expect(wrong.message).toContain('You')
  },
)

test('a bot decides by its own side', async () => {
  const { ask } = await start(temporaryFolder())
  await ask('farkle.winSolve', { rules: scored })
  const rolled = { ...START, turnTotal: 0, dice: { rolled: [1, 3, 5, 2, 2, 6] } as const }
  const bests = { false: [] as number[][], true: [] as number[][] }
  for (const second of [false, true]) {
    const position = { ...rolled, dice: { rolled: [...rolled.dice.rolled] }, second }
    for (const bot of ['perfect', 'points', 'five-steps', 'casual'] as const) {
      const { options, chosen, by } = await ask('farkle.advise', {
        rules: scored,
        position,
        players: 2,
        bot,
        seed: 'x',
      })
      expect(by).toBe('two')
      bests[`${second}`].push([...options[chosen]!.setAside].sort())
    }
    const { options } = await ask('farkle.advise', {
      rules: scored,
      position,
      players: 2,
      bot: null,
      seed: 'x',
    })
    const dice = options.map(({ setAside }) => setAside.join(''))
    expect(dice.includes('135')).toBe(!second)
    expect(dice.includes('22')).toBe(second)
  }
  expect(bests.false[0]).toEqual([1, 3, 5])
  expect(bests.true[0]).not.toEqual([1, 3, 5])
})

const THREE = /^farkle\.(threeStatus|advise) /

test(
  'no view or command refuses rules with two sides, but a third player',
  { timeout: 300_000 },
  async () => {
    const backend = await start(temporaryFolder())
    // npm test asks in some areas, other ones at each run.
    const some = ALL ? AREAS : AREAS.filter((_, i) => (i + seed) % 6 === 0)
    const refusalsOf = async (fields: object): Promise<string[]> => {
      const walk = new Walk(backend.dispatch)
      const walked = parsedRules({ ...FIVE, goal: 300, ...fields })
      await walkFarkle(walk, walked, { positions: 4, answers: 1, searches: ALL }, some)
      expect(walk.faults).toEqual([])
      return [...walk.refusals]
    }
    const equal = await refusalsOf({ name: 'Equal' })
    const sided = await refusalsOf({
      name: 'Sided',
      ownCombinations: [PRIEST],
      opponentDice: [LUCKY],
    })
    const more = sided.filter((refusal) => !equal.includes(refusal))
    expect(more.filter((refusal) => !THREE.test(refusal))).toEqual([])
  },
)
