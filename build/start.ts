import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './built.ts'
import { electronRuntime } from './electron-runtime.ts'

const ROOT = join(import.meta.dirname, '..')
const args = process.argv.slice(2)

/** Runs the app until it ends; the code it ended with becomes ours. */
function run(command: string, commandArgs: readonly string[]): void {
  const child = spawn(command, [...commandArgs, ...args], { cwd: ROOT, stdio: 'inherit' })
  child.on('error', (error) => {
    console.error(`Breakpoint could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code) => (process.exitCode = code ?? 1))
  // Ctrl+C reaches the child as well, which then ends in its own way.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
}

try {
  ensureBuilt()
  const runtime = electronRuntime()
  if ('executable' in runtime) {
    // Chromium refuses to run sandboxed as root on Linux.
    const root = process.platform === 'linux' && process.getuid?.() === 0
    run(runtime.executable, root ? ['.', '--no-sandbox'] : ['.'])
  } else {
    const reason = runtime.missing
    console.log(`${reason[0]!.toUpperCase()}${reason.slice(1)}, so Breakpoint runs in the browser.`)
    // The backend's sources are compiled at the first start alone.
    process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compiled')
    run(process.execPath, [join(ROOT, 'src-main/web/main.ts')])
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
