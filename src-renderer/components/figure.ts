import { formatChance, formatNumber, formatPercent } from './format.ts'

/** One number with what it is; the unit stands behind the label. */
export interface Figure {
  readonly label: string
  readonly value: string
  /** The same with every digit that is known, on demand. */
  readonly exact?: string
  /** Raised behind the value, for a power of ten. */
  readonly power?: string
  readonly unit: string
  /** More on hover and for screen readers. */
  readonly note?: string
}

/** A number with one decimal, and all of its digits for whoever checks it. */
export function numberFigure(value: number, digits: number): Pick<Figure, 'value' | 'exact'> {
  return { value: formatNumber(value, 1), exact: formatNumber(value, digits) }
}

/** The same for a chance, in percent. */
export function percentFigure(chance: number, digits = 4): Pick<Figure, 'value' | 'exact'> {
  return {
    value: formatChance(chance),
    exact: formatPercent(chance, digits),
  }
}
