import type { YahtzeeQuestion } from './question.ts'
import type { Traits } from './traits.ts'

/** Key of the cell of a decision: `boxes.late.upper-bonus`. */
export function yahtzeeCell(
  kind: YahtzeeQuestion['kind'],
  { stage, joker, upperBonus }: Traits,
): string {
  return [kind, stage, ...(joker ? ['joker'] : []), ...(upperBonus ? ['upper-bonus'] : [])].join(
    '.',
  )
}

export function readYahtzeeCell(key: string): { kind: YahtzeeQuestion['kind'] } & Traits {
  const [kind, stage, ...stakes] = key.split('.')
  return {
    kind: kind as YahtzeeQuestion['kind'],
    stage: stage as Traits['stage'],
    joker: stakes.includes('joker'),
    upperBonus: stakes.includes('upper-bonus'),
  }
}
