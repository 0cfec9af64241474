import { visible, visibleLines } from '#shared/base/plain-text.ts'

/** The command line was used wrongly; the message is one sentence that says what would be right. */
export class UsageError extends Error {}

/** A sentence for the terminal on one line, whatever it quotes. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, ' ').trim())
}

/** Escape character that starts a colour code in an answer. */
const ESCAPE = '\u001b'
const COLOUR = /^\[\d+m/

/**
 * An answer for the terminal: it may have lines and colours; what else is not seen has a mark. A
 * terminal breaks lines anywhere, and who searches its lines types plain spaces.
 */
export function forTerminal(text: string): string {
  const [first, ...rest] = text.replaceAll('\u00a0', ' ').split(ESCAPE)
  const shown = rest.map((part) => {
    const isColour = COLOUR.test(part)
    return (isColour ? ESCAPE : visible(ESCAPE)) + visibleLines(part)
  })
  return visibleLines(first!) + shown.join('')
}

/** A thing that was thrown, in words. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
