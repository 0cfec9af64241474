import type { Page } from '@playwright/test'
import { seededRandom, type Random } from '../../../src-shared/dice/random.ts'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { makeGameJson } from '../../../src-shared/games/game-json.ts'
import { NO_BONUS } from '../../support/yahtzee-sources.ts'
import { COMMANDS } from '../../../src-shared/contract/command-list.ts'
import { anyKey, countRequests, keyPressed, see, type Seen } from './random-keys.ts'
import { expect, goTo, playRules, seeNewCards, test } from './web-app.ts'
import { ALL } from '../../property/runs.ts'

/** Two presses of a key within so many milliseconds are one movement of the hand. */
const BOUNCE_MS = 120
/** So long a question is looked at by who means to answer it. */
const READ_MS = 260

/** Presses a key, or holds it down, as hands do by accident. */
async function press(page: Page, key: string, random: Random): Promise<void> {
  if (key.includes('+') || random.next() > 0.1) {
    await page.keyboard.press(key)
    return
  }
  for (let i = 0; i < 3; i++) await page.keyboard.down(key)
  await page.keyboard.up(key)
}

/** Outside of a session W switches the goal, and a view of the strategy brings its goal along. */
const FOR_A_GOAL = COMMANDS.flatMap(({ id, group, key = '' }) =>
  id === 'goal.switch' || group === 'strategy' ? [keyPressed(key)] : [],
)
const DICE = ['1', '2', '3', '4', '5', '6', 'Backspace']

/** Waits until the page shows something: between two questions it does not for a moment. */
async function shown(page: Page): Promise<Seen> {
  let seen = await see(page)
  if (seen.showing === 'elsewhere') {
    await expect(async () => {
      seen = await see(page)
      expect(seen.showing).not.toBe('elsewhere')
    }).toPass({ intervals: [20], timeout: 10_000 })
  }
  return seen
}

/** Begins a session by its link, and waits for its first question. */
async function begin(page: Page, link: string): Promise<Seen> {
  // The last key of the session before may have opened one.
  if ((await see(page)).showing === 'dialog') await page.keyboard.press('Escape')
  await goTo(page, '/settings')
  // Two addresses in one moment would be one.
  await expect.poll(async () => (await see(page)).showing).toBe('elsewhere')
  await goTo(page, link)
  // A new card is seen before it is asked.
  if (link.startsWith('/learn')) await seeNewCards(page)
  await expect(async () => {
    expect((await see(page)).showing).toBe('asking')
  }).toPass({ intervals: [50] })
  return see(page)
}

/** The analyser, to which a verdict leads by a key of its own: the session waits meanwhile. */
async function lookAtAnalyser(page: Page, { question }: Seen): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Analyse', level: 1 })
  await expect(heading).toBeVisible()
  await page.keyboard.press('Alt+2')
  // It has a verdict of its own.
  await expect(heading).toBeHidden()
  expect(await shown(page)).toMatchObject({ showing: 'shown', question })
}

/**
 * Presses so many keys in sessions that begin by a link. None of them may leave the session without
 * having been asked, change the goal, or answer unless it is a key that answers what is asked.
 */
