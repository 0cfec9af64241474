import { beforeAll, describe, expect, it } from 'vitest'
import type { CardStep } from '#renderer/features/cards/card-words.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Settings } from '#shared/contract/settings.ts'
import LearnPage from '#renderer/features/cards/LearnPage.vue'
import { answerCards, CHANGE, CHOSEN, END, OVERVIEW, step, TYPED, verdict } from './card-answers.ts'
import { useNotices } from '#renderer/services/notices.ts'
import { loadPart } from '#renderer/games/use-part.ts'
import { asked, calls, settled, show } from './harness.ts'
import { startLibrary } from './winning-game.ts'

// A screen begins with what is fetched for it.
beforeAll(() => loadPart('cards', 'farkle'))

/** A session that starts with this step. */
const starting = (first: CardStep) => ({ 'cards.start': { session: 5, step: first } })

/** The page at an address, with hands on keyboard and mouse. */
async function page(
  answers: Record<string, unknown> = {},
  address = '/learn/decks',
  settings: Partial<Settings> = {},
) {
  answerCards(answers)
  await startLibrary({ rules: 'farkle', ...settings })
  const { screen, ...shown } = await show(LearnPage, { address })
  return {
    screen,
    ...shown,
    said: () => screen.get('[role="status"]').text().trim(),
    async type(text: string): Promise<void> {
      await screen.get('.answer input').setValue(text)
      await screen.get('.answer').trigger('submit')
      await settled(3)
    },
  }
}

/** The page with a session that has begun. */
const session = (answers: Record<string, unknown> = {}) => page(answers, '/learn?start=1')

describe('the decks', () => {
  it('ask for a game first', async () => {
    const { text } = await page({}, '/learn', { rules: null })
    expect(text()).toContain('Choose a game first')
    expect(calls('cards.overview')).toEqual([])
  })

  it('say when a retention that was chosen is no longer followed', async () => {
    await page({ 'cards.tellRetention': { chosen: 0.85 } })
    expect(useNotices().notices.map(({ message }) => message)).toEqual([
      'Cards now come back when the chance that you know them falls to 90%. You had chosen 85%; that setting is gone.',
    ])
  })

  it('say what is due, what each holds and what it is worth', async () => {
    const { screen } = await page()
    expect(screen.get('#due').text()).toBe('1 card due')
    const [first, second] = screen.findAll('tbody tr')
    expect(first!.text()).toMatch(/^Bank or roll.*34\.6.*2 \/ 6/)
    expect(second!.findAll('td').map((cell) => cell.text())).toEqual(
      expect.arrayContaining(['–', '20', '0 / 20', 'Learn']),
    )
  })

  it('say what a session brings before new cards are asked for', async () => {
    const { screen, click } = await page({ 'cards.overview': { ...OVERVIEW, due: 14 } })
    expect(screen.get('.go').text()).toContain('This session: 14 due, 6 new.')
    await click('10 cards')
    expect(screen.get('.go').text()).toContain('This session: 10 due, 0 new. After it, 4 more due.')
    await click('None')
    await click('50 cards')
    expect(screen.get('.go').text()).toContain('This session: 14 due, 0 new.')
  })

  it('say that nothing is due, and that there is nothing to begin', async () => {
    const none = { ...OVERVIEW, due: 0, unseen: 0 }
    const { screen } = await page({ 'cards.overview': none })
    expect(screen.get('#due').text()).toBe('Nothing is due now')
    // Neither a button that does nothing nor settings of a session that cannot begin.
    expect([screen.find('.start').exists(), screen.find('.setup').exists()]).toEqual([false, false])
    expect(screen.text()).toContain('Come back later')
  })

  it('begin with what was chosen, and keep the choice', async () => {
    const { screen, click } = await page()
    await click('50 cards')
    await click('Choose from four')
    await screen.get('.setup').trigger('submit')
    await settled()
    expect(calls('cards.start')).toEqual([
      expect.objectContaining({
        rulesId: 'farkle',
        decks: [],
        size: { kind: 'cards', count: 50 },
        answering: 'choose',
        newCards: 10,
      }),
    ])
    expect(localStorage.getItem('breakpoint.cards')).toContain('"size":"50"')
  })

  it('begin at once where a link says so, with the decks that it names', async () => {
    const { router } = await page({}, '/learn?start=1&decks=limits,gain-at,nonsense')
    expect(calls('cards.start')).toEqual([
      expect.objectContaining({ decks: ['limits', 'gain-from'] }),
    ])
    expect(router.currentRoute.value.fullPath).toBe('/learn')
  })

  it('are switched on and off', async () => {
    const { screen } = await page({ 'cards.setDeck': {} })
    await screen.get('[aria-label="Ask cards of Scoring"]').setValue(true)
    expect(calls('cards.setDeck')).toEqual([{ rulesId: 'farkle', deck: 'scoring', enabled: true }])
  })

  it('list what edited rules change, and take it over', async () => {
    const changed = { ...OVERVIEW, change: CHANGE }
    const { screen, click, text } = await page({
      'cards.overview': [changed, OVERVIEW],
      'cards.applyChange': {},
    })
    const summaries = screen.findAll('.change summary').map((one) => one.text())
    expect(summaries).toEqual([
      'Changed: 1 card to be learnt again',
      'Added: 1 card not seen yet',
      'Removed: 1 card put away',
    ])
    expect(screen.get('.change').text()).toMatch(/25 cards keep their state.*1,000.*950/s)
    await click('Take the changes over')
    expect(calls('cards.applyChange')).toHaveLength(1)
    expect(text()).not.toContain('The rules were changed')
  })

  it('that cannot be read say why and are asked for again', async () => {
    const { click, text } = await page({
      'cards.overview': [new RequestError('storage-failed', 'The file is locked.'), OVERVIEW],
    })
    expect(text()).toContain('The file is locked.')
    await click('Try again')
    expect(text()).toContain('1 card due')
  })
})

