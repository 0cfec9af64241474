import { expect, it } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { DRILLED, kitOf } from '../../../../support/drill-kits.ts'
import { anyOption, optionsOf, played } from '../../../../support/play-session.ts'

/** The events of turns must follow from each other; returns the penalties paid. */
function expectInOrder(events: readonly TableEvent[]): number {
  let [own, turnTotal, penalties] = [0, 0, 0]
  expect(events[0]!.kind).toBe('turn')
  for (const event of events) {
    switch (event.kind) {
      case 'turn':
        own = event.own
        turnTotal = 0
        break
      case 'set-aside':
        turnTotal += event.points
        expect(event.turnTotal).toBe(turnTotal)
        break
      case 'farkled':
        expect(event.lost).toBe(turnTotal)
        own -= event.penalty
        penalties += event.penalty
        break
      case 'banked':
        own += event.points
        expect([event.points, event.score]).toEqual([turnTotal, own])
        break
      case 'game-over':
        expect(event.you).toBe(own)
    }
  }
  return penalties
}

it('what is told of turns is in order and adds up', () => {
  let penalties = 0
  const over = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd']) {
    const kit = kitOf(DRILLED['all set aside']!, 'wins')
    const session = drillSession(kit, optionsOf('wins', { scope: 'turn', questions: 60, seed }))
    const { steps } = played(session, anyOption(seededRandom(seed)))
    const events = steps.flatMap((step) => step.events)
    penalties += expectInOrder(events)
    for (const event of events) if (event.kind === 'game-over') over.add(event.winner)
  }
  expect(penalties).toBeGreaterThan(0)
  expect(over.has('you')).toBe(true)
})
