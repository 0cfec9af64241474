import type { Locator, Page } from '@playwright/test'
import { farkleJson } from '#test/support/farkle-json.ts'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { expect, goTo, test } from './web-app.ts'

/** Windows as they are left at a zoom of 200 and of 400 %. */
const ZOOMED = [
  { width: 640, height: 360 },
  { width: 380, height: 280 },
  { width: 320, height: 256 },
]

/** Addresses of screens, and how the title of each begins. */
const TITLES = [
  ['/rules', 'Rules'],
  ['/rules/find', 'Which rules do you play'],
  ['/rules/edit', 'Your own rules'],
  ['/progress', 'Overview – Progress'],
  ['/progress/mistakes', 'Mistakes – Progress'],
  ['/progress/games', 'Games'],
  ['/learn', 'Today'],
  ['/learn/statistics', 'Statistics'],
  ['/strategy', 'What to know'],
  ['/strategy/chart', 'What rolling adds'],
  ['/analyse', 'Analyse'],
  ['/play', '.*Play'],
  ['/drill', 'Drill'],
  ['/sheets', 'Sheets'],
  ['/settings/keys', 'Keys'],
] as const

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? '')

test('each screen has a title of its own, and who goes there is at its heading', async ({
  farkle: page,
}) => {
  const titles = new Set<string>()
  for (const [hash, title] of TITLES) {
    await goTo(page, hash)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    titles.add(await page.title())
    await expect.poll(() => focused(page), { message: hash }).toBe('H1')
  }
  expect(titles.size).toBe(TITLES.length)
  // A change of the query leaves the focus alone.
  await goTo(page, '/rules')
  await expect.poll(() => focused(page)).toBe('H1')
  const copy = page.getByRole('button', { name: 'Change a copy' })
  await copy.focus()
  await page.evaluate(() => (window.location.hash += '?seen=1'))
  await expect(copy).toBeFocused()
})

test('in a zoomed window each screen of the rail is reached and named, and the rules as well', async ({
  farkle: page,
}) => {
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link')
  const count = await links.count()
  expect(count).toBe(10)
  for (const size of ZOOMED) {
    await page.setViewportSize(size)
    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    for (let i = 0; i < count; i++) {
      await page.keyboard.press('Tab')
      // The icon lies in the window, and the word is on top of all else, once it has been scrolled to.
      const seen = (): Promise<boolean> =>
        page.evaluate(() => {
          const link = document.activeElement!
          const word = link.querySelector('.word')!
          const { top, bottom } = link.getBoundingClientRect()
          const box = word.getBoundingClientRect()
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
          const isInWindow =
            Math.min(top, box.top) >= 0 && Math.max(bottom, box.bottom) <= innerHeight
          return isInWindow && document.elementFromPoint(x, y) === word
        })
      await expect.poll(seen, `screen ${i + 1}, ${size.height} pixels high`).toBe(true)
    }
  }
  const room = await page.getByLabel('Rule set').boundingBox()
  expect(room!.width).toBeGreaterThan(140)
})

test('in forced colours what is chosen is told by an outline', async ({ farkle: page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await goTo(page, '/strategy')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'What to know' })).toBeVisible()
  const edgeOf = (one: Locator): Promise<string> =>
    one.evaluate((element) => {
      const { outlineStyle, outlineWidth, borderStyle, borderWidth } = getComputedStyle(element)
      return [outlineStyle, outlineWidth, borderStyle, borderWidth].join(' ')
    })
  const rail = page.getByRole('navigation', { name: 'Screens' })
  for (const [chosen, other] of [
    [rail.getByRole('link', { name: 'Strategy' }), rail.getByRole('link', { name: 'Rules' })],
    [main.locator('nav [aria-current]'), main.locator('nav a:not([aria-current])').first()],
    [page.getByRole('radio', { name: 'Points' }), page.getByRole('radio', { name: 'Wins' })],
  ] as const) {
    expect(await edgeOf(chosen)).not.toBe(await edgeOf(other))
    expect(await edgeOf(chosen)).toMatch(/^solid 2px/)
  }
})