describe('a typed card', () => {
  const WRONG = { 'cards.answer': { graded: true, verdict: verdict() } }

  it('has the keyboard, its cause and how many follow', async () => {
    const { text, said } = await session()
    expect(document.activeElement?.tagName).toBe('INPUT')
    expect(text()).toContain('New')
    expect(text()).toContain('2 cards after this one')
    expect(said()).toBe('New. 4 dice left: from which turn total do you bank?')
  })

  it('shows what is right, by how much one was off, and when it comes again', async () => {
    const { screen, type, said } = await session(WRONG)
    await type('950')
    expect(calls('cards.answer')).toEqual([
      { session: 5, number: 1, answer: '950', milliseconds: expect.any(Number) as number },
    ])
    const shown = screen.get('[aria-label="Answer"]').text()
    expect(shown).toContain('Wrong')
    expect(shown).toContain('You said 950: 50 points too low.')
    expect(shown).toContain('Bank from 1,000 on.')
    expect(screen.get('.rating[aria-pressed="true"]').text()).toMatch(/^Again.*in 1 min$/)
    expect(said()).toContain('Wrong.')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Answer')
  })

  it('says why what was typed is no number, and keeps it', async () => {
    const problem = '"many" is not a number.'
    const { screen, type } = await session({ 'cards.answer': { graded: false, problem } })
    await type('many')
    expect(screen.get('.answer [role="alert"]').text()).toBe(problem)
    const input = screen.get<HTMLInputElement>('.answer input').element
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['many', 'true'])
  })

  const NEVER = { 'cards.answer': { graded: true, verdict: verdict({ right: true, error: null }) } }

  it('offers "never" where that is an answer, on a button and by a key', async () => {
    const { text, click } = await session(NEVER)
    expect(text()).toMatch(/Never\s*-/)
    await click('Never')
    expect(calls('cards.answer')).toEqual([expect.objectContaining({ answer: 'never' })])
    expect(text()).toContain('You said never.')
  })

  it('takes the key of "never" as an answer as long as nothing is typed', async () => {
    const { screen, press } = await session(NEVER)
    await screen.get('.answer input').setValue('4')
    await press('-')
    expect(calls('cards.answer')).toEqual([])
    await screen.get('.answer input').setValue('')
    await press('-')
    expect(calls('cards.answer')).toEqual([expect.objectContaining({ answer: 'never' })])
  })

  it('says what may be typed, and offers no "never" where there always is a number', async () => {
    const form = { most: 50, decimals: 1, never: false }
    const { screen, text, press } = await session({
      ...starting(step({ ...TYPED, form })),
      'cards.answer': { graded: true, verdict: verdict({ error: 6.7 }) },
    })
    expect(text()).not.toContain('Never')
    const input = screen.get('.answer input')
    const described = input.attributes('aria-describedby')!.split(' ')
    expect(screen.get(`#${described[0]}`).text()).toMatch(/^A number from 0 to 50, with a decimal/)
    await press('-')
    expect(calls('cards.answer')).toEqual([])
    await input.setValue('8.6')
    await screen.get('.answer').trigger('submit')
    await settled(3)
    expect(text()).toContain('You said 8.6: 6.7 points too high.')
  })

  it('is revealed by Space, which does nothing else', async () => {
    const given = { graded: true, verdict: verdict({ error: null }) }
    const { press, text } = await session({ 'cards.answer': given })
    await press(' ')
    expect(calls('cards.answer')).toEqual([expect.objectContaining({ answer: null })])
    expect(text()).toContain('Not known')
    const before = asked.mock.calls.length
    await press(' ')
    await press(' ')
    expect(asked.mock.calls).toHaveLength(before)
    expect(text()).toContain('Not known')
  })

  it('is not revealed by a space within a number', async () => {
    const { screen, press } = await session(WRONG)
    await screen.get('.answer input').setValue('1')
    const event = await press(' ')
    expect(event.defaultPrevented).toBe(true)
    expect(calls('cards.answer')).toEqual([])
  })

  it('is rated otherwise by a digit, and Enter goes on', async () => {
    const { screen, type, press } = await session({
      ...WRONG,
      'cards.rate': { verdict: verdict({ rating: 'hard' }) },
      'cards.next': step(CHOSEN),
    })
    await type('950')
    await press('2')
    expect(calls('cards.rate')).toEqual([{ session: 5, number: 1, rating: 'hard' }])
    expect(screen.get('.rating[aria-pressed="true"]').text()).toContain('Hard')
    await press('2')
    expect(calls('cards.rate')).toHaveLength(1)
    await press('Enter')
    expect(calls('cards.next')).toEqual([{ session: 5 }])
    expect(screen.text()).toContain('rolled 1 1 5')
  })

  it('keeps its verdict until the next one is there, and is not asked again meanwhile', async () => {
    let arrive: (next: CardStep) => void = () => {}
    const next = new Promise<CardStep>((resolve) => (arrive = resolve))
    const { screen, type, press, text } = await session({ ...WRONG, 'cards.next': next })
    await type('950')
    await press('Enter')
    expect(screen.find('.verdict').exists()).toBe(true)
    expect(screen.find('.answer').exists()).toBe(false)
    arrive(step(CHOSEN))
    await settled(3)
    expect(screen.find('.verdict').exists()).toBe(false)
    expect(text()).toContain('rolled 1 1 5')
  })

  it('is taken back with one key, from its verdict and from the next card', async () => {
    const { type, press, text } = await session({
      ...WRONG,
      'cards.next': step({ ...TYPED, number: 2, canUndo: true }),
      'cards.undo': step(TYPED),
    })
    await press('u')
    expect(calls('cards.undo')).toEqual([])
    await type('950')
    await press('u')
    expect(text()).not.toContain('Wrong')
    await type('950')
    await press('Enter')
    await press('u')
    expect(calls('cards.undo')).toHaveLength(2)
  })

  it('left without an answer is no sign that nothing is due', async () => {
    const end = { ...END.end, reason: 'stopped' as const, cards: 0, answers: 0, right: 0 }
    const { click, text, said } = await session({ 'cards.finish': { ...END, end } })
    await click('End')
    expect(text()).toContain('Nothing answered')
    expect(text()).toContain('The session was over before the first answer.')
    expect(text()).not.toContain('No card is due')
    expect(said()).toBe('The session is over before the first answer.')
    const none = { ...END, end: { ...end, reason: 'nothing-left' as const } }
    const nothing = await session(starting(none))
    expect(nothing.text()).toContain('No card is due in these decks')
  })

  it('offers the chart and the rule where it does not stick', async () => {
    const stuck = { graded: true, verdict: verdict({ stuck: true }) }
    const { screen, type } = await session({ 'cards.answer': stuck })
    await type('950')
    expect(screen.findAll('.stuck a').map((link) => link.attributes('href'))).toEqual([
      '/strategy/chart',
      '/strategy/know?goal=points',
    ])
  })

  it('that could not be answered says why and can be answered again', async () => {
    const { type, text } = await session({
      'cards.answer': [
        new RequestError('storage-failed', 'The disk is full.'),
        WRONG['cards.answer'],
      ],
    })
    await type('950')
    expect(text()).toContain('The disk is full.')
    await type('950')
    expect(text()).toContain('Wrong')
  })
})

