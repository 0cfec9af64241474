import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { keepKind, mostAlike } from '#shared/games/yahtzee/analysis/first-rolls.ts'
import type { Roll } from './roll-list.ts'

type Choice = AnswerOf<BackendRequests, 'yahtzee.analyse'>['choices'][number]

/** As many keeps as are weighed by eye; the habit is one of them. */
const SHOWN = 4

/**
 * The first roll from which most is to be learnt: of those where neither all dice nor those there are
 * most of are best, the one whose second-best keep loses most, counted as often as the roll comes up.
 */
export function exampleRoll(rolls: readonly Roll[]): Roll | null {
  const told = rolls.filter(({ dice, keep }) => {
    const kind = keep && keepKind(dice, keep)
    return kind === 'several' || kind === 'oneFace'
  })
  const weight = ({ chance, next }: Roll): number => chance * (next?.loss ?? 0)
  return told.toSorted((one, other) => weight(other) - weight(one))[0] ?? null
}

/** A keep of the example. */
export interface ExampleKeep {
  readonly keep: readonly Face[]
  /** Points lost against the best; 0 for the best. */
  readonly loss: number
  /** Whether it is all of the face there is most of. */
  readonly habitual: boolean
}

/** The best keeps of a roll, and always the habit of keeping what there is most of. */
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

/** Which dice of a roll a keep has, by their places: of equal dice the first ones. */
export function keptPlaces(dice: readonly Face[], keep: readonly Face[]): Set<number> {
  const left = [...keep]
  return new Set(
    dice.flatMap((face, place) => {
      const at = left.indexOf(face)
      if (at < 0) return []
      left.splice(at, 1)
      return [place]
    }),
  )
}
