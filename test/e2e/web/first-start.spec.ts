import type { Locator, Page } from '@playwright/test'
import { someOf } from '../../property/runs.ts'
import { seedAlike } from './at-table.ts'
import { chooseGame, expect, readQuestion, test } from './web-app.ts'

/** What a new user does with the mouse until the first decision is graded. */
function counted(page: Page) {
  const done = { clicks: 0, typed: 0 }
  async function click(what: Locator): Promise<void> {
    done.clicks++
    await what.click()
  }
  async function type(what: Locator, text: string): Promise<void> {
    done.typed++
    await what.fill(text)
  }
  /** Begins the first drill, and decides on the first dice that come. */
  async function decide(): Promise<void> {
    await click(main(page).getByRole('link', { name: 'Start', exact: true }))
    const dice = page.locator('[data-dimmed="false"][aria-pressed="false"]:enabled')
    const go = page.locator('[data-action][aria-disabled="false"]')
    await expect(dice.first()).toBeVisible()
    await readQuestion(page)
    while ((await go.count()) === 0) {
      await click(dice.first())
      await page.waitForTimeout(300)
    }
    await click(go.last())
    await expect(page.getByRole('button', { name: /^(Next|Go on)/ })).toBeVisible()
  }
  return { done, click, type, decide }
}

const main = (page: Page) => page.getByRole('main')

/** The ways to rules, and what each may cost until the first decision is graded. */
const WAYS = [
  {
    way: 'a preset',
    most: { clicks: 4, typed: 0 },
    choose: (page: Page, { click }: ReturnType<typeof counted>) =>
      click(main(page).getByRole('button', { name: /^Farkle/ })),
  },
  {
    way: 'a published set',
    most: { clicks: 5, typed: 1 },
    async choose(page: Page, { click, type }: ReturnType<typeof counted>) {
      await click(main(page).getByRole('button', { name: /^Find your rules/ }))
      await type(page.getByRole('searchbox'), 'space dice')
      await click(page.getByRole('button', { name: 'Play these rules' }))
    },
  },
  {
    // Those that are printed on American boxes.
    way: 'rules of a table',
    most: { clicks: 6, typed: 3 },
    async choose(page: Page, { click }: ReturnType<typeof counted>) {
      await click(main(page).getByRole('button', { name: /^Your own rules/ }))
      await expect(page.locator('.similar li').first()).toHaveText(/^Patch Farkle\s*The same/)
      await click(page.getByRole('button', { name: 'Save and use' }))
    },
  },
] as const

test.describe('the first start', () => {
  test('asks which game, then shows what to learn first', async ({ app: { page } }) => {
    await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible()
    await chooseGame(page, 'Farkle')
    const lessons = page.getByRole('region', { name: 'What to learn next' })
    await expect(lessons.getByRole('listitem')).toHaveText([
      /Set aside all dice that score; bank from 250\.\s*382\.1 points a turn/,
      /Rolling 5 or 6 dice, set aside only one that scores .*350/,
      /With 4, 5 or 6 dice left always roll\./,
    ])
  })

  test('goes on to a first drill, and what to do next', async ({ app: { page } }) => {
    test.slow()
    await chooseGame(page, 'Farkle')
    await page.getByRole('link', { name: 'Start' }).click()
    // Which of the three it is follows from the first question.
    const line = page.getByText(/^(Click the dice to keep|Bank what you have)/)
    const next = page.getByRole('button', { name: /^(Next|See the result|Go on)/ })
    const firstQuestion = page.getByText(/Decision 1 of/)
    /** A turn may begin with a farkle, which asks nothing. */
    const comeToQuestion = async (): Promise<void> => {
      await expect(async () => {
        if (await next.isVisible()) await next.click()
        await expect(firstQuestion).toBeVisible({ timeout: 1000 })
      }).toPass()
    }
    await comeToQuestion()
    await expect(line).toBeVisible()
    const ended = page.getByRole('region', { name: 'What next' })
    const go = page.locator('[data-action][aria-disabled="false"]')
    // Ten decisions, of up to six dice each.
    for (let i = 0; i < 200 && !(await ended.isVisible()); i++) {
      if (await next.isVisible()) await next.click()
      else if (await go.count()) await go.last().click()
      else {
        const dice = page.locator('[data-dimmed="false"][aria-pressed="false"]:enabled')
        if (await dice.count())
          await dice
            .first()
            .click({ timeout: 2000 })
            .catch(() => {})
        else await page.waitForTimeout(200)
      }
      await readQuestion(page)
    }
    await expect(ended.getByRole('link', { name: 'See the whole strategy' })).toBeVisible()
    // Nobody who has played ten decisions is told again what to click.
    await page.getByRole('button', { name: 'Again' }).click()
    await comeToQuestion()
    await expect(line).toBeHidden()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: 'Position of the day' })).toBeVisible()
    await expect(page.getByRole('main').locator('[data-kind="primary"]')).toHaveCount(1)
  })

  // One of them, drawn by the seed; npm run test:all takes all.
  for (const { way, most, choose } of someOf(WAYS)) {
    test(`is a few clicks from a graded decision: ${way}`, async ({ app: { page } }) => {
      await seedAlike(page)
      const user = counted(page)
      await choose(page, user)
      await user.decide()
      expect(user.done.clicks).toBeLessThanOrEqual(most.clicks)
      expect(user.done.typed).toBeLessThanOrEqual(most.typed)
    })
  }

  test('asks for own rules by keyboard, too, with what rolls score', async ({ app: { page } }) => {
    await main(page)
      .getByRole('button', { name: /^Your own rules/ })
      .press('Enter')
    const straight = page.getByRole('radiogroup', { name: 'Straight' })
    await straight.getByRole('radio', { checked: true }).press('ArrowRight', { delay: 100 })
    await expect(straight.getByRole('radio', { checked: true })).toHaveText(/^1,000$/)
    await expect(page.locator('.made dd').nth(7)).toHaveText(/^1,000$/)
    await page.getByRole('button', { name: 'Save and use' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'House rules', exact: true })).toBeVisible()
  })

  test('leads to the strategy only after a game @long', async ({ app: { page } }) => {
    await page.getByRole('link', { name: 'Strategy' }).click()
    await page.getByRole('link', { name: 'Choose a game' }).click()
    await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible()
  })
})
