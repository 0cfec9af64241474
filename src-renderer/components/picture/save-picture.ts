import { fileNameOf } from '#shared/base/file-name.ts'
import { download } from '../download.ts'

/** PNG pixels per SVG unit, so that it is sharp in print. */
const DENSITY = 2

/** Converts SVG text into a PNG file. Throws an Error if the browser cannot paint it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * DENSITY
  canvas.height = image.naturalHeight * DENSITY
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  canvas.width = canvas.height = 0
  if (!blob) throw new Error('The picture could not be painted.')
  return blob
}

const TYPES = { svg: 'image/svg+xml', csv: 'text/csv;charset=utf-8', png: 'image/png' } as const

export function savePicture(
  title: string,
  ruleSet: string,
  kind: keyof typeof TYPES,
  content: BlobPart,
): void {
  download(`${fileNameOf(`${ruleSet} ${title}`)}.${kind}`, content, TYPES[kind])
}
