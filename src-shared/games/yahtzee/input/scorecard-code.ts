import { excerpt } from '../../../base/plain-text.ts'
import { failed, ok, type Problem, type Result } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { CATEGORIES, has, NO_CATEGORIES, YAHTZEE } from '../rules/categories.ts'
import { categoryName } from '../analysis/category-names.ts'
import { MAX_UPPER } from './rule-set-schema.ts'
import type { Scorecard } from '../rules/scorecard.ts'
import { YAHTZEE_POINTS } from '../rules/scoring.ts'
import { reachableTotals, UPPER_SETS } from '../solve/upper-rows.ts'

export const CARD_EXAMPLE = 'x126kh.t18.y50'

const MAX_CHARACTERS = 60

/** By category number; Yahtzee has a part of its own. */
const LETTERS = ['1', '2', '3', '4', '5', '6', 'k', 'q', 'h', 's', 'l', 'c']

const PARTS = {
  x: { field: 'used', form: /^[1-6kqhslc]{1,12}$/, rule: LETTERS.join('') },
  t: { field: 'upper', form: /^(0|[1-9]\d{0,2})$/, rule: String(MAX_UPPER) },
  y: { field: 'yahtzee', form: /^(0|50)$/, rule: '' },
} as const
type Letter = keyof typeof PARTS

const isLetter = (text: string): text is Letter => Object.hasOwn(PARTS, text)

const MAX_QUOTED = 20
const quoted = (text: string): string => `"${excerpt(text, MAX_QUOTED)}"`

export function cardLetters(): string[] {
  return LETTERS.map((letter, number) => `${letter} ${categoryName(CATEGORIES[number]!)}`)
}

/**
 * A scorecard as text: `x126kh.t18.y50`. x: boxes used (1 to 6, k and q for three and four of a
 * kind, h full house, s and l straights, c chance); t: upper total; y: points in the Yahtzee box.
 * The empty card is `t0`.
 */
export function makeCardCode({ used, upper, yahtzeeScored }: Scorecard): string {
  const letters = LETTERS.filter((_, number) => has(used, number)).join('')
  const parts = letters === '' ? [] : [`x${letters}`]
  parts.push(`t${upper}`)
  if (has(used, YAHTZEE)) parts.push(yahtzeeScored ? `y${YAHTZEE_POINTS}` : 'y0')
  return parts.join('.')
}

function readParts(text: string): Result<Partial<Record<Letter, string>>> {
  const parts: Partial<Record<Letter, string>> = {}
  const problems: Problem[] = []
  const words = yahtzeeTexts.game.card
  for (const part of text.split('.')) {
    const letter = part.slice(0, 1)
    const value = part.slice(1)
    if (!isLetter(letter)) {
      problems.push({ field: '', message: words.noPart(quoted(part), CARD_EXAMPLE) })
      continue
    }
    const { field, form, rule } = PARTS[letter]
    const { twice, mustBe } = words.parts[letter]
    if (parts[letter] !== undefined) {
      problems.push({ field, message: twice })
    } else if (!form.test(value) || (letter === 'x' && new Set(value).size < value.length)) {
      problems.push({ field, message: mustBe(rule, quoted(value)) })
    }
    parts[letter] ??= value
  }
  return problems.length > 0 ? failed(...problems) : ok(parts)
}

let reachable: Uint8Array | undefined

function canHave(upperUsed: number, total: Points): boolean {
  reachable ??= reachableTotals(MAX_UPPER)
  return total <= MAX_UPPER && reachable[upperUsed * (MAX_UPPER + 1) + total] === 1
}

/** Parts and letters may come in any order. Fails with the wrong part and the expected form. */
export function parseCardCode(input: string): Result<Scorecard> {
  const words = yahtzeeTexts.game.card
  const text = input.trim()
  if (text === '' || text.length > MAX_CHARACTERS) {
    return failed({ field: '', message: words.form(CARD_EXAMPLE) })
  }
  const read = readParts(text)
  if (!read.ok) return read
  const { x = '', t, y } = read.value
  if (t === undefined) {
    return failed({ field: 'upper', message: words.noTotal(CARD_EXAMPLE) })
  }
  let used = [...x].reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), NO_CATEGORIES)
  const upper = Number(t)
  if (!canHave(used & (UPPER_SETS - 1), upper)) {
    const boxes = x.replace(/\D/g, '')
    const message =
      boxes === ''
        ? words.totalMustBeZero(upper)
        : words.totalCannotBe([...boxes].toSorted().join(', '), upper)
    return failed({ field: 'upper', message })
  }
  if (y !== undefined) used |= 1 << YAHTZEE
  return ok({ used, upper, yahtzeeScored: y === String(YAHTZEE_POINTS) })
}
