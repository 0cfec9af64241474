import type { SheetPart } from './sheet-parts.ts'

/** `index` counts within the sheet, `at` within its block. */
interface Placed {
  readonly index: number
  readonly at: number
}

type SheetGroup =
  | { readonly kind: 'title' | 'worth' | 'foot'; readonly index: number }
  | {
      readonly kind: 'table'
      readonly index: number
      readonly block: number
      /** Index of the part that is the table's head; undefined if the head is repeated. */
      readonly caption: number | undefined
      readonly rows: readonly Placed[]
    }
  | {
      readonly kind: 'lines'
      readonly index: number
      readonly block: number
      readonly heading: number | undefined
      readonly lines: readonly Placed[]
    }
  | {
      readonly kind: 'rules'
      readonly index: number
      readonly rows: readonly {
        readonly index: number
        readonly from: number
        readonly to: number
      }[]
    }

type Numbered = SheetPart & { readonly index: number }

function together(one: SheetPart, other: SheetPart): boolean {
  if ('block' in one && 'block' in other) return one.block === other.block
  return one.kind === 'rules' && other.kind === 'rules'
}

function groupOf(parts: readonly [Numbered, ...Numbered[]]): SheetGroup {
  const [first] = parts
  const { index } = first
  if (first.kind === 'rules') {
    return { kind: 'rules', index, rows: parts.filter((part) => part.kind === 'rules') }
  }
  if (!('block' in first)) return { kind: first.kind, index }
  const placed = parts.flatMap((part) =>
    part.kind === 'row' || part.kind === 'line' ? [part] : [],
  )
  const { block } = first
  if (first.kind === 'caption' || first.kind === 'row') {
    const caption = first.kind === 'caption' ? index : undefined
    return { kind: 'table', index, block, caption, rows: placed }
  }
  const heading = first.kind === 'heading' ? index : undefined
  return { kind: 'lines', index, block, heading, lines: placed }
}

export function groupsOf(parts: readonly SheetPart[], from: number, to: number): SheetGroup[] {
  const runs: [Numbered, ...Numbered[]][] = []
  for (let index = from; index < Math.min(to, parts.length); index++) {
    const part = { ...parts[index]!, index }
    const run = runs.at(-1)
    if (run && together(run[0], part)) run.push(part)
    else runs.push([part])
  }
  return runs.map(groupOf)
}
