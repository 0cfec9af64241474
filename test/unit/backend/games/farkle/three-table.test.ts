import { expect, test } from 'vitest'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { withRoll } from '#shared/games/farkle/analysis/turn-walk.ts'
import { tablePlay, tableText } from '#shared/games/farkle/drill/table-play.ts'
import { TableGame } from '#shared/games/farkle/drill/table-game.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { withMove } from '#shared/study/table-game.ts'
import { setupOf } from '../../drills/drilling.ts'
import { start, temporaryFolder } from '../../harness.ts'

const RULES: RuleSet = { ...PRESETS.farkle, name: 'Short', goal: 800 }
const FINAL: RuleSet = { ...RULES, goal: 400, end: 'finalTurn' }

/** A game in which everybody banks as soon as that is allowed, but now and then rolls. */
function playedGame(rules: RuleSet, players: number): TableGameData {
  let game: TableGameData = {
    rules,
    seed: 'three',
    komi: 0,
    coach: 'off',
    began: 0,
    moves: [],
    rolled: null,
    takenBack: 0,
    counted: 0,
    retaken: [],
    players: Array.from({ length: players }, (_, i) => ({ name: `P${i}`, bot: null })),
  }
  for (;;) {
    const { isOver, position, rolled, roll } = tablePlay(game)
    if (isOver) return game
    const dice = [...rolled!]
    const at = withRoll(rules, position, { rolled: dice })
    const legal = roll === 'decide' ? actionsOf(rules, at) : []
    const wanted = game.moves.length % 3 === 0 ? 'roll' : 'bank'
    const action = legal.find(({ then }) => then === wanted) ?? legal[0]
    const kept = action ? [...action.setAside] : null
    game = withMove(game, { rolled: dice, kept, then: action?.then ?? null })
  }
}

test('advice for a table follows the best solution there is, and says which', async () => {
  const { ask } = await start(temporaryFolder())
  const position: Position = {
    own: 300,
    opponent: 650,
    third: 450,
    turnTotal: 250,
    ownFarkles: 0,
    opponentFarkles: 0,
    dice: { left: 3 },
  }
  const advise = (players: number) =>
    ask('farkle.advise', {
      rules: RULES,
      players,
      bot: 'perfect',
      seed: 'a',
      position: positionData(position),
    })
  expect(await advise(3)).toMatchObject({ by: 'points', goal: 'points', chances: null })
  await ask('farkle.winSolve', { rules: RULES })
  const two = await advise(3)
  expect(two).toMatchObject({ by: 'two', goal: 'wins', chances: null })
  const { third: _, ...ahead } = position
  const alone = await ask('farkle.winAnalyse', { rules: RULES, position: positionData(ahead) })
  expect(two.options[0]!.value).toBeCloseTo(alone.winProbability, 12)
  await ask('farkle.threeSolve', { rules: RULES })
  const three = await advise(3)
  expect(three).toMatchObject({ by: 'three', goal: 'wins', chosen: 0 })
  const exact = await ask('farkle.winAnalyse', { rules: RULES, position: positionData(position) })
  expect(three.chances).toEqual(exact.options[0]!.winProbabilities)
  expect(three.options[0]!.value).toBeCloseTo(three.chances![0], 12)
  expect(await advise(4)).toMatchObject({ by: 'three', goal: 'wins', chances: null })

  const { winProbability, scores } = await ask('farkle.threeMap', { rules: RULES, third: 450 })
  const at = scores.indexOf(650) * scores.length + scores.indexOf(300)
  const { winProbabilities } = await ask('farkle.threeAt', {
    rules: RULES,
    own: 300,
    next: 650,
    third: 450,
  })
  expect(winProbability[at]).toBe(winProbabilities[0])
})

test('drills against two ask positions of three, graded by their solution', async () => {
  const { ask } = await start(temporaryFolder())
  const setup = setupOf({ goal: 'wins', players: 3, kind: 'roll-or-bank', questions: 2 })
  const { session, step } = await ask('drill.start', { game: 'farkle', rules: RULES, setup })
  if (step.kind !== 'question') throw new Error('the drill asked nothing')
  const { position, legal, number } = step.question as unknown as {
    position: Position
    legal: { setAside: []; then: 'bank' | 'roll' }[]
    number: number
  }
  expect(position.third).toBeTypeOf('number')
  expect(positionProblems(winGame(RULES), position)).toEqual([])
  const { setAside, then } = legal[0]!
  const given = { game: 'farkle', session, number, choice: { setAside, then }, milliseconds: 900 }
  const { verdict } = await ask('drill.answer', given as never)
  const exact = await ask('farkle.winAnalyse', { rules: RULES, position: positionData(position) })
  const [best] = (verdict as unknown as { options: { value: number }[] }).options
  expect(best!.value).toBeCloseTo(exact.winProbability, 12)
})

