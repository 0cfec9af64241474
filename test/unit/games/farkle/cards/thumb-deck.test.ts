import { describe, expect, test } from 'vitest'
import { checkTyped } from '#shared/cards/answer-check.ts'
import type { Card } from '#shared/cards/card.ts'
import { knownRule, type LearntThumb } from '#shared/games/farkle/cards/sources.ts'
import { thumbDeck } from '#shared/games/farkle/cards/thumb-deck.ts'
import { thumbLessons } from '#shared/games/farkle/cards/thumb-lessons.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { thumbWeight } from '#shared/games/farkle/solve/thumb/thumb-weight.ts'
import { diceAfter } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'

const { farkle, zilch } = PRESETS
const CARD =
  'hold=50/0/250/550/1300:150/100/350/900/1700:350/300/550/1150/2000,columns=-0.45/0.2,divide=6,go=9550,near=100'
const MANY =
  'hold=150/0/450/1050/2100:450/350/600/1200/2400,columns=0.4,divide=6,go=9500/9600:9400,farkles=0/-50,lead=700/700/700/700/1950'

const learnt = (text: string, goal: LearntThumb['goal'] = 'wins'): LearntThumb => ({ goal, text })
const deck = (rules: typeof farkle, thumb: LearntThumb): Card[] =>
  thumbDeck({ ...sourcesOf(rules), thumb })
const valueOf = (cards: readonly Card[], id: string): unknown => {
  const { answer } = cards.find((card) => card.id === `thumb.${id}`)!
  if (answer.kind === 'choice') return Number(answer.codes![answer.right[0]!])
  return answer.kind === 'number' ? answer.value : answer.kind
}

describe('the deck of a rule of thumb', () => {
  test('names the numbers of dice and the sides where numbers differ', () => {
    const cards = deck(zilch, learnt(MANY))
    const ids = cards.map(({ id }) => id.replace('thumb.', '')).filter((id) => !/^ex/.test(id))
    expect(ids.filter((id) => !/^(worth|column)/.test(id))).toEqual([
      'farkles.2',
      'go.own.1',
      'go.own.2',
      'go.opponent.1',
      'lead.1',
      'lead.5',
    ])
    expect(valueOf(cards, 'farkles.2')).toBe(300)
    const four = cards.find(({ id }) => id === 'thumb.column.1.4')!
    expect(checkTyped(four.answer, '1050')).toMatchObject({ value: { right: true } })
    expect(checkTyped(four.answer, '1000')).toMatchObject({ value: { right: false } })
  })

  test('for points asks neither the score nor the goal', () => {
    const cards = deck(farkle, learnt('hold=50/100/400/950/1900,divide=6', 'points'))
    expect(cards.filter(({ id }) => /score|go\.|near|lead/.test(id))).toEqual([])
    const examples = cards.filter(({ id }) => id.startsWith('thumb.example'))
    expect(examples.length).toBeGreaterThan(5)
    expect(examples.some(({ question }) => /banked/.test(question))).toBe(false)
  })

  test.each([
    ['Farkle', farkle, CARD],
    ['Zilch', zilch, MANY],
  ])('says in its examples what the rule does: %s', (_, rules, text) => {
    const rule = knownRule(text)
    const examples = deck(rules, learnt(text)).filter(({ id }) => id.startsWith('thumb.example'))
    expect(examples.length).toBeGreaterThanOrEqual(10)
    for (const { id, answer, scene } of examples) {
      const [own, opponent, turnTotal] = id.split('.')[2]!.split('-').map(Number)
      const standing = { own: own!, opponent: opponent!, ownFarkles: 0 }
      // From the roll alone: the largest sum of all ways to set dice aside, or bank or roll.
      const [roll] = scene!.rolls
      const ways = roll
        ? setAsides(rules, multisetOf(roll)).map(({ dice, points }) => ({
            dice,
            total: turnTotal! + points,
            left: diceAfter(roll.length, dice.length, rules.dice),
          }))
        : [{ dice: [], total: turnTotal!, left: scene!.diceLeft! }]
      const weighed = ways.map((way) => ({
        way,
        ...thumbWeight(rule, rules, standing, way.total, way.left),
      }))
      const best = Math.max(...weighed.map(({ sum }) => sum))
      const taken = weighed.filter(({ sum }) => sum === best)
      if (answer.kind !== 'choice') expect.unreachable()
      const [right] = answer.right
      const codes = taken.map(({ way, rolls }) => `${way.dice.join('')}${rolls ? 'roll' : 'bank'}`)
      expect(codes).toContain(answer.codes![right!])
      expect(answer.options.length).toBeGreaterThan(1)
    }
  })

  test('is empty where no rule is learnt, and is there in German', async () => {
    expect(thumbDeck(sourcesOf(farkle))).toEqual([])
    await setLocale('de')
    const [worth] = deck(farkle, learnt(CARD))
    expect(worth!.statement).toBe('30 Punkte.')
    await setLocale('en')
  })
})

