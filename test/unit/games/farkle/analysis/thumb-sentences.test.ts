import { describe, expect, it } from 'vitest'
import { thumbSentences } from '#shared/games/farkle/analysis/thumb-sentences.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const sentences = (text: string): string[] => thumbSentences(ruleOf(text), 6)

describe('the sentences of a rule of thumb', () => {
  it('say every number once, and whom it is for', () => {
    expect(
      sentences('hold=150/150/400/1000/1800,divide=4/4/4/6/6,score=65,go=9550,near=100,shape=half'),
    ).toEqual([
      'Your hold number is 150 with 1 to 2 dice, 400 with 3 dice, 1,000 with 4 dice, 1,800 with 5 dice.',
      'Rolling is worth the hold number minus the turn total, divided by 4 with 1 to 3 dice, 6 with 4 to 5 dice.',
      'Work out s: their score minus yours, divided by what they still need. Add 65 × s. If you are ahead, s is negative, so you subtract.',
      'What is above 1 in s counts half.',
      expect.stringContaining('Roll while that is above 0.'),
      'Once either player has 9,550 banked, bank nothing short of the goal.',
      'With two or more dice, roll also where a bank would leave you 100 points or fewer short of the goal.',
      expect.stringContaining('If all dice score'),
    ])
  })

  it('name a template, both sides where they differ, and the rounding', () => {
    const said = sentences('hold=15n3,score=60:40,go=9550:9500,round=0.25:10,shape=log')
    expect(said[0]).toBe(
      'Your hold number is 15 × dice × dice × dice: 15 with 1 die, 120 with 2 dice, 405 with 3 dice, 960 with 4 dice, 1,875 with 5 dice.',
    )
    expect(said.join(' ')).toContain('If you are behind, add 60 × s.')
    expect(said).toContain('Round s to multiples of 0.25.')
    expect(said).toContain('Round the value of rolling to multiples of 10.')
    expect(said).toContain(
      'Bank nothing short of the goal once you have 9,550 banked, or they have 9,500.',
    )
    expect(said.join(' ')).toContain('ln(1 + s)')
  })

  it('say what farkles in a row add, and the lead that is enough', () => {
    const said = sentences('hold=15n3,farkles=-10/-40,lead=0/0/700').join(' ')
    expect(said).toContain('Add -10 after one farkle, -40 after 2 farkles in a row.')
    expect(said).toContain('0 with 1 to 2 dice, 700 with 3 to 5 dice or more')
    expect(sentences('hold=15n3,farkles=-20')).toContain('With farkles in a row, add -20.')
  })
})
