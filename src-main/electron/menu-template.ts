import type { MenuItemConstructorOptions } from 'electron'
import { COMMANDS, type CommandInfo } from '#shared/contract/command-list.ts'
import type { MenuState, Settings } from '#shared/contract/settings.ts'
import { acceleratorOf } from './accelerator.ts'

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
    label: command.title,
    enabled: parts.state.available.includes(command.id),
    click: () => parts.run(command.id),
    // The page hears its keys itself, and knows when they are text.
    ...(accelerator !== null && { accelerator, registerAccelerator: false }),
  }
}

/** The commands whose ids begin so, in the order of the list. */
function commands(parts: MenuParts, ...beginnings: readonly string[]): Item[] {
  return (COMMANDS as readonly CommandInfo[])
    .filter(({ id }) => beginnings.some((beginning) => id.startsWith(beginning)))
    .map((command) => commandItem(command, parts))
}

const group = (label: string, submenu: Item[]): Item => ({ label, submenu })

function recentMenu({ state, run }: MenuParts): Item {
  const items = state.recent.map(({ id, title }): Item => ({
    id,
    label: title.replaceAll('&', '&&'),
    enabled: state.available.includes(id),
    click: () => run(id),
  }))
  return { label: 'Play again', enabled: items.length > 0, submenu: items }
}

function viewMenu(parts: MenuParts): Item {
  const forDevelopers: Item[] = parts.packaged
    ? []
    : [{ role: 'reload' }, { role: 'toggleDevTools' }, separator]
  return group('View', [
    ...forDevelopers,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    separator,
    ...commands(parts, 'theme.'),
    separator,
    { role: 'togglefullscreen' },
  ])
}

/** The application menu: all commands of the list, and what the system offers. */
export function menuTemplate(parts: MenuParts): Item[] {
  const mac = parts.platform === 'darwin'
  return [
    ...(mac ? [{ role: 'appMenu' } satisfies Item] : []),
    group('File', [
      recentMenu(parts),
      separator,
      ...commands(parts, 'rules.'),
      separator,
      ...commands(parts, 'sheets.'),
      separator,
      mac ? { role: 'close' } : { role: 'quit' },
    ]),
    { role: 'editMenu' },
    viewMenu(parts),
    group('Go', commands(parts, 'go.', 'goal.')),
    group('Study', [
      group('Drill', commands(parts, 'drill.')),
      group('Cards', commands(parts, 'cards.')),
      group('Strategy', commands(parts, 'strategy.', 'winning.')),
      group('Pictures', commands(parts, 'picture.')),
      group('Analyse', commands(parts, 'analyse.')),
    ]),
    { role: 'windowMenu' },
    {
      role: 'help',
      submenu: [
        ...commands(parts, 'app.'),
        separator,
        { label: 'Show the log', click: parts.showLog },
        // A Mac has it in the menu of the app.
        ...(mac ? [] : [separator, { role: 'about' } satisfies Item]),
      ],
    },
  ]
}
