import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './harness.ts'
import { preparePoints, preparedFolder, setupOf, SHORT } from './drills/drilling.ts'
import { ALL } from '#test/property/runs.ts'

/** Of each of the two processes. */
const OPERATIONS = ALL ? 1000 : 80
const KILLS = ALL ? 20 : 1

const SCRIPT = fileURLToPath(new URL('./workers/two-writers.ts', import.meta.url))
const NAMES = ['A', 'B'] as const
type Name = (typeof NAMES)[number]

const prepared = preparedFolder(preparePoints)

/** Answers as the log has them: "session:count:last" of each session that has any. */
type Answers = ReadonlyMap<number, number>

const textOf = (answers: Answers): string =>
  [...answers]
    .sort(([a], [b]) => a - b)
    .map(([session, count]) => `${session}:${count}:${count}`)
    .join(' ')

/**
 * Follows the log of both processes, line by line, and expects what was acknowledged to be there
 * whenever one of them looks: all answers, but for those that a restore took back which one of them
 * asked for, all rule sets, and the last settings. What was begun and not acknowledged may be there.
 */
class Follower {
  readonly counts = { answers: 0, rules: 0, settings: 0, restores: 0, damages: 0, waits: 0 }
  readonly rules = new Map<string, string>()
  readonly settings = new Map<string, string>()
  #answers: Answers = new Map()
  /** All that the store has ever held, as backups made by themselves may hold it. */
  readonly #history = new Set<string>([''])
  readonly #backups = new Map<string, Answers>()
  #begun: string[] | null = null

  follow(line: string): void {
    const [word, ...rest] = line.split(' ') as [string, ...string[]]
    if (word === 'waits') this.counts.waits++
    else if (word === 'try') this.#begun = rest
    else if (word === 'ack') this.#acknowledge(rest)
    else if (word === 'answers') this.#look(rest.filter((part) => part !== ''))
    else if (word === 'rules') this.#lookAtRules(rest.filter((part) => part !== ''))
    else if (word === 'settings') this.#lookAtSettings(rest.join(' '))
    else expect(['begin', 'done', 'end', 'finished']).toContain(word)
  }

  #acknowledge([what, ...rest]: string[]): void {
    if (what === 'answer') {
      this.counts.answers++
      const [session, number] = rest.map(Number) as [number, number]
      expect(number).toBe((this.#answers.get(session) ?? 0) + 1)
      this.#become(new Map(this.#answers).set(session, number))
    } else if (what === 'rules') {
      this.counts.rules++
      const [id, goal] = rest as [string, string]
      expect(this.rules.has(id), id).toBe(false)
      this.rules.set(id, goal)
    } else if (what === 'settings') {
      this.counts.settings++
      this.settings.set(rest[0]!, rest[1]!)
    } else if (what === 'backup') {
      this.#backups.set(rest[0]!, this.#answers)
    } else if (what === 'restore') {
      this.counts.restores++
      // Its answers are told next.
      return
    } else if (what === 'damage') {
      this.counts.damages++
    }
    this.#begun = null
  }

  #become(answers: Answers): void {
    this.#answers = answers
    this.#history.add(textOf(answers))
  }

