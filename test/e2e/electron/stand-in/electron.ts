// The `electron` module as the built main process finds it under plain Node.
import { app } from './app.ts'
import { ipcMain, shell } from './main-parts.ts'

export { app } from './app.ts'
export {
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
} from './main-parts.ts'
export { MessageChannelMain } from './ports.ts'
export { utilityProcess } from './utility-process.ts'
export { BrowserWindow } from './window.ts'

const electron: Readonly<Record<string, unknown>> = { app, ipcMain, shell }
export default electron
