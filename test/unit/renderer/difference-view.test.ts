import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askBackend } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import GridFigure from '#renderer/components/picture/GridFigure.vue'
import DifferenceView from '#renderer/games/farkle/maps/DifferenceView.vue'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import { BANKING, TINY_ENTRY, TINY_GAME } from './map-answers.ts'
import { ENTRIES, fakeRouter } from './winning-game.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)

const SOONER = {
  ...BANKING,
  bankFrom: BANKING.bankFrom.map((total) => (total === 100 ? 50 : total)),
}

beforeEach(() => {
  asked.mockReset().mockImplementation((name, params) => {
    const { rules } = params as { rules?: { name: string } }
    const answers: Record<string, unknown> = {
      'map.banking': rules?.name === 'Tiny' ? BANKING : SOONER,
      'score.table': {
        rows: [{ turnScore: 50, values: [-1, -1, -1, 5, 20, 40] }],
        totalRows: 1,
        overflow: null,
      },
      'win.status': { state: 'solved', seconds: 1, kept: true },
      'win.solve': {},
    }
    return name in answers ? Promise.resolve(answers[name]) : Promise.reject(new Error('No.'))
  })
})

async function view(query: string) {
  await startStores()
  useLibrary().all = [TINY_ENTRY, ...ENTRIES]
  const router = fakeRouter()
  await router.push(`/strategy/difference${query}`)
  const shown = mount(DifferenceView, {
    props: { entry: TINY_ENTRY, game: TINY_GAME },
    global: { plugins: [router, getActivePinia()!] },
  })
  await settled()
  await settled()
  return { shown, figure: () => shown.getComponent(GridFigure).props() }
}

it('compares with the play for most points; what is saved names the rules alone', async () => {
  const { shown, figure } = await view('')
  expect(figure().ruleSet).toBe('Tiny')
  expect(figure().finding).toMatch(/^From the play for most points to the play to win Tiny/)
  expect(shown.text()).toContain(
    'Cells without a colour: one of the two, or both, go for it there.',
  )
  expect(shown.text()).not.toContain('equally far')
})

it('compares with other rules, and says so where their goals differ', async () => {
  const { shown, figure } = await view('?with=farkle')
  expect(figure().ruleSet).toBe('Tiny, Farkle')
  expect(shown.text()).toContain(
    'Tiny ends at 150 points, Farkle at 10,000: equal scores are not equally far from the goal.',
  )
})
