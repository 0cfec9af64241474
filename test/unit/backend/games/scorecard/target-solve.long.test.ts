import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { cardStates, statesOf } from '#shared/games/scorecard/solve/states.ts'
import { chanceIn, rowsIn, targetMemory } from '#shared/games/scorecard/solve/target/target-rows.ts'
import { solveTargets } from '#test/support/yahtzee-solve.ts'
import { levelFile, readLevel } from '#main/backend/games/scorecard/solve/target-levels.ts'
import { followed, TargetPlan } from '#main/backend/games/scorecard/solve/target-plan.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { TeamSolve } from '#main/backend/solve/team/team-solve.ts'
import { mostChances } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { preparedFolder } from '../../drills/drilling.ts'
import { killedAfter } from '../../killed-process.ts'
import { teamServices } from '../../solve/team/team-under-test.ts'
import { failureOf, refusalOf, SENTENCE, start, temporaryFolder } from '../../harness.ts'

/** Without an upper bonus, jokers and rerolls: 8,192 states and short turns. */
const SMALL: RuleSet = { ...PRESETS.none, bonus: [], rolls: 1 }
const LIMIT = 20
const LEVELS = Array.from({ length: 13 }, (_, level) => level)

const labelOf = (level: number) => ({ key: ruleHash(SMALL), limit: LIMIT, level })
const game = cardStates(SMALL)

/** All files of a solve, by level. */
const filesIn = (folder: string): Buffer[] =>
  LEVELS.map((level) => readFileSync(levelFile(folder, labelOf(level))))

async function solveIn(folder: string, members: number): Promise<void> {
  const plan = new TargetPlan(new ResultCache({ folder, notice: () => {} }), () => game)
  const { services } = teamServices({ team: { members } })
  await new TeamSolve(plan, plan, services).solve({ rules: SMALL, limit: LIMIT })
}

/** A folder with the small solve. */
const prepared = preparedFolder((ask) =>
  ask('scorecard.targetSolve', { rules: SMALL, limit: LIMIT }),
)

describe('a team', () => {
  test('finds the same bits with any number of threads', async () => {
    // Two are in the next test.
    const one = filesIn(join(prepared(), 'results'))
    const folder = temporaryFolder()
    await solveIn(folder, 3)
    expect(one.every((file) => file.length > 48)).toBe(true)
    expect(filesIn(folder).every((file, i) => file.equals(one[i]!))).toBe(true)
  })

  test('stores what one plain loop finds, and goes on from any level to the same bits', async () => {
    const folder = join(prepared(), 'results')
    const whole = filesIn(folder)
    let compared = 0
    const sweep = { limit: LIMIT, reward: null }
    const memory = targetMemory(game, mostChances(game, LIMIT), sweep)
    const found = rowsIn(game, memory, sweep)
    const levels: [number, number, number][] = []
    solveTargets(game, {
      limit: LIMIT,
      onLevel(level, rows) {
        for (const state of statesOf(game, level)) {
          levels.push([level, state, chanceIn(rows, level, state, LIMIT)])
        }
      },
    })
    for (const level of LEVELS) {
      await readLevel(game, folder, labelOf(level), found)
      for (const [, state, chance] of levels.filter(([one]) => one === level)) {
        if (chanceIn(found, level, state, LIMIT) !== chance) throw new Error(`differs at ${state}`)
        compared++
      }
    }
    expect(compared).toBe(8191)

    for (const level of LEVELS.slice(0, 6)) rmSync(levelFile(folder, labelOf(level)))
    await solveIn(folder, 2)
    expect(filesIn(folder).every((file, i) => file.equals(whole[i]!))).toBe(true)
  })
})

test('a solve that is followed never goes back, also while a level is written', () => {
  const done = followed([50, 30, 20])
  expect([done(2, 0), done(2, 0.5), done(2, 1.2)]).toEqual([0, 0.1, 0.2])
  // The pieces begin anew before the level does.
  expect([done(2, 0), done(1, 0), done(1, 0.5), done(0, 1)]).toEqual([0.2, 0.2, 0.35, 1])
})

