import { describe, expect, it } from 'vitest'
import { thumbSentences } from '#shared/games/farkle/analysis/thumb-sentences.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const sentences = (text: string): string[] => thumbSentences(ruleOf(text), 6)

describe('the sentences of a rule of thumb', () => {
  it('say every number once, and whom it is for', () => {
    expect(
      sentences(
        'hold=150/150/400/1000/1800:300/300/500/1100/2000,columns=0.25,divide=6,go=9550,near=100',
      ),
    ).toEqual([
      'Their score minus yours is at most 0.25 of what they still need: your bank number is 150 with 1 to 2 dice, 400 with 3 dice, 1,000 with 4 dice, 1,800 with 5 dice.',
      'Otherwise: your bank number is 300 with 1 to 2 dice, 500 with 3 dice, 1,100 with 4 dice, 2,000 with 5 dice.',
      'Rolling adds the bank number minus the turn total, divided by 6.',
      expect.stringContaining('Roll while that is above 0.'),
      'Once either player has 9,550 banked, bank nothing short of the goal.',
      'With two or more dice, roll also where a bank would leave you 100 points or fewer short of the goal.',
      expect.stringContaining('If all dice score'),
    ])
  })

  it('name both sides where they differ, and one column at any score', () => {
    const said = sentences('hold=300,go=9550:9500')
    expect(said[0]).toBe('At any score: your bank number is 300.')
    expect(said[1]).toBe('Rolling adds the bank number minus the turn total.')
    expect(said).toContain(
      'Bank nothing short of the goal once you have 9,550 banked, or they have 9,500.',
    )
  })

  it('say what farkles in a row add, and the lead that is enough', () => {
    const said = sentences('hold=300,farkles=-10/-40,lead=0/0/700').join(' ')
    expect(said).toContain('Add -10 after one farkle, -40 after 2 farkles in a row.')
    expect(said).toContain('0 with 1 to 2 dice, 700 with 3 to 5 dice or more')
    expect(sentences('hold=300,farkles=-20')).toContain('With farkles in a row, add -20.')
  })
})
