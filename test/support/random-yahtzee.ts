import { pick, rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import {
  EMPTY_PAPER,
  paperTotals,
  scorecardOf,
  type PaperCard,
} from '#shared/games/yahtzee/analysis/paper-card.ts'
import type { RecordedThrow, RecordedTurn } from '#shared/games/yahtzee/drill/game-notation.ts'
import { CATEGORIES, YAHTZEE } from '#shared/games/yahtzee/rules/categories.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { openFor, pointsOn, yahtzeeFace } from '#shared/games/yahtzee/rules/scoring.ts'

/** A turn of a random game, with what it made. */
export interface PlayedYahtzee {
  readonly turn: RecordedTurn
  readonly card: PaperCard
  readonly points: number
}

/** A turn played at random; most throws keep what is most frequent, so that Yahtzees come up. */
function playedTurn(rules: RuleSet, card: PaperCard, random: Random): PlayedYahtzee {
  const throws: RecordedThrow[] = []
  let dice = rollDice(random, 5).sort()
  while (throws.length < rules.rerolls) {
    const face = pick(random, dice)
    const kept = dice.filter((one) => one === face || random.next() < 0.1)
    if (kept.length === 5) break
    throws.push({ rolled: dice, kept })
    dice = [...kept, ...rollDice(random, 5 - kept.length)].sort()
  }
  const roll = multisetOf(dice)
  const open = openFor(rules, scorecardOf(card), roll)
  const isYahtzee = yahtzeeFace(roll) !== 0
  const number = isYahtzee && open.includes(YAHTZEE) ? YAHTZEE : pick(random, open)
  const points = pointsOn(rules, scorecardOf(card), roll, number)!
  const hasBonus = isYahtzee && card.points[YAHTZEE] === 50 && rules.jokers !== 'none'
  const bonus = hasBonus ? rules.yahtzeeBonus : 0
  return {
    turn: { throws, dice, category: CATEGORIES[number]! },
    card: {
      points: card.points.with(number, points - bonus),
      bonuses: card.bonuses + (bonus > 0 ? 1 : 0),
    },
    points,
  }
}

/** A game of Yahtzee played at random by so many players. */
export function randomYahtzee(rules: RuleSet, players: number, seed: string) {
  const random = seededRandom(seed)
  const cards = Array.from({ length: players }, () => EMPTY_PAPER)
  const played: PlayedYahtzee[] = []
  for (let i = 0; i < 13 * players; i++) {
    const one = playedTurn(rules, cards[i % players]!, random)
    played.push(one)
    cards[i % players] = one.card
  }
  const result = cards.map((card) => paperTotals(rules, card).total).join('-')
  return { played, turns: played.map(({ turn }) => turn), result, cards }
}
