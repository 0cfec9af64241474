import { app, type Session, type WebContents } from 'electron'
import { isAppUrl } from './app-origin.ts'

/** Whatever the page becomes, it stays on the app's own pages and opens nothing. */
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

/** Must run before the first window: every web contents there will ever be is confined. */
export function confineAllContents(): void {
  app.on('web-contents-created', (_event, contents) => confine(contents))
}

/** Nothing is loaded from outside the app; the developer tools bring their own pages. */
function mayLoad(url: string): boolean {
  return isAppUrl(url) || /^(data|blob|devtools):/.test(url)
}

/** A study app needs no permission, no device and no network. */
export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest(({ url }, callback) => callback({ cancel: !mayLoad(url) }))
  // The spell checker would fetch its dictionaries from the network.
  session.setSpellCheckerEnabled(false)
}
