import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import ChoiceTable from '#renderer/games/scorecard/analyse/ChoiceTable.vue'

type Analysis = AnswerOf<BackendRequests, 'scorecard.analyse'>
type Choice = Analysis['choices'][number]

const keep = (rank: number, dice: Face[], more: Partial<Choice> = {}): Choice => ({
  keep: dice,
  box: null,
  rank,
  expected: 251 - rank,
  loss: rank - 1,
  points: null,
  further: null,
  ends: [{ box: 3, chance: 0.5, points: 13.5, zero: 0 }],
  ...more,
})
const box = (rank: number, number: number, points: number, further = 0): Choice => ({
  ...keep(rank, []),
  keep: null,
  box: number,
  points,
  further,
  ends: [],
})

function list(choices: Choice[]) {
  const screen = mount(ChoiceTable, { props: { choices, rules: PRESETS.forced } })
  const rows = (): string[] =>
    screen.findAll('tbody tr').map((row) => row.text().replace(/\s+/g, ' '))
  return { screen, rows }
}

describe('the choices of a position', () => {
  it('are ranked with their scores and losses, the best in a word', () => {
    const { screen, rows } = list([keep(1, [4, 4]), keep(2, [2, 2])])
    expect(screen.get('table').attributes('aria-label')).toBe('Choices, best first')
    expect(rows()).toEqual(['1250.0BestDo it', '2249.01.0Do it'])
    const dice = screen.findAll('tbody [role="img"]').map((one) => one.attributes('aria-label'))
    expect(dice).toEqual(['Keep 4, 4', 'Keep 2, 2'])
  })

  it('can be done: dice are kept, or a box is filled with its bonus told apart', async () => {
    const choices = [keep(1, [4, 4]), box(2, 5, 130, 100)]
    const { screen } = list(choices)
    for (const button of screen.findAll('button.take')) await button.trigger('click')
    expect(screen.emitted('take')).toEqual(choices.map((choice) => [choice]))
    expect(screen.text()).toContain('scores 130, 100 of it Yahtzee bonus')
  })

  it('can be looked behind, one at a time, until the dice change', async () => {
    const { screen, rows } = list([keep(1, [4, 4]), keep(2, [2, 2])])
    const [first, second] = screen.findAll('button.open')
    await first!.trigger('click')
    await second!.trigger('click')
    expect(screen.findAll('.behind')).toHaveLength(1)
    expect(rows().at(-1)).toContain('Fours50.0')
    await screen.setProps({ choices: [keep(1, [6])] })
    expect(screen.find('.behind').exists()).toBe(false)
  })

  it('are the best few at first, and all when asked', async () => {
    const { screen, rows } = list(Array.from({ length: 11 }, (_, i) => keep(i + 1, [6])))
    expect(rows()).toHaveLength(5)
    const more = screen.findAll('button').at(-1)!
    expect(more.text()).toBe('Show all 11')
    await more.trigger('click')
    expect(rows()).toHaveLength(11)
  })
})

it('the choices for a target say what they are for the mean', () => {
  const choices = [
    { ...keep(1, [4, 4]), chance: 0.25, loss: 0, expectedRank: 2 },
    { ...keep(2, [2, 2]), chance: 0.2, loss: 0.05, expectedRank: 1 },
  ]
  expect(list(choices).rows()).toEqual([
    '125.000Best250.0no. 2 for the averageDo it',
    '220.0005.000249.0best for the averageDo it',
  ])
})