const linear = (byte: number): number =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4
const lightOf = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Luminances of the pixels of a picture of an element, the most frequent one first. */
async function lightsOf(page: Page, element: Locator): Promise<number[]> {
  const picture = (await element.screenshot({ scale: 'css' })).toString('base64')
  const colours = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height)
    const counts = new Map<string, number>()
    for (let i = 0; i < bytes.length; i += 4) {
      const colour = bytes.slice(i, i + 3).join()
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
  }, picture)
  return colours.map((colour) => lightOf(colour.split(',').map(Number)))
}

/** The contrast between the ground of an element, which is most of it, and what differs from it most. */
async function contrastOf(page: Page, element: Locator): Promise<number> {
  const [ground = 0, ...others] = await lightsOf(page, element)
  return Math.max(...others.map((light) => ratioOf(light, ground)))
}

/** The least contrast of the words of an element with a pixel of what they stand on, which is no even colour. */
async function contrastOnCloth(page: Page, words: Locator): Promise<number> {
  const colourOf = (): Promise<string> => words.evaluate((one) => getComputedStyle(one).color)
  // Words that have just been replaced have none.
  await expect.poll(colourOf).toMatch(/\d/)
  const colour = await colourOf()
  await words.evaluate((one) => (one.style.color = 'transparent'))
  const lights = await lightsOf(page, words)
  await words.evaluate((one) => (one.style.color = ''))
  const own = lightOf(colour.match(/\d+/g)!.map(Number))
  return Math.min(...lights.map((light) => ratioOf(light, own)))
}

test('words on the cloth of the table can be read, by its pixels', async ({ farkle: page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await goTo(page, '/drill?scope=cell&kind=both&questions=3&start=1')
    const tray = page.locator('.tray')
    await expect(tray).toHaveText('Nothing set aside')
    expect(await contrastOnCloth(page, tray), colorScheme).toBeGreaterThan(4.5)
    await page.getByRole('button', { name: 'End', exact: true }).click()
  }
})

test('what is written in fields and beside keys can be read, by its pixels @long', async ({
  farkle: page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await goTo(page, '/rules')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').locator('.filter')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus()
    // Its edge is no part of what is written.
    await field.evaluate((one) => (one.style.borderColor = 'transparent'))
    expect(await contrastOf(page, field), `placeholder, ${colorScheme}`).toBeGreaterThan(4.5)
    await page.keyboard.press('Escape')
    await goTo(page, '/drill?scope=cell&kind=roll-or-bank&questions=3&start=1')
    const hints = page.locator('[data-action][aria-disabled="false"] kbd')
    await expect(hints).toHaveCount(2)
    for (const hint of await hints.all()) {
      await hint.evaluate((one) => (one.style.borderColor = 'transparent'))
      expect(await contrastOf(page, hint), `key, ${colorScheme}`).toBeGreaterThan(4.5)
    }
    await page.getByRole('button', { name: 'End', exact: true }).click()
  }
})

test('the focus is kept by Escape from an import by address, and after the last Undo @long', async ({
  farkle: page,
}) => {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await goTo(page, '/rules?import=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('H1')
  await goTo(page, '/rules/edit?view=fields')
  await page.getByRole('checkbox').first().press('Space')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.waitForTimeout(50)
  expect(await focused(page)).not.toBe('BODY')
})

test('a message lies over no control: what is reached by the keyboard stands above it @long', async ({
  farkle: page,
}) => {
  await goTo(page, '/rules?import=1')
  await page
    .getByLabel('Rules as text')
    .fill(farkleJson({ ...PRESETS.farkle, name: 'House rules' }))
  await page.getByRole('button', { name: 'Read the rules' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const notice = page.locator('.notice')
  await expect(notice.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.setViewportSize({ width: 900, height: 420 })
  await page.getByRole('button', { name: 'Find rules' }).focus()
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const strip = document.querySelector('.notices')!
      const one = document.activeElement!
      if (strip.contains(one) || one === document.body) return null
      return one.getBoundingClientRect().bottom <= strip.getBoundingClientRect().top
    })
    if (covered === null) break
    expect(covered, `after ${i + 1} tabs`).toBe(true)
  }
  await page.keyboard.press('Alt+m')
  await expect(notice.getByRole('button', { name: 'Undo' })).toBeFocused()
})
