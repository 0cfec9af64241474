/** The colour of a design token as it is now, for canvases, which do not know of custom properties. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
}

/** The typeface of axes, marks and tooltips. */
export const CHART_FONT = "'Inter Variable', system-ui, sans-serif"