describe('the deck of a card', () => {
  const cards = deck(farkle, learnt(CARD))

  test('asks what dice are worth, the level column, the end, then the other columns', () => {
    const ids = cards.map(({ id }) => id.replace('thumb.', '')).filter((id) => !/^ex/.test(id))
    const column = (i: number): string[] => [1, 2, 3, 4, 5].map((n) => `column.${i}.${n}`)
    expect(ids).toEqual([
      ...[1, 2, 3, 4, 5].map((n) => `worth.${n}`),
      ...column(2),
      'go.1',
      'near.2',
      ...column(1),
      ...column(3),
    ])
    expect([1, 2, 3, 4, 5].map((n) => valueOf(cards, `worth.${n}`))).toEqual([30, 20, 70, 180, 340])
    expect([1, 2, 3, 4, 5].map((n) => valueOf(cards, `column.3.${n}`))).toEqual([
      350, 300, 550, 1150, 2000,
    ])
    const far = cards.find(({ id }) => id === 'thumb.column.3.4')!
    expect(far.question).toBe(
      'Over 20% behind, 4 dice left to roll: from which turn total do you bank?',
    )
    expect(far.why).toContain('in percent of what they still need')
  })

  test('asks how farkles move its bank numbers', () => {
    const columns = 'hold=50/0/250/550/1300:150/100/350/900/1700,columns=0.2,divide=6'
    const moved = deck(zilch, learnt(`${columns},farkles=-14/-148`))
    expect([1, 2].map((k) => valueOf(moved, `farkles.${k}`))).toEqual([84, 888])
    expect(moved.find(({ id }) => id === 'thumb.farkles.2')!.question).toContain(
      'by how many points is every bank number lower?',
    )
  })

  test('has lessons in the same order, each with its drill', () => {
    const topics = thumbLessons(farkle, learnt(CARD))
    expect(
      topics.map(({ id, drill }) => [id, drill.kind, drill.filters.situations, drill.rule]),
    ).toEqual([
      ['thumb-value', 'set-aside', ['level'], CARD],
      ['thumb-column', 'roll-or-bank', ['level'], CARD],
      ['thumb-goal', 'both', ['endgame', 'opponent-close'], CARD],
      ['thumb-columns', 'roll-or-bank', ['ahead', 'behind'], CARD],
    ])
    const ideas = topics.map(({ sentence }) => sentence)
    expect(ideas[0]).toContain('the dice left are worth 340 with 5 dice, 180 with 4 dice')
    expect(ideas[1]).toContain('Under 45% ahead to 20% behind, bank from 1,700 with 5 dice')
    expect(ideas[2]).toContain('9,550')
    expect(ideas[3]).toContain('Over 20% behind, bank from 2,000 with 5 dice')
  })
})

describe('the lessons of a rule of thumb', () => {
  test('leave the score out for points', () => {
    const thumb = learnt('hold=50/100/400/950/1900,divide=6', 'points')
    const topics = thumbLessons(farkle, thumb)
    expect(topics.map(({ id }) => id)).toEqual(['thumb-value', 'thumb-column'])
    expect(topics.map(({ drill }) => drill.filters.situations)).toEqual([[], []])
  })
})
