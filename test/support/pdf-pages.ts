import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text on a page, where it stands in points from the left upper corner. */
export interface PdfText {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Of the type, in points. */
  readonly size: number
}

export interface PdfPage {
  /** In points. */
  readonly width: number
  readonly height: number
  /** In the order in which it is painted. */
  readonly texts: readonly PdfText[]
}

export interface PdfFile {
  readonly pages: readonly PdfPage[]
  readonly title: string
  readonly language: string | null
  readonly tagged: boolean
  /** Titles of the outline. */
  readonly outline: readonly string[]
}

/** How far letters and digits go below and above the line that they stand on, as parts of the size. */
const BELOW = 0.21
const ABOVE = 0.73

interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
}

function textOf({ str, transform, width }: TextItem, pageHeight: number): PdfText {
  const [, , , size = 0, x = 0, y = 0] = transform
  return {
    text: str,
    size,
    left: x,
    right: x + width,
    top: pageHeight - y - ABOVE * size,
    bottom: pageHeight - y + BELOW * size,
  }
}

/** Reads a PDF: its pages with all their text, and what it says of itself. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFile> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const file = await task.promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const texts = (items as TextItem[])
      .filter(({ str }) => str.trim() !== '')
      .map((item) => textOf(item, height))
    pages.push({ width, height, texts })
  }
  const { info } = await file.getMetadata()
  const { Title, Language } = info as { Title?: string; Language?: string }
  const outline = (await file.getOutline()) as { readonly title: string }[] | null
  const marks = (await file.getMarkInfo()) as ReadonlyMap<string, boolean> | null
  await task.destroy()
  return {
    pages,
    title: Title ?? '',
    language: Language ?? null,
    tagged: marks?.get('Marked') === true,
    outline: (outline ?? []).map(({ title }) => title),
  }
}
