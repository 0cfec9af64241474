/** Indivisible part of a sheet, such as a row, measured in the sheet printed in one piece. */
export interface MeasuredPart {
  /** From the top of the sheet, in any one unit. */
  readonly top: number
  readonly bottom: number
  /** Must not be the last part on a face; for headings. */
  readonly keep: boolean
  /** Height of the table heading that is repeated above this part at the top of a face. */
  readonly repeated: number
  /** Index of its table. Parts of one table stay together if they fit on one face. */
  readonly table: number | null
}

export interface MeasuredSheet {
  readonly parts: readonly MeasuredPart[]
  /** Height of the heading on each continuation face. */
  readonly heading: number
  /** Gets a face of its own. */
  readonly own: boolean
  /** Index of the part that begins the back of a card; null if the sides are not told apart. */
  readonly back?: number | null
}

export interface Slice {
  readonly sheet: number
  readonly from: number
  readonly to: number
}

/** Tolerance for summed heights, same unit. */
const ROUNDING = 0.01

/** Start of the table that a break at `to` splits, if all of it fits on the next face; or null. */
function wholeTable({ parts, heading }: MeasuredSheet, to: number, room: number): number | null {
  const { table } = parts[to]!
  if (table === null || parts[to - 1]!.table !== table) return null
  const first = parts.findIndex((part) => part.table === table)
  const last = parts.findLast((part) => part.table === table)!
  return heading + last.bottom - parts[first]!.top <= room + ROUNDING ? first : null
}

function endOfFace(sheet: MeasuredSheet, from: number, room: number): number {
  const { parts, heading, back } = sheet
  const first = parts[from]!
  const above = from === 0 ? 0 : heading + first.repeated
  let to = from
  while (to < parts.length && above + parts[to]!.bottom - first.top <= room + ROUNDING) to++
  if (back && from < back) to = Math.min(to, back)
  // A part higher than a face is placed anyway.
  if (to === from) return from + 1
  if (to === parts.length || to === back) return to
  let end = wholeTable(sheet, to, room) ?? to
  while (end > from && parts[end - 1]!.keep) end--
  return end > from ? end : to
}

const heightOf = ({ parts }: MeasuredSheet): number =>
  Math.max(0, ...parts.map(({ bottom }) => bottom - parts[0]!.top))

export function fitsFace(sheet: MeasuredSheet, room: number): boolean {
  return heightOf(sheet) <= room + ROUNDING
}

/**
 * Places each sheet on the first face with room for it, `gap` below the others. A sheet higher than
 * `room` continues on new faces, split between parts; with two `sides` it starts a new card, so the
 * back before it may stay empty.
 */
export function fillFaces(
  sheets: readonly MeasuredSheet[],
  room: number,
  { gap, sides }: { readonly gap: number; readonly sides: 1 | 2 },
): Slice[][] {
  const faces: Slice[][] = []
  /** Used height by face; Infinity if nothing may follow. */
  const used: number[] = []
  sheets.forEach((measured, sheet) => {
    const { parts, own } = measured
    if (parts.length === 0) return
    const height = heightOf(measured)
    const at = own ? -1 : used.findIndex((before) => before + gap + height <= room + ROUNDING)
    if (at >= 0) {
      faces[at]!.push({ sheet, from: 0, to: parts.length })
      used[at]! += gap + height
      return
    }
    if ((measured.back || !fitsFace(measured, room)) && faces.length % sides !== 0) faces.push([])
    for (let from = 0; from < parts.length;) {
      const to = endOfFace(measured, from, room)
      const above = from === 0 ? 0 : measured.heading + parts[from]!.repeated
      faces.push([{ sheet, from, to }])
      used[faces.length - 1] =
        own || to < parts.length ? Infinity : above + parts[to - 1]!.bottom - parts[from]!.top
      from = to
    }
  })
  return faces
}
