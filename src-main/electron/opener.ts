import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { app } from 'electron'
import * as v from 'valibot'
import { NotSmallFile, readSmallFile } from '#main/backend/files/small-file.ts'
import { refused, type Result } from '#shared/base/result.ts'
import { LINK_SCHEME } from '#shared/contract/app-link.ts'
import { texts } from '#shared/texts/texts.ts'
import { DATA_FOLDER_OPTION } from './launch-options.ts'
import {
  isLink,
  MAX_CHARACTERS,
  openingProblem,
  readFileText,
  readLink,
  type Opening,
} from './opening.ts'

/** UTF-8 needs at most 4 bytes per character. */
const MAX_BYTES = 4 * MAX_CHARACTERS

const MAX_AT_ONCE = 10

const handedOnSchema = v.object({ open: v.pipe(v.array(v.string()), v.maxLength(MAX_AT_ONCE)) })

/** Message from a second instance to the first before it quits. */
export type HandedOn = v.InferOutput<typeof handedOnSchema>

interface Target {
  readonly open: (opening: Opening) => void
  readonly notice: (message: string) => void
}

export function namedIn(args: readonly string[], packaged: boolean, folder: string): string[] {
  const { positionals } = parseArgs({
    args: [...args],
    options: { [DATA_FOLDER_OPTION]: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  // Not packaged, the first argument is the app's own path.
  return positionals
    .slice(packaged ? 0 : 1)
    .filter((name) => name !== '')
    .slice(0, MAX_AT_ONCE)
    .map((name) => (isLink(name) ? name : resolve(folder, name)))
}

async function readNamed(name: string): Promise<Result<Opening>> {
  if (isLink(name)) return readLink(name)
  const { noFile, tooLarge, unreadable } = texts.shells.opening
  try {
    return readFileText(await readSmallFile(name, MAX_BYTES))
  } catch (error) {
    if (!(error instanceof NotSmallFile)) return refused(unreadable)
    return refused(error.reason === 'too-large' ? tooLarge : noFile)
  }
}

/** Opens links and files from the system. Queues them until there is a window. */
export class Opener {
  readonly #early: string[] = []
  #target: Target | null = null

  /** Call early: macOS sends these events even before the app is ready. */
  listen(): void {
    const hear = (event: { preventDefault(): void }, name: string): void => {
      event.preventDefault()
      this.add([name])
    }
    app.on('open-url', hear)
    app.on('open-file', hear)
    if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  }

  add(names: readonly string[]): void {
    for (const name of names) {
      if (this.#target) void this.#open(name, this.#target)
      else if (this.#early.length < MAX_AT_ONCE) this.#early.push(name)
    }
  }

  takeOver(handedOn: unknown): void {
    const parsed = v.safeParse(handedOnSchema, handedOn)
    if (parsed.success) this.add(parsed.output.open)
  }

  /** Call when there is a window; opens the queued links and files. */
  start(target: Target): void {
    this.#target = target
    this.add(this.#early.splice(0))
  }

  async #open(name: string, { open, notice }: Target): Promise<void> {
    const read = await readNamed(name)
    if (read.ok) open(read.value)
    else notice(openingProblem(isLink(name) ? texts.shells.opening.theLink : basename(name), read))
  }
}
