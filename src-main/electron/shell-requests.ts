import { app, ipcMain, nativeTheme, type IpcMainInvokeEvent } from 'electron'
import type { SettingsStore } from '#main/settings/settings-store.ts'
import type { Emit } from '#shared/contract/events.ts'
import {
  createDispatch,
  SHELL_REQUESTS,
  type Handlers,
  type Reply,
  type ShellRequests,
} from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import { isAppUrl } from './app-protocol.ts'
import { describeThrown, log } from './log.ts'
import type { AppMenu } from './menu.ts'
import { CHANNELS } from './preload/channels.ts'
import { applyLanguage } from './chosen-language.ts'

interface ShellRequestOptions {
  readonly dataFolder: string
  readonly settings: SettingsStore
  readonly emit: Emit
  readonly savePdf: Handlers<ShellRequests>['shell.savePdf']
  readonly menu: AppMenu
}

/** Accepts only the main frame of a window that shows one of the app's own pages. */
function isFromApp({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isAppUrl(senderFrame.url)
}

const refusal = (): Reply => ({
  ok: false,
  error: {
    code: 'invalid-request',
    message: texts.shells.onlyOwnWindow,
    details: [],
  },
})

export function answerShellRequests(options: ShellRequestOptions): void {
  const { dataFolder, settings, emit, savePdf, menu } = options
  const dispatch = createDispatch(
    SHELL_REQUESTS,
    {
      'shell.info': () => ({
        kind: 'electron' as const,
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
    },
    (bug) => log(`A request to the shell failed inside: ${describeThrown(bug)}`),
  )
  ipcMain.handle(CHANNELS.request, (event, name: unknown, params: unknown) =>
    isFromApp(event) ? dispatch(name, params) : refusal(),
  )
}
