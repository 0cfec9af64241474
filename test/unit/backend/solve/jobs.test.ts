import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { jobTitle, type JobData, type JobName } from '#shared/contract/housekeeping.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { Jobs, type Work } from '#main/backend/solve/jobs.ts'
import type { Progress } from '#shared/games/solver.ts'
import {
  failureOf,
  LONG_RULES,
  namedRules,
  SCRIPTED_WORKER,
  start,
  temporaryFolder,
} from '../harness.ts'

/** Work that goes on and ends by hand. */
function byHand<T>(): {
  work: Work<T>
  go: Progress
  end: (result: T) => void
  fail: (error: Error) => void
} {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let tell: Progress = () => {}
  return {
    work: (progress, signal) => {
      tell = progress
      signal.addEventListener('abort', () => {
        reject(new Error('stopped'))
      })
      return promise
    },
    go: (fraction) => {
      tell(fraction)
    },
    end: resolve,
    fail: reject,
  }
}

const HASH = ruleHash(PRESETS.farkle)

const scores = (rules: string): JobName => ({ solve: 'score', rules, hash: HASH })

function jobsWithClock(): { jobs: Jobs; said: JobData[]; clock: { now: number } } {
  const clock = { now: 5000 }
  const said: JobData[] = []
  const jobs = new Jobs(
    (_, data) => said.push(data as JobData),
    () => clock.now,
  )
  return { jobs, said, clock }
}

/** A job that runs by hand; `after` has milliseconds pass before it says how far it is. */
function running(name = scores('Zilch'), resumes = false) {
  const { jobs, said, clock } = jobsWithClock()
  const { work, go, end, fail } = byHand<string>()
  const result = jobs.run('key', name, work, resumes)
  const after = (milliseconds: number, fraction: number): void => {
    clock.now += milliseconds
    go(fraction)
  }
  return { jobs, said, clock, after, end, fail, result }
}

describe('a job in the background', () => {
  test('is not told of, and stops as soon as any other is asked for', async () => {
    const { jobs, said, clock } = jobsWithClock()
    const search = byHand<string>()
    const found = failureOf(jobs.run('search', scores('Zilch'), search.work, true, true))
    clock.now += 1000
    search.go(0.5)
    expect(jobs.list()).toEqual([])
    const other = byHand<string>()
    const solved = jobs.run('solve', scores('Farkle'), other.work)
    expect((await found).message).toBe('stopped')
    other.end('solved')
    expect(await solved).toBe('solved')
    expect(said).toEqual([])
  })

  test('waits until nothing was asked for a while', async () => {
    const { jobs, clock } = jobsWithClock()
    const other = byHand<string>()
    const solved = jobs.run('solve', scores('Farkle'), other.work)
    let calm: number | null = null
    const waited = jobs.calm(0).then((count) => (calm = count))
    clock.now += 100_000
    await new Promise((resolve) => setTimeout(resolve, 1100))
    other.end('solved')
    await solved
    clock.now += 59_000
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(calm).toBeNull()
    clock.now += 1000
    expect(await waited).toBe(1)
    await jobs.close()
    expect((await failureOf(jobs.calm(1))).message).toMatch(/stopped/)
  })
})

