import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../test/support/chromium.ts'

const DRAWING = join(import.meta.dirname, '../src-renderer/public/icon.svg')

/** Icon sizes in pixels that Linux desktops look for. */
export const LINUX_SIZES: readonly number[] = [16, 24, 32, 48, 64, 128, 256, 512]
const LARGE = 1024

/** Renders the SVG icon as icon.png and one picture per size in icons/; needs Chromium. */
export async function renderIcons(folder: string): Promise<void> {
  const drawing = await readFile(DRAWING, 'base64')
  await mkdir(join(folder, 'icons'), { recursive: true })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS],
  })
  try {
    const page = await browser.newPage()
    await page.setContent(
      `<style>body { margin: 0 } img { display: block; width: 100vw }</style>
       <img src="data:image/svg+xml;base64,${drawing}">`,
    )
    const render = async (size: number, file: string): Promise<void> => {
      await page.setViewportSize({ width: size, height: size })
      await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }))
    }
    for (const size of LINUX_SIZES) await render(size, `icons/${size}x${size}.png`)
    await render(LARGE, 'icon.png')
  } finally {
    await browser.close()
  }
}
