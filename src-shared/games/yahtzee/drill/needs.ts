import { perilFrom, type Peril } from '../../../study/needs.ts'
import { choiceChances } from './play.ts'
import type { YahtzeeQuestion } from './question.ts'
import type { Traits } from './traits.ts'

/** What decisions are alike in for what a player needs, as a short text: `boxes.late.upper-bonus`. */
export function yahtzeeCell(
  kind: YahtzeeQuestion['kind'],
  { stage, joker, upperBonus }: Traits,
): string {
  return [kind, stage, ...(joker ? ['joker'] : []), ...(upperBonus ? ['upper-bonus'] : [])].join(
    '.',
  )
}

/** What there is to go wrong in a question, whoever plays. */
export function yahtzeePeril(question: YahtzeeQuestion): Peril {
  const { kind, traits, gap, options } = question
  const chances = choiceChances(question)
  const choices = options.map(({ loss }, i) => ({ loss, chance: chances[i]! }))
  return perilFrom(yahtzeeCell(kind, traits), gap, choices)
}
