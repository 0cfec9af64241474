import { ipcMain } from 'electron'
import ElectronStore from 'electron-store'
import { settingsOpener } from '#main/settings/settings-store.ts'

export const openElectronSettings = settingsOpener(({ configName, ...options }) => {
  const store = new ElectronStore<Record<string, unknown>>({ ...options, name: configName })
  // Closes the IPC channel that the library opens for pages.
  ipcMain.removeAllListeners('electron-store-get-data')
  return store
})
