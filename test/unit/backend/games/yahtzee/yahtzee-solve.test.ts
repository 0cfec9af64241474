import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import { PRESETS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { solveYahtzee, YAHTZEE_SOLVER_VERSION } from '#shared/games/yahtzee/solve/solver.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { YahtzeePlan } from '#main/backend/games/yahtzee/solve/yahtzee-solves.ts'
import { killedAfter } from '../../killed-process.ts'
import { teamOf } from '../../solve/team/team-under-test.ts'
import { failureOf, SOLVER_WORKER, start, temporaryFolder } from '../../harness.ts'

/** Without an upper bonus the upper total does not count: 12,288 states. */
const SMALL: RuleSet = { ...PRESETS.forced, upperBonus: 0 }

/** Half of all states and twice the rerolls: half a second's work for one thread. */
const LONG: RuleSet = { ...PRESETS.forced, upperThreshold: 20, rerolls: 4 }

/** One thread, which costs less to start than two. */
const ALONE = { team: { members: 1 } }

/** The table as one plain loop makes it. */
function plainTable(rules: RuleSet): Float64Array {
  const turn = turnKernel(rules.rerolls)
  return solveYahtzee(yahtzeeGame(rules), { turn }).table
}

const bytes = ({ buffer }: Float64Array): Buffer => Buffer.from(buffer)
const plain = plainTable(SMALL)
const PLAIN = bytes(plain)

function yahtzeeTeam(rules: RuleSet, members: number) {
  const folder = temporaryFolder()
  return { folder, ...teamOf(new YahtzeePlan(), rules, { team: { members } }, folder) }
}

describe('a team', () => {
  // Two of them are stopped below.
  test.each([1, 3])('of %i threads finds the same bits as one plain loop', async (members) => {
    const { table } = await yahtzeeTeam(SMALL, members).run()
    expect(bytes(table).equals(PLAIN)).toBe(true)
  })

  test('that is stopped again and again finds the same bits in the end', async () => {
    const { run, checkpoint, notices } = yahtzeeTeam(SMALL, 2)
    for (const level of [12, 11]) {
      expect(await failureOf(run(AbortSignal.abort()))).toMatchObject({ code: 'cancelled' })
      expect(await checkpoint()).toMatchObject({ level })
    }
    const { table } = await run()
    expect(bytes(table).equals(PLAIN)).toBe(true)
    expect(notices).toEqual([])
  })
})

test('a checkpoint of another game does not fit', () => {
  const found = { level: 12, seconds: 1, table: plain }
  const plan = new YahtzeePlan()
  expect(plan.fits(SMALL, found)).toBe(true)
  expect(plan.fits(PRESETS.none, found)).toBe(false)
  expect(plan.fits(SMALL, { ...found, level: 0 })).toBe(false)
})

test('a solve that is killed goes on to the same bits', async () => {
  const folder = temporaryFolder()
  const { checkpoint, file, notices } = teamOf(new YahtzeePlan(), LONG, {}, folder)
  await killedAfter(0, 'kept', 1, 'killed-yahtzee.ts', [folder, JSON.stringify(LONG)])
  const first = (await checkpoint())!
  expect(first.level).toBeLessThan(13)

  const backend = await start(folder)
  const { state, fraction } = await backend.ask('yahtzee.status', { rules: LONG })
  expect(state).toBe('begun')
  expect(fraction).toBeGreaterThan(0)
  await backend.ask('yahtzee.solve', { rules: LONG })
  expect(notices.concat(backend.notices)).toEqual([])
  expect(existsSync(file)).toBe(false)

  const cache = new ResultCache({ folder: join(folder, 'results'), notice: () => {} })
  const label = { solver: 'yahtzee', solverVersion: YAHTZEE_SOLVER_VERSION, key: ruleHash(LONG) }
  const { table } = (await cache.get(label)) as { table: Float64Array }
  expect(bytes(table).equals(bytes(plainTable(LONG)))).toBe(true)
})

test('a solved game is kept on the disk, once for all who ask, whatever its name', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder, SOLVER_WORKER, ALONE)
  const named = { ...SMALL, name: 'Another name' }
  const answers = await Promise.all(
    [SMALL, named, SMALL].map((rules) => backend.ask('yahtzee.solve', { rules })),
  )
  expect(new Set(answers.map(({ seconds }) => seconds)).size).toBe(1)
  expect(readdirSync(join(folder, 'results'))).toEqual([`yahtzee-${ruleHash(SMALL)}.result`])
  await backend.close()
  const again = await start(folder)
  expect(await again.ask('yahtzee.solve', { rules: SMALL })).toEqual(answers[0])
})
