import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { startShell } from './running-shell.ts'

function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 })
    const end = (connected: boolean): void => {
      socket.destroy()
      resolve(connected)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

it('the web shell listens to this computer and to nobody else', async (context) => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address)
  const { port } = await startShell()
  expect(await listens('127.0.0.1', port)).toBe(true)
  expect(await listens('::1', port)).toBe(false)
  context.skip(addresses.length === 0, 'this computer is in no network')
  for (const address of addresses) expect(await listens(address, port), address).toBe(false)
})
