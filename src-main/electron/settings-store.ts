import { ipcMain } from 'electron'
import ElectronStore from 'electron-store'
import type { Notify } from '#shared/contract/events.ts'
import { openSettings, type SettingsStore } from '#main/settings/settings-store.ts'

/** The settings of the Electron shell. */
export function openElectronSettings(
  folder: string,
  notice: Notify,
  readOnly = false,
): Promise<SettingsStore> {
  return openSettings({
    folder,
    readOnly,
    notice,
    open: ({ configName, ...options }) => {
      const store = new ElectronStore<Record<string, unknown>>({ ...options, name: configName })
      // A line that the library opens for pages of its own; no page of ours may use it.
      ipcMain.removeAllListeners('electron-store-get-data')
      return store
    },
  })
}
