import { visible, visibleLines } from '#shared/base/plain-text.ts'

/** Wrong command line. The message is one sentence that states the correct form. */
export class UsageError extends Error {}

export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, ' ').trim())
}

/** Keeps lines. Non-breaking spaces become plain, as users search for plain ones. */
export function forTerminal(text: string): string {
  return visibleLines(text.replaceAll('\u00a0', ' '))
}