  /** The state that was begun and may have come about. */
  #begunAnswers(): string[] {
    const [what, ...rest] = this.#begun ?? []
    if (what === 'answer') {
      const [session, number] = rest.map(Number) as [number, number]
      return [textOf(new Map(this.#answers).set(session, number))]
    }
    if (what !== 'restore') return []
    const known = this.#backups.get(rest[0]!)
    if (known) return [textOf(known)]
    // Made by itself, at a time that only its number of answers tells.
    const count = Number(/-(\d+)-\d+\.sqlite$/.exec(rest[0]!)![1])
    return [...this.#history].filter((text) => sizeOf(text) === count)
  }

  #look(parts: readonly string[]): void {
    const found = parts.join(' ')
    const expected = [textOf(this.#answers), ...this.#begunAnswers()]
    expect(expected, `all that may be there now, after ${this.#begun?.join(' ')}`).toContain(found)
    this.#begun = null
    this.#become(new Map(parts.map((part) => part.split(':').map(Number) as [number, number])))
  }

  #lookAtRules(parts: readonly string[]): void {
    const found = new Map(parts.map((part) => part.split(':') as [string, string]))
    const more = [...found].filter(([id]) => !this.rules.has(id))
    for (const [id, goal] of this.rules) expect(found.get(id), id).toBe(goal)
    if (this.#begun?.[0] === 'rules') expect(more.length).toBeLessThanOrEqual(1)
    else expect(more).toEqual([])
    for (const [id, goal] of more) this.rules.set(id, goal)
  }

  #lookAtSettings(text: string): void {
    const found = JSON.parse(text) as Record<string, string>
    const [what, name, value] = this.#begun ?? []
    if (what === 'settings' && found[name!] === value) this.settings.set(name!, value!)
    expect(found).toEqual(Object.fromEntries(this.settings))
  }
}

const sizeOf = (text: string): number =>
  text === '' ? 0 : text.split(' ').reduce((sum, part) => sum + Number(part.split(':')[1]), 0)

test(
  `two processes on one data folder lose nothing that was acknowledged, in ${KILLS} kills`,
  { timeout: 600_000 },
  async () => {
    const folder = prepared()
    const log = join(temporaryFolder(), 'log')
    const lines = (): string[] =>
      existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : []
    const doneBy = (name: Name): number => lines().filter((line) => line === `done ${name}`).length
    // The next question of a turn is not looked for.
    const setup = setupOf({
      scope: 'turn',
      questions: null,
      filters: { ...setupOf().filters, noForced: false },
    })
    const children = new Map<Name, ChildProcess>()
    let kills = 0

    const begin = (name: Name): void => {
      const left = OPERATIONS - doneBy(name)
      const about = [name, `${name} ${kills}`, left, JSON.stringify(SHORT), JSON.stringify(setup)]
      const child = spawn(process.execPath, [SCRIPT, folder, log, ...about.map(String)], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      children.set(name, child)
    }
    onTestFinished(() => {
      for (const child of children.values()) child.kill('SIGKILL')
    })
    for (const name of NAMES) begin(name)

    // Each has some moments more than the one before it, whatever the machine.
    const perKill = (2 * OPERATIONS) / (KILLS + 2)
    for (;;) {
      await wait(25)
      const all = lines()
      for (const child of children.values()) {
        if (child.exitCode !== null) expect(child.exitCode, all.at(-1)).toBe(0)
      }
      if ([...children.values()].every(({ exitCode }) => exitCode === 0)) break
      const done = all.filter((line) => line.startsWith('done')).length
      if (kills === KILLS || done < (kills + 1) * perKill) continue
      await wait(30 * Math.random())
      const holder = lines()
        .findLast((line) => line.startsWith('begin'))!
        .split(' ')[1] as Name
      const child = children.get(holder)!
      if (child.exitCode !== null) continue
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      if (child.signalCode === 'SIGKILL') kills++
      begin(holder)
    }

    const follower = new Follower()
    const all = lines()
    for (const [i, line] of all.entries()) {
      try {
        follower.follow(line)
      } catch (error) {
        const before = all.slice(Math.max(0, i - 12), i + 1).map((one) => one.slice(0, 200))
        throw new Error(`Line ${i + 1} of the log, after:\n${before.join('\n')}`, { cause: error })
      }
    }
    expect(kills).toBe(KILLS)
    for (const name of NAMES) expect(doneBy(name)).toBe(OPERATIONS)
    // Each had to wait for the other, and there was some of everything.
    // Of restores and damages, which are rare, a short run may have none.
    const { restores, damages, ...usual } = follower.counts
    for (const count of Object.values(usual)) expect(count).toBeGreaterThan(0)
    if (ALL) expect([restores, damages]).not.toContain(0)
    expect(follower.counts.answers).toBeGreaterThan(OPERATIONS)
  },
)
