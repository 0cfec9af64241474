/** The scheme of links into the app; the desktop app registers it. */
export const LINK_SCHEME = 'breakpoint'

/**
 * The link to a place of the app, such as `/analyse/b0.d0.t0.n6?rules=farkle`. It names no shell: an
 * address of the web shell would hold the token of this start.
 */
export function appLink(path: string): string {
  return `${LINK_SCHEME}://${path.replace(/^\//, '')}`
}
