import type { Page } from '@playwright/test'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { useBuiltApp } from './built-app.ts'
import { median } from './measure.ts'
import { busy, frameTimes, kept, timeToPicture, type PictureAction } from './page-measures.ts'
import type { Tell } from './tell.ts'

/** Farkle to 10,000 has 200 by 200 scores in steps of 50. */
const RULES = PRESETS.farkle
const FRAMES = 240
const VIEWS = ['map', 'chances'] as const
const FEW_SWITCHES = 20
const MANY_SWITCHES = 200
const KILOBYTE = 1024
const PATIENCE = 600_000

const ACTIONS: readonly { readonly action: PictureAction; readonly title: string }[] = [
  { action: 'nothing', title: 'with nothing to do' },
  { action: 'zoom', title: 'while the wheel zooms' },
  { action: 'arrows', title: 'while an arrow key is held' },
]

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!
}

async function show(page: Page, view: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), `/strategy/${view}`)
  await page.locator(`a[aria-current="page"][href$="/strategy/${view}"]`).waitFor()
  await page.getByRole('application').first().waitFor()
}

async function play(page: Page): Promise<void> {
  const choice = page.getByRole('main').getByRole('button', { name: new RegExp(`^${RULES.name}`) })
  await choice.click()
  await page.getByRole('heading', { name: RULES.name, exact: true }).waitFor()
  await page.evaluate(() => (window.location.hash = '/strategy/map'))
  const solve = page.getByRole('main').getByRole('button', { name: 'Solve' })
  const picture = page.getByRole('application')
  await picture.or(solve).first().waitFor()
  if (await solve.isVisible()) await solve.click()
  await picture.waitFor()
}

async function frames(page: Page, tell: Tell): Promise<void> {
  await show(page, 'map')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (const { action, title } of ACTIONS) {
    const busyBefore = await busy(session)
    const times = await frameTimes(page, action, FRAMES)
    const work = ((await busy(session)) - busyBefore) / FRAMES
    tell(`Map, frame time ${title}, median`, median(times), 'ms')
    tell('... 95 of 100 at most', percentile(times, 0.95), 'ms')
    tell('... longest', Math.max(...times), 'ms')
    tell('... at work in it, mean', work, 'ms')
  }
}

async function switches(page: Page, tell: Tell): Promise<void> {
  const session = await page.context().newCDPSession(page)
  let done = 0
  const switchUntil = async (count: number): Promise<void> => {
    for (; done < count; done++) await show(page, VIEWS[done % VIEWS.length]!)
    await show(page, 'map')
  }
  await session.send('HeapProfiler.enable')
  await switchUntil(FEW_SWITCHES)
  const few = await kept(session)
  await switchUntil(MANY_SWITCHES)
  const many = await kept(session)
  tell(`Objects kept after ${FEW_SWITCHES} switches of view`, few.bytes / KILOBYTE, 'kB')
  tell(
    `... after ${MANY_SWITCHES}`,
    many.bytes / KILOBYTE,
    'kB',
    `elements ${few.nodes} and ${many.nodes}, listeners ${few.listeners} and ${many.listeners}`,
  )
}

/** How fast pictures of 200 by 200 cells are in Chromium, in the app as it is built. */
export async function pictureBench(tell: Tell): Promise<void> {
  // Solves come first, and other work may share the cores.
  await useBuiltApp(900, PATIENCE, async (page) => {
    await play(page)
    await page.evaluate(() => (window.location.hash = '/settings'))
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    tell('Map, from its address to the picture', await timeToPicture(page, '/strategy/map'), 'ms')
    await frames(page, tell)
    await switches(page, tell)
  })
}
