/** Current value of a design token, for canvases, which cannot use custom properties. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
}

export const CHART_FONT = "'Inter Variable', system-ui, sans-serif"

export interface Bar {
  readonly title: string
  readonly count: number
  readonly strong?: boolean
}
