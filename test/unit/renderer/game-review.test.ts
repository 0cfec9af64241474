import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { GOALS, type Goal } from '#shared/base/goal.ts'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import { readGame } from '#shared/games/farkle/drill/game-notation.ts'
import { useCommands } from '#renderer/app/services/commands.ts'
import type { AnswerRow } from '#renderer/components/answer-row.ts'
import { mistakesByStep, type GameMistake } from '#renderer/components/session/game-steps.ts'
import GameReview from '#renderer/games/farkle/drill/GameReview.vue'
import { DRILLED, kitOf, setupOf } from '../../support/drill-kits.ts'
import { keyDown, settled, startStores } from './harness.ts'

// There is nothing to draw on in a page without a layout.
vi.mock('#renderer/components/LineChart.vue', async () => {
  const { h } = await import('vue')
  return { __esModule: true, default: { render: () => h('canvas') } }
})
enableAutoUnmount(afterEach)

const rules = DRILLED.farkle!

const row = (id: number, best: string): AnswerRow => ({
  ...{ id, grade: 'mistake', dice: [], where: '', loss: '1.0', best, chosen: '', note: '' },
  ...{ to: '/analyse', toLabel: `Analyse ${id}` },
})

/** A game of which every second answer is the worst there is. */
function played(goal: Goal) {
  const setup = setupOf(goal, { scope: 'game', seed: 'a review' })
  const thresholds = { inaccuracy: 1, mistake: 2, blunder: 3 }
  const session = drillSession(kitOf(rules, goal), { setup, needs: new Map(), thresholds })
  const random = seededRandom('answers')
  const mistakes: GameMistake[] = []
  for (let number = 1; ; number++) {
    const work = session.advance()
    let next = work.next()
    while (!next.done) next = work.next()
    if (next.value.kind === 'over') return { setup, review: session.review!, mistakes }
    const { options } = next.value.question
    const option = number % 2 === 0 ? options.at(-1)! : pick(random, options.slice(0, 1))
    if (option.loss > 0) mistakes.push({ loss: option.loss, row: row(number, `best ${number}`) })
    session.repeat(option)
  }
}

async function shown(goal: Goal, changes: object = {}) {
  const { setup, mistakes, ...game } = played(goal)
  const review = { ...game.review, ...changes }
  await startStores({ rules: 'farkle', goal })
  const component = { render: () => null }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:any(.*)', component }],
  })
  const entry = { id: 'farkle', game: 'farkle', rules, hash: '' } as never
  // Worst first, as a summary has them.
  const sorted = mistakes.toSorted((a, b) => b.loss! - a.loss!)
  const screen = mount(GameReview, {
    props: { review, session: { id: 1, setup, entry }, at: 1000, mistakes: sorted },
    attachTo: document.body,
    global: { plugins: [router, getActivePinia()!] },
  })
  await settled()
  return {
    screen,
    review,
    mistakes,
    place: () => screen.get('.buttons .quiet').text(),
    now: () => screen.get('.now').text(),
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        useCommands().press(keyDown(key))
        await settled()
      }
    },
  }
}

describe.each(GOALS)('the review of a game for %s', (goal) => {
  it('is gone through by arrow keys, from its start to its end and no further', async () => {
    const { press, place, now, review } = await shown(goal)
    const steps = review.line.length
    expect(place()).toBe(`1 of ${steps}`)
    await press('ArrowLeft')
    expect(place()).toBe(`1 of ${steps}`)
    await press('ArrowRight', 'ArrowRight')
    expect(place()).toBe(`3 of ${steps}`)
    expect(now()).toMatch(/^(You|Bot) .+ [+−]?\d.*, now \d/)
    await press('ArrowLeft')
    expect(place()).toBe(`2 of ${steps}`)
    await press(...Array.from({ length: steps }, () => 'ArrowRight'))
    expect(place()).toBe(`${steps} of ${steps}`)
  })

  it('goes by N from mistake to mistake in their order, each with what was best', async () => {
    const { press, now, mistakes } = await shown(goal)
    expect(mistakes.length).toBeGreaterThan(1)
    const seen: string[] = []
    for (const _ of mistakes) {
      await press('n')
      seen.push(/best \d+/.exec(now())?.[0] ?? now())
    }
    expect(seen).toEqual(mistakes.map(({ row: { best } }) => best))
    await press('n')
    expect(now()).toContain(seen[0])
  })

  it('has no line where the bot won before your first turn', async () => {
    const { screen } = await shown(goal, { line: [] })
    expect(screen.find('.review').exists()).toBe(false)
    expect(screen.findAll('button').length).toBeGreaterThan(0)
  })

  it('has the game as text', async () => {
    const { screen, review } = await shown(goal)
    const read = readGame(screen.get('pre').text())
    expect(read).toMatchObject({
      ok: true,
      value: { date: '1970-01-01T00:00:01.000Z', seed: 'a review' },
    })
    if (!read.ok) return
    const { players, result } = read.value
    expect(players.toSorted()).toEqual(['Bot', 'You'])
    expect(players[result === 'A' ? 0 : 1]).toBe(review.winner === 'you' ? 'You' : 'Bot')
  })
})

describe('mistakes in the line of a game', () => {
  it('stand at the decision that lost as much; those alike in their order', () => {
    const steps = [null, 0.25, null, 0, 0.5, 0.25].map((loss) => ({ loss }))
    const first = { loss: 0.25, row: row(1, 'first') }
    const second = { loss: 0.25 + 1e-12, row: row(2, 'second') }
    const unknown = { loss: null, row: row(3, 'unknown') }
    const found = mistakesByStep(steps, [first, second, unknown])
    expect([...found]).toEqual([
      [1, first.row],
      [5, second.row],
    ])
  })
})
