import type { WebContents } from 'electron'
import { isAppUrl } from './app-protocol.ts'

/** Only for the app's own page. Its scripts have run; fonts and pictures may still be loading. */
export function atEachLoad(contents: WebContents, call: (contents: WebContents) => void): void {
  contents.on('dom-ready', () => {
    if (isAppUrl(contents.getURL())) call(contents)
  })
}
