import { pick, rollDice, type Random } from '../../../dice/random.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  makeScorecardQuestion,
  type ScorecardKit,
  type ScorecardOption,
  type ScorecardQuestion,
} from './question.ts'
import { stopped, type ScorecardPosition } from './position.ts'

export function isFullPaper({ points }: PaperCard): boolean {
  return points.every((one) => one !== null)
}

export function firstRoll(
  { dice, rolls }: RuleSet,
  card: PaperCard,
  random: Random,
): ScorecardPosition {
  return { card, dice: rollDice(random, dice), rerolls: rolls - 1 }
}

/** Rerolls the dice that are not kept; each die stays in its place. */
function rolledAgain(dice: readonly Face[], keep: readonly Face[], random: Random): Face[] {
  const kept = [...keep]
  return dice.map((face) => {
    const at = kept.indexOf(face)
    if (at < 0) return rollDice(random, 1)[0]!
    kept.splice(at, 1)
    return face
  })
}

/** Keeping all dice leaves no reroll. */
export function afterKeep(
  rules: RuleSet,
  position: ScorecardPosition,
  keep: readonly Face[],
  random: Random,
): ScorecardPosition {
  const { card, dice, rerolls } = position
  if (keep.length === rules.dice) return stopped(rules, position)
  return { card, dice: rolledAgain(dice, keep, random), rerolls: rerolls - 1 }
}

export function filledCard(
  { points, bonuses }: PaperCard,
  { box, points: scored, further }: ScorecardOption,
): PaperCard {
  return { points: points.with(box!, scored! - further), bonuses: bonuses + (further > 0 ? 1 : 0) }
}

/** Points; a choice with this loss is 1/e as likely as the best one. */
const TEMPERATURE = 0.8

/** Samples the option of a good player who errs; `errs` scales the temperature. */
export function humanChoice(
  { options }: ScorecardQuestion,
  random: Random,
  errs = 1,
): ScorecardOption {
  const temperature = errs * TEMPERATURE
  const weights = options.map(({ loss }) => Math.exp(-loss / temperature))
  return pick(random, options, weights)
}

export function* playedScorecard(
  kit: ScorecardKit,
  random: Random,
): Generator<ScorecardQuestion, never> {
  for (;;) {
    let { start: card } = kit
    while (!isFullPaper(card)) {
      let at = firstRoll(kit.rules, card, random)
      while (at.rerolls > 0) {
        const question = makeScorecardQuestion(kit, at)
        yield question
        at = afterKeep(kit.rules, at, humanChoice(question, random).keep!, random)
      }
      const question = makeScorecardQuestion(kit, at)
      yield question
      card = filledCard(card, humanChoice(question, random))
    }
  }
}
