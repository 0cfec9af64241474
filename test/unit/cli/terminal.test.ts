import { expect, test } from 'vitest'
import type { JobData } from '#shared/contract/housekeeping.ts'
import { progressBar, Terminal } from '#main/cli/terminal.ts'
import { keeper } from './run-cli.ts'

const JOB: JobData = {
  id: 'job-1',
  solve: 'score',
  hash: 'a'.repeat(32),
  rules: 'Zilch',
  state: 'running',
  done: 250,
  total: 1000,
  elapsedSeconds: 4,
  secondsLeft: 11.2,
  resumable: false,
}

test('on a terminal a solve is a bar that goes away', () => {
  const [out, err] = [keeper(), keeper({ isTTY: true, columns: 100 })]
  const terminal = new Terminal(out.stream, err.stream)
  terminal.follow(JOB)
  const bar = '[######..................]  25%  12 s left  Strategy for points: Zilch'
  expect(err.text()).toBe(bar)
  terminal.follow({ ...JOB, done: 500 })
  terminal.follow({ ...JOB, state: 'done' })
  terminal.clear()
  const later = bar.replace('######......', '############').replace('25', '50')
  expect(err.text()).toBe(`${bar}\r\u001b[K${later}\r\u001b[K`)
  expect(out.text()).toBe('')
})

test('what is said takes the bar away first', () => {
  const err = keeper({ isTTY: true, columns: 100 })
  const terminal = new Terminal(keeper().stream, err.stream)
  terminal.follow(JOB)
  terminal.say('One\nline.')
  expect(err.text().endsWith('\r\u001b[KOne line.\n')).toBe(true)
})

test('elsewhere every solve is one line', () => {
  const err = keeper()
  const terminal = new Terminal(keeper().stream, err.stream)
  for (const id of ['job-1', 'job-1', 'job-2']) terminal.follow({ ...JOB, id })
  terminal.follow({ ...JOB, id: 'job-3', state: 'done' })
  expect(err.text()).toBe('Solving: Strategy for points: Zilch\n'.repeat(2))
})

test('a bar never breaks into a second line', () => {
  for (const width of [0, 1, 20, 40, 79, 200]) {
    const bar = progressBar({ ...JOB, rules: 'Zilch\nof mine' }, width)
    expect(bar.length).toBeLessThanOrEqual(width)
    expect(bar).not.toContain('\n')
  }
})

test.each([
  [{ secondsLeft: null }, '[######..................]  25%  '],
  [{ secondsLeft: 600 }, '[######..................]  25%  10 min left'],
  [{ done: 0, secondsLeft: null }, '[........................]   0%'],
  [{ done: 1000, secondsLeft: 0 }, '[########################] 100%  0 s left'],
  [{}, '25%  12 s left  Strategy for points: Zilch'],
  [{ total: null }, '[........................]   0%'],
])('the bar for %o', (change, bar) => {
  expect(progressBar({ ...JOB, ...change }, 200)).toContain(bar)
})

test('an answer that cannot be written is an error, a reader who is gone is none', async () => {
  const full = keeper({}, new Error('no space left'))
  const { stream } = keeper()
  await expect(new Terminal(full.stream, stream).print('answer')).rejects.toThrow(
    'The answer could not be written (no space left).',
  )
  const gone = keeper({}, Object.assign(new Error('broken pipe'), { code: 'EPIPE' }))
  await expect(new Terminal(gone.stream, stream).print('answer')).resolves.toBeUndefined()
})

test('an answer ends with a line break, once', async () => {
  for (const text of ['answer', 'answer\n']) {
    const out = keeper()
    await new Terminal(out.stream, keeper().stream).print(text)
    expect(out.text()).toBe('answer\n')
  }
})

test('nothing that is quoted reaches the terminal raw', async () => {
  const hidden = 'Ho\u202eme \u001b]0;x\u0007\u009b2J\r\u200b'
  const [out, err] = [keeper(), keeper()]
  const terminal = new Terminal(out.stream, err.stream)
  await terminal.print(`${hidden}\n\u001b[34mroll\n`)
  terminal.say(hidden)
  terminal.follow({ ...JOB, rules: hidden })
  const seen = 'Ho�me �]0;x��2J'
  expect(out.text()).toBe(`${seen}��\n�[34mroll\n`)
  expect(err.text()).toBe(`${seen} �\nSolving: Strategy for points: ${seen} �\n`)
})
