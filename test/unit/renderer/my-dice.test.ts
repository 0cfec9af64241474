import { beforeEach, expect, it } from 'vitest'
import { KNOWN_DICE } from '#shared/games/farkle/rules/known-dice.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import MyDiceView from '#renderer/games/farkle/dice/MyDiceView.vue'
import { answer, calls, click, settled, show, startStores } from './harness.ts'

const { rules } = PUBLISHED.kcd!
const entry = { id: 'kcd', preset: false, hash: 'kcd', game: 'farkle', rules } as never

const die = (name: string, count: number) => {
  const { weights, joker } = KNOWN_DICE.find((one) => one.name === name)!
  return { name, weights: [...weights], joker, count }
}
const ODD = die('Odd die', 5)
const PAINTED = die('Painted die', 1)

/** The bag as the backend keeps it. */
let kept: unknown[]

beforeEach(async () => {
  await startStores()
  kept = [ODD]
  answer({
    'farkle.bag': () => ({ bag: kept }),
    'farkle.saveBag': ({ bag }: { bag: unknown[] }) => {
      kept = bag
      return { bag }
    },
    'farkle.storedDice': { dice: [] },
    'farkle.bestDice': ({ against }: { against?: unknown }) => ({
      sets: [
        { dice: [ODD, PAINTED], points: 1372.2, ...(against !== undefined && { win: 0.981 }) },
      ],
      solved: 1,
      leftOut: 0,
    }),
    'farkle.nextDice': {
      points: 1372.2,
      next: [{ name: 'Weighted die', points: 1500, adds: 127.9 }],
      losing: [],
    },
  })
})

it('finds the best six once there are six, and again when the dice or the target change', async () => {
  const { screen } = await show(MyDiceView, { props: { entry } })
  expect(screen.text()).toContain('One more die, and the best can be found.')
  await screen.get('select[aria-label="Add a die"]').setValue('Painted die')
  await settled()
  expect(kept).toEqual([ODD, PAINTED])
  await click('Which 6?')
  expect(screen.text()).toContain('Roll 5 × Odd die, 1 × Painted die: 1,372.2 points a turn.')
  await click('Try every die')
  expect(screen.text()).toContain('Weighted die+127.9')
  expect(screen.text()).toContain('None that you would miss.')
  await click('Order them by wins against ordinary dice')
  expect(screen.text()).toContain('98.1 games in 100, 1,372.2 points')

  await screen.get('select[aria-label="Against whom"]').setValue('4000')
  await settled()
  expect(screen.text()).not.toContain('points a turn.')
  await click('Which 6?')
  const goals = calls('farkle.bestDice').map(
    (asked) => (asked as { rules: { goal: number } }).rules.goal,
  )
  expect(goals).toEqual([2000, 2000, 4000])
})

it('counts dice up and down, and takes the last of a kind out', async () => {
  const { screen } = await show(MyDiceView, { props: { entry } })
  await screen.get('button[aria-label="One fewer: Odd die"]').trigger('click')
  await settled()
  expect(kept).toEqual([{ ...ODD, count: 4 }])
  for (let left = 4; left > 0; left--) {
    await screen.get('button[aria-label="One fewer: Odd die"]').trigger('click')
    await settled()
  }
  expect(kept).toEqual([])
  expect(screen.text()).toContain('6 more dice, and the best can be found.')
})
