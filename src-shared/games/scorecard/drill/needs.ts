import { plainCell } from '../../../study/habits.ts'
import type { ScorecardQuestion } from './question.ts'
import type { Traits } from './traits.ts'

/** Key of the cell of a decision: `boxes.late.upper-bonus`. */
export function scorecardCell(
  kind: ScorecardQuestion['kind'],
  { stage, joker, upperBonus }: Traits,
): string {
  return [kind, stage, ...(joker ? ['joker'] : []), ...(upperBonus ? ['upper-bonus'] : [])].join(
    '.',
  )
}

export function readScorecardCell(key: string): { kind: ScorecardQuestion['kind'] } & Traits {
  const [kind, stage, ...stakes] = plainCell(key).split('.')
  return {
    kind: kind as ScorecardQuestion['kind'],
    stage: stage as Traits['stage'],
    joker: stakes.includes('joker'),
    upperBonus: stakes.includes('upper-bonus'),
  }
}
