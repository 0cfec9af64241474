import { pick, rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import {
  emptyPaper,
  paperTotals,
  scorecardOf,
  type PaperCard,
} from '#shared/games/scorecard/analysis/paper-card.ts'
import type { RecordedThrow, RecordedTurn } from '#shared/games/scorecard/drill/turn-record.ts'
import { alikeBox, type RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { alikeFace, fits, openFor, placedPoints } from '#shared/games/scorecard/rules/scoring.ts'

/** A turn of a random game, with what it made. */
export interface PlayedScorecard {
  readonly turn: RecordedTurn
  readonly card: PaperCard
  readonly points: number
}

/** A turn played at random; most throws keep what is frequent, so that dice all alike come up. */
function playedTurn(rules: RuleSet, card: PaperCard, random: Random): PlayedScorecard {
  const throws: RecordedThrow[] = []
  let dice = rollDice(random, rules.dice).sort()
  while (throws.length < rules.rolls - 1) {
    const face = pick(random, dice)
    const kept = dice.filter((one) => one === face || random.next() < 0.1)
    if (kept.length === rules.dice) break
    throws.push({ rolled: dice, kept })
    dice = [...kept, ...rollDice(random, rules.dice - kept.length)].sort()
  }
  const roll = multisetOf(dice)
  const before = scorecardOf(rules, card)
  const open = openFor(rules, before, roll)
  const best = alikeBox(rules)
  const isAlike = alikeFace(roll, rules.dice) !== 0
  const box = isAlike && open.includes(best) ? best : pick(random, open)
  const { atOnce = 0 } = rules.boxes[box]!
  const first = throws.length === 0 && fits(rules.boxes[box]!, roll) ? atOnce : 0
  const points = placedPoints(rules, before, roll, box)! + first
  const further = isAlike && (card.points[best] ?? 0) > 0 ? rules.further : 0
  return {
    turn: { throws, dice, box },
    card: {
      points: card.points.with(box, points - further),
      bonuses: card.bonuses + (further > 0 ? 1 : 0),
    },
    points,
  }
}

/** A game played at random by so many players. */
export function randomScorecard(rules: RuleSet, players: number, seed: string) {
  const random = seededRandom(seed)
  const cards = Array.from({ length: players }, () => emptyPaper(rules))
  const played: PlayedScorecard[] = []
  for (let i = 0; i < rules.boxes.length * players; i++) {
    const one = playedTurn(rules, cards[i % players]!, random)
    played.push(one)
    cards[i % players] = one.card
  }
  const result = cards.map((card) => paperTotals(rules, card).total).join('-')
  return { played, turns: played.map(({ turn }) => turn), result, cards }
}
