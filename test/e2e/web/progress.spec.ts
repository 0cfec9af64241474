import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { answerSome } from './at-drill.ts'
import { lookOver } from './findings.ts'
import { chooseGame, expect, goTo, start, stop, test } from './web-app.ts'

const DRILL = '/drill?scope=cell&kind=roll-or-bank&questions=4&start=1'

/** Banks whatever is asked, four times, which a player of Farkle will find dear. */
async function answerFour(page: Page): Promise<void> {
  await goTo(page, DRILL)
  await answerSome(page, 4)
}

test.describe('progress', () => {
  test('shows what was answered, and drills what it cost @long', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await expect(page.getByRole('heading', { name: 'Your first drill' })).toBeVisible()
    await goTo(page, '/progress')
    await expect(page.getByText('Nothing answered yet')).toBeVisible()
    await answerFour(page)
    await goTo(page, '/progress')
    await expect(page.getByRole('heading', { name: 'Too few answers yet' })).toBeVisible()
    await expect(page.getByText('So far: 4 decisions.')).toBeVisible()
    await expect(page.getByText(/You lose/)).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Sessions', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Sessions, newest first' })).toBeVisible()
    await lookOver(page, 'progress')

    await goTo(page, DRILL.replace('questions=4', 'questions=20'))
    await answerSome(page, 20)
    await goTo(page, '/progress')
    // Whoever is asked for one half of decisions is told nothing of play.
    await expect(
      page.getByRole('heading', { name: 'Only some kinds of decision yet' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Mistakes', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Kinds of decision' })).toBeVisible()
    await lookOver(page, 'progress with answers')
    await goTo(page, '/')
    const habit = page.getByRole('region', { name: /^Your costliest habit/ })
    await expect(habit).toContainText(/You bank .+ too soon/)
    await expect(habit.getByRole('link', { name: 'Drill', exact: true })).toBeVisible()
    await lookOver(page, 'home')
  })

  test('offers the backup of damaged answers, and restores it', async ({ app }, info) => {
    const { page, dataFolder } = app
    await chooseGame(page, 'Farkle')
    await answerFour(page)
    await goTo(page, '/progress')
    await page.getByRole('main').getByRole('link', { name: 'Sessions', exact: true }).click()
    await page.getByRole('button', { name: 'Make a backup now' }).click()
    await expect(page.getByText(/^Backed up: 4 answers/)).toBeVisible()

    const folder = info.outputPath('damaged')
    await cp(dataFolder, folder, { recursive: true })
    await writeFile(join(folder, 'study', 'study.sqlite'), 'This was a database once.')
    for (const end of ['-wal', '-shm']) {
      await rm(join(folder, 'study', `study.sqlite${end}`), { force: true })
    }
    const { child, address } = await start(folder)
    try {
      await page.goto(address)
      await page.getByRole('link', { name: 'See what can be done' }).click()
      const banner = page.getByRole('alert').filter({ hasText: 'could not be read' })
      await expect(banner).toContainText('has 4 answers')
      // Another one was made by itself if an answer was there two seconds after the start.
      await page.getByRole('main').getByRole('link', { name: 'Sessions', exact: true }).click()
      await page.getByText(/^[12] backups?$/).click()
      await lookOver(page, 'damaged')
      await banner.getByRole('button', { name: 'Restore the backup' }).click()
      await expect(page.getByText('4 answers are back.')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Overview', exact: true }).click()
      await expect(page.getByText('So far: 4 decisions.')).toBeVisible()
      await expect(banner).toBeHidden()
    } finally {
      await page.goto('about:blank')
      await stop(child)
    }
  })
})
