import type { MenuItemConstructorOptions } from 'electron'
import { COMMANDS, commandTitles, type CommandInfo } from '#shared/contract/command-list.ts'
import { texts } from '#shared/texts/texts.ts'
import type { MenuState, Settings } from '#shared/contract/settings.ts'

/** Key names of the page for which Electron has others. */
const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  '+': 'Plus',
}

/** Keys with the same name in both. */
const SAME_SIGN = /^[A-Z0-9~!@#$%^&*()_={}[\]:;"'<>,.?/|\\`-]$/
const SAME_NAME =
  /^(Enter|Escape|Space|Backspace|Delete|Insert|Home|End|PageUp|PageDown|F([1-9]|1\d|2[0-4]))$/

/**
 * Converts a key of the page, such as `Ctrl+Shift+ArrowUp`. Null for a key that Electron does not
 * know, because it rejects a menu with such a key.
 */
export function acceleratorOf(key: string): string | null {
  const parts = /^((?:(?:Ctrl|Alt|Shift)\+)*)(.+)$/s.exec(key)
  if (!parts) return null
  const [, before = '', last = ''] = parts
  const isSame = SAME_SIGN.test(last) || SAME_NAME.test(last)
  const named = Object.hasOwn(NAMES, last) ? NAMES[last]! : isSame ? last : null
  return named === null ? null : before.replaceAll('Ctrl', 'CommandOrControl') + named
}

export interface MenuActions {
  readonly run: (id: string) => void
  readonly showLog: () => void
}

interface MenuParts extends MenuActions {
  readonly settings: Settings
  readonly state: MenuState
  readonly platform: NodeJS.Platform
  readonly packaged: boolean
}

type Item = MenuItemConstructorOptions

type Role = keyof typeof texts.shells.menu.roles

const separator: Item = { type: 'separator' }

/** Menu item with a system role, labelled here because the system's labels are English. */
function roleItem(role: Role): Item {
  return { role, label: texts.shells.menu.roles[role] }
}

const roleItems = (...roles: readonly Role[]): Item[] => roles.map(roleItem)

function quitItem(platform: NodeJS.Platform): Item {
  const { quit } = texts.shells.menu
  const known = platform === 'darwin' || platform === 'win32'
  return { role: 'quit', label: known ? quit[platform] : quit.others }
}

/** macOS only; the system adds the app's name. */
function appMenu(): Item {
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

function editMenu(mac: boolean): Item {
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

function windowMenu(mac: boolean): Item {
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

function keyOf({ id, key }: CommandInfo, { settings, platform }: MenuParts): string | null {
  const pressed = settings.shortcuts[id] ?? key ?? ''
  const single = !/^(Ctrl|Alt)\+/.test(pressed)
  // On macOS a menu key takes precedence over the page, even while the user types.
  if (single && (platform === 'darwin' || !settings.singleKeys)) return null
  return acceleratorOf(pressed)
}

const HIDDEN: ReadonlySet<string> = new Set(
  COMMANDS.flatMap(({ id, onlyWhileRunning }) => (onlyWhileRunning ? [id] : [])),
)

/** State of the item of a command that can run now or not. */
export function availability(id: string, canRun: boolean): { enabled: boolean; visible: boolean } {
  return { enabled: canRun, visible: canRun || !HIDDEN.has(id) }
}

function commandItem(command: CommandInfo, parts: MenuParts): Item {
  const accelerator = keyOf(command, parts)
  return {
    id: command.id,
    label: commandTitles()[command.id]!,
    ...availability(command.id, parts.state.available.includes(command.id)),
    click: () => parts.run(command.id),
    // The page handles its keys itself, because it knows when they are typed text.
    ...(accelerator !== null && { accelerator, registerAccelerator: false }),
  }
}

function commands(parts: MenuParts, ...beginnings: readonly string[]): Item[] {
  return COMMANDS.filter(({ id }) => beginnings.some((beginning) => id.startsWith(beginning))).map(
    (command) => commandItem(command, parts),
  )
}

function commandsOf(name: CommandInfo['group'], parts: MenuParts): Item[] {
  return COMMANDS.filter(({ group }) => group === name).map((one) => commandItem(one, parts))
}

const group = (label: string, submenu: Item[]): Item => ({ label, submenu })

function recentMenu({ state, run }: MenuParts): Item {
  const items = state.recent.map(({ id, title }): Item => ({
    id,
    label: title.replaceAll('&', '&&'),
    enabled: state.available.includes(id),
    click: () => run(id),
  }))
  return { label: texts.shells.menu.playAgain, enabled: items.length > 0, submenu: items }
}

function viewMenu(parts: MenuParts): Item {
  return group(texts.shells.menu.view, [
    ...(parts.packaged ? [] : [...roleItems('reload', 'toggleDevTools'), separator]),
    ...roleItems('resetZoom', 'zoomIn', 'zoomOut'),
    separator,
    ...commands(parts, 'theme.'),
    separator,
    ...commands(parts, 'language.'),
    separator,
    roleItem('togglefullscreen'),
  ])
}

function studyMenu(parts: MenuParts): Item {
  const { study, drill, cards, strategy, pictures, analyse } = texts.shells.menu
  return group(study, [
    group(drill, [...commandsOf('drill', parts), separator, ...commands(parts, 'review.')]),
    group(cards, commands(parts, 'cards.')),
    group(strategy, commandsOf('strategy', parts)),
    group(pictures, commands(parts, 'picture.')),
    group(analyse, commands(parts, 'analyse.')),
  ])
}

function helpMenu(parts: MenuParts, mac: boolean): Item {
  const { help, showLog } = texts.shells.menu
  return {
    role: 'help',
    label: help,
    submenu: [
      ...commands(parts, 'app.'),
      separator,
      { label: showLog, click: parts.showLog },
      // On macOS it is in the app menu.
      ...(mac ? [] : [separator, roleItem('about')]),
    ],
  }
}

export function menuTemplate(parts: MenuParts): Item[] {
  const mac = parts.platform === 'darwin'
  const { file, go } = texts.shells.menu
  return [
    ...(mac ? [appMenu()] : []),
    group(file, [
      recentMenu(parts),
      separator,
      ...commands(parts, 'rules.'),
      separator,
      ...commands(parts, 'sheets.'),
      separator,
      ...commands(parts, 'data.'),
      separator,
      mac ? roleItem('close') : quitItem(parts.platform),
    ]),
    editMenu(mac),
    viewMenu(parts),
    group(go, [...commands(parts, 'go.', 'goal.'), separator, ...commands(parts, 'settings.')]),
    studyMenu(parts),
    windowMenu(mac),
    helpMenu(parts, mac),
  ]
}
