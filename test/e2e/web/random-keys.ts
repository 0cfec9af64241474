import type { Page } from '@playwright/test'
import { COMMANDS } from '../../../src-shared/contract/command-list.ts'
import { pick, type Random } from '../../../src-shared/dice/random.ts'

/** A page in one word: a dialog over it, a question, what is shown after an answer, or neither. */
export type Showing = 'dialog' | 'asking' | 'shown' | 'over' | 'elsewhere'

/** What is to be seen before or after a key. */
export interface Seen {
  /** Address of the screen, without its query. */
  readonly screen: string
  readonly showing: Showing
  /** Whether what is shown is a verdict; a farkle is none. */
  readonly judged: boolean
  /** The question at hand, in the words of the page. */
  readonly question: string
  /** Keys that answer the question, in the signs of the keyboard. */
  readonly answering: readonly string[]
  /** Answers that the page has sent so far. */
  readonly answers: number
  /** Times that the page has asked for another goal. */
  readonly goals: number
  /** Whether the button with the keyboard ends the session. */
  readonly onEnd: boolean
}

/** Counts what the page sends; call before the page is loaded. */
export async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { answers: 0, goals: 0 }
    Object.assign(window, { counts })
    const ANSWERS = ['drill.answer', 'cards.answer']
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (data) {
      const { a = [] } = JSON.parse(data as string) as { a?: [string?, object?] }
      if (ANSWERS.includes(a[0] ?? '')) counts.answers++
      if (a[0] === 'settings.set' && a[1] && 'goal' in a[1]) counts.goals++
      send.call(this, data)
    }
  })
}

/** Reads the page. A link or a control around the session gives the keyboard back first. */
export function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const main = document.querySelector('main')!
    const dialog = document.querySelector('[aria-modal="true"]')
    let focus = document.activeElement as HTMLElement
    const isAround = focus.matches('a, select, [role="radio"], header *') && !dialog
    if (isAround) {
      focus.blur()
      focus = document.body
    }
    const has = (selector: string): boolean => main.querySelector(selector) !== null
    const table = main.querySelector('[aria-label="Your decision"]')
    const card = main.querySelector('.card .question')
    const buttons = [...main.querySelectorAll('button')].map((one) => one.textContent.trim())
    const goesOn = buttons.some((name) => /^(Next|See the result)$/.test(name))
    const judged = has('section[aria-label="Verdict"]')
    const isShown = judged || goesOn
    const isOver = has('.summary')
    const asks = (table ?? card) !== null && !isShown && !isOver

    const presses = ['Enter', 'Space']
    const answering: string[] = []
    if (asks && table) {
      const action = (name: string): boolean => has(`[data-action="${name}"]`)
      if (action('roll') || has('.roll')) answering.push('r')
      if (action('bank')) answering.push('b')
      // Enter does what is left to do: the one action allowed, or a roll of what is not kept.
      const allowed = main.querySelectorAll('[data-action][aria-disabled="false"]').length
      const isLeft = allowed === 1 || (has('.roll') && has('.die-button[aria-pressed="true"]'))
      if ((action('set-aside') || isLeft) && !focus.matches('button')) answering.push('Enter')
      if (focus.matches('.action, .roll, .fill')) answering.push(...presses)
      // The letter of an open box fills it.
      const boxes = main.querySelectorAll<HTMLElement>('.fill[data-key]')
      answering.push(...[...boxes].map(({ dataset }) => dataset.key!.toLowerCase()))
    }
    if (asks && card) {
      const choices = main.querySelectorAll('.choice').length
      answering.push(...['1', '2', '3', '4', '5', '6'].slice(0, choices))
      if (!focus.matches('button')) answering.push('Space')
      if (focus.matches('.answer input')) answering.push('Enter')
      if (focus.matches('.choice, .reveal, .go, .never')) answering.push(...presses)
    }
    // Why an answer is none comes and goes while the question stays.
    const asked = (table ?? card?.parentElement)?.cloneNode(true) as HTMLElement | undefined
    for (const problem of asked?.querySelectorAll('[role="alert"]') ?? []) problem.remove()
    const below = asks ? 'asking' : isShown ? 'shown' : isOver ? 'over' : 'elsewhere'
    const showing: 'dialog' | typeof below = dialog ? 'dialog' : below
    const { counts } = window as unknown as { counts: { answers: number; goals: number } }
    return {
      ...counts,
      answering,
      showing,
      judged,
      screen: window.location.hash.slice(1).split('?')[0]!,
      question: asked?.textContent.replace(/\s+/g, ' ') ?? '',
      onEnd: /^End the session/.test(focus.textContent.trim()) && focus.matches('button'),
    }
  })
}

/** A key of the list of commands, as Playwright presses it. */
export function keyPressed(key: string): string {
  return /^[A-Z]$/.test(key) ? key.toLowerCase() : key
}

/** Keys of commands without Ctrl or Alt that are no keys of a table. */
const SINGLE = [...new Set(COMMANDS.map(({ key }) => keyPressed(key ?? '')))].filter((key) =>
  /^(Shift\+[A-Z]|[a-z?])$/.test(key),
)
const WAYS = ['Tab', 'Shift+Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape']
const TABLE = [
  ...'123456arb'.split(''),
  'Shift+1',
  'Shift+5',
  'Enter',
  'Enter',
  'Space',
  'Backspace',
]

/** A key at random: of the table, of other screens, or one of those that do something here. */
export function anyKey(
  random: Random,
  here: readonly string[],
  without: readonly string[] = [],
): string {
  const group = pick(random, [TABLE, SINGLE, WAYS, here], [3, 4, 2, here.length > 0 ? 3 : 0])
  return pick(
    random,
    group.filter((key) => !without.includes(key)),
  )
}
