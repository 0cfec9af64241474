import { app, Menu, type MenuItemConstructorOptions } from 'electron'

const separator: MenuItemConstructorOptions = { type: 'separator' }

function viewMenu(): MenuItemConstructorOptions {
  const forDevelopers: MenuItemConstructorOptions[] = app.isPackaged
    ? []
    : [{ role: 'reload' }, { role: 'toggleDevTools' }, separator]
  return {
    label: 'View',
    submenu: [
      ...forDevelopers,
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      separator,
      { role: 'togglefullscreen' },
    ],
  }
}

/** The application menu: only what the system offers; the app's own commands are in the window. */
export function setMenu(platform: NodeJS.Platform = process.platform): void {
  const mac = platform === 'darwin'
  const template: MenuItemConstructorOptions[] = [
    mac ? { role: 'appMenu' } : { label: 'File', submenu: [{ role: 'quit' }] },
    { role: 'editMenu' },
    viewMenu(),
    { role: 'windowMenu' },
    { role: 'help', submenu: mac ? [] : [{ role: 'about' }] },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
