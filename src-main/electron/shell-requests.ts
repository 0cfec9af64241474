import { app, ipcMain, nativeTheme, type IpcMainInvokeEvent } from 'electron'
import type { SettingsStore } from '#main/settings/settings-store.ts'
import type { Emit } from '#shared/contract/events.ts'
import { createDispatch, type Reply } from '#shared/contract/requests.ts'
import { shellRequests, type ShellHandlers } from '#shared/contract/settings.ts'
import { texts } from '#shared/texts/texts.ts'
import { isAppUrl } from './app-protocol.ts'
import { log } from './log.ts'
import type { AppMenu } from './menu.ts'
import { CHANNELS } from './preload/channels.ts'
import { applyLanguage } from './chosen-language.ts'

interface ShellRequestOptions {
  readonly dataFolder: string
  readonly settings: SettingsStore
  readonly emit: Emit
  readonly savePdf: ShellHandlers['shell.savePdf']
  readonly menu: AppMenu
}

/** Accepts only the main frame of a window that shows one of the app's own pages. */
function isFromApp({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isAppUrl(senderFrame.url)
}

const refusal = (): Reply => ({
  ok: false,
  error: { code: 'invalid-request', message: texts.shells.onlyOwnWindow, details: [] },
})

export function answerShellRequests(options: ShellRequestOptions): void {
  const { dataFolder, settings, emit, savePdf, menu } = options
  const handlers: ShellHandlers = {
    'shell.info': () => ({
      kind: 'electron',
      version: app.getVersion(),
      dataFolder,
      platform: process.platform,
      savesPdf: true,
    }),
    'shell.savePdf': savePdf,
    'shell.menu'(state) {
      menu.offer(state)
      return {}
    },
    'settings.get': () => settings.get(),
    async 'settings.set'(change) {
      try {
        return settings.set(change)
      } finally {
        // A change that could not be saved applies until the app is closed.
        await applyLanguage(settings.get())
        const now = settings.get()
        nativeTheme.themeSource = now.theme
        menu.follow(now)
        emit('settings-changed', now)
      }
    },
  }
  const dispatch = createDispatch(shellRequests, handlers, (fault) =>
    log(`A request to the shell failed inside: ${fault}`),
  )
  ipcMain.handle(CHANNELS.request, (event, name: unknown, params: unknown) =>
    isFromApp(event) ? dispatch(name, params) : refusal(),
  )
}
