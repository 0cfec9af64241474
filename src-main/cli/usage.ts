import { visible, visibleLines } from '#shared/base/plain-text.ts'

/** Wrong command line. The message is one sentence that states the correct form. */
export class UsageError extends Error {}

export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, ' ').trim())
}

const ESCAPE = '\u001b'
const COLOUR = /^\[\d+m/

/** Keeps lines and colours. Non-breaking spaces become plain, as users search for plain ones. */
export function forTerminal(text: string): string {
  const [first, ...rest] = text.replaceAll('\u00a0', ' ').split(ESCAPE)
  const shown = rest.map((part) => {
    const isColour = COLOUR.test(part)
    return (isColour ? ESCAPE : visible(ESCAPE)) + visibleLines(part)
  })
  return visibleLines(first!) + shown.join('')
}
