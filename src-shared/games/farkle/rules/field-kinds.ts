import type { Face } from '../../../dice/multiset.ts'

/** Limit of every number of points but the goal. */
export const MAX_POINTS = 100_000

/**
 * Facts of a field beside its kind. `of`: it means nothing unless that field is used, and follows it in
 * the hash. `ends`: ends of a game it cannot be solved with. `shown`: a draft shows the usual value, too.
 */
interface Facts {
  readonly of?: string
  readonly ends?: 'notRounds' | 'onlyAtOnce'
  readonly shown?: boolean
}

export interface NumberFacts extends Facts {
  readonly kind: 'number'
  readonly from: number
  readonly to: number
  readonly usual: number
  readonly isPoints: boolean
}

export interface FlagFacts extends Facts {
  readonly kind: 'flag'
  readonly usual: boolean
}

export interface ChoiceFacts<T extends string> extends Facts {
  readonly kind: 'choice'
  /** The first one is the usual one. */
  readonly values: readonly [T, ...T[]]
  readonly usual: T
}

export interface FacesFacts extends Facts {
  readonly kind: 'faces'
  readonly usual: readonly Face[]
}

/** Read, drafted, hashed and told by code of its own. */
export interface SpecialFacts<T> extends Facts {
  readonly kind: 'special'
  readonly usual: T
}

/** Kind and facts of a field, without the type of its values. */
export type SimpleFacts = NumberFacts | FlagFacts | ChoiceFacts<string> | FacesFacts
export type FieldFacts = SimpleFacts | SpecialFacts<unknown>

export function number(
  from: number,
  to: number,
  facts: Facts & { usual?: number; isPoints?: boolean } = {},
): NumberFacts {
  return { usual: from, isPoints: false, ...facts, kind: 'number', from, to }
}

export const points = (facts: Facts = {}): NumberFacts =>
  number(0, MAX_POINTS, { ...facts, isPoints: true })

export const flag = (facts: Facts = {}): FlagFacts => ({ ...facts, kind: 'flag', usual: false })

export const choice = <T extends string>(
  values: readonly [T, ...T[]],
  facts: Facts = {},
): ChoiceFacts<T> => ({ ...facts, kind: 'choice', values, usual: values[0] })

export const faces = (facts: Facts = {}): FacesFacts => ({ ...facts, kind: 'faces', usual: [] })

export const special = <T>(usual: T): SpecialFacts<T> => ({ kind: 'special', usual })
