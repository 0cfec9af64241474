import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSettings, type SettingsStore } from '#main/settings/settings-store.ts'

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'breakpoint-settings-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

type Options = Parameters<Parameters<typeof openSettings>[0]['open']>[0]

/** A library that keeps settings in memory and fails when it is told to. */
export class FakeLibrary {
  /** Content of its disk. */
  kept: Record<string, unknown>
  /** Errors thrown by opening it and by writing to it. */
  openFails: unknown = null
  writeFails: unknown = null
  /** The options of every attempt to open it. */
  readonly attempts: Options[] = []
  writes = 0

  constructor(kept: Record<string, unknown> = {}) {
    this.kept = kept
  }

  open(options: Options): { store: Record<string, unknown> } {
    this.attempts.push(options)
    if (this.openFails !== null) throw this.openFails as Error
    const read = (): Record<string, unknown> => this.kept
    const write = (changed: Record<string, unknown>): void => {
      if (this.writeFails !== null) throw this.writeFails as Error
      this.writes++
      this.kept = changed
    }
    return {
      get store() {
        return read()
      },
      set store(changed) {
        write(changed)
      },
    }
  }
}

/** Settings on a fake library, with all that the user was told. */
export interface Opened {
  readonly settings: SettingsStore
  readonly notices: readonly string[]
}

export async function openOn(library: FakeLibrary, folder = temporaryFolder()): Promise<Opened> {
  const notices: string[] = []
  const settings = await openSettings({
    folder,
    notice: (words) => notices.push(words()),
    open: (options) => library.open(options),
  })
  return { settings, notices }
}
