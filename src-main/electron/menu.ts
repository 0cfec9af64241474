import { app, Menu } from 'electron'
import type { MenuState, Settings } from '#shared/contract/settings.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { availability, menuTemplate, type MenuActions } from './menu-template.ts'

type BuiltMenu = ReturnType<typeof Menu.buildFromTemplate>

const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function introduce(): void {
  app.setAboutPanelOptions({
    applicationName: 'Breakpoint',
    applicationVersion: app.getVersion(),
    copyright: texts.shells.about,
  })
}

export class AppMenu {
  readonly #actions: MenuActions
  readonly #platform: NodeJS.Platform
  #settings: Settings
  #state: MenuState = { available: [], recent: [] }
  #language = currentLanguage()
  #menu: BuiltMenu

  constructor(
    settings: Settings,
    actions: MenuActions,
    platform: NodeJS.Platform = process.platform,
  ) {
    this.#settings = settings
    this.#actions = actions
    this.#platform = platform
    introduce()
    this.#menu = this.#build()
  }

  follow(settings: Settings): void {
    const before = this.#settings
    this.#settings = settings
    const spoken = this.#language === currentLanguage()
    if (!spoken) introduce()
    this.#language = currentLanguage()
    const same =
      alike(before.shortcuts, settings.shortcuts) && before.singleKeys === settings.singleKeys
    if (!same || !spoken) this.#menu = this.#build()
  }

  /** Enables the offered commands. An open menu stays open unless the recent items have changed. */
  offer(state: MenuState): void {
    const before = this.#state
    this.#state = state
    if (!alike(before.recent, state.recent)) {
      this.#menu = this.#build()
      return
    }
    const available = new Set(state.available)
    for (const id of new Set([...before.available, ...available])) {
      const item = this.#menu.getMenuItemById(id)
      if (item) Object.assign(item, availability(id, available.has(id)))
    }
  }

  #build(): BuiltMenu {
    const menu = Menu.buildFromTemplate(
      menuTemplate({
        settings: this.#settings,
        state: this.#state,
        platform: this.#platform,
        packaged: app.isPackaged,
        ...this.#actions,
      }),
    )
    Menu.setApplicationMenu(menu)
    return menu
  }
}
