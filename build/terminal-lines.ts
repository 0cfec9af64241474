/** A progress step replaces the step before it if the stream is a terminal. */
export interface Lines {
  line(text: string): void
  step(text: string): void
  readonly percentPerStep: number
}

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