describe('a job', () => {
  test('tells how far it is, how long it has taken and how long it will', async () => {
    const { jobs, said, clock, after, end, result } = running()
    after(1000, 0.25)
    expect(jobs.list()).toEqual(said)
    after(1000, 0.5)
    clock.now += 2000
    end('solved')
    expect(await result).toBe('solved')
    const job = {
      id: 'job-1',
      solve: 'score',
      rules: 'Zilch',
      hash: HASH,
      total: 1000,
      resumable: false,
    }
    expect(said).toEqual([
      { ...job, state: 'running', done: 250, elapsedSeconds: 1, secondsLeft: 3 },
      { ...job, state: 'running', done: 500, elapsedSeconds: 2, secondsLeft: 2 },
      { ...job, state: 'done', done: 1000, elapsedSeconds: 4, secondsLeft: null },
    ])
    expect(jobs.list()).toEqual([])
  })

  test('that goes on from a checkpoint reckons with its own time only', async () => {
    const { said, after, end, result } = running({ ...scores('Zilch'), solve: 'win' }, true)
    after(0, 0.5)
    after(4000, 0.6)
    end('solved')
    await result
    expect(said[0]).toMatchObject({ done: 600, resumable: true })
    expect(said[0]!.secondsLeft).toBeCloseTo(16, 9)
  })

  test('reckons with the time of its work, not with what is set up before it', async () => {
    const { said, after, end, result } = running({ ...scores('Zilch'), solve: 'win' }, true)
    for (const fraction of [0, 0, 0.1]) after(1000, fraction)
    end('solved')
    await result
    expect(said.map(({ secondsLeft }) => secondsLeft)).toEqual([null, null, 9, null])
  })

  test('never tells less done than before', async () => {
    const { said, after, end, result } = running()
    for (const fraction of [0.4, 0.533, 0.504, 0.52, 0.6]) after(1000, fraction)
    expect(said.map(({ done }) => done)).toEqual([400, 533, 533, 533, 600])
    end('solved')
    await result
  })

  test('corrects its time left step by step', async () => {
    const { said, after, end, result } = running()
    const left = (fraction: number): number => {
      after(1000, fraction)
      return said.at(-1)!.secondsLeft!
    }
    left(0.01)
    for (let second = 2; second <= 20; second++) {
      expect(left(second / 100)).toBeCloseTo(100 - second)
    }
    // Twice as much proves to be done: 30 seconds would be left now, and not 79.
    const told = Array.from({ length: 20 }, (_, i) => left(0.41 + i / 50))
    const steps = told.map((seconds, i) => (told[i - 1] ?? 80) - seconds)
    expect(Math.max(...steps)).toBeLessThan(13)
    expect(Math.min(...steps)).toBeGreaterThan(0)
    expect(told.at(-1)).toBeLessThan(12)
    end('solved')
    await result
  })

  test('that is one part of a wait tells how far the whole is', async () => {
    const { jobs, said, clock } = jobsWithClock()
    const name = (solve: string): JobName => ({ ...scores('Zilch'), solve })
    const phases = [
      { solve: 'win', seconds: 30 },
      { solve: 'banking', seconds: 10 },
    ]
    const endPlan = jobs.plan(HASH, phases)
    const [solve, map] = [byHand<string>(), byHand<string>()]
    const solved = jobs.run('win', name('win'), solve.work)
    clock.now += 20_000
    solve.go(0.5)
    // This machine takes 40 seconds for what was expected to take 30.
    expect(said.at(-1)).toMatchObject({ done: 375 })
    expect(said.at(-1)!.secondsLeft).toBeCloseTo(20 + 40 / 3, 6)
    solve.end('solved')
    await solved
    const made = jobs.run('banking', name('banking'), map.work)
    clock.now += 1000
    map.go(0)
    expect(said.at(-1)).toMatchObject({ done: 750 })
    expect(said.at(-1)!.secondsLeft).toBeCloseTo(40 / 3, 6)
    // A slow beginning of the map alone would tell 46 seconds.
    clock.now += 2000
    map.go(0.05)
    expect(said.at(-1)!.secondsLeft).toBeLessThan(25)
    map.end('made')
    await made
    // Whoever asks for the same alone hears of it alone.
    endPlan()
    const again = byHand<string>()
    const alone = jobs.run('banking', name('banking'), again.work)
    clock.now += 1000
    again.go(0.5)
    expect(said.at(-1)).toMatchObject({ done: 500, secondsLeft: 1 })
    again.end('made')
    await alone
  })

  test('does not count the hours that the computer sleeps', async () => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    // A clock that goes on in the sleep, while no timer does.
    let slept = 0
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + slept)
    const said: JobData[] = []
    const jobs = new Jobs((_, data) => said.push(data as JobData))
    const { work, go, end } = byHand<string>()
    const result = jobs.run('key', scores('Long'), work)
    await vi.advanceTimersByTimeAsync(10_000)
    slept = 8 * 3_600_000
    await vi.advanceTimersByTimeAsync(10_000)
    go(0.5)
    end('solved')
    await result
    const told = said.find(({ done }) => done === 500)!
    // All but the pause in which it fell asleep, of a second at most.
    expect(told.elapsedSeconds).toBeGreaterThanOrEqual(19)
    expect(told.elapsedSeconds).toBeLessThanOrEqual(20)
    expect(told.secondsLeft).toBeCloseTo(told.elapsedSeconds, 6)
  })

  test('that is short says nothing, and one that is long not too much', async () => {
    const { jobs, said, clock } = jobsWithClock()
    const short = byHand<number>()
    const result = jobs.run('short', scores('Short'), short.work)
    clock.now += 50
    short.go(0.9)
    short.end(1)
    await result
    expect(said).toEqual([])
    const long = byHand<number>()
    const other = jobs.run('long', scores('Long'), long.work)
    for (let i = 0; i < 1000; i++) {
      clock.now += 1
      long.go(i / 1000)
    }
    long.end(2)
    await other
    expect(said.length).toBeGreaterThan(5)
    expect(said.length).toBeLessThan(12)
  })

  test('that tells nothing of itself is shown all the same', async () => {
    const { said, end, result } = running()
    await expect.poll(() => said).toHaveLength(1)
    expect(said[0]).toMatchObject({ state: 'running', done: 0, secondsLeft: null })
    end('solved')
    await result
    expect(said[1]).toMatchObject({ state: 'done' })
  })

  test('that fails says so', async () => {
    const { said, after, fail, result } = running()
    after(300, 0.1)
    fail(new Error('out of dice'))
    await expect(result).rejects.toThrow('out of dice')
    expect(said.at(-1)).toMatchObject({ state: 'failed', secondsLeft: null })
  })

  test('is one for all who ask for the same, and another for something else', async () => {
    const { jobs } = jobsWithClock()
    const first = byHand<string>()
    const other = byHand<string>()
    const results = [
      jobs.run('key', scores('First'), first.work),
      jobs.run('key', scores('Second'), () => Promise.reject(new Error('this never begins'))),
      jobs.run('other key', scores('Other'), other.work),
    ]
    expect(jobs.list().map(({ rules }) => rules)).toEqual(['First', 'Other'])
    first.end('one')
    other.end('two')
    expect(await Promise.all(results)).toEqual(['one', 'one', 'two'])
  })

  test('that was stopped is not joined by who asks afterwards', async () => {
    const { jobs } = jobsWithClock()
    const slow = Promise.withResolvers<string>()
    const stopped = jobs.run('key', scores('First'), () => slow.promise)
    expect(jobs.cancel(jobs.list()[0]!.id)).toBe(true)
    const again = jobs.run('key', scores('Second'), () => Promise.resolve('new'))
    slow.reject(new Error('stopped'))
    await expect(stopped).rejects.toThrow('stopped')
    expect(await again).toBe('new')
    expect(jobs.list()).toEqual([])
  })

  test('is stopped when all are, and waited for', async () => {
    const { jobs } = jobsWithClock()
    const results = ['a', 'b'].map((key) => jobs.run(key, scores(key), byHand<string>().work))
    const ends = Promise.allSettled(results)
    await jobs.close()
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(jobs.list()).toEqual([])
  })
})

