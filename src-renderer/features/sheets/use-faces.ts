import { nextTick, onScopeDispose, shallowRef, type ShallowRef, watch } from 'vue'
import { fillFaces, type MeasuredSheet, type Slice } from '#shared/sheets/fill-faces.ts'
import {
  LAYOUTS,
  pageGeometry,
  typeSizes,
  type Layout,
  type LayoutId,
  type PageGeometry,
  type PaperId,
} from '#shared/sheets/layouts.ts'
import { hasFront, isForm, type Sheet } from '#shared/sheets/sheet.ts'
import { measureSlice, PX_PER_MM, PX_PER_PT, type MeasuredSlice } from './measure.ts'
import { partsOf } from './sheet-parts.ts'

interface FaceQuestion {
  readonly sheets: readonly Sheet[]
  readonly layout: LayoutId
  readonly paper: PaperId
}

interface Setting {
  /** In points. */
  readonly size: number
  /** For tables wider than a face: reduces spacing and breaks words. */
  readonly tight: boolean
}

interface SetSheet extends Setting {
  readonly sheet: Sheet
  readonly measured: MeasuredSlice & MeasuredSheet
}

export interface LaidOut extends FaceQuestion {
  readonly set: readonly SetSheet[]
  readonly faces: readonly (readonly Slice[])[]
}

export interface PaperPage {
  readonly faces: readonly (readonly Slice[])[]
  readonly geometry: PageGeometry
}

interface Trial extends FaceQuestion, Setting {
  /** Width of a face's room in CSS pixels. */
  readonly width: number
}

/** Letters may be slightly wider on paper, so lines are broken a pixel earlier. */
const SPARE_PX = 1
/** Distance between sheets on a page, in lines. */
const LINES_APART = 2.4

/** Sheets distributed on faces, with measures of quality. */
interface Filled {
  readonly set: readonly SetSheet[]
  readonly faces: Slice[][]
  readonly across: boolean
  /** Number of tables continued on another face. */
  readonly divided: number
}

function filled(set: readonly SetSheet[], room: number, layout: Layout): Filled {
  const measured = set.map((one) => one.measured)
  const size = set.find((one) => !one.measured.own)?.size ?? 0
  const gap = LINES_APART * size * PX_PER_PT
  const faces = fillFaces(measured, room, { gap, sides: layout.folded ? 2 : 1 })
  const divided = faces
    .flat()
    .filter(({ sheet, from }) => (measured[sheet]!.parts[from]?.repeated ?? 0) > 0).length
  return { set, faces, across: measured.every(({ fitsAcross }) => fitsAcross), divided }
}

export function pagesOf({ layout, paper, faces }: LaidOut): PaperPage[] {
  const { columns, rows } = LAYOUTS[layout]
  const perPage = columns * rows
  return Array.from({ length: Math.ceil(faces.length / perPage) }, (_, i) => {
    const mine = faces.slice(i * perPage, (i + 1) * perPage)
    return { faces: mine, geometry: pageGeometry(LAYOUTS[layout], paper, mine.length) }
  })
}

/** Fewest divided tables, then fewest faces, then the first: the largest type. */
function bestOf(tried: readonly Filled[]): Filled {
  const across = tried.filter((one) => one.across)
  const some = across.length > 0 ? across : tried.slice(-1)
  return some.toSorted((a, b) => a.divided - b.divided || a.faces.length - b.faces.length)[0]!
}

/** Sheets that share faces have one type size; every other sheet has its own best size. */
function bestSet(
  tried: readonly (readonly SetSheet[])[],
  room: number,
  layout: Layout,
): SetSheet[] {
  const best = (isMeant: (one: SetSheet, i: number) => boolean): readonly SetSheet[] =>
    bestOf(tried.map((set) => filled(set.filter(isMeant), room, layout))).set
  const shared = [...best(({ measured }) => !measured.own)]
  return tried[0]!.map(({ measured }, i) =>
    measured.own ? best((_, other) => other === i)[0]! : shared.shift()!,
  )
}

/**
 * Measures sheets in the page: `trial` must be rendered invisibly in `probe`, with an element
 * `[data-trial]` and one `[data-continued]` per sheet.
 */
export function useFaces(
  question: () => FaceQuestion,
  probe: () => HTMLElement | null,
): { readonly trial: ShallowRef<Trial | null>; readonly laidOut: ShallowRef<LaidOut | null> } {
  const trial = shallowRef<Trial | null>(null)
  const laidOut = shallowRef<LaidOut | null>(null)
  let round = 0
  // Invalidates a layout in progress.
  onScopeDispose(() => round++)

  async function tryOut(now: Trial, mine: number): Promise<SetSheet[] | null> {
    trial.value = now
    await nextTick()
    // The first layout triggers the loading of fonts; measuring must wait for them.
    probe()?.getBoundingClientRect()
    await (document as Partial<Document>).fonts?.ready
    if (mine !== round) return null
    const found = (name: string): HTMLElement[] => [
      ...(probe()?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? []),
    ]
    const [shown, headings] = [found('trial'), found('continued')]
    return now.sheets.map((sheet, i) => ({
      sheet,
      size: now.size,
      tight: now.tight,
      measured: {
        ...measureSlice(shown[i]!, headings[i]!, partsOf(sheet)),
        own: LAYOUTS[now.layout].own || isForm(sheet) || hasFront(sheet),
        back:
          LAYOUTS[now.layout].folded && hasFront(sheet)
            ? partsOf(sheet).findIndex(
                ({ kind }, i) => i > 0 && kind !== 'caption' && kind !== 'row',
              )
            : null,
      },
    }))
  }

  async function layOut(asked: FaceQuestion): Promise<void> {
    const mine = ++round
    const layout = LAYOUTS[asked.layout]
    const { width, height } = pageGeometry(layout, asked.paper).room
    const room = height * PX_PER_MM - SPARE_PX
    const sizes = typeSizes(layout, asked.paper)
    const tried: SetSheet[][] = []
    const attempt = async (size: number, tight: boolean): Promise<boolean> => {
      const common = { ...asked, width: width * PX_PER_MM - SPARE_PX }
      const set = await tryOut({ ...common, size, tight }, mine)
      if (set) tried.push(set)
      return set !== null
    }
    for (const size of sizes) if (!(await attempt(size, false))) return
    const tooWide = asked.sheets.some((_, i) => !tried.some((set) => set[i]!.measured.fitsAcross))
    if (tooWide && !(await attempt(sizes.at(-1)!, true))) return
    const { set, faces } = filled(bestSet(tried, room, layout), room, layout)
    laidOut.value = { ...asked, set, faces }
    trial.value = null
  }

  watch(question, (asked) => void layOut(asked), { immediate: true, flush: 'post' })
  return { trial, laidOut }
}
