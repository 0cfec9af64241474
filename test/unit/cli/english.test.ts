import { expect, test, vi } from 'vitest'
import { ended, startCli } from './run-cli.ts'

/** Output of the command for a user of a language. */
async function printed(args: readonly string[], locale: string): Promise<string> {
  vi.stubEnv('LC_ALL', locale)
  try {
    const { out, err } = await ended(startCli(args))
    return out + err
  } finally {
    vi.unstubAllEnvs()
  }
}

// Scripts read what the command prints, so that it must not depend on who runs it.
test.each([
  { args: ['--help'], says: 'Usage' },
  { args: ['score', '--rules', 'nowhere'], says: 'nowhere' },
  { args: ['score', '--rules', 'zilch'], says: '1,000' },
])('the command speaks English to everybody: $args', async ({ args, says }) => {
  const english = await printed(args, 'C')
  expect(english).toContain(says)
  expect(await printed(args, 'de_DE.UTF-8')).toBe(english)
})
