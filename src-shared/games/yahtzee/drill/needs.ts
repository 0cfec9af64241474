import type { YahtzeeQuestion } from './question.ts'
import type { Traits } from './traits.ts'

/** Key of the cell that a decision belongs to: `boxes.late.upper-bonus`. */
export function yahtzeeCell(
  kind: YahtzeeQuestion['kind'],
  { stage, joker, upperBonus }: Traits,
): string {
  return [kind, stage, ...(joker ? ['joker'] : []), ...(upperBonus ? ['upper-bonus'] : [])].join(
    '.',
  )
}

/** The kind and the traits that yahtzeeCell has written down. */
export function readYahtzeeCell(key: string): { kind: YahtzeeQuestion['kind'] } & Traits {
  const [kind, stage, ...stakes] = key.split('.')
  return {
    kind: kind as YahtzeeQuestion['kind'],
    stage: stage as Traits['stage'],
    joker: stakes.includes('joker'),
    upperBonus: stakes.includes('upper-bonus'),
  }
}
