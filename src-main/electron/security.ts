import { app, type Session, type WebContents } from 'electron'
import { isAppUrl } from './app-protocol.ts'

/** Blocks navigation to foreign pages, webviews and new windows. */
function confine(contents: WebContents): void {
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isAppUrl(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isAppUrl(event.url)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Call before creating a window. Restricts every WebContents created afterwards. */
export function confineAllContents(): void {
  app.on('web-contents-created', (_event, contents) => confine(contents))
}

/** Nothing from the network; the developer tools load their own pages. */
function mayLoad(url: string): boolean {
  return isAppUrl(url) || /^(data|blob|devtools):/.test(url)
}

export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest(({ url }, callback) => callback({ cancel: !mayLoad(url) }))
  // The spell checker would download its dictionaries.
  session.setSpellCheckerEnabled(false)
}
