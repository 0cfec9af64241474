/** A part of a sheet that is never divided, such as a row, as it lies in the sheet printed in one piece. */
export interface MeasuredPart {
  /** From the top of the sheet; any unit, the same everywhere. */
  readonly top: number
  readonly bottom: number
  /** Whether it must not be the last on a face, as a heading. */
  readonly keep: boolean
  /** Height of the table heading that is repeated above this part where it begins a face. */
  readonly repeated: number
  /** Which table it is a part of; parts of one stay together where a face holds them all. */
  readonly table: number | null
}

export interface MeasuredSheet {
  readonly parts: readonly MeasuredPart[]
  /** Height of the heading above each face but the first, which names the continued sheet. */
  readonly heading: number
  /** Whether it has a face to itself. */
  readonly own: boolean
}

/** Parts of a sheet that lie on one face: from the one, up to but not with the other. */
export interface Slice {
  readonly sheet: number
  readonly from: number
  readonly to: number
}

/** Room for rounding when heights are added up, in the same unit. */
const ROUNDING = 0.01

/** Where the table begins that a face would end inside of, if the next face holds all of it. */
function wholeTable({ parts, heading }: MeasuredSheet, to: number, room: number): number | null {
  const { table } = parts[to]!
  if (table === null || parts[to - 1]!.table !== table) return null
  const first = parts.findIndex((part) => part.table === table)
  const last = parts.findLast((part) => part.table === table)!
  return heading + last.bottom - parts[first]!.top <= room + ROUNDING ? first : null
}

function endOfFace(sheet: MeasuredSheet, from: number, room: number): number {
  const { parts, heading } = sheet
  const first = parts[from]!
  const above = from === 0 ? 0 : heading + first.repeated
  let to = from
  while (to < parts.length && above + parts[to]!.bottom - first.top <= room + ROUNDING) to++
  // What is higher than a face has to go somewhere.
  if (to === from) return from + 1
  if (to === parts.length) return to
  let end = wholeTable(sheet, to, room) ?? to
  while (end > from && parts[end - 1]!.keep) end--
  return end > from ? end : to
}

const heightOf = ({ parts }: MeasuredSheet): number =>
  Math.max(0, ...parts.map(({ bottom }) => bottom - parts[0]!.top))

/** Whether a sheet fits on one face. */
export function fitsFace(sheet: MeasuredSheet, room: number): boolean {
  return heightOf(sheet) <= room + ROUNDING
}

/**
 * Lays sheets on faces with this much room. One that fits on a face follows others, at a distance `gap`,
 * on the first face that has room for it; one that does not fit goes on on further faces, between two
 * parts. Where a card has two `sides`, a sheet of several faces begins a card; the side before it stays
 * empty if it must.
 */
export function fillFaces(
  sheets: readonly MeasuredSheet[],
  room: number,
  { gap, sides }: { readonly gap: number; readonly sides: 1 | 2 },
): Slice[][] {
  const faces: Slice[][] = []
  /** By face; Infinity where nothing may follow. */
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
    if (!fitsFace(measured, room) && faces.length % sides !== 0) faces.push([])
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
