import { expect, test } from 'vitest'
import { diceNamed } from '#shared/games/farkle/rules/named-dice.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveBadges } from '#shared/games/farkle/solve/badge/badge-solver.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { soon } from '#test/support/soon.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

const rules: RuleSet = { ...PUBLISHED.kcd!.rules, goal: 300 }

const die = (name: string, count: number) => {
  const { weights, ...one } = diceNamed(name)[0]!
  return { die: { ...one, weights: [...weights] }, count }
}

const BAG = [die('odd', 2), die('painted', 1), die('hugo', 2), die('molar', 4)]

test('the best sets are ordered by the chance to win against the dice of the other', async () => {
  const { ask } = await start(temporaryFolder())
  const byPoints = await ask('farkle.bestDice', { rules, bag: BAG, sets: 4 })
  expect(byPoints.sets.map(({ win }) => win)).toEqual([undefined, undefined, undefined, undefined])
  const against = [die('odd', 1), die('ordinary', 3)]
  const { sets, ...counts } = await ask('farkle.bestDice', { rules, bag: BAG, sets: 4, against })
  expect(counts).toEqual({ solved: byPoints.solved, leftOut: byPoints.leftOut })
  expect(sets.map(({ points }) => points).sort((a, b) => b - a)).toEqual(
    byPoints.sets.map(({ points }) => points),
  )
  expect(sets.map(({ win }) => win)).toEqual(sets.map(({ win }) => win!).sort((a, b) => b - a))
  const [{ dice, win }] = sets as [(typeof sets)[0]]
  const opponentDice = [{ ...die('odd', 1).die, count: 1 }]
  const { winProbability } = await ask('farkle.winSolve', {
    rules: { ...rules, ownDice: dice, opponentDice },
  })
  expect(win).toBe(winProbability)
  // Two names of the ordinary die are one kind of it.
  expect(sets.flatMap((set) => set.dice.map(({ name }) => name))).toContain(
    'Hugo’s die / Molar die',
  )
})

test('more dice than are rolled are refused before the search', async () => {
  const { ask } = await start(temporaryFolder())
  const against = [die('odd', 4), die('painted', 3)]
  const failure = await failureOf(ask('farkle.bestDice', { rules, bag: BAG, against }))
  expect(failure).toMatchObject({ code: 'invalid-request' })
  expect(failure.message).toContain('6')
})

test('the wins of all sets are one job of these rules, which can be stopped', async () => {
  const { ask } = await start(temporaryFolder())
  const long = { ...rules, goal: 6000 }
  const bag = [die('odd', 2), die('painted', 2), die('ordinary', 2)]
  const asked = failureOf(ask('farkle.bestDice', { rules: long, bag, against: [] }))
  const job = await soon(async () => {
    const { jobs } = await ask('jobs.list', {})
    const found = jobs.find(({ solve }) => solve === 'dice-wins')
    expect(found).toMatchObject({ hash: ruleHash(long), state: 'running' })
    return found!
  })
  await ask('jobs.cancel', { id: job.id })
  expect(await asked).toMatchObject({ code: 'cancelled' })
  await soon(async () => expect((await ask('jobs.list', {})).jobs).toEqual([]))
})

test('badges count for the chance to win, in games that end at once', async () => {
  const { ask } = await start(temporaryFolder())
  const bag = [die('odd', 1), die('ordinary', 5)]
  const asked = { rules, bag, against: [], badge: { kind: 'resurrection', uses: 1 } } as const
  const [found] = (await ask('farkle.bestDice', { ...asked, bag, against: [] })).sets
  const game = { ...rules, ownDice: [{ ...bag[0]!.die, count: 1 }], opponentDice: [] }
  expect(found!.win).toBe(solveBadges(game, asked.badge, null).asFirst)
  const headstart = { kind: 'headstart', points: 300 } as const
  for (const wrong of [
    { ...asked, otherBadge: headstart },
    { ...asked, rules: { ...rules, end: 'finalTurn' as const } },
    { ...asked, rules: { ...rules, goal: 90_000 } },
  ]) {
    const failure = await failureOf(ask('farkle.bestDice', { ...wrong, bag, against: [] }))
    expect(failure).toMatchObject({ code: 'invalid-request' })
  }
})

test('combinations of one player alone count for its points', async () => {
  const { ask } = await start(temporaryFolder())
  const bag = [die('ordinary', 6)]
  const pointsOf = async (all: RuleSet): Promise<number> =>
    (await ask('farkle.bestDice', { rules: all, bag })).sets[0]!.points
  const combinations = [{ kind: 'faces', faces: [3, 5], points: 200 }] as const
  const mine = await pointsOf({ ...rules, ownCombinations: combinations })
  expect(mine).toBeGreaterThan(
    (await pointsOf({ ...rules, opponentCombinations: combinations })) + 5,
  )
})

test('dice that add nothing or cost nothing are not told', async () => {
  const { ask } = await start(temporaryFolder())
  const dice = ['weighted', 'ordinary', 'misfortune'].map((name) => die(name, 1).die)
  const { points, next, losing } = await ask('farkle.nextDice', { rules, bag: BAG, dice })
  const [best] = (await ask('farkle.bestDice', { rules, bag: BAG, sets: 1 })).sets
  expect(points).toBeCloseTo(best!.points, 9)
  expect(next.map(({ name }) => name)).toEqual(['Weighted die'])
  expect(next[0]!.points).toBeCloseTo(points + next[0]!.adds, 9)
  expect(losing.length).toBeGreaterThan(0)
  for (const lost of losing) expect(lost.points).toBeCloseTo(points - lost.costs, 9)
})
