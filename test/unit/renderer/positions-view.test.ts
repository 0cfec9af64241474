import { defineComponent, h, shallowRef } from 'vue'
import { beforeAll, expect, test } from 'vitest'
import { useMakeCards } from '#renderer/services/make-cards.ts'
import { useNotices } from '#renderer/services/notices.ts'
import MakeCards from '#renderer/components/session/MakeCards.vue'
import PositionsView from '#renderer/features/cards/PositionsView.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { answerCards } from './card-answers.ts'
import { asked, settled, show } from './harness.ts'
import { ENTRIES, startLibrary } from './winning-game.ts'

beforeAll(() => loadPart('progress', 'farkle'))

const CARDS = [
  { id: 7, kind: 'roll-or-bank', code: 'b0.d0.t1350.n3', state: 'due', due: 0 },
  { id: 8, kind: 'both', code: 'b0.d0.t0.r112346', state: 'unseen', due: null },
]

async function learn(answers: Record<string, unknown>) {
  answerCards(answers)
  await startLibrary({ rules: 'farkle' })
}

test('the cards of positions are listed, reviewed at the table, removed and brought back', async () => {
  const positions = { game: 'farkle', total: 2, due: 2, cards: CARDS }
  await learn({
    'drill.positions': positions,
    'drill.removePosition': { game: 'farkle' },
    'drill.restorePosition': { game: 'farkle' },
  })
  const { screen } = await show(PositionsView, { props: { entry: ENTRIES[0]! } })
  expect(screen.get('h2').text()).toBe('2 cards, 2 to review')
  expect(screen.get('a[data-kind="primary"]').attributes('href')).toMatch(/source=cards.*start=1/)
  const rows = screen.findAll('li').map((row) => row.text().replaceAll(/\s+/g, ' '))
  expect(rows[0]).toMatch(/^Turn total 1,350, 3 dice left to roll ?Due/)
  expect(rows[1]).toMatch(/Not seen/)
  await screen.get('li button').trigger('click')
  await settled()
  const removed = { game: 'farkle', card: 7 }
  expect(asked.mock.calls.at(-2)?.slice(0, 2)).toEqual(['drill.removePosition', removed])
  useNotices().notices.at(-1)!.action!.run()
  await settled()
  expect(asked.mock.calls.map(([name]) => name)).toContain('drill.restorePosition')
})

test('a position is made a card of once, and what was there before is said', async () => {
  await learn({ 'drill.addPositions': { game: 'farkle', added: 1, known: 1 } })
  const positions = shallowRef(CARDS)
  const Maker = defineComponent(() => {
    const { isMade, make } = useMakeCards(() => ({
      entry: ENTRIES[0]!,
      goal: 'points',
      positions: positions.value,
    }))
    return () => h(MakeCards, { label: 'Make cards', made: isMade.value, onMake: make })
  })
  const button = (await show(Maker)).button('Make cards')
  await button.trigger('click')
  await settled()
  expect(asked.mock.calls.at(-1)![1]).toMatchObject({
    positions: CARDS.map(({ kind, code }) => ({ kind, code })),
  })
  expect(useNotices().notices.at(-1)!.message).toMatch(/^1 card made.*The others were there/)
  expect(button.attributes('disabled')).toBeDefined()
  positions.value = [CARDS[1]!]
  await settled()
  expect(button.attributes('disabled')).toBeUndefined()
})
