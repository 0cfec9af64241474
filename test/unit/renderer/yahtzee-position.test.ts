import { beforeEach, describe, expect, it } from 'vitest'
import PositionBoard from '#renderer/games/scorecard/analyse/PositionBoard.vue'
import { answer, asked, click, settled, show, startStores } from './harness.ts'
import { YAHTZEE_ENTRY } from './winning-game.ts'

const choice = {
  keep: [6, 6],
  box: null,
  rank: 1,
  expected: 250,
  loss: 0,
  points: null,
  further: null,
  ends: [],
  chance: 0.2,
  expectedRank: 1,
}
const filled = {
  ...choice,
  keep: null,
  box: 1,
  rank: 2,
  expected: 249,
  loss: 1,
  points: 110,
  further: 100,
}

const analysis = { card: '', dice: [], rerollsLeft: 2, expected: 250, before: 249 }
beforeEach(() =>
  answer({
    'scorecard.board': { expected: 250, boxes: [] },
    'scorecard.analyse': { ...analysis, choices: [choice, filled] },
    'scorecard.targetChoices': { ...analysis, chance: 0.2, target: 300, choices: [choice] },
    'drill.thresholds': { game: 'scorecard', inUse: { inaccuracy: 1, mistake: 2, blunder: 4 } },
    'scorecard.target': { target: 300, chance: 0.2 },
  }),
)

/** A little longer than a note waits for the rest of a number. */
const NOTE_MS = 350

/** The analyser on a card with three 1s, before the second roll with 1 3 4 6 6. */
async function board(query = '') {
  await startStores({ rules: 'yahtzee' })
  const code = `3${'.-'.repeat(12)}?dice=13466&rerolls=2&rules=yahtzee${query}`
  const { screen } = await show(PositionBoard, {
    props: { entry: YAHTZEE_ENTRY },
    address: `/scorecard/analyse/${code}`,
  })
  const box = (name: string) => screen.get<HTMLInputElement>(`input[aria-label="${name}, points"]`)
  return {
    screen,
    box,
    target: () => screen.get<HTMLInputElement>('[role="spinbutton"]'),
    note: () => screen.get('.held-result [role="status"]').text(),
    isDimmed: () => screen.get('.holds').attributes('data-held') === 'true',
    async type(input: { setValue: (text: string) => Promise<void> }, text: string) {
      await input.setValue(text)
      await settled()
      await new Promise((resolve) => setTimeout(resolve, NOTE_MS))
      await settled()
    },
  }
}

const lastAsked = (name: string): unknown => asked.mock.calls.findLast(([one]) => one === name)?.[1]

describe('a box of the analyser that cannot be', () => {
  it('says what it may be, and what the ranking still counts in its place', async () => {
    const { screen, box, note, isDimmed, type } = await board()
    expect(isDimmed()).toBe(false)
    await type(box('Ones'), '77')
    expect(box('Ones').attributes('aria-invalid')).toBe('true')
    const [id] = box('Ones').attributes('aria-describedby')!.split(' ')
    expect(screen.get(`[id="${id}"]`).text()).toBe('Ones must be 0 to 5.')
    expect(note()).toBe('This entry is not valid. The result is still for Ones at 3.')
    expect(isDimmed()).toBe(true)

    await type(box('Ones'), '4')
    expect(box('Ones').attributes('aria-describedby')).toBeUndefined()
    expect(note()).toBe('')
    expect(isDimmed()).toBe(false)
  })

  it('leaves the other boxes to the ranking, and what is typed in it as it is', async () => {
    const { box, note, type } = await board()
    await type(box('Ones'), '77')
    await type(box('Chance'), '22')
    expect(lastAsked('scorecard.analyse')).toMatchObject({ points: 25 })
    expect(box('Ones').element.value).toBe('77')
    expect(note()).toContain('Ones at 3')
    await type(box('Twos'), 'x')
    expect(note()).toContain('Ones at 3 and Twos open')
  })

  it('goes with the position it was typed in', async () => {
    const { box, note, type } = await board()
    await type(box('Ones'), '77')
    await click('New game')
    expect(box('Ones').element.value).toBe('')
    expect(note()).toBe('')
  })
})

describe('a target that cannot be', () => {
  it('leaves the ranking for the one before, and says so', async () => {
    const { screen, target, note, isDimmed, type } = await board('&target=300')
    await type(target(), 'x')
    expect(lastAsked('scorecard.targetChoices')).toMatchObject({ target: 300 })
    expect(note()).toContain('still for a target of 300.')
    expect(screen.text()).toContain('Before the roll the chance of 300 or more was 24,900.000%.')
    expect(isDimmed()).toBe(true)
    await type(target(), '')
    expect(isDimmed()).toBe(false)
  })
})

it('a choice is done: a box takes its points, and the bonus is counted apart', async () => {
  const { screen, box } = await board()
  await screen.findAll('button.take')[1]!.trigger('click')
  expect(box('Twos').element.value).toBe('10')
  expect(screen.get<HTMLInputElement>('[aria-label="Yahtzee bonuses"]').element.value).toBe('1')
})

describe('the code of a position', () => {
  it('stands in its field, and opens what is pasted: a position, a card or a link', async () => {
    const { screen, box } = await board()
    const field = screen.get<HTMLInputElement>('.code input')
    const cards = '-.'.repeat(12)
    expect(field.element.value).toBe(`3${'.-'.repeat(12)}/13466/2`)
    const paste = async (text: string): Promise<string> => {
      await field.setValue(text)
      await settled(3)
      return field.element.value
    }
    expect(await paste(`${cards}50/11145/1`)).toBe(`${cards}50/11145/1`)
    expect(box('Yahtzee').element.value).toBe('50')
    expect(lastAsked('scorecard.analyse')).toMatchObject({ points: 50, rerollsLeft: 1 })
    // A card alone is that before its turn.
    expect(await paste(`4${'.-'.repeat(12)}`)).toBe(`4${'.-'.repeat(12)}//2`)
    const link = `breakpoint://scorecard/analyse/${cards}0?dice=1&rerolls=2&rules=yahtzee`
    expect(await paste(link)).toBe(`${cards}0/1/2`)
    const former = `#/yahtzee/analyse/${cards}-?dice=2&rerolls=1&rules=yahtzee`
    expect(await paste(former)).toBe(`${cards}-/2/1`)
  })

  it('says what is wrong once one is done, and leaves the position as it is', async () => {
    const { screen, box } = await board()
    const field = screen.get<HTMLInputElement>('.code input')
    await field.setValue(`3${'.-'.repeat(12)}/77`)
    await field.trigger('blur')
    expect(screen.get('.code .problem').text()).not.toBe('')
    expect(box('Ones').element.value).toBe('3')
  })
})
