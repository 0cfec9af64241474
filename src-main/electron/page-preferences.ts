import { join } from 'node:path'
import { app, type WebPreferences } from 'electron'

/** Preferences for a page of the app: it gets the preload script and nothing else. */
export function pagePreferences(): WebPreferences {
  return {
    preload: join(import.meta.dirname, '../preload/preload.cjs'),
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    plugins: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: !app.isPackaged,
  }
}
