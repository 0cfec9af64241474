import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { keepKind, mostAlike } from '#shared/games/scorecard/analysis/first-rolls.ts'
import type { FirstRoll } from './roll-list.ts'

type Choice = AnswerOf<BackendRequests, 'scorecard.analyse'>['choices'][number]

const SHOWN = 4

/**
 * The most instructive first roll: the largest probability times loss of the second-best keep,
 * among rolls in which neither all dice nor all of the most frequent face should be kept.
 */
export function exampleRoll(rolls: readonly FirstRoll[]): FirstRoll | null {
  const told = rolls.filter(({ dice, keep }) => {
    const kind = keep && keepKind(dice, keep)
    return kind === 'several' || kind === 'oneFace'
  })
  const weight = ({ chance, next }: FirstRoll): number => chance * (next?.loss ?? 0)
  return told.toSorted((one, other) => weight(other) - weight(one))[0] ?? null
}

export interface ExampleKeep {
  readonly keep: readonly Face[]
  readonly loss: number
  /** Whether the keep is all dice of the most frequent face. */
  readonly habitual: boolean
}

/** The best keeps of a roll, and always the habit. */
export function exampleKeeps(
  dice: readonly Face[],
  choices: readonly Pick<Choice, 'keep' | 'loss'>[],
): ExampleKeep[] {
  const most = mostAlike(dice).join('')
  const keeps = choices.flatMap(({ keep, loss }) =>
    keep === null ? [] : [{ keep, loss, habitual: keep.join('') === most }],
  )
  const shown = keeps.slice(0, SHOWN)
  const habit = keeps.find(({ habitual }) => habitual)
  return !habit || shown.includes(habit) ? shown : [...shown.slice(0, SHOWN - 1), habit]
}
