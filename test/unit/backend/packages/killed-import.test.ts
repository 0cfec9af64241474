import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GAMES } from '#shared/games/games.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleImport } from '#main/backend/packages/rule-import.ts'
import { RuleLibrary } from '#main/backend/rules/rule-library.ts'
import { StudyStore } from '#main/backend/store/study-store.ts'
import { someOf, someRuns } from '#test/property/runs.ts'
import { killedAfter } from '../killed-process.ts'
import { SENTENCE, start, temporaryFolder } from '../harness.ts'
import { dump, fetched, folderWithAnswers, imported, packageOf, recordsOf } from './packages.ts'

const RULE_SETS = 5
const ANSWERS = 4
/** At random moments. */
const KILLS = someRuns(8).numRuns!

const DEAD = spawnSync(process.execPath, ['-e', '']).pid

let made: Buffer | undefined

async function makePackage(): Promise<Buffer> {
  if (made) return made
  const backend = await start(folderWithAnswers())
  const records = recordsOf((await fetched(backend, 'data.export')).content)
  const rules = Array.from({ length: RULE_SETS }, (_, i) => ({
    kind: 'rules',
    id: `mine-${i}`,
    game: 'farkle',
    rules: { ...PRESETS.zilch, name: `Mine ${i}`, goal: 5000 + 50 * i },
  }))
  return (made = packageOf([...rules, ...records]))
}

async function prepared(): Promise<{ folder: string; file: string }> {
  const folder = temporaryFolder()
  const file = join(folder, 'the.breakpoint')
  writeFileSync(file, await makePackage())
  return { folder, file }
}

/**
 * Checks after the next start that all of the package is there or nothing of it, and nothing else.
 */
async function taken(folder: string): Promise<'all' | 'nothing'> {
  const backend = await start(folder)
  const { entries, unreadable } = await backend.ask('rules.list', {})
  const own = entries.filter(({ preset }) => !preset)
  const { answers } = await backend.ask('study.store', {})
  const [all, sets] = answers > 0 ? [ANSWERS, RULE_SETS] : [0, 0]
  expect({ answers, own: own.length, unreadable }).toEqual({
    answers: all,
    own: sets,
    unreadable: [],
  })
  const ruleSets = join(folder, 'rule-sets')
  mkdirSync(ruleSets, { recursive: true })
  expect(readdirSync(ruleSets).filter((name) => !name.endsWith('.json'))).toEqual([])
  expect(backend.notices).toEqual([])
  await backend.close()
  return answers > 0 ? 'all' : 'nothing'
}

const importer = fileURLToPath(new URL('../workers/killed-import.ts', import.meta.url))

test.each(
  someOf([
    { when: 'before the rule sets are kept', moment: ['rename', '1'], comes: 'nothing' },
    { when: 'before the store has changed', moment: ['commit'], comes: 'nothing' },
    { when: 'once the store has changed', moment: ['committed'], comes: 'all' },
    { when: 'before the first rule set', moment: ['rename', '2'], comes: 'all' },
    { when: 'among the rule sets', moment: ['rename', '4'], comes: 'all' },
    { when: 'before the last one', moment: ['rename', String(RULE_SETS + 1)], comes: 'all' },
  ]),
)('of an import killed $when comes $comes', async ({ moment, comes }) => {
  const { folder, file } = await prepared()
  const child = spawnSync(process.execPath, [importer, folder, file, ...moment], {
    timeout: 30_000,
    encoding: 'utf8',
  })
  expect(child, child.stderr).toMatchObject({ signal: 'SIGKILL', stdout: 'begun\n' })
  expect(await taken(folder)).toBe(comes)
  // The same package again: all of it is there then, once.
  const backend = await start(folder)
  await imported(backend, await makePackage())
  await backend.close()
  expect(await taken(folder)).toBe('all')
})

test('an import killed at any moment is there as a whole or not at all', async () => {
  for (let i = 0; i < KILLS; i++) {
    const { folder, file } = await prepared()
    const moment = Math.round(120 * Math.random())
    const lines = await killedAfter(moment, 'begun', 1, 'killed-import.ts', [folder, file])
    const isDone = lines.some(([word]) => word === 'done')
    const came = await taken(folder)
    if (isDone) expect(came, `killed after ${moment} ms`).toBe('all')
  }
})

/** A data folder in which a process has begun an import. */
function folderWithImport(pid: number): string {
  const folder = temporaryFolder()
  const ruleSets = join(folder, 'rule-sets')
  mkdirSync(ruleSets)
  const json = JSON.stringify({ token: 'other', pid, ruleSets: [] })
  writeFileSync(join(ruleSets, 'unfinished-import'), json)
  return folder
}

test('what another process imports just now is left to it', async () => {
  const folder = folderWithImport(process.ppid)
  await start(folder)
  expect(readdirSync(join(folder, 'rule-sets'))).toEqual(['unfinished-import'])
})

test('an import that cannot be finished is told, and keeps nothing else from working', async () => {
  const folder = folderWithImport(DEAD)
  writeFileSync(join(folder, 'study'), 'not a folder')
  const { dispatch, notices } = await start(folder)
  expect(notices).toEqual([expect.stringMatching(SENTENCE)])
  expect(await dispatch('rules.list', {})).toMatchObject({ ok: true })
})

test('rule sets that came meanwhile are not overwritten', async () => {
  const backend = await start(temporaryFolder())
  const content = await makePackage()
  const rules = { ...PRESETS.zilch, name: 'Here', goal: 6000 }
  const [{ done }] = await Promise.all([
    imported(backend, content),
    backend.ask('rules.save', { rules }),
  ])
  expect(done.ruleSets.added).toBe(RULE_SETS)
  const { entries } = await backend.ask('rules.list', {})
  expect(entries.filter(({ preset }) => !preset)).toHaveLength(RULE_SETS + 1)
  expect(dump(backend.folder).answers).toHaveLength(ANSWERS)
})

test('rule sets that the disk refuses come at the next start', async () => {
  const folder = temporaryFolder()
  const { library, store } = parts(folder)
  const ruleSets = library.folder
  const rules = { ...PRESETS.zilch, name: 'Late', goal: 6000 }
  const isWhole = await ruleImport(library, store, GAMES).run(
    [{ id: 'late', rules: { game: 'farkle', rules } }],
    function* (database, done) {
      database.transaction(done)
      yield
      renameSync(ruleSets, `${ruleSets}-away`)
      writeFileSync(ruleSets, 'not a folder')
    },
  )
  expect(isWhole).toBe(false)
  store.close()
  rmSync(ruleSets)
  renameSync(`${ruleSets}-away`, ruleSets)
  const backend = await start(folder)
  const { entries } = await backend.ask('rules.list', {})
  expect(entries.at(-1)).toMatchObject({ id: 'late', rules })
  expect(readdirSync(ruleSets)).toEqual(['late.json'])
})

function parts(folder: string): { library: RuleLibrary; store: StudyStore } {
  const notice = (): void => {}
  return {
    library: new RuleLibrary({ folder: join(folder, 'rule-sets'), notice }),
    store: new StudyStore({ folder: join(folder, 'study'), now: Date.now, notice }),
  }
}
