import type { Points } from '#shared/base/units.ts'
import { percentText, pointsText } from '#shared/cards/card-words.ts'
import type { Card } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import type { PigRules } from './rules.ts'
import { holdFrom, type PigWins } from './wins.ts'

export const PIG_DECKS = ['pig-hold'] as const

export const pigDeckTitle = (): string => 'When to hold'

/** Scores that cards ask about are so many, from 0 on. */
const SCORES = 5

function cardOf(rules: PigRules, wins: PigWins, own: Points, opponent: Points): Card[] {
  const { from, options, isLimit } = holdFrom(rules, wins, own, opponent)
  if (!isLimit) return []
  const form = { most: rules.goal, decimals: 0, never: true }
  const answer =
    from === null
      ? ({ kind: 'never', unit: 'points', step: 1, form } as const)
      : ({ kind: 'number', unit: 'points', value: from, step: 1, slack: 0, form } as const)
  return [
    {
      id: `pig-hold.${own}.${opponent}`,
      deck: 'pig-hold',
      question: `You have ${pointsText(own)}, the other player ${pointsText(opponent)}: from which turn total on do you hold?`,
      answer,
      statement: from === null ? 'Never: roll until you win.' : `From ${pointsText(from)} on.`,
      why:
        options === null
          ? 'At every turn total another roll wins more often.'
          : `Holding then wins ${percentText(options.hold)}, another roll ${percentText(options.roll)}.`,
      worth: null,
      scene: null,
    },
  ]
}

/** When to hold at some scores of both players, as the best play does. */
export function pigDecks(rules: PigRules, wins: PigWins): Deck[] {
  const scores = Array.from({ length: SCORES }, (_, i) => Math.round((i * rules.goal) / SCORES))
  const cards = scores.flatMap((own) =>
    scores.flatMap((opponent) => cardOf(rules, wins, own, opponent)),
  )
  return [
    {
      id: 'pig-hold',
      title: pigDeckTitle(),
      about: 'The turn total from which on holding wins more often than another roll.',
      cards,
      worth: { points: null, wins: null },
    },
  ]
}
