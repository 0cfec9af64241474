import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLocale } from '#shared/texts/locale.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { parseRuleSet } from '#shared/games/scorecard/input/rule-set-schema.ts'
import { parseCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'

describe('in German', () => {
  beforeAll(() => setLocale('de'))
  afterAll(() => setLocale('en'))

  it.each([
    [0, 'Nach diesen Regeln gibt es nur einen Wurf; es können nur 0 übrig sein.'],
    [1, 'Nach diesen Regeln ist höchstens 1 Wurf übrig.'],
    [2, 'Nach diesen Regeln sind höchstens 2 Würfe übrig.'],
  ])('rerolls are counted right, %i', (most, sentence) => {
    expect(scorecardTexts.game.position.tooManyRerolls(most)).toBe(sentence)
  })

  it('problems are told with the marks of the language', () => {
    expect(parseRuleSet({ yahtzeeBonus: -1 })).toMatchObject({
      problems: [
        {
          field: 'further',
          message: 'Für jeden weiteren: Das muss eine ganze Zahl von 0 bis 1.000 sein.',
        },
      ],
    })
    expect(parseCardCode(PRESETS.forced, 'x53.t4')).toMatchObject({
      problems: [{ message: expect.stringMatching(/^Die oberen Felder 3, 5 können /) as string }],
    })
    expect(boxName(PRESETS.forced, 10)).toBe('Große Straße')
    expect(boxName(PUBLISHED_CARDS.kniffel!, 12)).toBe('Kniffel')
  })
})
