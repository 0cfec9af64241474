import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { OpponentData } from '#shared/games/scorecard/requests/versus.ts'
import { failureOf, SENTENCE, SOLVER_WORKER, start, temporaryFolder } from '../../harness.ts'

const rules = PUBLISHED_CARDS.crag!
const solved = { rules, opponent: { kind: 'points' } } as const
const startWith = (members: number, folder = temporaryFolder()) =>
  start(folder, SOLVER_WORKER, { team: { members } })

test('solves the most wins, tells chances that fit each other, and goes on with what is stored', async () => {
  const backend = await startWith(2)
  const before = await backend.ask('scorecard.versusStatus', solved)
  expect(before).toMatchObject({ state: 'unsolved', fraction: 0, storedBytes: 0 })
  expect(await failureOf(backend.ask('scorecard.versus', solved))).toMatchObject({
    code: 'not-found',
  })
  const { storedBytes } = await backend.ask('scorecard.versusSolve', solved)
  expect(storedBytes).toBeGreaterThan(100_000)
  expect(storedBytes).toBeLessThanOrEqual(before.bytes + 20_000)
  expect((await backend.ask('scorecard.versusStatus', solved)).state).toBe('solved')

  const found = await backend.ask('scorecard.versus', solved)
  expect(found.plain).toBeCloseTo(1 / 2, 11)
  expect(found.chance - found.plain).toBeGreaterThan(1e-4)
  const turn = { ...solved, dice: [1, 5, 6] as (1 | 5 | 6)[], rerollsLeft: 1 }
  const { choices, before: start, chance } = await backend.ask('scorecard.versusChoices', turn)
  expect(start).toBeCloseTo(found.chance, 12)
  expect(choices[0]).toMatchObject({ rank: 1, chance, loss: 0 })
  expect(choices.some(({ expectedRank }) => expectedRank === 1)).toBe(true)

  const wrong = { ...solved, card: 'x1-2.t0', points: 200 }
  expect(await failureOf(backend.ask('scorecard.versus', wrong))).toMatchObject({
    code: 'invalid-request',
    details: [{ field: 'points', message: expect.stringMatching(SENTENCE) as string }],
  })
})

test('knows a final score, and scores that were counted', async () => {
  const backend = await startWith(1)
  const chances = await Promise.all(
    (
      [
        { kind: 'score', score: 120 },
        { kind: 'scores', first: 120, chances: [7] },
        { kind: 'score', score: 150 },
        { kind: 'score', score: 100_000 },
      ] satisfies OpponentData[]
    ).map(async (opponent) => {
      await backend.ask('scorecard.versusSolve', { rules, opponent })
      return (await backend.ask('scorecard.versus', { rules, opponent })).chance
    }),
  )
  expect(chances[1]).toBe(chances[0])
  expect(chances[2]).toBeLessThan(chances[0]!)
  expect(chances[3]).toBe(0)
  const opponent: OpponentData = { kind: 'scores', first: 0, chances: [0, 0] }
  const none = { rules, opponent }
  expect(await failureOf(backend.ask('scorecard.versusSolve', none))).toMatchObject({
    details: [{ field: 'opponent', message: expect.stringMatching(SENTENCE) as string }],
  })
})

test('finds the same equilibrium with one thread and with two, and where points lose', async () => {
  const backends = [await startWith(1), await startWith(2)]
  const [one, two] = await Promise.all(
    backends.map(async ({ ask }) => {
      const { seconds, ...found } = await ask('scorecard.equilibrium', { rules })
      expect(seconds).toBeGreaterThan(0)
      return found
    }),
  )
  expect(two).toEqual(one)
  expect(one!.residual).toBeLessThanOrEqual(1e-9)
  expect(one!.plain).toBeLessThan(1 / 2)
  const opponent = { kind: 'equilibrium' } as const
  const [files] = await Promise.all(
    backends.map(async ({ ask, folder }) => {
      await ask('scorecard.versusSolve', { rules, opponent })
      const results = join(folder, 'results')
      const names = readdirSync(results).filter((name) => name.includes('target'))
      return names.toSorted().map((name) => [name, readFileSync(join(results, name))] as const)
    }),
  )
  expect(files).toHaveLength(rules.boxes.length)
  const { ask, folder } = backends[1]!
  for (const [name, bytes] of files!) {
    expect(bytes.equals(readFileSync(join(folder, 'results', name)))).toBe(true)
  }
  for (const found of one!.losses.slice(0, 20)) {
    const { card, points, dice, rerollsLeft, loss } = found
    const turn = { rules, opponent, card, points, dice, rerollsLeft }
    const { choices } = await ask('scorecard.versusChoices', turn)
    const plain = choices.find(({ expectedRank }) => expectedRank === 1)!
    expect(plain.loss).toBeCloseTo(loss, 9)
    expect(plain).toMatchObject(found.plain)
    expect(
      choices[0]!.chance -
        choices.find(({ keep, box }) => {
          return `${keep?.join('')} ${box}` === `${found.best.keep?.join('')} ${found.best.box}`
        })!.chance,
    ).toBeCloseTo(0, 9)
  }
})

test('goes on with an equilibrium that was stopped', async () => {
  const folder = temporaryFolder()
  const backend = await startWith(1, folder)
  const failed = failureOf(backend.ask('scorecard.equilibrium', { rules }))
  for (;;) {
    const job = backend.jobs.findLast(({ solve }) => solve === 'equilibrium')
    // One reply of eight has been found.
    if (job && job.done > 125) {
      await backend.ask('jobs.cancel', { id: job.id })
      break
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(await failed).toMatchObject({ code: 'cancelled' })
  const found = await backend.ask('scorecard.equilibrium', { rules })
  expect(found.residual).toBeLessThanOrEqual(1e-9)
})
