export const LINK_SCHEME = 'breakpoint'

/** Without the shell, because an address of the web shell would contain its session token. */
export function appLink(path: string): string {
  return `${LINK_SCHEME}://${path.replace(/^\//, '')}`
}
