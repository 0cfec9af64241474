import { MAX_EXPECTED_POINTS } from '#shared/base/bounds.ts'
import type { Face } from '#shared/dice/multiset.ts'
import type { KeptOption } from '#shared/games/farkle/drill/answer-record.ts'
import type { Choice } from '#shared/games/farkle/drill/question.ts'

/** Values are kept to this many digits: far beyond any grade, and a third of the room. */
const DIGITS = 8

type Compact = [setAside: string, then: 'b' | 'r' | '', value: number | null]

const LETTERS = { bank: 'b', roll: 'r' } as const
const DEEDS = { b: 'bank', r: 'roll' } as const

/** The options of a question as a short JSON text, in their order. */
export function compactOptions(options: readonly KeptOption[]): string {
  return JSON.stringify(
    options.map(({ setAside, then, value }): Compact => [
      setAside.join(''),
      then === null ? '' : LETTERS[then],
      Number(value.toPrecision(DIGITS)),
    ]),
  )
}

/** What compactOptions wrote; the value of an option is null where it cannot be. */
export function knownOptions(text: string): Compact[] {
  return (JSON.parse(text) as Compact[]).map(([setAside, then, value]) => {
    const isKnown = value !== null && Math.abs(value) <= MAX_EXPECTED_POINTS
    return [setAside, then, isKnown ? value : null]
  })
}

/** The choices that compactOptions wrote. */
export function readOptions(text: string): Choice[] {
  return (JSON.parse(text) as Compact[]).map(([setAside, then]) => ({
    setAside: [...setAside].map(Number) as Face[],
    then: then === '' ? null : DEEDS[then],
  }))
}
