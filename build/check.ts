import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Run in parallel, so the slowest comes first. */
const CHECKS = ['check:lint', 'check:types', 'check:format'] as const

async function run(name: string): Promise<{ passed: boolean; said: string }> {
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a batch file, which needs a shell.
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { passed: code === 0, said }
}

const results = await Promise.all(CHECKS.map(run))
for (const [i, { passed, said }] of results.entries()) {
  if (said !== '') console.log(said.trimEnd())
  if (!passed) console.log(`Failed: npm run ${CHECKS[i]}`)
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
