/** Messages from the stand-in to the test, a line of JSON each. */
export type Report =
  | { readonly kind: 'ready'; readonly endpoint: string }
  /** Something that must not happen: an error in the page, a violation, a request to elsewhere. */
  | { readonly kind: 'fault'; readonly what: string }
  | { readonly kind: 'forked'; readonly pid: number }
  | { readonly kind: 'dialog'; readonly text: string }

const MARK = 'stand-in:'

export function report(line: Report): void {
  process.stdout.write(`${MARK}${JSON.stringify(line)}\n`)
}

/** Reads a line of the stand-in's output; null for one that is the app's own. */
export function readReport(line: string): Report | null {
  return line.startsWith(MARK) ? (JSON.parse(line.slice(MARK.length)) as Report) : null
}
