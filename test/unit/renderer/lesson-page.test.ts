import type { Component } from 'vue'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import LessonPage from '#renderer/features/cards/LessonPage.vue'
import LearnStart from '#renderer/features/cards/LearnStart.vue'
import LessonEnd from '#renderer/features/drill/LessonEnd.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { answerCards, OVERVIEW } from './card-answers.ts'
import { calls, press, settled, show } from './harness.ts'
import { ENTRIES, startLibrary } from './winning-game.ts'

beforeAll(async () => {
  await loadPart('cards', 'farkle')
  await loadPart('progress', 'farkle')
})

const DRILL = { ...DEFAULT_SETUP, scope: 'cell', goal: 'points', kind: 'roll-or-bank' }
const lesson = (id: string, more: object = {}) => ({
  id,
  former: [],
  title: `Lesson ${id}`,
  sentence: 'With 3 dice left bank from 1,000.',
  examples: [
    {
      before: 'With 150 in the turn',
      dice: [1, 3, 4],
      taken: [true, false, false],
      then: 'Take 100 and roll 2 dice.',
      asks: null,
    },
    {
      before: 'With 300 in the turn',
      dice: [1, 2, 6],
      taken: [true, false, false],
      then: 'Take 100 and bank 400.',
      asks: { instead: 'Take 100 and roll 2 dice.', isBegun: true },
    },
  ],
  drill: DRILL,
  decks: ['limits'],
  cards: 6,
  known: 2,
  state: 'open',
  positions: 0,
  check: null,
  passed: false,
  adds: 4.2,
  makes: 402,
  level: 'steps',
  ...more,
})
const overview = (...lessons: object[]) => ({ unit: 'turn', best: 446.6, missing: null, lessons })

async function view(component: Component, answer: object, at: string, answers: object = {}) {
  answerCards({ 'lessons.overview': answer, ...answers })
  await startLibrary({ rules: 'farkle' })
  const { screen } = await show(component, { address: at, props: { entry: ENTRIES[0]! } })
  const links = screen
    .findAll('a')
    .map((link) => [link.text().replace(/\s+/g, ' '), link.attributes('href')!] as const)
  return { screen, links: Object.fromEntries(links) }
}

describe('the page of a lesson', () => {
  it('has its sentence, an example, its positions, cards and check, and what it adds', async () => {
    const { screen, links } = await view(
      LessonPage,
      overview(lesson('few-dice'), lesson('three-dice')),
      '/learn/lesson?id=few-dice',
    )
    expect(screen.get('h1').text()).toBe('Lesson few-dice')
    expect(screen.text()).toContain('With 3 dice left bank from 1,000.')
    expect(screen.text()).toContain('+4.2 points a turn, which makes 402.0')
    expect(screen.get('[aria-label="Roll 1, 3, 4"]').element.children).toHaveLength(3)
    expect(screen.text()).toContain('Take 100 and roll 2 dice.')
    expect(links['Play the positions']).toMatch(/questions=6.*lesson=few-dice.*part=positions/)
    expect(links['Learn the cards']).toMatch(/decks=limits&lesson=few-dice/)
    // The goal in use stays what it is.
    expect(links['Take the check']).toMatch(/goal=points/)
    expect(links['Take the check']).toMatch(/questions=10.*lesson=few-dice.*part=check/)
    expect(links['Next: Lesson three-dice']).toMatch(/id=three-dice/)
    expect(screen.get('a[data-kind="primary"]').text()).toBe('Play the positions')
  })

  it.each([
    ['1', 'Right: so the sentence says.', ['right', undefined]],
    ['2', 'Wrong. The sentence says: Take 100 and bank 400.', ['right', 'wrong']],
  ])('asks a second example, answered with %s', async (key, line, marks) => {
    const answer = overview(lesson('few-dice'))
    const { screen } = await view(LessonPage, answer, '/learn/lesson?id=few-dice')
    const choices = () => screen.findAll('.choice')
    expect(choices().map((one) => one.text())).toEqual([
      '1Take 100 and bank 400.',
      '2Take 100 and roll 2 dice.',
    ])
    await press(key)
    expect(screen.get('[role="status"]').text()).toBe(line)
    expect(choices().map((one) => one.attributes('data-mark'))).toEqual(marks)
    await choices()[1]!.trigger('click')
    expect(screen.get('[role="status"]').text()).toBe(line)
  })

  it('goes on with what is not done', async () => {
    const begun = lesson('few-dice', { positions: 6, known: 6, check: { right: 7, asked: 10 } })
    const { screen } = await view(LessonPage, overview(begun), '/learn/lesson?id=few-dice')
    expect(screen.text()).toContain('7 of 10 right')
    expect(screen.get('a[data-kind="primary"]').text()).toBe('Take the check')
  })

  it('is found by the id of an earlier version', async () => {
    const answer = overview(lesson('roll-4-6', { former: ['many-dice', 'hot-dice'] }))
    const { screen } = await view(LessonPage, answer, '/learn/lesson?id=hot-dice')
    expect(screen.get('h1').text()).toBe('Lesson roll-4-6')
  })

  it('says so where the rules have no such lesson', async () => {
    const { screen } = await view(LessonPage, overview(lesson('risk')), '/learn/lesson?id=minimum')
    expect(screen.text()).toContain('no such lesson')
  })
})

