import { formatChance, formatNumber, formatPercent } from './format.ts'

export interface Figure {
  readonly label: string
  readonly value: string
  /** Value with all known digits, shown on demand. */
  readonly exact?: string
  readonly power?: string
  readonly unit: string
  readonly note?: string
}

export function numberFigure(value: number, digits: number): Pick<Figure, 'value' | 'exact'> {
  return { value: formatNumber(value, 1), exact: formatNumber(value, digits) }
}

export function percentFigure(chance: number, digits = 4): Pick<Figure, 'value' | 'exact'> {
  return { value: formatChance(chance), exact: formatPercent(chance, digits) }
}
