import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DownloadProgress, type Patience } from './download-progress.ts'
import type { InstallerReport } from './installer-reports.ts'
import type { Lines } from './terminal-lines.ts'

interface InstallerOptions {
  readonly packageFolder: string
  readonly scratch: string
  readonly environment: NodeJS.ProcessEnv
  readonly patience: Patience
  readonly lines: Lines
}

const MAX_ERROR_CHARACTERS = 10_000

const REPORTER = pathToFileURL(join(import.meta.dirname, 'installer-reports.ts')).href

export function electronVersion(packageFolder: string): string {
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** npm's proxies and certificates, which the installer does not read itself. */
function networkSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { npm_config_proxy, npm_config_https_proxy, npm_config_noproxy } = environment
  const either = (name: string, fromNpm: string | undefined): string | undefined =>
    environment[name.toLowerCase()] ?? environment[name] ?? fromNpm
  return {
    NODE_USE_ENV_PROXY: environment.NODE_USE_ENV_PROXY ?? '1',
    HTTP_PROXY: either('HTTP_PROXY', npm_config_proxy),
    HTTPS_PROXY: either('HTTPS_PROXY', npm_config_https_proxy ?? npm_config_proxy),
    NO_PROXY: either('NO_PROXY', npm_config_noproxy),
    NODE_EXTRA_CA_CERTS: environment.NODE_EXTRA_CA_CERTS ?? environment.npm_config_cafile,
  }
}

function installerFault(errors: string, host: string): string {
  if (/did not match expected checksum|No checksum found/.test(errors)) {
    return `what ${host} sent does not match Electron’s checksums`
  }
  const line = /^\w*Error\b.*$/m.exec(errors)?.[0] ?? errors.trim().split('\n')[0]
  // Addresses may contain a password.
  return `Electron’s installer failed: ${line?.replace(/\/\/[^/@\s]*@/g, '//') || 'it gave no reason'}`
}

/** Returns the reason of a failure, after removing its files; else undefined. */
export async function runInstaller(options: InstallerOptions): Promise<string | undefined> {
  const { packageFolder, scratch, environment, patience, lines } = options
  const remove = (...paths: string[]): void => {
    for (const path of paths) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  }
  const installed = [join(packageFolder, 'path.txt'), join(packageFolder, 'dist')]
  // Leftovers of a killed installer.
  remove(scratch, ...installed)
  mkdirSync(scratch, { recursive: true })
  const child = spawn(process.execPath, ['--import', REPORTER, join(packageFolder, 'install.js')], {
    env: {
      ...environment,
      ...networkSettings(environment),
      TMPDIR: scratch,
      TEMP: scratch,
      TMP: scratch,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const version = electronVersion(packageFolder)
  const giveUp = (): void => void child.kill('SIGKILL')
  const progress = new DownloadProgress({ version, patience, lines, giveUp })
  const clean = (): void => {
    giveUp()
    remove(scratch, ...installed)
  }
  const stop = (signal: NodeJS.Signals): void => process.exit(128 + constants.signals[signal])
  process.on('exit', clean).on('SIGINT', stop).on('SIGTERM', stop)
  let errors = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(0, MAX_ERROR_CHARACTERS)
  })
  child.on('message', (report) => progress.take(report as InstallerReport))
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    if (code === 0) return undefined
    remove(...installed)
    return progress.fault ?? installerFault(errors, progress.host)
  } finally {
    progress.stopClock()
    process.off('exit', clean).off('SIGINT', stop).off('SIGTERM', stop)
    remove(scratch)
  }
}