describe('a card to choose from', () => {
  const right = {
    graded: true,
    verdict: verdict({ right: true, rightChoices: [1], rating: 'good' }),
  }
  const choosing = (answers: object = {}) => session({ ...starting(step(CHOSEN)), ...answers })

  it('is labelled as a review, with its dice and its answers', async () => {
    const { screen, said } = await choosing()
    expect(screen.text()).toContain('Review: it was wrong before')
    expect(screen.get('[role="img"]').attributes('aria-label')).toBe('Roll 1, 1, 5')
    expect(said()).toContain('2: Keep 1 1 and bank.')
  })

  it.each([
    ['a digit', 'key'],
    ['a click', 'click'],
  ])('is answered by %s, and shows which was right', async (_, how) => {
    const { screen, press } = await choosing({ 'cards.answer': right })
    if (how === 'key') await press('2')
    else await screen.findAll('.choice')[1]!.trigger('click')
    await settled()
    expect(calls('cards.answer')).toEqual([expect.objectContaining({ answer: 1 })])
    expect(screen.findAll('.choice').map((one) => one.attributes('data-mark'))).toEqual([
      undefined,
      'right',
      undefined,
    ])
    expect(screen.get('.choice[data-chosen="true"]').text()).toContain('yours')
  })

  it('has no answer for digits beyond its choices', async () => {
    const { press } = await choosing({ 'cards.answer': right })
    await press('4')
    expect(calls('cards.answer')).toEqual([])
  })

  it('leaves digits to speech where single keys are off', async () => {
    const { press } = await page(
      { ...starting(step(CHOSEN)), 'cards.answer': right },
      '/learn?start=1',
      { singleKeys: false },
    )
    await press('2')
    expect(calls('cards.answer')).toEqual([])
  })
})

