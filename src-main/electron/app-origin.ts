export const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://breakpoint'

/** Compares text, because Node gives every URL of this scheme the origin "null". */
export function isAppUrl(url: string): boolean {
  return url.startsWith(`${APP_ORIGIN}/`)
}
