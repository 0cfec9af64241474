import { expect, test, vi } from 'vitest'
import { ended, runCli, startCli, temporaryFolder, type Ended } from './run-cli.ts'

/** The command as a German user starts it. */
async function german(args: readonly string[], folder: string): Promise<Ended> {
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8')
  try {
    return await ended(startCli(args, folder))
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
  const folder = temporaryFolder()
  // Solved first: a solve may be told of.
  await runCli(args, folder)
  const english = await runCli(args, folder)
  expect(english.out + english.err).toContain(says)
  expect(await german(args, folder)).toEqual(english)
})
