import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { RETURNS_MEMORY } from '#main/backend/returned-memory.ts'
import { hasDisplay } from '#main/web/open-page.ts'
import type { Runtime } from './electron-runtime.ts'
import { obtainRuntime, type ObtainOptions } from './obtain-runtime.ts'
import { terminalLines } from './terminal-lines.ts'

interface StartOptions extends Omit<ObtainOptions, 'asked'> {
  readonly root: string
  readonly webShell: string
  readonly args: readonly string[]
  readonly platform?: NodeJS.Platform
}

interface Ended {
  readonly code: number
  /** Set if the program crashed at its start or could not be started. */
  readonly fault?: string | undefined
}

const FETCH_FLAG = '--fetch-app'
const OWN_FLAGS = [FETCH_FLAG, '--no-open']
const FETCH_ADVICE = `To get the app: npm start -- ${FETCH_FLAG}`

/** A crash within this time counts as a failed start. */
const EARLY_MS = 10_000
const CRASHES: readonly NodeJS.Signals[] = [
  'SIGTRAP',
  'SIGABRT',
  'SIGILL',
  'SIGSEGV',
  'SIGBUS',
  'SIGSYS',
]
/** Exit code on Linux if libraries are missing. */
const NOT_LOADED = 127
/** Windows exit codes from here on are exception codes. */
const FIRST_WINDOWS_FAULT = 0x8000_0000

function faultOf(code: number | null, signal: NodeJS.Signals | null): string | undefined {
  if (signal !== null && CRASHES.includes(signal)) return signal
  const isFault = code !== null && (code === NOT_LOADED || code >= FIRST_WINDOWS_FAULT)
  return isFault ? `code ${code}` : undefined
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv,
): Promise<Ended> {
  const begun = performance.now()
  const child = spawn(command, args, { cwd, env: environment, stdio: 'inherit' })
  const ignore = (): void => {}
  const terminate = (): void => void child.kill('SIGTERM')
  process.on('SIGINT', ignore)
  process.on('SIGTERM', terminate)
  return new Promise<Ended>((resolve) => {
    child.on('error', (error) => resolve({ code: 1, fault: error.message }))
    child.on('exit', (code, signal) => {
      const isEarly = performance.now() - begun < EARLY_MS
      resolve({
        code: code ?? 128 + constants.signals[signal!],
        fault: isEarly ? faultOf(code, signal) : undefined,
      })
    })
  }).finally(() => {
    process.off('SIGINT', ignore)
    process.off('SIGTERM', terminate)
  })
}

/** For Linux systems that restrict sandboxes, such as Ubuntu since 24.04. */
function sandboxAdvice({ folder }: Runtime, platform: NodeJS.Platform): string {
  if (platform !== 'linux') return ''
  const helper = `'${join(folder, 'chrome-sandbox')}'`
  return ` If it names its sandbox above: sudo chown root ${helper} && sudo chmod 4755 ${helper}`
}

/**
 * Starts the Electron app, or the web shell if there is no display or no runtime, and says why. A
 * CI server with a display also fetches the runtime. Returns the exit code.
 */
export async function startApp(options: StartOptions): Promise<number> {
  const { root, webShell, args, environment = process.env, platform = process.platform } = options
  const { lines = terminalLines() } = options
  const inBrowser = async (why: string): Promise<number> => {
    lines.line(why)
    const webArgs = args.filter((arg) => arg !== FETCH_FLAG)
    const { code, fault } = await run(process.execPath, [webShell, ...webArgs], root, {
      ...RETURNS_MEMORY,
      ...environment,
      NODE_COMPILE_CACHE:
        environment.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
    })
    if (fault !== undefined) lines.line(`Breakpoint could not be started: ${fault}`)
    return code
  }

  if (!hasDisplay(environment, platform)) {
    return inBrowser('There is no display, so Breakpoint runs in the browser.')
  }
  const runtime = await obtainRuntime({ ...options, lines, asked: args.includes(FETCH_FLAG) })
  if ('missing' in runtime) {
    const advice = runtime.mayBeAskedFor ? ` ${FETCH_ADVICE}` : ''
    return inBrowser(`${runtime.missing}, so Breakpoint runs in the browser.${advice}`)
  }
  // Chromium refuses to run sandboxed as root on Linux.
  const isRoot = platform === 'linux' && process.getuid?.() === 0
  const appArgs = args.filter((arg) => !OWN_FLAGS.includes(arg))
  const { code, fault } = await run(
    runtime.executable,
    ['.', ...(isRoot ? ['--no-sandbox'] : []), ...appArgs],
    root,
    environment,
  )
  if (fault === undefined) return code
  return inBrowser(
    `Electron cannot run here (${fault}), so Breakpoint runs in the browser.` +
      sandboxAdvice(runtime, platform),
  )
}
