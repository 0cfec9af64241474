import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import type { Component } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { JobData } from '#shared/contract/housekeeping.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { ALL_PRESETS, hashOf } from '#shared/games/games.ts'
import { DEFAULT_YAHTZEE_SETUP, NO_YAHTZEE_FILTERS } from '#shared/games/yahtzee/drill/setup.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useCommands } from '#renderer/app/services/commands.ts'
import { useJobs } from '#renderer/app/services/jobs.ts'
import LessonView from '#renderer/features/cards/LessonView.vue'
import PlacementView from '#renderer/features/cards/PlacementView.vue'
import { answerCards } from './card-answers.ts'
import { loadPart } from '#renderer/games/use-part.ts'
import type { FakeClient } from './fake-client.ts'
import { keyDown, settled, startStores } from './harness.ts'

// The keys of a test are pressed faster than a hand can.
vi.mock('#renderer/components/session/session-times.ts', async (original) => ({
  ...(await original<object>()),
  UNSEEN_MS: 0,
}))
vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)
// A screen begins with what is fetched for it.
beforeAll(async () => {
  await loadPart('cards', 'yahtzee')
})
afterEach(() => (document.body.innerHTML = ''))

const preset = ALL_PRESETS.get('yahtzee')!
const ENTRY: LibraryEntry = { id: 'yahtzee', preset: true, hash: hashOf(preset), ...preset }

const lesson = (id: string, more: Record<string, unknown> = {}) => ({
  ...{ id, title: `Lesson ${id}`, teaches: 'Plays like this.', decks: [] as string[] },
  ...{ addsPoints: 16.32, addsWins: null, points: 235.15, winProbability: null },
  drill: {
    ...DEFAULT_YAHTZEE_SETUP,
    kind: 'boxes',
    filters: { ...NO_YAHTZEE_FILTERS, stages: ['late'] },
  },
  ...{ state: 'open', cards: 0, known: 0, topics: [] as object[], ...more },
})
const LESSONS = {
  placed: null,
  lessons: [lesson('averages', { decks: ['averages'], cards: 25, known: 2 }), lesson('best')],
}

const question = (more: Record<string, unknown> = {}) => ({
  ...{ number: 1, kind: 'keeps', code: '', stage: 'late', turn: null, rerolls: 2, boxes: [] },
  card: { points: [null, 6, 9, 12, 15, 18, 20, 12, 25, 30, 40, null, 50], bonuses: 0 },
  dice: [4, 2, 2, 6, 1],
  ...more,
})
const KEEPS = { kind: 'yahtzee-question', number: 1, of: 20, question: question() }
const BOXES = {
  ...{ kind: 'yahtzee-question', number: 2, of: 20 },
  question: question({
    ...{ kind: 'boxes', rerolls: 0 },
    boxes: [
      { category: 'ones', points: 1 },
      { category: 'chance', points: 15 },
    ],
  }),
}
const PLACED = { kind: 'placed', lesson: 'best', right: 14, answers: 16, tested: [], given: [] }

async function view(component: Component, answers: Record<string, unknown>) {
  answerCards(asked, { 'rules.list': { entries: [ENTRY], unreadable: [] }, ...answers })
  await startStores({ rules: 'yahtzee' })
  const place = { render: () => null }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: place },
      { path: '/cards/:tab?', name: 'cards', component: place },
      { path: '/yahtzee/drill', name: 'yahtzee.drill', component: place },
    ],
  })
  const screen = mount(component, {
    attachTo: document.body,
    props: { entry: ENTRY },
    global: { plugins: [router, getActivePinia()!] },
  })
  for (let i = 0; i < 3; i++) await settled()
  return screen
}

const sent = (name: string): unknown[] =>
  asked.mock.calls.flatMap(([asking, params]) => (asking === name ? [params] : []))

