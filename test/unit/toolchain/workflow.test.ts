import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, '.github/workflows')
const SYSTEMS = ['ubuntu', 'windows', 'macos']

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

interface Job {
  readonly if?: string
  readonly needs?: string
  readonly 'runs-on': string
  readonly 'timeout-minutes'?: number
  readonly permissions?: unknown
  readonly strategy?: { readonly matrix: { readonly os: readonly string[] } }
  readonly steps: readonly Step[]
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: unknown
  readonly concurrency?: { readonly group: string }
  readonly jobs: Readonly<Record<string, Job>>
}

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')
const ci = load(read('ci.yml')) as Workflow
const jobs = Object.entries(ci.jobs).map(([name, job]) => ({ name, ...job }))
const commands = ({ steps }: Job): string[] =>
  steps.map(({ run }) => run?.trim()).filter((run) => run !== undefined)

describe('the workflow', () => {
  it('is the only one', () => {
    expect(readdirSync(FOLDER)).toEqual(['ci.yml'])
  })

  it('runs actions at commits that are written out, with the version beside them', () => {
    const uses = read('ci.yml').match(/^.*\buses:.*$/gm) ?? []
    expect(uses).toHaveLength(jobs.flatMap(({ steps }) => steps).filter(({ uses }) => uses).length)
    expect(uses.length).toBeGreaterThan(0)
    for (const line of uses) {
      expect(line).toMatch(/uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    }
    // One action, one commit.
    const pinned = new Set(uses.map((line) => line.trim().replace(/^- /, '')))
    expect(new Set([...pinned].map((line) => line.split('@')[0])).size).toBe(pinned.size)
  })

  it('may read the sources and do nothing else', () => {
    expect(ci.permissions).toEqual({ contents: 'read' })
    expect(Object.keys(ci.on).toSorted()).toEqual(['pull_request', 'push', 'schedule'])
    expect(read('ci.yml')).not.toMatch(/secrets\.|github\.token/)
    for (const { name, permissions, steps } of jobs) {
      expect(permissions, name).toBeUndefined()
      const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
      expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual([false])
    }
  })

  it('puts nothing from outside into a command', () => {
    for (const command of jobs.flatMap(commands)) expect(command).not.toContain('${{')
  })

  it('ends, and lets a newer push take its place', () => {
    expect(ci.concurrency?.group).toContain('github.ref')
    for (const job of jobs) {
      expect(job['timeout-minutes'], job.name).toBeGreaterThan(0)
      expect(job['timeout-minutes'], job.name).toBeLessThanOrEqual(180)
    }
  })

  it.each(jobs)('does $name on Linux, Windows and macOS, each of a named version', (job) => {
    expect(job['runs-on']).toBe('${{ matrix.os }}')
    const systems = job.strategy?.matrix.os ?? []
    expect(systems.map((system) => system.split('-')[0])).toEqual(SYSTEMS)
    for (const system of systems) expect(system).toMatch(/-\d+(\.\d+)?$/)
  })

  it('runs scripts that there are', () => {
    const scripts = jobs
      .flatMap(commands)
      .map((command) => /^npm (?:run )?(?!ci$)(\S+)$/.exec(command)?.[1])
      .filter((script) => script !== undefined)
    expect(new Set(scripts)).toEqual(new Set(['check', 'test', 'test:all', 'package']))
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as object
    for (const script of scripts) expect(manifest).toHaveProperty(['scripts', script])
  })

  it('installs, checks and tests, and then tests in Electron itself', () => {
    const { test } = ci.jobs
    const plain = commands(test!).filter((command) => /^np[mx] [\w :-]+$/.test(command))
    expect(plain).toEqual(['npm ci', 'npm run check', 'npm test', 'npm run test:all'])
    const nightly = test!.steps.filter(({ run }) => /^npm (?:test|run test:all)$/.test(run ?? ''))
    expect(nightly.map((step) => step.if)).toEqual([
      "github.event_name != 'schedule'",
      "github.event_name == 'schedule'",
    ])
    const inElectron = test!.steps.filter(({ run }) =>
      run?.endsWith(' playwright test test/e2e/electron/real'),
    )
    expect(inElectron.map((step) => step.if)).toEqual([
      "runner.os == 'Linux'",
      "runner.os != 'Linux'",
    ])
    expect(inElectron[0]!.run).toMatch(/^xvfb-run /)
    // Without it the tests would be skipped where the runtime is missing; with it they fetch it.
    for (const { env } of inElectron) expect(env).toEqual({ REQUIRE_ELECTRON: '1' })
    expect(test!.steps.slice(-2)).toEqual(inElectron)
    // The first start fetches the runtime, so no step does.
    expect(read('ci.yml')).not.toMatch(/install-electron|electron\/install/)
  })

  it('packages what a tag names once it has passed, and keeps the packages', () => {
    const job = ci.jobs.package!
    expect(job.if).toBe("startsWith(github.ref, 'refs/tags/v')")
    expect(job.needs).toBe('test')
    expect(commands(job)).toEqual(['npm ci', 'npm run package'])
    const upload = job.steps.at(-1)
    expect(upload?.uses).toMatch(/^actions\/upload-artifact@/)
    expect(upload?.with).toMatchObject({ 'if-no-files-found': 'error' })
    for (const kind of ['AppImage', 'deb', 'exe', 'dmg']) {
      expect(upload?.with?.path).toContain(`dist/*.${kind}\n`)
    }
  })
})
