import Conf from 'conf'
import { settingsOpener } from '#main/settings/settings-store.ts'

/** Uses the same file as electron-store. */
export const openSettingsFile = settingsOpener(
  (options) => new Conf<Record<string, unknown>>(options),
)
