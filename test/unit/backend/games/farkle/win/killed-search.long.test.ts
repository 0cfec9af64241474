import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { policyText } from '#shared/games/farkle/solve/match/policy-text.ts'
import type { JobData } from '#shared/contract/housekeeping.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { findCards } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import type { BankCardAnswer } from '#main/cli/games/farkle/rules-of-thumb.ts'
import { matchContext } from '#test/support/solved-win.ts'
import { failureOf, SOLVER_WORKER, start, temporaryFolder } from '../../../harness.ts'

const CLI = fileURLToPath(new URL('../../../../../../src-main/cli/main.ts', import.meta.url))
const rules = { ...PRESETS.farkle, goal: 400 }

/** The parts of a search that are in a folder, by their names, and how large they are. */
function partsIn(folder: string, solver: string): string[] {
  const results = join(folder, 'results')
  if (!existsSync(results)) return []
  return readdirSync(results)
    .filter((name) => name.startsWith(`${solver}-part-`) && name.endsWith('.result'))
    .map((name) => `${name} ${statSync(join(results, name), { throwIfNoEntry: false })?.size}`)
}

/** Lets a process search until more of it is on disk, and kills it; what it said if it is through. */
function searchUntilKept(folder: string, solver: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const game = ['--rules', 'farkle', '--goal', String(rules.goal), '--card', '5']
    const args = [CLI, 'rules-of-thumb', ...game, '--json', '--data-dir', folder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    const before = partsIn(folder, solver).join()
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    const watch = setInterval(() => {
      if (partsIn(folder, solver).join() !== before) child.kill('SIGKILL')
    }, 5)
    child.on('error', reject)
    child.on('close', () => {
      clearInterval(watch)
      resolve(said)
    })
  })
}

/** Kills a search each time that more of it is on disk; what it says in the end, and how often it was. */
async function searchWithKills(
  solver: string,
): Promise<{ readonly said: string; readonly kills: number }> {
  const folder = temporaryFolder()
  for (let kills = 0; ; kills++) {
    const said = await searchUntilKept(folder, solver)
    if (said !== '') return { said, kills }
  }
}

test('cards are the same for one worker and for two, after a stop and after kills', async () => {
  const alone = findCards(matchContext(rules), 'need')
  const { said, kills } = await searchWithKills('bank-cards')
  // After each number of columns, and while cards are measured.
  expect(kills).toBeGreaterThan(4)
  const { columns, behind, policy } = JSON.parse(said) as BankCardAnswer
  const last = alone.at(-1)!
  expect(columns.map(({ bank }) => bank)).toEqual(last.rule.columns.holds)
  expect({ behind, policy }).toEqual({
    behind: last.behind,
    policy: policyText({ kind: 'thumb', rule: last.rule }),
  })

  for (const members of [1, 2]) {
    let isFirst = true
    const heard = (name: string, data: unknown): void => {
      const { id, solve, done } = data as JobData
      if (name !== 'job' || solve !== 'bank-cards' || done === 0 || !isFirst) return
      isFirst = false
      void ask('jobs.cancel', { id })
    }
    const team = { members }
    const { ask, close } = await start(temporaryFolder(), SOLVER_WORKER, { team, heard })
    const task = { rules, by: 'need' } as const
    const stopped = failureOf(ask('farkle.winBankCards', task))
    expect((await stopped).code).toBe('cancelled')
    const begun = await ask('farkle.winKnownBankCards', task)
    expect(begun.of).toBeNull()
    expect(begun.fraction).toBeGreaterThan(0)
    expect(begun.fraction).toBeLessThan(1)
    expect(await ask('farkle.winBankCards', task)).toMatchObject(alone)
    expect(await ask('farkle.winKnownBankCards', task)).toMatchObject({
      cards: alone,
      of: null,
      fraction: 1,
    })
    await close()
  }
}, 480_000)
