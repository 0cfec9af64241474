/** The scheme and host of the app's own pages. */
export const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://breakpoint'

/**
 * Whether a URL, as Chromium writes it, is one of the app's own pages. Compared as text: Node gives
 * every URL of this scheme the origin "null".
 */
export function isAppUrl(url: string): boolean {
  return url.startsWith(`${APP_ORIGIN}/`)
}
