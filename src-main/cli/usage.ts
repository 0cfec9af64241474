/** The command line was used wrongly; the message is one sentence that says what would be right. */
export class UsageError extends Error {}

/** A sentence for the terminal on one line, whatever it quotes. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A thing that was thrown, in words. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