async function pressInSession(page: Page, link: string, keys: number) {
  const random = seededRandom(link)
  const found = { answers: 0, asked: 0 }
  const { screen } = await begin(page, link)
  let last = { key: '', at: 0, wentOn: false }
  for (let i = 0; i < keys; i++) {
    const isAgain = last.key !== '' && random.next() < 0.25
    if (!isAgain && random.next() < 0.2) await page.waitForTimeout(READ_MS)
    const before = await see(page)
    const here = before.answering.length > 0 ? before.answering : ['Enter', 'ArrowDown']
    const key = isAgain ? last.key : anyKey(random, here)
    const at = Date.now()
    const place = `${link}, key ${i}: ${key} at ${before.showing} of "${before.question}"`
    await press(page, key, random)
    if (key === 'o' && before.judged && before.showing === 'shown' && screen !== '/learn') {
      await lookAtAnalyser(page, before)
      last = { key: '', at: 0, wentOn: false }
      continue
    }
    const after = await shown(page)
    const isBounce = key === last.key && last.wentOn && at - last.at < BOUNCE_MS
    const isMeant = before.showing === 'asking' && before.answering.includes(key) && !isBounce
    const given = after.answers - before.answers
    expect(given, place).toBeLessThanOrEqual(isMeant ? 1 : 0)
    expect(after, place).toMatchObject({ screen, goals: 0 })
    found.answers += given
    if (after.showing === 'dialog' && before.showing !== 'dialog') found.asked++
    last = { key, at, wentOn: after.question !== before.question }
    if (after.showing !== 'over') continue
    const isLastCard = before.showing === 'shown' && screen === '/learn'
    expect(before.onEnd || isLastCard, place).toBe(true)
    await begin(page, link)
  }
  return found
}

/** Dice on the table of the analyser, in words. */
function diceOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.count [data-state="checked"], .tray .face')]
      .map((one) => one.ariaLabel ?? one.textContent.trim())
      .join(),
  )
}

/** Presses so many keys at the analyser, while a session waits; how many rolls lay on its table. */
async function pressAtAnalyser(page: Page, address: string, keys: number): Promise<number> {
  const random = seededRandom(address)
  await goTo(page, address)
  const heading = page.getByRole('heading', { name: 'Analyse', level: 1 })
  await expect(heading).toBeVisible()
  const rolls = new Set<string>()
  const { answers } = await see(page)
  for (let i = 0; i < keys; i++) {
    const key = anyKey(random, DICE, FOR_A_GOAL)
    await press(page, key, random)
    const after = await see(page)
    expect([after.answers, after.goals], `${address}, key ${i}: ${key}`).toEqual([answers, 0])
    rolls.add(await diceOn(page))
    if (!after.screen.startsWith(address) || after.showing === 'dialog') {
      await page.keyboard.press('Escape')
      await goTo(page, address)
      await expect(heading).toBeVisible()
    }
  }
  return rolls.size
}

const GAMES = [
  {
    name: 'Farkle',
    rules: makeGameJson({ game: 'farkle', rules: { ...PRESETS.farkle, name: 'House rules' } }),
    turns: '/drill?scope=turn&kind=roll-or-bank&questions=none&start=1',
    others: '/drill?scope=cell&kind=set-aside&questions=none&start=1',
    analyser: '/analyse',
  },
  {
    name: 'Yahtzee',
    // Without an upper bonus the final scores, which some cards are about, are found fast.
    rules: makeGameJson({ game: 'scorecard', rules: NO_BONUS }),
    turns: '/scorecard/drill?scope=decisions&kind=keeps&questions=none&start=1',
    others: '/scorecard/drill?scope=decisions&kind=boxes&questions=none&start=1',
    analyser: '/scorecard/analyse',
  },
]

/** Keys of the sessions of turns, of others and of cards, and at the analyser. */
const KEYS = ALL ? [80, 60, 50, 30] : [30, 20, 15, 10]

test.describe.configure({ mode: 'parallel' })

for (const { name, rules, turns, others, analyser } of GAMES) {
  test(`keys at random leave no session of ${name} and answer nothing unmeant`, async ({
    app: { page },
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await countRequests(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await playRules(page, rules)
    const found = [
      await pressInSession(page, turns, KEYS[0]!),
      await pressInSession(page, others, KEYS[1]!),
      await pressInSession(page, '/learn?start=1', KEYS[2]!),
    ]
    for (const { answers } of found) expect(answers).toBeGreaterThan(0)
    expect(found.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(0)
    expect(await pressAtAnalyser(page, analyser, KEYS[3]!)).toBeGreaterThan(1)
  })
}
