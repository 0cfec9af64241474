import { describe, expect, it } from 'vitest'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { whyBetter } from '#shared/games/farkle/drill/option-reasons.ts'
import { optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { eventWords, questionWords, verdictWords } from '#shared/games/farkle/drill/table-words.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { DRILLED, kitOf } from '../../../../support/drill-kits.ts'
import { at } from '#test/support/farkle-positions.ts'
import { unwrap } from '#test/support/results.ts'
import { verdictOf } from '#test/support/verdict-of.ts'

it('what happens at the table is told as it would be said', () => {
  const told = (event: TableEvent): string => eventWords(event, 'wins')
  expect(told({ kind: 'turn', own: 2300, opponent: 1500 })).toBe('Your turn, at 2,300 to 1,500.')
  const turn = { kind: 'turn', own: 2300, opponent: 0 } as const
  expect(eventWords(turn, 'points')).toBe('Your turn.')
  expect(told({ kind: 'rolled', dice: [1, 1, 3, 4, 6] })).toBe('You rolled 1, 1, 3, 4, 6.')
  const set = { kind: 'set-aside', dice: [1, 1], points: 200, turnTotal: 1200 } as const
  expect(told({ ...set, diceLeft: 1, hotDice: false, auto: false })).toBe(
    'You set aside 1, 1 for 200, turn total 1,200. 1 die left.',
  )
  expect(told({ ...set, diceLeft: 6, hotDice: true, auto: true })).toBe(
    'Set aside for you: 1, 1 for 200, turn total 1,200. Hot dice, 6 dice to roll.',
  )
  expect(told({ kind: 'banked', points: 450, score: 2300, auto: false })).toBe(
    'You banked 450, now 2,300.',
  )
  expect(told({ kind: 'banked', points: 450, score: 2300, auto: true })).toBe(
    'Banked for you: 450, now 2,300.',
  )
  const unscored = { kind: 'banked', points: 450, score: null } as const
  expect(told({ ...unscored, auto: false })).toBe('You banked 450.')
  expect(told({ ...unscored, auto: true })).toBe('Banked for you: 450.')
  expect(told({ kind: 'farkled', lost: 350, penalty: 0 })).toBe('You farkled and lost 350.')
  expect(told({ kind: 'farkled', lost: 0, penalty: 0 })).toBe('You farkled.')
  expect(told({ kind: 'farkled', lost: 0, penalty: 500 })).toBe(
    'You farkled and paid a penalty of 500.',
  )
  expect(told({ kind: 'farkled', lost: 350, penalty: 500 })).toBe(
    'You farkled, lost 350 and paid a penalty of 500.',
  )
  const over = { kind: 'game-over', you: 10_050, bot: 9300 } as const
  expect(told({ ...over, winner: 'you' })).toBe('You won, 10,050 to 9,300.')
  expect(told({ ...over, winner: 'bot' })).toBe('The opponent won, 9,300 to 10,050.')
  expect(told({ ...over, winner: 'both' })).toBe('A tie at 10,050.')
})

describe('a question and its verdict', () => {
  const thresholds = { inaccuracy: 20, mistake: 50, blunder: 100 }

  it('are said in a breath, for points', () => {
    const kit = kitOf(DRILLED.farkle!, 'points')
    const some = at({ turnTotal: 350, dice: { left: 3 } })
    const question = makeQuestion(kit, 'roll-or-bank', some)!
    expect(questionWords(question)).toBe('3 dice left, turn total 350. Bank or roll?')
    expect(questionWords(question, kit.rules)).toBe('3 dice left, turn total 350. Bank or roll?')
    const rules = { ...kit.rules, minimumFirstBank: 500 }
    expect(questionWords(question, rules)).toBe(
      'You have banked 0. 3 dice left, turn total 350. Bank or roll?',
    )
    const said = (then: 'bank' | 'roll') =>
      verdictWords('points', unwrap(verdictOf(kit, question, { setAside: [], then }, thresholds)))
    expect(said('roll')).toBe('Best.')
    // Table 2 of Busche and Neller 2017: rolling three dice at 350 gains 9.9 points.
    expect(said('bank')).toMatch(/^Fine, \d+\.\d points lost\. Best: roll 3 dice\.$/)
    const [best, other] = question.options
    expect(whyBetter(kit, question, best!, other!)).toMatch(
      /^With 3 dice left, bank from 400\. Rolling 3 dice ends at \d+\.\d on average: 27\.8% of the rolls farkle, the others end at \d+\.\d\. Banking makes 350\.$/,
    )
    expect(verdictWords('points', { grade: null, loss: 0, options: [] })).toBe(
      'Nothing could be lost here; it is not graded.',
    )
  })

  it('name what a farkle costs besides the turn', () => {
    const kit = kitOf(DRILLED['all set aside']!, 'points')
    const some = at({ own: 800, turnTotal: 350, dice: { left: 2 }, ownFarkles: 1 })
    const question = makeQuestion(kit, 'roll-or-bank', some)!
    const [bank, roll] = question.options
    expect(whyBetter(kit, question, bank!, roll!)).toMatch(
      /^After a farkle, with 2 dice left, always bank\. Rolling 2 dice ends at \d+\.\d on average: 44\.4% of the rolls farkle and cost \d+\.\d, the others end at \d+\.\d\. Banking makes 350\.$/,
    )
  })

  it('are said with the scores, for wins', () => {
    const kit = kitOf({ ...DRILLED.farkle!, end: 'finalTurn' }, 'wins')
    const some = at({ own: 800, opponent: 1600, dice: { rolled: [1, 5, 3, 2, 3, 4] } })
    const question = makeQuestion(kit, 'set-aside', some)!
    expect(questionWords(question)).toBe(
      'You have 800, the opponent 1,600. This turn is the last. Turn total 0. Which dice do you set aside?',
    )
    const one = question.options.find(({ setAside }) => setAside.join() === '1')!
    expect(optionWords(one)).toBe('set aside 1')
    const other = question.options.find(({ setAside }) => setAside.join() === '1,5')!
    expect(whyBetter(kit, question, one, other)).toMatch(
      /^Setting aside 1 and rolling 5 dice wins \d+\.\d games in 100: \d+\.\d after a farkle \(7\.7% of the rolls\), otherwise \d+\.\d\. Setting aside 1.5 and rolling 4 dice wins \d+\.\d: \d+\.\d after a farkle \(15\.7% of the rolls\), otherwise \d+\.\d\.$/,
    )
    const left = at({ own: 800, opponent: 1600, turnTotal: 850, dice: { left: 5 } })
    const last = makeQuestion(kit, 'roll-or-bank', left)!
    expect(whyBetter(kit, last, last.options[0]!, last.options[1]!)).toMatch(
      /^Banking 850 wins the game\. Rolling 5 dice wins \d+\.\d games in 100: \d+\.\d after a farkle \(7\.7% of the rolls\), otherwise \d+\.\d\.$/,
    )
    const verdict = verdictOf(kit, question, { setAside: [1, 5], then: null }, thresholds)
    expect(verdictWords('wins', unwrap(verdict))).toMatch(
      /^Fine, \d\.\d percentage points lost\. Best: set aside 1\.$/,
    )
  })
})
