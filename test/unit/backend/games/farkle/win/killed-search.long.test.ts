import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { kernelGuides } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { findRules, SEARCH_WAYS } from '#shared/games/farkle/solve/thumb/find-rules.ts'
import { bestForWins } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import type { RulesOfThumbAnswer } from '#main/cli/games/farkle/rules-of-thumb.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { failureOf, start, temporaryFolder } from '../../../harness.ts'

const CLI = fileURLToPath(new URL('../../../../../../src-main/cli/main.ts', import.meta.url))
const NUMBERS = 5
const rules = { ...PRESETS.farkle, goal: 400 }

/** What one thread finds, one way after the other. */
function foundAlone() {
  const { game, endings, table } = solvedWin(rules)
  const solved = { game, endings, values: table.values }
  const context = { ...solved, guides: kernelGuides(solved) }
  return bestForWins(SEARCH_WAYS.map((way) => findRules(context, NUMBERS, way)))
}

/** The parts of a search that are in a folder, by their names, and how large they are. */
function partsIn(folder: string): string[] {
  const results = join(folder, 'results')
  if (!existsSync(results)) return []
  return readdirSync(results)
    .filter((name) => name.startsWith('thumbs-part-') && name.endsWith('.result'))
    .map((name) => `${name} ${statSync(join(results, name), { throwIfNoEntry: false })?.size}`)
}

/** Lets a process search until more of it is on disk, and kills it; what it said if it is through. */
function searchUntilKept(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const game = ['--rules', 'farkle', '--goal', String(rules.goal), '--numbers', String(NUMBERS)]
    const args = [CLI, 'rules-of-thumb', ...game, '--json', '--data-dir', folder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    const before = partsIn(folder).join()
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    const watch = setInterval(() => {
      if (partsIn(folder).join() !== before) child.kill('SIGKILL')
    }, 5)
    child.on('error', reject)
    child.on('close', () => {
      clearInterval(watch)
      resolve(said)
    })
  })
}

test('a search finds the same for one thread and for two, after a stop and after kills', async () => {
  const alone = foundAlone()
  const killed = temporaryFolder()
  let said = ''
  let kills = -1
  while (said === '') {
    said = await searchUntilKept(killed)
    kills++
  }
  // On its way, while rules are measured, and where its result takes the place of its parts.
  expect(kills).toBeGreaterThan(5)
  const { found } = JSON.parse(said) as RulesOfThumbAnswer
  expect(found.map(({ numbers, behind }) => ({ numbers, behind }))).toEqual(
    alone.map(({ numbers, behind }) => ({ numbers, behind })),
  )
  expect(partsIn(killed)).toEqual([])

  const { ask, jobs, close } = await start(temporaryFolder())
  const task = { rules, numbers: NUMBERS }
  const stopped = failureOf(ask('win.thumbs', task))
  await expect
    .poll(() => jobs.some(({ solve }) => solve === 'thumbs'), { timeout: 180_000 })
    .toBe(true)
  // One part that is stopped stops the other.
  await ask('jobs.cancel', { id: jobs.find(({ solve }) => solve === 'thumbs')!.id })
  expect((await stopped).code).toBe('cancelled')
  expect((await ask('win.knownThumbs', task)).found).toBeNull()
  expect((await ask('win.thumbs', task)).found).toEqual(found)
  expect(await ask('win.knownThumbs', task)).toMatchObject({ found, fraction: 1 })
  await close()
}, 240_000)
