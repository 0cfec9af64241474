import { expect, it } from 'vitest'
import type { NumericAnswer } from '#shared/cards/card.ts'
import { numberChoices } from '#shared/cards/instance.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { sampleCard, SCORE_FORM } from './sample-cards.ts'

const answer: NumericAnswer = {
  kind: 'number',
  unit: 'points',
  value: 450,
  step: 50,
  slack: 50,
  form: SCORE_FORM,
}
const card = { ...sampleCard('right'), answer }

/** What is shown beside numbers of other cards. */
function shownBeside(values: readonly number[], seed: string) {
  const others = values.map((value, i) => sampleCard(`other.${i}`, value))
  return numberChoices(card, answer, others, seededRandom(seed))
}

it('no number that counts as right stands among the wrong ones', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const { choices, right } = shownBeside([400, 450, 500, 300, 350, 550], seed)
    expect(right.map((place) => choices[place])).toEqual(['450'])
    expect(choices.filter((text) => text !== '450').sort()).toEqual(['300', '350', '550'])
  }
})

it('where there are too few other numbers, some steps away are shown', () => {
  const { choices } = shownBeside([400, 450], 'few')
  expect(choices).toEqual(['350', '450', '550', '650'])
})
