import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { terminalLines } from '../../../build/terminal-lines.ts'

function written(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough(), { isTTY })
  const lines = terminalLines(stream as unknown as NodeJS.WriteStream)
  lines.line('Fetching')
  lines.step('1 %')
  lines.step('2 %')
  lines.line('Done')
  lines.line('Gone')
  return String(stream.read())
}

describe('a progress', () => {
  it('replaces its step on a terminal', () => {
    expect(written(true)).toBe('Fetching\n\r\u001b[K1 %\r\u001b[K2 %\nDone\nGone\n')
  })

  it('is lines in a file', () => {
    expect(written(false)).toBe('Fetching\n1 %\n2 %\nDone\nGone\n')
  })
})
