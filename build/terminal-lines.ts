/** Lines of a terminal: a step of a progress replaces the step before it where that is possible. */
export interface Lines {
  line(text: string): void
  step(text: string): void
  /** How many percent of a progress are worth a step. */
  readonly percentPerStep: number
}

/** The lines of standard output. */
export function terminalLines(stream: NodeJS.WriteStream = process.stdout): Lines {
  const replaces = stream.isTTY
  let isStepOpen = false
  return {
    line(text) {
      stream.write(isStepOpen ? `\n${text}\n` : `${text}\n`)
      isStepOpen = false
    },
    step(text) {
      stream.write(replaces ? `\r\u001b[K${text}` : `${text}\n`)
      isStepOpen = replaces
    },
    percentPerStep: replaces ? 1 : 10,
  }
}