describe('a solve', () => {
  test('tells its progress from beginning to end', async () => {
    const { ask, jobs } = await start(temporaryFolder())
    await ask('farkle.scoreOverview', { rules: LONG_RULES })
    expect(jobs.length).toBeGreaterThanOrEqual(3)
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(1)
    expect(jobs.map(({ state }) => state)).toEqual([...jobs.slice(1).map(() => 'running'), 'done'])
    const done = jobs.map((job) => job.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(done.at(-1)).toBe(1000)
    expect(jobs.some(({ secondsLeft }) => secondsLeft !== null)).toBe(true)
    expect(jobTitle(jobs[0]!)).toBe('Strategy for points: Long')
    expect(await ask('jobs.list', {})).toEqual({ jobs: [] })
  })

  test('that is stopped ends at once for all who wait, and can be asked for again', async () => {
    const { ask } = await start(temporaryFolder(), SCRIPTED_WORKER)
    const stuck = namedRules('stuck', 9001)
    const asked = [
      ask('farkle.scoreOverview', { rules: stuck }),
      ask('farkle.scoreBreakpoints', { rules: stuck, turn: 'single' }),
    ].map(failureOf)
    const { jobs } = await ask('jobs.list', {})
    expect(jobs).toHaveLength(1)
    await ask('jobs.cancel', { id: jobs[0]!.id })
    // The worker itself would go on for ever.
    const willing = ask('farkle.scoreOverview', { rules: { ...stuck, name: 'willing' } })
    for (const error of await Promise.all(asked)) {
      expect(error).toMatchObject({ code: 'cancelled', message: 'The solve was stopped.' })
    }
    expect((await willing).turns[0]!.expectedPoints).toBeCloseTo(446.57144, 6)
    expect(await failureOf(ask('jobs.cancel', { id: jobs[0]!.id }))).toMatchObject({
      code: 'not-found',
      message: 'This solve has already ended.',
    })
  })

  test('is told from one of other rules with the same name, and stopped without it', async () => {
    const { ask } = await start(temporaryFolder(), SCRIPTED_WORKER)
    const twins = [namedRules('stuck', 9001), namedRules('stuck', 9002)]
    const [first, second] = twins.map((rules) => failureOf(ask('farkle.scoreOverview', { rules })))
    const running = async () => (await ask('jobs.list', {})).jobs
    await expect.poll(running).toHaveLength(2)
    const own = (await running()).find(({ hash }) => hash === ruleHash(twins[1]!))!
    await ask('jobs.cancel', { id: own.id })
    expect((await second!).code).toBe('cancelled')
    const left = await running()
    expect(left.map(({ rules, hash }) => [rules, hash])).toEqual([['stuck', ruleHash(twins[0]!)]])
    await ask('jobs.cancel', { id: left[0]!.id })
    expect((await first!).code).toBe('cancelled')
  })

  test('is stopped when the backend closes, and none begins after it', async () => {
    const { ask, close } = await start(temporaryFolder(), SCRIPTED_WORKER)
    const asked = failureOf(ask('farkle.scoreOverview', { rules: namedRules('stuck', 9001) }))
    await ask('jobs.list', {})
    await close()
    expect(await asked).toMatchObject({ code: 'cancelled' })
    const later = ask('farkle.scoreOverview', { rules: PRESETS.farkle })
    expect(await failureOf(later)).toMatchObject({ code: 'cancelled' })
  })

  test.each([
    ['throws', 'The solve failed: its thread failed. It was tried twice.'],
    ['throws nothing', 'The solve failed: its thread failed. It was tried twice.'],
    ['exits', 'The solve failed: its thread ended with code 3. It was tried twice.'],
  ])('whose worker %s fails with a sentence, and the backend goes on', async (name, message) => {
    const { ask, logged } = await start(temporaryFolder(), SCRIPTED_WORKER)
    const rules = namedRules(name, 9001)
    for (let i = 0; i < 2; i++) {
      const error = await failureOf(ask('farkle.scoreOverview', { rules }))
      expect(error.code).toBe('solver-failed')
      expect(error.message).toMatch(message)
    }
    const { turns } = await ask('farkle.scoreOverview', { rules: { ...rules, name: 'works' } })
    expect(turns[0]!.expectedPoints).toBeCloseTo(446.57144, 6)
    // Of each solve a thread was replaced; an error has its cause in the log besides.
    const died = expect.stringMatching(/^A worker that solved score died/) as string
    const fault = expect.stringMatching(
      /^A request failed inside: farkle\.scoreOverview: ./,
    ) as string
    expect(logged).toEqual(name === 'exits' ? [died, died] : [died, fault, died, fault])
  })

  test.each([
    ['cannot be loaded', new URL('../workers/broken-worker.ts', import.meta.url)],
    ['is not there', new URL('./workers/no-such-worker.ts', import.meta.url)],
    ['has a name that is none', 'no-such-worker'],
  ])('whose worker %s fails with a sentence', async (_, workerFile) => {
    const { ask } = await start(temporaryFolder(), workerFile)
    for (const rules of [PRESETS.farkle, PRESETS.zilch]) {
      const error = await failureOf(ask('farkle.scoreOverview', { rules }))
      expect(error.code).toBe('solver-failed')
      expect(error.message).toMatch(/^The solve failed(: its thread| inside Breakpoint\.) ./)
    }
    expect((await ask('rules.list', {})).entries.length).toBeGreaterThan(0)
  })
})
