import type { MeasuredPart, MeasuredSheet } from '#shared/sheets/fill-faces.ts'
import type { SheetPart } from './sheet-parts.ts'

/** CSS pixels per millimetre and per point. */
export const PX_PER_MM = 96 / 25.4
export const PX_PER_PT = 96 / 72

/** Measurements of a sheet in CSS pixels, shown as a whole. */
export interface MeasuredSlice extends Omit<MeasuredSheet, 'own'> {
  /** Column widths by block index of the table. */
  readonly widths: Readonly<Record<number, readonly number[]>>
  readonly fitsAcross: boolean
}

interface Extent {
  top: number
  bottom: number
}

function extents(slice: HTMLElement, count: number): Extent[] {
  const above = slice.getBoundingClientRect().top
  const found = Array.from({ length: count }, (): Extent => ({ top: Infinity, bottom: -Infinity }))
  for (const element of slice.querySelectorAll<HTMLElement>('[data-part]')) {
    const { top, bottom } = element.getBoundingClientRect()
    const extent = found[Number(element.dataset.part)]
    if (!extent) continue
    extent.top = Math.min(extent.top, top - above)
    extent.bottom = Math.max(extent.bottom, bottom - above)
  }
  return found
}

/** Height of the table head repeated above a part that begins a face; 0 if none. */
function repeatedAbove(parts: readonly SheetPart[], lie: readonly Extent[], index: number): number {
  const part = parts[index]!
  if (part.kind !== 'row') return 0
  const caption = index - part.at - 1
  return lie[caption + 1]!.top - lie[caption]!.top
}

const tableOf = (part: SheetPart): number | null =>
  part.kind === 'caption' || part.kind === 'row' ? part.block : null

const gapOf = (slice: HTMLElement): number => parseFloat(getComputedStyle(slice).rowGap) || 0

function columnWidths(slice: HTMLElement): Record<number, number[]> {
  const tables = [...slice.querySelectorAll<HTMLTableElement>('[data-table]')]
  return Object.fromEntries(
    tables.map((table) => [
      Number(table.dataset.table),
      [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width),
    ]),
  )
}

/** `slice` shows the sheet completely; `heading` is the heading of its continuation. */
export function measureSlice(
  slice: HTMLElement,
  heading: HTMLElement,
  parts: readonly SheetPart[],
): MeasuredSlice {
  const lie = extents(slice, parts.length)
  const measured: MeasuredPart[] = parts.map(({ keep }, index) => ({
    ...lie[index]!,
    keep,
    repeated: repeatedAbove(parts, lie, index),
    table: tableOf(parts[index]!),
  }))
  return {
    parts: measured,
    heading: heading.getBoundingClientRect().height + gapOf(slice),
    widths: columnWidths(slice),
    fitsAcross: slice.scrollWidth <= Math.ceil(slice.getBoundingClientRect().width),
  }
}
