import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { JsonTestResults } from 'vitest/node'
import { FAULTS, type Fault } from './faults.ts'

// `npm run test:faults`: puts one fault of the list after another into a copy of the project and tells
// which test fails. First the test that the fault names, then all that depend on the file. `-- ID ...`
// takes only some of them, `--jobs 1` one at a time.

const ROOT = join(import.meta.dirname, '../..')

/** Where the configuration has the report written, whatever the command line says. */
const REPORT = 'test-results/unit.json'

/** A run that takes longer is stuck. */
const LIMIT_MS = 20 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: 'string', default: '2' } },
})

const copies: string[] = []
const running = new Set<ChildProcess>()

/** Ends the runner with its workers, one of which may be in an endless loop. */
function end({ pid }: ChildProcess): void {
  // Without a number it never started.
  if (pid === undefined) return
  if (process.platform === 'win32') process.kill(pid)
  else process.kill(-pid, 'SIGKILL')
}

process.on('exit', () => {
  running.forEach(end)
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

/** Copies what Git knows of the working tree, and what it would add. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'breakpoint-faults-'))
  copies.push(copy)
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0')
  for (const file of new Set(files)) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** Runs Vitest in a copy; the results of its test files, none if it was stuck. */
async function vitest(copy: string, ...args: string[]): Promise<JsonTestResults['testResults']> {
  const report = join(copy, REPORT)
  rmSync(report, { force: true })
  const own = ['--run', '--reporter=json', `--outputFile=${REPORT}`]
  // What is made of a changed file is kept apart from what belongs to the project.
  const caches = ['--no-cache', `--fsModuleCachePath=${join(copy, '.cache')}`]
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, ...own, ...caches],
    { cwd: copy, stdio: 'ignore', detached: process.platform !== 'win32' },
  )
  running.add(child)
  const limit = setTimeout(end, LIMIT_MS, child)
  await once(child, 'exit')
  clearTimeout(limit)
  running.delete(child)
  if (!existsSync(report)) return []
  return (JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults).testResults
}

/** The first test file in which a test has failed; a file that could not be loaded is none. */
async function failed(copy: string, ...args: string[]): Promise<string | undefined> {
  const results = await vitest(copy, ...args, '--bail=1', '--maxWorkers=1')
  const found = results.find(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'failed'),
  )
  return found && relative(copy, found.name).replaceAll('\\', '/')
}

/** The test file that finds a fault; undefined if none does. */
async function finderOf(fault: Fault, copy: string): Promise<string | undefined> {
  const file = join(copy, fault.file)
  const right = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    right.replace(fault.find, () => fault.replace),
  )
  let found: string | undefined
  try {
    found = await failed(copy, 'run', fault.test)
    if (found !== undefined) return found
    found = await failed(copy, 'related', fault.file)
  } finally {
    writeFileSync(file, right)
  }
  // It may fail without the fault as well.
  const isFinder = found !== undefined && (await failed(copy, 'run', found)) === undefined
  return isFinder ? found : undefined
}

/** What is wrong with the faults themselves: their texts, and tests that fail without them. */
async function problemsOf(faults: readonly Fault[], copy: string): Promise<string[]> {
  const problems = faults.flatMap(({ id, file, find }) => {
    const count = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1
    return count === 1 ? [] : [`${id}: its text stands ${count} times in ${file}`]
  })
  const tests = [...new Set(faults.map(({ test }) => test))]
  const results = await vitest(copy, 'run', ...tests, `--maxWorkers=${values.jobs}`)
  const green = results.filter(({ status }) => status === 'passed').map(({ name }) => name)
  const red = tests.filter((test) => !green.includes(join(copy, test)))
  return [...problems, ...red.map((test) => `${test} fails without a fault`)]
}

function chosenFaults(): readonly Fault[] {
  const unknown = positionals.filter((name) => FAULTS.every(({ id }) => id !== name))
  if (unknown.length > 0) throw new Error(`there is no fault ${unknown.join(', ')}`)
  return positionals.length === 0 ? FAULTS : FAULTS.filter(({ id }) => positionals.includes(id))
}

async function main(): Promise<number> {
  const faults = chosenFaults()
  const jobs = Array.from({ length: Number(values.jobs) || 1 }, copyProject)
  console.log(`${faults.length} faults; first their tests without any.`)
  const problems = await problemsOf(faults, jobs[0]!)
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    return 1
  }
  const waiting = [...faults]
  const red = new Set<Fault>()
  await Promise.all(
    jobs.map(async (copy) => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const begun = performance.now()
        const test = await finderOf(fault, copy)
        const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5)
        if (test !== undefined) red.add(fault)
        console.log(`${fault.id.padEnd(40)} ${test ? `${seconds} s  ${test}` : 'STAYED GREEN'}`)
      }
    }),
  )
  console.log()
  for (const [group, all] of Map.groupBy(faults, (fault) => fault.group)) {
    const found = all.filter((fault) => red.has(fault)).length
    console.log(
      `${group.padEnd(30)} ${all.length} faults: ${found} red, ${all.length - found} green`,
    )
  }
  const green = faults.length - red.size
  console.log(`${faults.length} faults: ${red.size} red, ${green} green`)
  return green === 0 ? 0 : 1
}

process.exit(await main())
