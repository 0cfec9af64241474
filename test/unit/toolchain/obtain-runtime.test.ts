import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { request, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { left, PATIENT } from '#test/support/app-start.ts'
import { sending, stalling, startMirror } from '#test/support/electron-mirror.ts'
import {
  electronArchive,
  electronPackage,
  keptLines,
  PROGRAM,
  VERSION,
  type ElectronPackage,
} from '#test/support/electron-package.ts'
import { obtainRuntime, type ObtainOptions } from '../../../build/obtain-runtime.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ARCHIVE = electronArchive()

const optionsFor = (
  { packageFolder, cacheFolder, downloads }: ElectronPackage,
  environment: NodeJS.ProcessEnv,
): ObtainOptions => ({
  asked: false,
  packageFolder,
  cacheFolder,
  patience: PATIENT,
  environment: {
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    electron_config_cache: downloads,
    ...environment,
  },
})

describe('two starts at once', () => {
  it('fetch Electron once, and both have it', async () => {
    const house = electronPackage(ARCHIVE)
    const mirror = await startMirror(sending(ARCHIVE))
    const options = optionsFor(house, { ELECTRON_MIRROR: mirror.url })
    const [first, second] = [keptLines(), keptLines()]
    const runtimes = await Promise.all([
      obtainRuntime({ ...options, lines: first }),
      obtainRuntime({ ...options, lines: second }),
    ])
    const folder = join(house.packageFolder, 'dist')
    const runtime = { executable: join(folder, PROGRAM), folder }
    expect(runtimes).toEqual([runtime, runtime])
    expect(mirror.asked).toHaveLength(1)
    expect(second.said).toEqual(['Another start is fetching Electron; waiting for it ...'])
    expect(first.said.at(-1)).toBe(`Electron ${VERSION} is installed.`)
  })
})

describe('a start that is ended while it fetches', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('by %s is no obstacle to the next', async (signal) => {
    const house = electronPackage(ARCHIVE)
    const stalled = await startMirror(stalling(ARCHIVE))
    const module = JSON.stringify(pathToFileURL(join(ROOT, 'build/obtain-runtime.ts')))
    const options = JSON.stringify(optionsFor(house, { ELECTRON_MIRROR: stalled.url }))
    const script = `import { obtainRuntime } from ${module}\nawait obtainRuntime(${options})`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    // By then the server has sent all that it will, so the installer has nothing more to report.
    for await (const text of child.stdout.setEncoding('utf8')) {
      if (String(text).includes('50 %')) break
    }
    child.kill(signal)
    await ended
    if (signal === 'SIGTERM' && process.platform !== 'win32') {
      expect(child.exitCode).toBe(128 + 15)
      expect(left(house)).toEqual(['electron-fetch.lock'])
    }
    // The installer is a process of its own; it ends as well, and with it its connection.
    await stalled.connectionClosed

    const mirror = await startMirror(sending(ARCHIVE))
    const lines = keptLines()
    const next = optionsFor(house, { ELECTRON_MIRROR: mirror.url })
    expect(await obtainRuntime({ ...next, lines })).toHaveProperty('executable')
    expect(lines.said[0]).toMatch(/^Fetching /)
    expect(readdirSync(house.cacheFolder)).toEqual(['electron-fetch.lock'])
  })
})

describe('a proxy', () => {
  /** Answers for any host as one mirror does, in both ways that proxies are spoken to. */
  const proxyTo =
    (mirror: { readonly host: string }): RequestListener =>
    ({ url }, response) => {
      const { pathname } = new URL(url!, 'http://any.invalid')
      request(`http://${mirror.host}${pathname}`, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      }).end()
    }

  it.each(['HTTP_PROXY', 'http_proxy', 'npm_config_proxy'])(
    'that %s names is used',
    async (name) => {
      const house = electronPackage(ARCHIVE)
      const mirror = await startMirror(sending(ARCHIVE))
      const proxy = await startMirror(proxyTo(mirror), (tunnel) => {
        tunnel.write('HTTP/1.1 200 OK\r\n\r\n')
        const [host, port] = mirror.host.split(':')
        tunnel.pipe(connect(Number(port), host)).pipe(tunnel)
      })
      const environment = { [name]: proxy.url, ELECTRON_MIRROR: 'http://mirror.invalid/' }
      const lines = keptLines()
      const runtime = await obtainRuntime({ ...optionsFor(house, environment), lines })
      expect(runtime).toHaveProperty('executable')
      expect(lines.said[0]).toContain(' from mirror.invalid ')
      expect(mirror.asked).toHaveLength(1)
    },
  )
})

describe('packaging', () => {
  it('ends with a sentence before it makes anything where there is no Electron', () => {
    const { root } = electronPackage(ARCHIVE)
    const [output, override] = [join(root, 'dist'), join(root, 'nothing')]
    const args = [join(ROOT, 'build/package.ts'), '--dir', '--output', output]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: override },
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(
      /^ELECTRON_OVERRIDE_DIST_PATH names .+, so nothing was packaged\. .+\.\n$/,
    )
    expect(stderr).toContain('--runtime FOLDER')
    expect(existsSync(output)).toBe(false)
  })
})
