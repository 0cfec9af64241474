import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { RequestError } from '#shared/contract/errors.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { setLocale } from '#shared/texts/locale.ts'
import {
  readCheckpoint,
  WIN_CHECKPOINTS,
  writeCheckpoint,
} from '#main/backend/games/farkle/win/checkpoint-file.ts'
import { solveInTeam, type TeamOptions } from '#main/backend/games/farkle/win/win-team.ts'
import { failureOf, SOLVER_WORKER, temporaryFolder } from '../../../harness.ts'
import { solvedWin } from '#test/support/solved-win.ts'

const SHORT_FARKLE: RuleSet = { ...PRESETS.farkle, goal: 3_000 }
const SHORT_ZILCH: RuleSet = { ...PRESETS.zilch, goal: 2_000 }

function fingerprint(values: Float64Array): string {
  return createHash('sha256').update(new Uint8Array(values.buffer)).digest('hex')
}

interface Told {
  readonly fraction: number
  readonly residual: number | undefined
}

function teamOf(rules: RuleSet, options: Partial<TeamOptions> = {}) {
  const folder = temporaryFolder()
  const key = ruleHash(rules)
  const game = winGame(rules)
  const notices: string[] = []
  const told: Told[] = []
  return {
    told,
    notices,
    file: WIN_CHECKPOINTS.file(folder, key),
    checkpoint: () => readCheckpoint(folder, key, game, (message) => notices.push(message)),
    async run(signal: AbortSignal = new AbortController().signal) {
      const from = await readCheckpoint(folder, key, game, (message) => notices.push(message))
      return solveInTeam(
        game,
        from,
        {
          workerFile: SOLVER_WORKER,
          checkpoint: { file: WIN_CHECKPOINTS.file(folder, key), key },
          notice: (message) => notices.push(message),
          ...options,
        },
        (fraction, residual) => told.push({ fraction, residual }),
        signal,
      )
    },
  }
}

describe.each([
  ['without a penalty', SHORT_FARKLE],
  ['with a penalty and a final turn', SHORT_ZILCH],
])('a game %s', (_, rules) => {
  test.each([1, 2, 3, 5])(
    'has the same bits from %i threads as from one plain loop',
    async (members) => {
      const { table } = solvedWin(rules)
      const solved = await teamOf(rules, { members }).run()
      expect(fingerprint(solved.values)).toBe(fingerprint(table.values))
      expect(solved.residual).toBe(table.residual)
      expect(solved.evaluations).toBe(table.evaluations)
      expect(solved.residual).toBeLessThanOrEqual(1e-12)
    },
  )

  test('has the same bits after being stopped again and again', async () => {
    const { table } = solvedWin(rules)
    const team = teamOf(rules, { members: 2 })
    let stops = 0
    let before = -1
    for (;;) {
      const abort = new AbortController()
      const running = team.run(abort.signal)
      setTimeout(() => abort.abort(), 150 + 100 * stops)
      const ended = await running.catch((error: unknown) => error as RequestError)
      if (!('code' in ended)) {
        expect(fingerprint(ended.values)).toBe(fingerprint(table.values))
        expect(ended.evaluations).toBe(table.evaluations)
        expect(ended.residual).toBe(table.residual)
        break
      }
      expect(ended.code).toBe('cancelled')
      const kept = await team.checkpoint()
      const done = kept!.passes * 10_000 + kept!.diagonal
      expect(done).toBeGreaterThan(before)
      before = done
      stops++
    }
    expect(stops).toBeGreaterThan(0)
    expect(team.notices).toEqual([])
  })
})

test('a stop before the first couple still leaves something to go on from', async () => {
  const team = teamOf(SHORT_FARKLE, { members: 2 })
  const failure = await failureOf(team.run(AbortSignal.abort()))
  expect(failure).toMatchObject({ code: 'cancelled' })
  expect(await team.checkpoint()).toMatchObject({ pass: 0, diagonal: 1 })
})

test('while it runs progress grows, with the residual of the last pass, and checkpoints are written', async () => {
  const team = teamOf({ ...SHORT_ZILCH, goal: 3_000 }, { members: 2, keepEveryMs: 50 })
  const running = team.run()
  let kept = null
  while (kept === null) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    kept = await team.checkpoint()
  }
  expect(kept.evaluations).toBeGreaterThan(0)
  await running
  expect(team.notices).toEqual([])

  const fractions = team.told.map(({ fraction }) => fraction)
  expect(fractions.length).toBeGreaterThan(3)
  expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true)
  expect(fractions.at(-1)).toBeGreaterThan(fractions[0]!)
  // Nothing is known of it in the first pass.
  expect(team.told[0]!.residual).toBeUndefined()
  const residuals = team.told.flatMap(({ residual }) => residual ?? [])
  expect(Math.min(...residuals)).toBeLessThan(1e-3)
})

test('a disk that cannot be written to costs a notice and nothing else', async () => {
  const rules = { ...SHORT_ZILCH, goal: 3_000 }
  const notices: string[] = []
  const solved = await solveInTeam(
    winGame(rules),
    null,
    {
      workerFile: SOLVER_WORKER,
      // A file where a folder should be.
      checkpoint: { file: `${import.meta.filename}/no.checkpoint`, key: ruleHash(rules) },
      notice: (message) => notices.push(message),
      members: 1,
      keepEveryMs: 20,
    },
    () => {},
    new AbortController().signal,
  )
  expect(solved.residual).toBeLessThanOrEqual(1e-12)
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatch(/cannot be kept .* It goes on all the same\.$/)
})

test('what goes wrong in a thread is said in the language that is spoken', async () => {
  const team = teamOf(SHORT_ZILCH, { members: 2 })
  await failureOf(team.run(AbortSignal.abort()))
  // As if it had gone round and round for ever.
  const standing = (await team.checkpoint())!
  writeCheckpoint(team.file, ruleHash(SHORT_ZILCH), { ...standing, passes: 100_000 })
  await setLocale('de')
  const failure = await failureOf(team.run())
  await setLocale('en')
  expect(failure.message).toMatch(
    /^Die Berechnung ist gescheitert: Die Werte dieses Spiels kommen nicht zur Ruhe;/,
  )
})
