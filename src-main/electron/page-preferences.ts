import { join } from 'node:path'
import { app, type WebPreferences } from 'electron'

/** A page gets the preload script and no other privileges. */
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
