import type { MenuItemConstructorOptions } from 'electron'
import { texts } from '#shared/texts/texts.ts'

type Item = MenuItemConstructorOptions
type Role = keyof typeof texts.shells.menu.roles

const separator: Item = { type: 'separator' }

/** Menu item with a system role, labelled here because the system's labels are English. */
export function roleItem(role: Role): Item {
  return { role, label: texts.shells.menu.roles[role] }
}

const roleItems = (...roles: readonly Role[]): Item[] => roles.map(roleItem)

export function quitItem(platform: NodeJS.Platform): Item {
  const { quit } = texts.shells.menu
  const known = platform === 'darwin' || platform === 'win32'
  return { role: 'quit', label: known ? quit[platform] : quit.others }
}

/** macOS only; the system adds the app's name. */
export function appMenu(): Item {
  return {
    role: 'appMenu',
    submenu: [
      ...roleItems('about'),
      separator,
      // The system fills it.
      { ...roleItem('services'), submenu: [] },
      separator,
      ...roleItems('hide', 'hideOthers', 'unhide'),
      separator,
      quitItem('darwin'),
    ],
  }
}

function macEdits(): Item[] {
  const { substitutions, speech } = texts.shells.menu
  return [
    ...roleItems('pasteAndMatchStyle', 'delete', 'selectAll'),
    separator,
    {
      label: substitutions,
      submenu: [
        roleItem('showSubstitutions'),
        separator,
        ...roleItems('toggleSmartQuotes', 'toggleSmartDashes', 'toggleTextReplacement'),
      ],
    },
    { label: speech, submenu: roleItems('startSpeaking', 'stopSpeaking') },
  ]
}

export function editMenu(mac: boolean): Item {
  return {
    role: 'editMenu',
    label: texts.shells.menu.edit,
    submenu: [
      ...roleItems('undo', 'redo'),
      separator,
      ...roleItems('cut', 'copy', 'paste'),
      ...(mac ? macEdits() : [roleItem('delete'), separator, roleItem('selectAll')]),
    ],
  }
}

export function windowMenu(mac: boolean): Item {
  const closeItem: Item = { role: 'close', label: texts.common.close }
  return {
    role: 'windowMenu',
    label: texts.shells.menu.window,
    submenu: [
      ...roleItems('minimize', 'zoom'),
      ...(mac ? [separator, roleItem('front')] : [closeItem]),
    ],
  }
}
