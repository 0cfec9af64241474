import {
  MOST_ADDED,
  MOST_UPPER,
  NO_RULES,
  readThumb,
  thumbText,
} from '#shared/games/scorecard/solve/thumb/thumb-rule.ts'
import { formatNumber, readDecimal, readNumber } from '../../../components/format.ts'

export interface OwnDraft {
  readonly kept: readonly boolean[]
  readonly upper: string
  readonly add: readonly string[]
}

export function ownDraft(rule: string): OwnDraft {
  const { keeps, upper, add } = readThumb(rule)
  return {
    kept: keeps.map(() => true),
    upper: formatNumber(upper, Number.isInteger(upper) ? 0 : 1),
    add: add.map((points) => formatNumber(points)),
  }
}

/** Undefined if the text is invalid. */
export function ownUpper(text: string): number | undefined {
  const upper = readDecimal(text)
  const isRight = upper !== null && upper > 0 && upper <= MOST_UPPER
  return isRight && Number.isInteger(upper * 10) ? upper : undefined
}

/** 0 for an empty text, undefined for an invalid one. */
export function ownAdded(text: string): number | undefined {
  if (text.trim() === '') return 0
  const points = readNumber(text)
  return points !== null && Math.abs(points) <= MOST_ADDED ? points : undefined
}

/** Null while a number is invalid. */
export function ownRule(draft: OwnDraft, from: string): string | null {
  const upper = ownUpper(draft.upper)
  const add = draft.add.map(ownAdded)
  if (upper === undefined || add.includes(undefined)) return null
  const keeps = readThumb(from).keeps.filter((_, i) => draft.kept[i])
  return thumbText({ ...NO_RULES, keeps, upper, add: add.map((points) => points ?? 0) })
}