describe('the start of Learn', () => {
  const start = async (answer: object, answers: object = {}) => {
    const { screen } = await view(LearnStart, answer, '/learn', answers)
    return {
      screen,
      panels: screen
        .findAll('.panel')
        .map((panel) => [
          panel.get('h2').text(),
          panel.get('p').text(),
          panel.get('a').text(),
          panel.get('a').attributes('href'),
        ]),
    }
  }
  it('has one step each for lessons, for cards and for positions', async () => {
    const known = lesson('risk', { state: 'known' })
    const { screen, panels } = await start(overview(known, lesson('few-dice')), {
      'cards.overview': { ...OVERVIEW, due: 0 },
    })
    expect(panels).toEqual([
      ['Next lesson', 'Lesson few-dice', 'Start', '/learn/lesson?id=few-dice'],
      ['Cards today', 'Nothing is due; new cards wait', 'Learn cards', '/learn?start=1'],
      ['My positions', expect.stringContaining('None yet'), 'Drill decisions', '/drill'],
    ])
    expect(screen.findAll('a[data-kind="primary"]').map((one) => one.text())).toEqual(['Start'])
  })

  it('puts forward what is due', async () => {
    const { screen, panels } = await start(overview(lesson('risk', { state: 'known' })), {
      'drill.positions': { total: 3, due: 2, cards: [] },
    })
    expect(panels).toEqual([
      ['Cards today', '1 card due', 'Review', '/learn?start=1'],
      ['My positions', '3 cards, 2 to review', 'Review', expect.stringContaining('source=cards')],
    ])
    expect(screen.findAll('a[data-kind="primary"]')).toHaveLength(1)
  })
})

it('the path says what is known, begun and due, and where to go on', async () => {
  const { screen } = await view(
    LearnStart,
    overview(
      lesson('risk', { state: 'known' }),
      lesson('few-dice', { state: 'due' }),
      lesson('three-dice', { state: 'begun' }),
      lesson('close'),
    ),
    '/learn',
  )
  const items = screen.findAll('ol[aria-label="Lessons"] li').map((item) => item.text())
  expect(items).toEqual([
    expect.stringMatching(/risk.*Known.*\+4\.2 points a turn/),
    expect.stringMatching(/few-dice.*Due again/),
    expect.stringMatching(/three-dice.*Begun/),
    expect.stringMatching(/close.*Begin/),
  ])
  expect(screen.get('ol [aria-current="step"]').text()).toContain('three-dice')
})

describe('the end of a check', () => {
  const end = async (best: number, mistake: number, part: string | undefined = 'check') => {
    const grades = { best, fine: 1, inaccuracy: 0, mistake, blunder: 0 }
    return (await show(LessonEnd, { props: { setup: { lesson: 'risk', part }, grades } })).text()
  }
  it('says whether it is passed', async () => {
    expect(await end(7, 2)).toContain('Passed: 8 of 10 right.')
    expect(await end(6, 3)).toContain('Not passed yet: 7 of 10 right. You need 8.')
    expect(await end(3, 2)).not.toContain('right')
    expect(await end(9, 0, 'positions')).not.toContain('right')
  })
  it('leads back to where it was begun', async () => {
    expect(await end(7, 2)).toContain('Back to the lesson')
    expect(await end(7, 2, '')).toContain('Back to Learn')
  })
})

it('the path offers to find what is missing, or says why there is none', async () => {
  const found = overview(lesson('first'))
  const answer = { ...found, missing: 'findable' }
  const { screen } = await view(LearnStart, answer, '/learn', { 'lessons.find': {} })
  const button = screen.get('button')
  expect(button.text()).toBe('Find the lessons for winning')
  await button.trigger('click')
  await settled()
  expect(calls('lessons.find')).toHaveLength(1)
  const why = { ...found, missing: { why: 'There are none here.' } }
  const other = await view(LearnStart, why, '/learn')
  expect(other.screen.text()).toContain('There are none here.')
  expect(other.screen.find('button').exists()).toBe(false)
})
