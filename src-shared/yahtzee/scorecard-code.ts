import { failed, ok, type Problem, type Result } from '../base/result.ts'
import type { Points } from '../base/units.ts'
import { CATEGORIES, CATEGORY_NAMES, has, NO_CATEGORIES, YAHTZEE } from './categories.ts'
import { MOST_UPPER } from './rule-set-schema.ts'
import type { Scorecard } from './scorecard.ts'
import { YAHTZEE_POINTS } from './scoring.ts'
import { reachableTotals, UPPER_SETS } from './upper-rows.ts'

/** A scorecard's code as an example to follow. */
export const CARD_EXAMPLE = 'x126kh.t18.y50'

/** A code is far shorter; a longer text is no code and is not taken apart. */
const MOST_CHARACTERS = 60

/** A letter for each category but Yahtzee, whose points have a part of their own. */
const LETTERS = ['1', '2', '3', '4', '5', '6', 'k', 'q', 'h', 's', 'l', 'c']

const PARTS = {
  x: {
    field: 'used',
    name: 'the boxes used',
    form: /^[1-6kqhslc]{1,12}$/,
    rule: `some of the letters ${LETTERS.join('')}, each once, as in x126kh`,
  },
  t: {
    field: 'upper',
    name: 'the upper total',
    form: /^(0|[1-9]\d{0,2})$/,
    rule: `a whole number from 0 to ${MOST_UPPER}, as in t18`,
  },
  y: { field: 'yahtzee', name: 'the Yahtzee box', form: /^(0|50)$/, rule: '0 or 50, as in y50' },
} as const
type Letter = keyof typeof PARTS

const isLetter = (text: string): text is Letter => Object.hasOwn(PARTS, text)

/** What is said of a text that came from anywhere: its beginning, on one line. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return `"${line.length > 20 ? `${line.slice(0, 20)}...` : line}"`
}

/** What the letters of a code stand for, for a help text: "k Three of a kind". */
export const CARD_LETTERS: readonly string[] = LETTERS.map(
  (letter, number) => `${letter} ${CATEGORY_NAMES[CATEGORIES[number]!]}`,
)

/**
 * A scorecard as a short text that can be copied and typed: `x126kh.t18.y50`. After x the boxes
 * used (1 to 6, k and q for three and four of a kind, h full house, s and l straights, c chance),
 * after t the upper total, after y what the Yahtzee box was used with. The empty card is `t0`.
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
  for (const part of text.split('.')) {
    const letter = part.slice(0, 1)
    const value = part.slice(1)
    if (!isLetter(letter)) {
      const message = `${quoted(part)} is no part of a scorecard; the parts are x, t and y, as in ${CARD_EXAMPLE}.`
      problems.push({ field: '', message })
      continue
    }
    const { field, name, form, rule } = PARTS[letter]
    if (parts[letter] !== undefined) {
      problems.push({ field, message: `${letter}, ${name}, is given twice; give it once.` })
    } else if (!form.test(value) || (letter === 'x' && new Set(value).size < value.length)) {
      const message = `${letter}, ${name}, must be ${rule}, not ${quoted(value)}.`
      problems.push({ field, message })
    }
    parts[letter] ??= value
  }
  return problems.length > 0 ? failed(...problems) : ok(parts)
}

let reachable: Uint8Array | undefined

/** Whether upper categories can come to a total. */
function canHave(upperUsed: number, total: Points): boolean {
  reachable ??= reachableTotals(MOST_UPPER)
  return total <= MOST_UPPER && reachable[upperUsed * (MOST_UPPER + 1) + total] === 1
}

/**
 * Reads a scorecard's code. The parts may come in any order, and the letters too. Says which part is
 * wrong and what would be right.
 */
export function parseCardCode(input: string): Result<Scorecard> {
  const text = input.trim()
  if (text === '' || text.length > MOST_CHARACTERS) {
    const message = `A scorecard is a short text such as ${CARD_EXAMPLE}, or t0 for the empty one.`
    return failed({ field: '', message })
  }
  const read = readParts(text)
  if (!read.ok) return read
  const { x = '', t, y } = read.value
  if (t === undefined) {
    const message = `t, the upper total, is missing, as in ${CARD_EXAMPLE}.`
    return failed({ field: 'upper', message })
  }
  let used = [...x].reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), NO_CATEGORIES)
  const upper = Number(t)
  if (!canHave(used & (UPPER_SETS - 1), upper)) {
    const boxes = x.replace(/\D/g, '')
    const message =
      boxes === ''
        ? `The upper total must be 0 where no upper box is used, not ${upper}.`
        : `The upper boxes ${[...boxes].toSorted().join(', ')} cannot come to ${upper}; give their points, at most five dice each.`
    return failed({ field: 'upper', message })
  }
  if (y !== undefined) used |= 1 << YAHTZEE
  return ok({ used, upper, yahtzeeScored: y === String(YAHTZEE_POINTS) })
}
