import type { WebContents } from 'electron'
import { isAppUrl } from './app-origin.ts'

/**
 * Calls at each load of the app's own page, and at no other. Its scripts have run by then and listen;
 * fonts and pictures need not be waited for.
 */
export function atEachLoad(contents: WebContents, call: (contents: WebContents) => void): void {
  contents.on('dom-ready', () => {
    if (isAppUrl(contents.getURL())) call(contents)
  })
}