describe('the lessons of Yahtzee', () => {
  it('say what each adds a game, and lead to its cards and its drill', async () => {
    const screen = await view(LessonView, { 'lessons.overview': LESSONS })
    const items = screen.findAll('li').map((item) => item.text())
    expect(items[0]).toMatch(/\+16\.4 points a game, which makes 235\.2.*2 of 25 cards/)
    expect(items[1]).not.toContain('cards')
    const links = screen.findAll('li a').map((link) => link.attributes('href')!)
    expect(links).toHaveLength(3)
    expect(links[0]).toBe('/cards?start=1&decks=averages')
    const drill = new URL(links[1]!, 'http://app')
    expect(drill.pathname).toBe('/yahtzee/drill')
    expect(Object.fromEntries(drill.searchParams)).toMatchObject({
      ...{ kind: 'boxes', stages: 'late', questions: '20', lesson: 'averages', start: '1' },
    })
    // Nothing can be won in a game for one.
    expect(sent('lessons.winStatus')).toEqual([])
  })

  it('say what is worked out for them, and let it be stopped', async () => {
    const job = (id: string, more: object = {}): JobData => ({
      ...{ id, solve: 'yahtzee-step', rules: ENTRY.rules.name, hash: ENTRY.hash, state: 'running' },
      ...{ done: 1, total: 4, elapsedSeconds: 2, secondsLeft: 6, residual: null, resumable: false },
      ...more,
    })
    const others = [job('c', { hash: 'a'.repeat(32) }), job('d', { solve: 'targets' })]
    const screen = await view(LessonView, {
      'lessons.overview': new Promise(() => {}),
      'jobs.list': [{ jobs: [job('a'), job('b'), ...others] }, { jobs: [job('b'), ...others] }],
      'jobs.cancel': {},
    })
    expect(screen.text()).toBe('Solving…')
    await useJobs().load()
    await settled()
    expect(screen.text()).toContain('Working out what each lesson earns…')
    const bar = () => screen.get('progress')
    expect(bar().attributes('value')).toBeUndefined()
    await useJobs().load()
    await settled()
    expect(bar().attributes()).toMatchObject({ value: '1', max: '4' })
    await screen.get('button').trigger('click')
    expect(sent('jobs.cancel')).toEqual([{ id: 'b' }])
  })
})

describe('the placement test of Yahtzee', () => {
  it('asks which dice to keep and which box to fill, with keys and by clicks', async () => {
    const screen = await view(PlacementView, {
      'lessons.overview': LESSONS,
      'lessons.place': { session: 9, step: KEEPS },
      'lessons.answer': [BOXES, PLACED],
    })
    const steps = async (): Promise<void> => {
      for (let i = 0; i < 3; i++) await settled()
    }
    await screen.get('button').trigger('click')
    await steps()
    expect(screen.text()).toContain('Decision 1 of at most 20')
    expect(screen.findAll('button.fill')).toEqual([])
    useCommands().press(keyDown('2'))
    await screen.findAll('button[aria-pressed]')[2]!.trigger('click')
    await settled()
    expect(screen.text()).toContain('Roll 3 dice again')
    useCommands().press(keyDown('r'))
    await steps()
    expect(sent('lessons.answer')).toEqual([
      { session: 9, number: 1, choice: { keep: [2, 2], category: null } },
    ])
    expect(screen.text()).toContain('Decision 2 of at most 20')
    // The key that went on cannot fill a box: none has the keyboard yet.
    expect(document.activeElement?.className).toContain('board')
    useCommands().press(keyDown('ArrowDown'))
    expect(document.activeElement?.className).toContain('fill')
    await screen.findAll('button.fill')[1]!.trigger('click')
    await steps()
    expect(sent('lessons.answer')[1]).toEqual({
      ...{ session: 9, number: 2, choice: { keep: null, category: 'chance' } },
    })
    expect(screen.text()).toContain('Begin with: Lesson best')
    expect(screen.text()).toContain('14 of 16 decisions were the best ones.')
  })
})
