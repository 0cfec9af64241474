import {
  hasFront,
  type Sheet,
  type SheetBlock,
  type SheetLines,
  type SheetTable,
} from '#shared/sheets/sheet.ts'

/** A part of a sheet that is never split across faces. */
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

/** Minimum number of letters of a paragraph of rules; a small card still fits one. */
const PARAGRAPH = 600

/** Rules in paragraphs; the last one stays with the foot. */
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

export function partsOf(sheet: Sheet): SheetPart[] {
  const blocks = sheet.blocks.map(blockParts)
  return [
    { kind: 'title', keep: true },
    ...(hasFront(sheet) ? blocks.splice(0, 1, []) : []).flat(),
    // The worth comes first; the last lines of a face belong to the rules.
    ...(sheet.worth ? [{ kind: 'worth' as const, keep: true }] : []),
    ...blocks.flat(),
    ...ruleParts(sheet),
    ...(sheet.foot === '' ? [] : [{ kind: 'foot' as const, keep: false }]),
  ]
}