test.each([
  ['that ends at once', RULES],
  ['with last turns', FINAL],
])('the review of a game of three %s adds up, for each player', async (_, rules) => {
  const { ask } = await start(temporaryFolder())
  const { winProbabilities } = await ask('farkle.threeSolve', { rules })
  const game = playedGame(rules, 3)
  const text = tableText(game, '2026-01-31T18:00:00.000Z')!
  const added = await ask('records.add', {
    text,
    played: true,
    notes: '',
    counts: { seat: 0, without: [] },
  })
  expect(added.counted).not.toBeNull()
  // What counts is told in Progress.
  const told = await ask('drill.expectedLoss', { game: 'farkle', rules, goal: 'wins' })
  expect(told).toMatchObject({ answers: 0, others: { count: added.counted!.decisions } })
  let won = 0
  /** Chances of the first seat after every event, the same in all three reviews. */
  const seen: number[] = []
  for (const seat of [0, 1, 2]) {
    const asked = { game: 'farkle', record: added.id, seat, goal: 'wins' } as const
    const { review } = (await ask('drill.review', asked)) as unknown as {
      review: Record<'start' | 'result', number> &
        Record<'skill' | 'luck', Record<'you' | 'bot', number>> & {
          line: { value: number; others: [number, number] }[]
        }
    }
    const { start: begin, result, skill, luck, line } = review
    line[0]!.others.forEach((chance, i) =>
      expect(chance).toBeCloseTo(winProbabilities[(seat + 1 + i) % 3]!, 12),
    )
    for (const [i, { value, others }] of line.entries()) {
      expect(value + others[0] + others[1]).toBeCloseTo(1, 10)
      seen[i] ??= value
      expect([value, others[1], others[0]][seat]).toBeCloseTo(seen[i], 12)
    }
    expect(begin).toBeCloseTo(winProbabilities[seat]!, 12)
    expect(begin + skill.you + skill.bot + luck.you + luck.bot).toBeCloseTo(result, 10)
    expect(skill.you).toBeLessThanOrEqual(1e-12)
    won += result
  }
  expect(won).toBeCloseTo(1, 12)
})

test('a table of more sees the two who are ahead, in the order of play', () => {
  const table = new TableGame(RULES, 5)
  const banks = [100, 300, 200, 400, 300]
  for (const turnTotal of banks) table.finish('bank', { turnTotal, dice: null })
  // The first player moves; of 300, 200, 400 and 300 the highest are 400 and one of 300.
  expect(table.position).toMatchObject({ own: 100, opponent: 300, third: 400 })
  table.finish('farkle', { turnTotal: 0, dice: null })
  expect(table.position).toMatchObject({ own: 300, opponent: 400, third: 300 })
})

test('maps and numbers of three are those of its positions, where the game ends at once', async () => {
  const { ask } = await start(temporaryFolder())
  const rules = { ...RULES, goal: 1500 }
  const dice = 3
  const map = await ask('farkle.mapBanking', { rules, dice, third: 450 })
  const { scores, bankFrom } = map
  const place = bankFrom.findIndex((total) => total !== null && total > 200)
  const from = bankFrom[place]!
  const bestWith = async (turnTotal: number) => {
    const own = scores[place % scores.length]!
    const opponent = scores[Math.floor(place / scores.length)]!
    const standing = { own, opponent, third: 450, turnTotal, ownFarkles: 0, opponentFarkles: 0 }
    const position = positionData({ ...standing, dice: { left: dice } })
    const { options } = await ask('farkle.winAnalyse', { rules, position })
    return options[0]!.then
  }
  expect(await bestWith(from)).toBe('bank')
  expect(await bestWith(from - 50)).toBe('roll')

  const { standings } = await ask('farkle.winStandings', { rules, players: 3 })
  const two = await ask('farkle.winStandings', { rules })
  expect(standings.map(({ lead }) => lead)).toEqual(two.standings.map(({ lead }) => lead))
  const { own, opponent, limits } = standings.find(({ lead }) => lead === 'behind')!
  const both = await ask('farkle.mapBanking', { rules, dice, third: opponent })
  const at = both.scores.indexOf(opponent) * both.scores.length + both.scores.indexOf(own)
  expect(limits[dice - 1]!.from).toBe(both.bankFrom[at])
  const { contrasts } = await ask('farkle.winContrasts', { rules, players: 3 })
  for (const { loss } of contrasts) expect(loss).toBeGreaterThan(0)

  expect(await ask('farkle.threeCard', { rules, find: false })).toEqual({ card: null })
  for (const [name, params] of [
    ['farkle.mapBanking', { dice, third: 450 }],
    ['farkle.winStandings', { players: 3 }],
    ['farkle.threeCard', { find: true }],
  ] as const) {
    const asked = ask(name, { rules: FINAL, ...params } as never)
    await expect(asked).rejects.toThrow('only where the game ends at once')
  }
  const wrong = ask('farkle.mapBanking', { rules, dice, third: 425 })
  await expect(wrong).rejects.toThrow('The third player’s score must be a multiple of 50')
})
