import { beforeAll, describe, expect, it } from 'vitest'
import type { JobData } from '#shared/contract/housekeeping.ts'
import {
  DEFAULT_SCORECARD_SETUP,
  NO_SCORECARD_FILTERS,
} from '#shared/games/scorecard/drill/setup.ts'
import { useJobs } from '#renderer/services/jobs.ts'
import LearnStart from '#renderer/features/cards/LearnStart.vue'
import { answerCards } from './card-answers.ts'
import { loadPart } from '#renderer/games/use-part.ts'
import { calls, settled, show, startStores } from './harness.ts'
import { jobOf, YAHTZEE_ENTRY as ENTRY } from './winning-game.ts'

// A screen begins with what is fetched for it.
beforeAll(() => loadPart('cards', 'scorecard'))

const lesson = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  title: `Lesson ${id}`,
  former: [],
  sentence: 'Play like this.',
  examples: [],
  decks: [] as string[],
  adds: 16.32,
  makes: 235.15,
  level: 'steps',
  drill: {
    ...DEFAULT_SCORECARD_SETUP,
    kind: 'boxes',
    filters: { ...NO_SCORECARD_FILTERS, stages: ['late'] },
  },
  state: 'open',
  cards: 0,
  known: 0,
  ...more,
})
const LESSONS = {
  unit: 'game',
  best: null,
  missing: null,
  lessons: [lesson('averages', { decks: ['averages'], cards: 25, known: 2 }), lesson('best')],
}

async function view(answers: Record<string, unknown>) {
  answerCards({ 'rules.list': { entries: [ENTRY], unreadable: [] }, ...answers })
  await startStores({ rules: 'yahtzee' })
  return (await show(LearnStart, { props: { entry: ENTRY } })).screen
}

describe('the lessons of Yahtzee', () => {
  it('say what each adds a game, and lead to it', async () => {
    const screen = await view({ 'lessons.overview': LESSONS })
    const items = screen.findAll('li').map((item) => item.text())
    expect(items[0]).toMatch(/\+16\.4 points a game, which makes 235\.2/)
    const links = screen.findAll('li a').map((link) => link.attributes('href')!)
    expect(links).toEqual(['/learn/lesson?id=averages', '/learn/lesson?id=best'])
  })

  it('say what is worked out for them, and let it be stopped', async () => {
    const job = (id: string, more: Partial<JobData> = {}) =>
      jobOf({ id, solve: 'scorecard-steps', hash: ENTRY.hash, done: 1, total: 4, ...more })
    const others = [job('c', { hash: 'a'.repeat(32) }), job('d', { solve: 'targets' })]
    const screen = await view({
      'lessons.overview': new Promise(() => {}),
      'jobs.list': [{ jobs: [job('a'), job('b'), ...others] }, { jobs: [job('b'), ...others] }],
      'jobs.cancel': {},
    })
    expect(screen.text()).toContain('Solving…')
    await useJobs().load()
    await settled()
    expect(screen.text()).toContain('Working out what each lesson earns…')
    const bar = () => screen.get('progress')
    expect(bar().attributes('value')).toBeUndefined()
    await useJobs().load()
    await settled()
    expect(bar().attributes()).toMatchObject({ value: '1', max: '4' })
    await screen.get('button').trigger('click')
    expect(calls('jobs.cancel')).toEqual([{ id: 'b' }])
  })
})
