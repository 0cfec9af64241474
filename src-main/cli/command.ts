import { answerText, type Layout } from './answer-text.ts'
import { optionHelp, readOptions, type GivenOptions, type OptionTable } from './options.ts'
import { withBackend, type Ask } from './session.ts'
import type { Terminal } from './terminal.ts'

interface Named {
  readonly name: string
  readonly summary: string
}

export interface CliCommand extends Named {
  /** Other names of the command, listed before its own. */
  readonly otherNames: readonly Named[]
  /** `name` is its own or another one. */
  help(name: string): string
  /** Throws UsageError for a wrong command line and RequestError for a failure. */
  run(name: string, args: readonly string[], terminal: Terminal): Promise<void>
}

export type Told =
  | {
      /** Printed with `--json`. Scripts rely on its names: add to them, do not change them. */
      readonly answer: object
      readonly layout?: Layout
    }
  | { readonly text: string }

interface Parts<T extends OptionTable> extends Named {
  readonly otherNames?: readonly Named[]
  readonly options: T
  /** Flags; a line for each way to call the command. */
  readonly usage: string
  readonly about: readonly string[]
  /** The help after the list of flags. */
  readonly more?: () => readonly string[]
  /**
   * Checks the flags before a backend is started, and returns the task for it. `tell` announces
   * the cost of a long solve before it starts.
   */
  readonly ask: (
    given: GivenOptions<T>,
    name: string,
  ) => (ask: Ask, tell: (message: string) => void) => Promise<Told>
}

export function commandOf<T extends OptionTable>(parts: Parts<T>): CliCommand {
  const { options, usage, about, more } = parts
  return {
    name: parts.name,
    summary: parts.summary,
    otherNames: parts.otherNames ?? [],
    help: (name) =>
      [
        `Usage: ${usage
          .split('\n')
          .map((line) => `npm run -s cli -- ${name} ${line}`)
          .join('\n       ')}`,
        '',
        ...about,
        '',
        optionHelp(options),
        ...(more ? ['', ...more()] : []),
      ].join('\n'),
    async run(name, args, terminal) {
      const given = readOptions(name, options, args)
      const task = parts.ask(given, name)
      const { json, 'data-dir': folder } = given as { json?: true; 'data-dir'?: string }
      const told = await withBackend(folder, terminal, (ask) =>
        task(ask, (message) => terminal.say(message)),
      )
      if ('text' in told) return terminal.print(told.text)
      const { answer, layout } = told
      return terminal.print(json ? JSON.stringify(answer) : answerText(answer, layout))
    },
  }
}
