import type { Sheet, SheetBlock, SheetLines, SheetTable } from '#shared/sheets/sheet.ts'

/** A part of a sheet that lies on one face as a whole. */
export type SheetPart = { readonly keep: boolean } & (
  | { readonly kind: 'title' }
  | {
      readonly kind: 'caption' | 'row' | 'heading' | 'line'
      readonly block: number
      readonly at: number
    }
  | { readonly kind: 'worth' }
  | { readonly kind: 'rules'; readonly from: number; readonly to: number }
  | { readonly kind: 'foot' }
)

function tableParts({ rows }: SheetTable, block: number): SheetPart[] {
  return [
    { kind: 'caption', block, at: 0, keep: true },
    ...rows.map((_, at) => ({ kind: 'row' as const, block, at, keep: false })),
  ]
}

function lineParts({ title, lines }: SheetLines, block: number): SheetPart[] {
  const heading = { kind: 'heading' as const, block, at: 0, keep: true }
  return [
    ...(title === null ? [] : [heading]),
    ...lines.map((_, at) => ({ kind: 'line' as const, block, at, keep: false })),
  ]
}

const blockParts = (block: SheetBlock, at: number): SheetPart[] =>
  block.kind === 'table' ? tableParts(block, at) : lineParts(block, at)

/** So many letters of rules are a paragraph, so that even a small card has room for one. */
const PARAGRAPH = 600

/** The rules in paragraphs, the last of which stays with the foot. */
function ruleParts({ rules }: Sheet): SheetPart[] {
  const parts: { kind: 'rules'; from: number; to: number; keep: boolean }[] = []
  let letters = Infinity
  rules.forEach((rule, i) => {
    letters += rule.length
    if (letters > PARAGRAPH) {
      parts.push({ kind: 'rules', from: i, to: i, keep: false })
      letters = rule.length
    }
    parts.at(-1)!.to = i + 1
  })
  return parts.map((part, i) => ({ ...part, keep: i === parts.length - 1 }))
}

/** The parts of a sheet in reading order. */
export function partsOf(sheet: Sheet): SheetPart[] {
  return [
    { kind: 'title', keep: true },
    // First of all it says what it is good for, and leaves its last lines to the rules.
    ...(sheet.worth ? [{ kind: 'worth' as const, keep: true }] : []),
    ...sheet.blocks.flatMap(blockParts),
    ...ruleParts(sheet),
    ...(sheet.foot === '' ? [] : [{ kind: 'foot' as const, keep: false }]),
  ]
}
