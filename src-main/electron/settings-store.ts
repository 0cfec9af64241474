import { ipcMain } from 'electron'
import ElectronStore from 'electron-store'
import type { Notify } from '#shared/contract/events.ts'
import { openSettings, type SettingsStore } from '#main/settings/settings-store.ts'

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
      // Closes the IPC channel that the library opens for pages.
      ipcMain.removeAllListeners('electron-store-get-data')
      return store
    },
  })
}