describe('the backend', () => {
  test('says what a solve takes, refuses a large one unasked, and solves a small one', async () => {
    const backend = await start(temporaryFolder())
    const full = { rules: PRESETS.forced }
    const before = await backend.ask('scorecard.targetStatus', full)
    expect(before).toMatchObject({ state: 'unsolved', limit: 1575, solvedLimit: null, fraction: 0 })
    expect(before.bytes).toBeGreaterThan(800_000_000)
    await refusalOf(backend.ask('scorecard.targetSolve', full), 'invalid-request')
    const asked = { rules: SMALL, target: 10 }
    expect(await failureOf(backend.ask('scorecard.target', asked))).toMatchObject({
      code: 'not-found',
    })

    await backend.ask('scorecard.targetSolve', { rules: SMALL, limit: 10 })
    const { storedBytes } = await backend.ask('scorecard.targetSolve', {
      rules: SMALL,
      limit: LIMIT,
    })
    const after = await backend.ask('scorecard.targetStatus', { rules: SMALL, limit: 12 })
    expect(after).toMatchObject({ state: 'solved', solvedLimit: LIMIT, storedBytes })
    expect(storedBytes).toBeLessThanOrEqual(after.bytes * 2)
    const files = readdirSync(join(backend.folder, 'results'))
    expect(files.filter((name) => name.includes('target'))).toHaveLength(13)
    expect((await backend.ask('cache.status', {})).files).toBe(files.length)
    expect(backend.notices).toEqual([])
  })

  test('answers with chances that fit each other', async () => {
    const backend = await start(prepared())
    const card = { card: 'x12346kqhslc.t9.y0', points: 30 }
    const position = { rules: SMALL, ...card, target: 45 }
    const { chance, plain } = await backend.ask('scorecard.target', position)
    // Fives alone are open, and three of them are needed.
    const three = (10 * 25 + 5 * 5 + 1) / 6 ** 5
    expect(chance).toBeCloseTo(three, 6)
    expect(plain).toBeCloseTo(three, 12)

    const early = { rules: SMALL, card: 'x12346kqhslc.t9', points: 30, target: 50 }
    const dice = { dice: [5, 5, 5, 5, 1] as (1 | 5)[], rerollsLeft: 0 }
    const choices = await backend.ask('scorecard.targetChoices', { ...early, ...dice })
    const best = choices.choices[0]!
    expect(best).toMatchObject({ box: 4, rank: 1, chance: 1, loss: 0 })
    expect(choices.choices.map((one) => one.box)).toEqual([4, 12])
    expect(choices.before).toBeCloseTo((await backend.ask('scorecard.target', early)).chance, 6)

    const curve = await backend.ask('scorecard.targetCurve', { rules: SMALL })
    expect(curve.chances).toHaveLength(LIMIT + 1)
    curve.chances.forEach((one, target) => {
      expect(one).toBeGreaterThanOrEqual(curve.plain[target]! - 1e-6)
      expect(one).toBeLessThanOrEqual(curve.chances[Math.max(0, target - 1)]!)
    })
  })

  test('puts a damaged level aside, says so, and solves it again', async () => {
    const folder = prepared()
    const backend = await start(folder)
    const asked = { rules: SMALL, limit: LIMIT }
    const results = join(folder, 'results')
    const whole = filesIn(results)
    const file = levelFile(results, labelOf(0))
    writeFileSync(file, Buffer.from(whole[0]!.map((b, i) => b ^ +(i === whole[0]!.length - 9))))
    const target = { rules: SMALL, target: 19 }
    expect(await failureOf(backend.ask('scorecard.target', target))).toMatchObject({
      code: 'not-found',
    })
    expect(backend.notices).toEqual([expect.stringMatching(SENTENCE)])
    writeFileSync(levelFile(results, labelOf(1)), whole[1]!.subarray(0, -4))
    await backend.ask('scorecard.targetSolve', asked)
    expect(backend.notices).toHaveLength(2)
    expect(filesIn(results).every((found, i) => found.equals(whole[i]!))).toBe(true)
    expect((await backend.ask('cache.status', {})).putAside).toHaveLength(2)
  })

  test('goes on with a solve that was killed', async () => {
    const folder = temporaryFolder()
    const rules: RuleSet = { ...SMALL, rolls: 2 }
    const asked = { rules, limit: 40 }
    await killedAfter(0, 'kept', 1, 'killed-targets.ts', [folder, JSON.stringify(rules), '40'])
    const backend = await start(folder)
    const { state, fraction } = await backend.ask('scorecard.targetStatus', asked)
    expect(state).toBe('begun')
    expect(fraction).toBeGreaterThan(0)
    await backend.ask('scorecard.targetSolve', asked)
    const whole = temporaryFolder()
    const other = await start(whole)
    await other.ask('scorecard.targetSolve', asked)
    for (const level of LEVELS) {
      const [one, two] = [folder, whole].map((data) =>
        readFileSync(levelFile(join(data, 'results'), { key: ruleHash(rules), limit: 40, level })),
      )
      expect(one!.equals(two!)).toBe(true)
    }
  })
})