describe('a new card', () => {
  it('is shown with its answer, and is not asked before that was seen', async () => {
    const intro = { statement: 'Bank from 1,000 on.', why: 'Then a roll risks more.' }
    const { screen, press, said } = await session({
      ...starting(step({ ...TYPED, intro })),
      'cards.seen': step(CHOSEN),
    })
    expect(screen.get('.card').text()).toContain('Then a roll risks more.')
    expect(said()).toContain('Bank from')
    expect(screen.find('.answer').exists()).toBe(false)
    await press('Enter')
    expect(calls('cards.seen')).toEqual([{ session: 5, number: 1 }])
    expect(screen.findAll('.choice').length).toBeGreaterThan(1)
  })
})

describe('a session that goes on', () => {
  it('is ended by Escape only after it was asked, also from the field', async () => {
    const { screen, press, click } = await session({ 'cards.finish': END })
    expect(document.activeElement?.tagName).toBe('INPUT')
    await press('Escape')
    await click('Go on')
    expect(calls('cards.finish')).toEqual([])
    expect(screen.find('.question').exists()).toBe(true)
    await press('Escape')
    await click('End the session')
    expect(calls('cards.finish')).toHaveLength(1)
    expect(screen.find('.question').exists()).toBe(false)
  })
})

describe('the end of a session', () => {
  it('counts what was learnt, and the last answer can be taken back', async () => {
    const answers = { ...starting(END), 'cards.undo': step(TYPED) }
    const { screen, text, press, said } = await session(answers)
    expect(screen.get('h1').text()).toBe('Done')
    expect(text()).toMatch(/Right2of 3 answers/)
    expect(said()).toBe('The session is over: 2 of 3 answers right.')
    await press('u')
    expect(calls('cards.undo')).toEqual([{ session: 5 }])
    expect(text()).toContain('from which turn total')
  })

  it('is not shown again to who has looked elsewhere', async () => {
    const { router, text } = await session(starting(END))
    expect(text()).toContain('Done')
    await router.push('/learn/browse')
    await router.push('/learn')
    await settled(3)
    expect(text()).toContain('1 card due')
  })

  it('is left by the link to Learn, where it stands', async () => {
    const { router, text } = await session(starting(END))
    await router.push('/learn')
    await settled(3)
    expect(text()).toContain('1 card due')
  })

  it('leads back to the start', async () => {
    const { click, text } = await session(starting(END))
    await click('Back to Learn')
    expect(text()).toContain('1 card due')
  })

  it('leads back to the lesson that it was begun from', async () => {
    const { click, router } = await page(
      starting(END),
      '/learn?start=1&decks=limits&lesson=few-dice',
    )
    await click('Back to the lesson')
    expect(router.currentRoute.value.fullPath).toBe('/learn/lesson?id=few-dice')
  })
})
