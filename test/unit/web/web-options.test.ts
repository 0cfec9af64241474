import { isAbsolute, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseWebOptions, USUAL_PORT } from '#main/web/web-options.ts'
import { enough, runs } from '#test/property/runs.ts'

beforeEach(() => {
  vi.stubEnv('BREAKPOINT_DATA', resolve('kept-data'))
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the command line', () => {
  it('asks for nothing', () => {
    expect(parseWebOptions([])).toEqual({
      ok: true,
      value: { port: USUAL_PORT, portNamed: false, dataFolder: resolve('kept-data'), open: true },
    })
  })

  it.each([
    { args: ['--port', '8080'], port: 8080 },
    { args: ['--port=0'], port: 0 },
    { args: ['--port', '65535'], port: 65_535 },
    // Who names the usual port means it.
    { args: ['--port', String(USUAL_PORT)], port: USUAL_PORT },
  ])('names a port: $args', ({ args, port }) => {
    expect(parseWebOptions(args)).toMatchObject({ ok: true, value: { port, portNamed: true } })
  })

  it('names a folder, from the working folder on', () => {
    expect(parseWebOptions(['--data-dir', 'elsewhere'])).toMatchObject({
      value: { dataFolder: resolve('elsewhere'), portNamed: false },
    })
  })

  it('turns off that the page opens by itself', () => {
    expect(parseWebOptions(['--no-open'])).toMatchObject({ value: { open: false } })
  })
})

describe('a wrong flag', () => {
  it.each([
    { args: ['--port', '65536'], names: '--port' },
    { args: ['--port=-1'], names: '--port' },
    { args: ['--port', '1e3'], names: '--port' },
    { args: ['--port', '0x50'], names: '--port' },
    { args: ['--port='], names: '--port' },
    { args: ['--port', ' 80'], names: '--port' },
    { args: ['--port'], names: '--port' },
    { args: ['--port', '--data-dir', 'here'], names: '--port' },
    { args: ['--data-dir'], names: '--data-dir' },
    { args: ['--prot', '80'], names: '--prot' },
    { args: ['--port', '80', 'farkle'], names: 'farkle' },
    { args: ['--no-port'], names: '--no-port' },
    { args: ['--no-open=1'], names: '--no-open' },
  ])('is one sentence that names it: $args', ({ args, names }) => {
    const parsed = parseWebOptions(args)
    const messages = parsed.ok ? [] : parsed.problems.map(({ message }) => message)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain(names)
    expect(messages[0]).toMatch(/^\S.*\.$/)
    expect(messages[0]).not.toContain('\n')
  })

  it('is told what there is', () => {
    expect(parseWebOptions(['--prot', '80'])).toMatchObject({
      problems: [
        { message: expect.stringMatching(/--port NUMBER, --data-dir FOLDER and --no-open\.$/) },
      ],
    })
  })
})

describe('a thousand command lines', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('--port', '--data-dir', '--port=', '--', '-', '--=x', '--__proto__=1', '-p'),
    fc.oneof(fc.integer(), fc.double()).map(String),
    fc.string().map((text) => `--${text}`),
    fc.string().map((text) => `--data-dir=${text}`),
    fc.integer({ min: -1, max: 70_000 }).map((port) => `--port=${port}`),
  )

  it('each name a port and a folder, or are refused in a sentence', () => {
    let understood = 0
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (args) => {
        const parsed = parseWebOptions(args)
        if (parsed.ok) {
          const { port, dataFolder } = parsed.value
          expect(port >= 0 && port <= 65_535 && Number.isInteger(port)).toBe(true)
          expect(isAbsolute(dataFolder)).toBe(true)
          if (args.length > 0) understood++
        } else {
          for (const { message } of parsed.problems) expect(message).toMatch(/^\S[^]*\.$/)
        }
      }),
      runs(1000),
    )
    expect(understood).toBeGreaterThanOrEqual(enough(50))
  })
})
