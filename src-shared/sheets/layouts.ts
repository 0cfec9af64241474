/** Portrait, in millimetres. */
export const PAPERS = {
  a4: { title: 'A4', width: 210, height: 297 },
  letter: { title: 'Letter', width: 215.9, height: 279.4 },
  a3: { title: 'A3', width: 297, height: 420 },
  a2: { title: 'A2', width: 420, height: 594 },
} as const
export type PaperId = keyof typeof PAPERS
export const PAPER_IDS = Object.keys(PAPERS) as PaperId[]

export const LAYOUT_IDS = ['page', 'pocket', 'poster'] as const
export type LayoutId = (typeof LAYOUT_IDS)[number]

/** Names in version 0.1 and their replacements. */
export const FORMER_LAYOUTS: Readonly<Record<string, LayoutId>> = {
  card: 'pocket',
  eight: 'pocket',
  a6: 'pocket',
  large: 'poster',
}
export const FORMER_PAPERS: Readonly<Record<string, PaperId>> = { a6: 'a4', card: 'a4' }

export const INKS = ['colour', 'black'] as const
export type Ink = (typeof INKS)[number]

/** A face is a page or one side of a card. */
export interface Layout {
  /** The default paper first; type sizes in points. */
  readonly papers: readonly {
    readonly paper: PaperId
    /** Splitting few tables comes first, then few faces, then a large size. */
    readonly sizes: readonly number[]
  }[]
  readonly columns: number
  readonly rows: number
  /** Millimetres; null if the face is the whole paper. */
  readonly face: { readonly width: number; readonly height: number } | null
  /** Between rows of faces, in millimetres. */
  readonly gap: number
  /** Margin inside each face, in millimetres. */
  readonly padding: number
  /** Two neighbouring faces are the sides of one card, to cut out and fold. */
  readonly folded: boolean
  /** Every sheet starts on its own face; otherwise on the first with room for all of it. */
  readonly own: boolean
}

/** Large sizes, so that a few short sheets fill their page. */
const PAGE_SIZES = [18, 16, 14, 13, 12, 11, 10, 9.5, 9, 8.5]

/** Wide range, because a card may hold a single row or a full table. */
const CARD_SIZES = [13, 12, 11, 10, 9.5, 9, 8.5, 8, 7.5, 7]

const WHOLE_PAPER = { columns: 1, rows: 1, face: null, gap: 0, folded: false } as const

const onUsualPapers = (sizes: readonly number[]): Layout['papers'] => [
  { paper: 'a4', sizes },
  { paper: 'letter', sizes },
]

export const LAYOUTS: Readonly<Record<LayoutId, Layout>> = {
  page: { ...WHOLE_PAPER, papers: onUsualPapers(PAGE_SIZES), padding: 16, own: false },
  pocket: {
    papers: onUsualPapers(CARD_SIZES),
    columns: 2,
    rows: 4,
    face: { width: 85, height: 54 },
    gap: 6,
    padding: 3,
    folded: true,
    own: true,
  },
  poster: {
    ...WHOLE_PAPER,
    papers: [
      ...onUsualPapers([34, 30, 27, 24, 21, 18, 16, 14, 12, 10]),
      { paper: 'a3', sizes: [48, 42, 38, 34, 30, 27, 24, 21, 18, 16, 14, 12] },
      { paper: 'a2', sizes: [68, 60, 54, 48, 42, 38, 34, 30, 26, 23, 20, 17] },
    ],
    padding: 22,
    own: true,
  },
}

/** Millimetres from the top left corner. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PageGeometry {
  readonly width: number
  readonly height: number
  readonly faces: readonly Area[]
  /** Size of a face inside its padding. */
  readonly room: { readonly width: number; readonly height: number }
  /** Lines, as areas without width or height. */
  readonly cuts: readonly Area[]
  readonly folds: readonly Area[]
}

const upright = (x: number, y: number, height: number): Area => ({ x, y, width: 0, height })
const level = (x: number, y: number, width: number): Area => ({ x, y, width, height: 0 })

function cardMarks(faces: readonly Area[]): Pick<PageGeometry, 'cuts' | 'folds'> {
  const fronts = faces.filter((_, i) => i % 2 === 0)
  return {
    cuts: fronts.flatMap(({ x, y, width, height }) => [
      level(x, y, 2 * width),
      level(x, y + height, 2 * width),
      upright(x, y, height),
      upright(x + 2 * width, y, height),
    ]),
    folds: fronts.map(({ x, y, width, height }) => upright(x + width, y, height)),
  }
}

/** Geometry of a layout on one of its papers. Cards after the first `used` faces get no marks. */
export function pageGeometry(layout: Layout, paper: PaperId, used = Infinity): PageGeometry {
  const { width, height } = PAPERS[paper]
  const { columns, rows, gap, padding } = layout
  const face = layout.face ?? { width, height }
  const left = (width - columns * face.width) / 2
  const top = (height - rows * face.height - (rows - 1) * gap) / 2
  const faces = Array.from({ length: columns * rows }, (_, i) => ({
    x: left + (i % columns) * face.width,
    y: top + Math.floor(i / columns) * (face.height + gap),
    ...face,
  }))
  const marked = layout.folded ? faces.slice(0, 2 * Math.ceil(used / 2)) : []
  const room = { width: face.width - 2 * padding, height: face.height - 2 * padding }
  return { width, height, faces, room, ...cardMarks(marked) }
}

/** In points, largest first. */
export function typeSizes(layout: Layout, paper: PaperId): readonly number[] {
  return layout.papers.find((one) => one.paper === paper)?.sizes ?? layout.papers[0]!.sizes
}
