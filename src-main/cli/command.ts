import { optionHelp, readOptions, type Given, type OptionTable } from './options.ts'
import { withBackend, type Ask } from './session.ts'
import type { Terminal } from './terminal.ts'

export interface Command {
  readonly name: string
  readonly summary: string
  help(): string
  /** Throws UsageError for a wrong command line and RequestError for a failure. */
  run(args: readonly string[], terminal: Terminal): Promise<void>
}

export interface Told {
  /** Printed with `--json`. Scripts rely on its names: add to them, do not change them. */
  readonly answer: object
  readonly text: () => string | Promise<string>
}

interface Parts<T extends OptionTable> extends Pick<Command, 'name' | 'summary'> {
  readonly options: T
  readonly usage: string
  readonly about: readonly string[]
  /** The help after the list of flags. */
  readonly more?: () => readonly string[]
  /**
   * Checks the flags before a backend is started, and returns the task for it. `tell` announces
   * the cost of a long solve before it starts.
   */
  readonly ask: (given: Given<T>) => (ask: Ask, tell: (message: string) => void) => Promise<Told>
}

export function commandOf<T extends OptionTable>(parts: Parts<T>): Command {
  const { name, summary, options, usage, about, more } = parts
  return {
    name,
    summary,
    help: () =>
      [
        `Usage: npm run -s cli -- ${name} ${usage}`,
        ...['', ...about, '', optionHelp(options)],
        ...(more ? ['', ...more()] : []),
      ].join('\n'),
    async run(args, terminal) {
      const given = readOptions(name, options, args)
      const task = parts.ask(given)
      const { json, 'data-dir': folder } = given as { json?: true; 'data-dir'?: string }
      const { answer, text } = await withBackend(folder, terminal, (ask) =>
        task(ask, (message) => terminal.say(message)),
      )
      await terminal.print(json ? JSON.stringify(answer) : await text())
    },
  }
}
