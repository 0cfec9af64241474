import type { Page } from '@playwright/test'

interface PortHolder {
  /** The newest port to the backend. */
  backendPort?: MessagePort
}

/** Has the page keep the port it is handed, on this and every later load; reloads it to that end. */
export async function keepPort(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('message', ({ data, ports }: MessageEvent<{ kind?: unknown } | null>) => {
      const [port] = ports
      if (data?.kind === 'breakpoint-backend-port' && port) {
        ;(globalThis as PortHolder).backendPort = port
      }
    })
  })
  await page.reload()
}

/** Asks the backend over the page's port, as the app does; answers the reply as it came. */
export async function askBackend(page: Page, name: string, params: unknown): Promise<unknown> {
  await page.waitForFunction(() => (globalThis as PortHolder).backendPort !== undefined)
  return page.evaluate(
    ([request, given]) =>
      new Promise((resolve) => {
        const port = (globalThis as PortHolder).backendPort!
        const id = `test-${Math.random()}`
        port.addEventListener(
          'message',
          ({ data }: MessageEvent<{ t: string; i: string; r: unknown }>) => {
            if (data.t === 's' && data.i === id) resolve(data.r)
          },
        )
        port.start()
        port.postMessage({ t: 'q', i: id, m: 'request', a: [request, given] })
      }),
    [name, params] as const,
  )
}

/** Has the backend solve its first rule set for points; answers the reply as it came. */
export async function solveFirstRules(page: Page): Promise<unknown> {
  const reply = await askBackend(page, 'rules.list', {})
  const { entries } = (reply as { value: { entries: { rules: unknown }[] } }).value
  return askBackend(page, 'farkle.scoreOverview', { rules: entries[0]?.rules })
}

interface ShellHolder {
  breakpointShell: {
    request: (name: string, params: unknown) => Promise<unknown>
    onEvent: (listener: (name: string, data: unknown) => void) => void
  }
}

/** Asks the shell through what the preload script put on the page. */
export function askShell(page: Page, name: string, params: unknown): Promise<unknown> {
  return page.evaluate(
    ([request, given]) =>
      (globalThis as unknown as ShellHolder).breakpointShell.request(request, given),
    [name, params] as const,
  )
}

/** The next notice of the shell. */
export function nextNotice(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        ;(globalThis as unknown as ShellHolder).breakpointShell.onEvent((name, data) => {
          if (name === 'notice') resolve((data as { message: string }).message)
        })
      }),
  )
}
