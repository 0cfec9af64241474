import { describe, expect, it } from 'vitest'
import { GOALS } from '#shared/base/goal.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { DRILLED, kitOf } from '../../../../support/drill-kits.ts'
import { anyOption, optionsOf, played } from '../../../../support/play-session.ts'

/** The events of a game that the bot begins must follow from each other; returns the penalties paid. */
function expectInOrder(events: readonly TableEvent[]): number {
  const scores = { you: 0, bot: 0 }
  let turnTotal = 0
  let penalties = 0
  expect(events[0]).toMatchObject({ kind: 'turn', who: 'bot' })
  for (const event of events) {
    switch (event.kind) {
      case 'turn': {
        const other = event.who === 'you' ? 'bot' : 'you'
        expect([event.own, event.opponent]).toEqual([scores[event.who], scores[other]])
        turnTotal = 0
        break
      }
      case 'set-aside':
        turnTotal += event.points
        expect(event.turnTotal).toBe(turnTotal)
        break
      case 'farkled':
        expect(event.lost).toBe(turnTotal)
        scores[event.who] -= event.penalty
        penalties += event.penalty
        break
      case 'banked':
        scores[event.who] += event.points
        expect([event.points, event.score]).toEqual([turnTotal, scores[event.who]])
        break
      case 'game-over':
        expect([event.you, event.bot]).toEqual([scores.you, scores.bot])
    }
  }
  expect(events.at(-1)!.kind).toBe('game-over')
  return penalties
}

describe('what is told in a game', () => {
  it.each(GOALS)('is in order and adds up, for %s', (goal) => {
    let penalties = 0
    for (const seed of ['a', 'b', 'c', 'd']) {
      const kit = kitOf(DRILLED['all set aside']!, goal)
      const some = { scope: 'game', begins: 'bot', bot: 'beginner', seed } as const
      const session = drillSession(kit, optionsOf(goal, some))
      const { steps } = played(session, anyOption(seededRandom(seed)))
      penalties += expectInOrder(steps.flatMap((step) => step.events))
    }
    expect(penalties).toBeGreaterThan(0)
  })
})
