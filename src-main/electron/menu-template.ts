import type { MenuItemConstructorOptions } from 'electron'
import { COMMANDS, commandTitles, type CommandInfo } from '#shared/contract/command-list.ts'
import { texts } from '#shared/texts/texts.ts'
import type { MenuState, Settings } from '#shared/contract/settings.ts'
import { acceleratorOf } from './accelerator.ts'
import { appMenu, editMenu, quitItem, roleItem, windowMenu } from './role-menus.ts'

/** All that the menu is made of. */
export interface MenuParts {
  readonly settings: Settings
  readonly state: MenuState
  readonly platform: NodeJS.Platform
  readonly packaged: boolean
  /** Runs a command in the window. */
  readonly run: (id: string) => void
  /** Shows where the log lies. */
  readonly showLog: () => void
}

type Item = MenuItemConstructorOptions

const separator: Item = { type: 'separator' }

/** The key as the menu shows it, or none. */
function keyOf({ id, key }: CommandInfo, { settings, platform }: MenuParts): string | null {
  const pressed = settings.shortcuts[id] ?? key ?? ''
  const single = !/^(Ctrl|Alt)\+/.test(pressed)
  // A Mac takes any key that its menu shows from the page, even from one that is typed into.
  if (single && (platform === 'darwin' || !settings.singleKeys)) return null
  return acceleratorOf(pressed)
}

function commandItem(command: CommandInfo, parts: MenuParts): Item {
  const accelerator = keyOf(command, parts)
  return {
    id: command.id,
    label: commandTitles()[command.id]!,
    enabled: parts.state.available.includes(command.id),
    click: () => parts.run(command.id),
    // The page hears its keys itself, and knows when they are text.
    ...(accelerator !== null && { accelerator, registerAccelerator: false }),
  }
}

/** The commands whose ids begin so, in the order of the list. */
function commands(parts: MenuParts, ...beginnings: readonly string[]): Item[] {
  return COMMANDS.filter(({ id }) => beginnings.some((beginning) => id.startsWith(beginning))).map(
    (command) => commandItem(command, parts),
  )
}

/** The commands of a group, in the order of the list. */
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
  const forDevelopers: Item[] = parts.packaged
    ? []
    : [roleItem('reload'), roleItem('toggleDevTools'), separator]
  return group(texts.shells.menu.view, [
    ...forDevelopers,
    roleItem('resetZoom'),
    roleItem('zoomIn'),
    roleItem('zoomOut'),
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
      // A Mac has it in the menu of the app.
      ...(mac ? [] : [separator, roleItem('about')]),
    ],
  }
}

/** The application menu: all commands of the list, and what the system offers. */
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
