import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { hasDisplay } from '#main/web/open-page.ts'
import { findRuntime, type Runtime } from '../../../build/electron-runtime.ts'
import { obtainRuntime } from '../../../build/obtain-runtime.ts'

/** Set where the tests in Electron itself have to run, so that its absence is a failure. */
const required = process.env.REQUIRE_ELECTRON === '1'

/** Why the tests in Electron itself cannot run here, or undefined. */
export function reasonToSkip(): string | undefined {
  if (required) return undefined
  if (!hasDisplay(process.env, process.platform)) return 'there is no display'
  const runtime = findRuntime()
  return 'missing' in runtime ? runtime.missing : undefined
}

/** Finds Electron's runtime; where it is required, it is fetched as the first start fetches it. */
export async function realRuntime(): Promise<Runtime> {
  const runtime = required ? await obtainRuntime({ asked: true }) : findRuntime()
  if ('executable' in runtime) return runtime
  throw new Error(`The app cannot run in Electron: ${runtime.missing}.`)
}

/** The address for debuggers that a starting program tells. Rejects if it ends instead. */
export function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    createInterface(child.stderr!).on('line', (line) => {
      said.push(line)
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', (code) =>
      reject(new Error(`The app ended (${code ?? 'killed'}):\n${said.join('\n')}`)),
    )
  })
}
