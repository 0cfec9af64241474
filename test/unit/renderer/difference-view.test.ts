import { beforeEach, expect, it } from 'vitest'
import { useLibrary } from '#renderer/services/library.ts'
import GridFigure from '#renderer/components/picture/GridFigure.vue'
import DifferenceView from '#renderer/games/farkle/maps/DifferenceView.vue'
import { answer, show, startStores } from './harness.ts'
import { BANKING, TINY_ENTRY, TINY_GAME } from './map-answers.ts'
import { ENTRIES } from './winning-game.ts'

const SOONER = {
  ...BANKING,
  bankFrom: BANKING.bankFrom.map((total) => (total === 100 ? 50 : total)),
}

beforeEach(() =>
  answer({
    'farkle.mapBanking': ({ rules }: { rules?: { name: string } }) =>
      rules?.name === 'Tiny' ? BANKING : SOONER,
    'farkle.scoreTable': {
      rows: [{ turnScore: 50, values: [-1, -1, -1, 5, 20, 40] }],
      totalRows: 1,
      overflow: null,
    },
    'farkle.winStatus': { state: 'solved', seconds: 1, kept: true },
    'farkle.winSolve': {},
  }),
)

async function view(query: string) {
  await startStores()
  useLibrary().all = [TINY_ENTRY, ...ENTRIES]
  const { screen: shown } = await show(DifferenceView, {
    props: { entry: TINY_ENTRY, game: TINY_GAME },
    address: `/strategy/difference${query}`,
  })
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
