import type { Notify } from '#shared/contract/events.ts'
import Conf from 'conf'
import { openSettings, type SettingsStore } from '#main/settings/settings-store.ts'

/** Uses the same file as electron-store. */
export function openSettingsFile(
  folder: string,
  notice: Notify,
  readOnly = false,
): Promise<SettingsStore> {
  return openSettings({
    folder,
    readOnly,
    notice,
    open: (options) => new Conf<Record<string, unknown>>(options),
  })
}
