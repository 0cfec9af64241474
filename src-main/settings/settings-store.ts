import { join } from 'node:path'
import { fileReason, isMissing } from '#main/backend/files/file-reason.ts'
import { putAside } from '#main/backend/files/put-aside.ts'
import { NotSmallFile, readSmallFile } from '#main/backend/files/small-file.ts'
import type { Notify } from '#shared/contract/events.ts'
import { reasonOf } from '#shared/base/reason-of.ts'
import { RequestError } from '#shared/contract/errors.ts'
import {
  DEFAULT_SETTINGS,
  readSettings,
  type Settings,
  type ShellHandlers,
} from '#shared/contract/settings.ts'
import { texts } from '#shared/texts/texts.ts'
import { PRIVATE_FILE } from '#main/backend/files/private-files.ts'

const NAME = 'settings'

/** Far above the size of any settings file. */
const MAX_BYTES = 1_000_000

type SettingsChange = Parameters<ShellHandlers['settings.set']>[0]

/** The used part of `conf`; electron-store wraps the same library. */
interface StoredObject {
  store: Record<string, unknown>
}

interface StoreOptions {
  readonly cwd: string
  readonly configName: string
  /** Command ids contain dots. */
  readonly accessPropertiesByDotNotation: false
  readonly configFileMode: number
}

interface OpenOptions {
  readonly folder: string
  /** True if this process has no lock on the folder. */
  readonly readOnly?: boolean
  readonly notice: Notify
  readonly open: (options: StoreOptions) => StoredObject
}

export interface SettingsStore {
  get(): Settings
  /** Returns all settings after the change. Throws RequestError `storage-failed`. */
  set(change: SettingsChange): Settings
}

function withoutUndefined(change: SettingsChange): SettingsChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

async function readFrom(path: string): Promise<{ settings: object } | { damage: () => string }> {
  try {
    const stored: unknown = JSON.parse(await readSmallFile(path, MAX_BYTES))
    const usable = typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    return usable ? { settings: stored } : { damage: () => texts.shells.settings.holdsNone }
  } catch (error) {
    if (error instanceof NotSmallFile) return { damage: () => texts.shells.settings.holdsNone }
    return isMissing(error) ? { settings: {} } : { damage: () => reasonOf(error) }
  }
}

/** An unreadable file is put aside. If writing fails, changes apply until the process ends. */
export async function openSettings(options: OpenOptions): Promise<SettingsStore> {
  const { folder, readOnly, notice, open } = options
  const path = join(folder, `${NAME}.json`)
  const found = await readFrom(path)
  if ('damage' in found) {
    const aside = readOnly ? null : await putAside(path).catch(() => null)
    const { damage } = found
    notice(() => {
      const { unreadable, keptAs } = texts.shells.settings
      return unreadable(damage()) + (aside === null ? '' : ` ${keptAs(aside)}`)
    })
  }
  let stored: StoredObject | null = null
  const library = (): StoredObject => {
    if (readOnly) throw new Error(texts.shells.settings.onlyRead)
    stored ??= open({
      cwd: folder,
      configName: NAME,
      accessPropertiesByDotNotation: false,
      configFileMode: PRIVATE_FILE,
    })
    return stored
  }
  let current = DEFAULT_SETTINGS
  if (readOnly) {
    current = readSettings('settings' in found ? found.settings : {})
  } else {
    try {
      current = readSettings(library().store)
    } catch (error) {
      notice(() => texts.shells.settings.notKept(folder, fileReason(error)))
    }
  }
  return {
    get: () => current,
    set(change) {
      current = readSettings({ ...current, ...withoutUndefined(change) })
      try {
        library().store = { ...current }
      } catch (error) {
        throw new RequestError(
          'storage-failed',
          texts.shells.settings.changeNotKept(folder, fileReason(error)),
        )
      }
      return current
    },
  }
}

/** Opens the settings of a folder with one library. */
export const settingsOpener =
  (open: OpenOptions['open']) =>
  (folder: string, notice: Notify, readOnly = false): Promise<SettingsStore> =>
    openSettings({ folder, notice, readOnly, open })
