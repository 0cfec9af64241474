import { excerpt } from '../../../base/plain-text.ts'
import { failed, ok, refused, type Problem, type Result } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { listed } from '../../../texts/phrases.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from '../analysis/box-names.ts'
import { mostTotal, possiblePoints } from '../solve/possible-points.ts'
import { hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import { alikeBox, type RuleSet } from '../rules/rule-set.ts'
import { boxesOf, groupBoxes, has, type BoxSet, type Scorecard } from '../rules/scorecard.ts'
import { isReachable } from '../solve/states.ts'

export const CARD_EXAMPLE = 'x126kh.t18.y50'

const NUMBERS_EXAMPLE = 'x1-4.t18'

/** Longer than any code; a longer text is rejected without parsing. */
const MAX_CHARACTERS = 100

/** By box of the thirteen; the one for dice all alike has a part of its own. */
const LETTERS = ['1', '2', '3', '4', '5', '6', 'k', 'q', 'h', 's', 'l', 'c']

const ALIKE_POINTS = '50'

type Letter = 'x' | 't' | 'y' | 'a'

/** Spelling of the codes of a card. */
interface Spelling {
  readonly example: string
  readonly letters: readonly Letter[]
  /** Boxes of part x; null for a wrong text. */
  readonly read: (text: string) => BoxSet | null
  readonly write: (used: BoxSet) => string
  readonly mustBe: (found: string) => string
}

function lettersOfThirteen(): Spelling {
  const words = scorecardTexts.game.card.parts.x
  return {
    example: CARD_EXAMPLE,
    letters: ['x', 't', 'y'],
    read(text) {
      const boxes = [...text].map((letter) => LETTERS.indexOf(letter))
      return boxes.length > 0 && !boxes.includes(-1) ? setOf(boxes) : null
    },
    write: (used) => LETTERS.filter((_, box) => has(used, box)).join(''),
    mustBe: (found) => words.mustBe(LETTERS.join(''), found),
  }
}

function numbersOf({ boxes }: RuleSet): Spelling {
  const words = scorecardTexts.game.card.parts.x
  const { length } = boxes
  return {
    example: NUMBERS_EXAMPLE,
    letters: ['x', 't', 'a'],
    read(text) {
      if (!/^[1-9]\d?(-[1-9]\d?)*$/.test(text)) return null
      const numbers = text.split('-').map(Number)
      return numbers.every((number) => number <= length)
        ? setOf(numbers.map((number) => number - 1))
        : null
    },
    write: (used) =>
      boxesOf(used)
        .map((box) => box + 1)
        .join('-'),
    mustBe: (found) => words.mustBeNumbers(length, found),
  }
}

const spellingOf = (rules: RuleSet): Spelling =>
  hasThirteenBoxes(rules) ? lettersOfThirteen() : numbersOf(rules)

/** Null if a box comes twice. */
function setOf(boxes: readonly number[]): BoxSet | null {
  const set = boxes.reduce((sum, box) => sum | (1 << box), 0)
  return new Set(boxes).size === boxes.length ? set : null
}

const MAX_QUOTED = 20
const quoted = (text: string): string => `"${excerpt(text, MAX_QUOTED)}"`

/** A line for each box: its letter or number in a code, and its name. */
export function cardLetters(rules: RuleSet): string[] {
  const { write } = spellingOf(rules)
  return [...rules.boxes.keys()].flatMap((box) => {
    const letter = write(1 << box)
    return letter === '' ? [] : [`${letter} ${boxName(rules, box)}`]
  })
}

/**
 * A scorecard as text. With the thirteen boxes: `x126kh.t18.y50`. x: boxes used (1 to 6, k and q for
 * three and four of a kind, h full house, s and l straights, c chance); t: total of the boxes that
 * count for the bonus; y: points in the box for dice all alike. With other boxes: `x1-4-12.t18.a`. x: boxes
 * used by their places on the card, from 1; t as above; a: the box for dice all alike, one of those
 * used, has scored. The empty card is `t0`.
 */
export function makeCardCode(rules: RuleSet, { used, total, alikeScored }: Scorecard): string {
  const { write, letters } = spellingOf(rules)
  const boxes = write(used)
  const parts = boxes === '' ? [] : [`x${boxes}`]
  parts.push(`t${total}`)
  if (!letters.includes('y')) return [...parts, ...(alikeScored ? ['a'] : [])].join('.')
  if (has(used, alikeBox(rules))) parts.push(alikeScored ? `y${ALIKE_POINTS}` : 'y0')
  return parts.join('.')
}

type Parts = Partial<Record<Letter, string>>

const FIELDS = { x: 'used', t: 'total', y: 'alikePoints', a: 'alike' } as const
const FORMS = { t: /^(0|[1-9]\d{0,4})$/, y: /^(0|50)$/, a: /^$/ } as const

function mustBe(rules: RuleSet, spelling: Spelling, letter: Letter, found: string): string {
  const { parts } = scorecardTexts.game.card
  if (letter === 'x') return spelling.mustBe(found)
  if (letter === 't') return parts.t.mustBe(String(mostTotal(rules)), found)
  return parts[letter].mustBe(found)
}

function readParts(rules: RuleSet, spelling: Spelling, text: string): Result<Parts> {
  const parts: Parts = {}
  const problems: Problem[] = []
  const words = scorecardTexts.game.card
  const { letters, example, read } = spelling
  for (const part of text.split('.')) {
    const letter = letters.find((one) => part.startsWith(one))
    const value = part.slice(1)
    if (letter === undefined) {
      problems.push({ field: '', message: words.noPart(quoted(part), listed(letters), example) })
      continue
    }
    const field = FIELDS[letter]
    const fits = letter === 'x' ? read(value) !== null : FORMS[letter].test(value)
    if (parts[letter] !== undefined) {
      problems.push({ field, message: words.parts[letter].twice })
    } else if (!fits) {
      problems.push({ field, message: mustBe(rules, spelling, letter, quoted(value)) })
    }
    parts[letter] ??= value
  }
  return problems.length > 0 ? failed(...problems) : ok(parts)
}

/** True if these boxes can come to a total; the last step of the bonus stands for more as well. */
function canTotal(rules: RuleSet, boxes: readonly number[], total: Points): boolean {
  let totals = new Set([0])
  for (const box of boxes) {
    const possible = possiblePoints(rules, box)
    totals = new Set([...totals].flatMap((sum) => possible.map((points) => sum + points)))
  }
  const isCapped = total === rules.bonus.at(-1)?.from && [...totals].some((sum) => sum >= total)
  return totals.has(total) || isCapped
}

/**
 * Reads a code of makeCardCode; parts and boxes may come in any order. Fails with the wrong part
 * and the expected form.
 */
export function parseCardCode(rules: RuleSet, input: string): Result<Scorecard> {
  const words = scorecardTexts.game.card
  const spelling = spellingOf(rules)
  const { example } = spelling
  const text = input.trim()
  if (text === '' || text.length > MAX_CHARACTERS) return refused(words.form(example))
  const read = readParts(rules, spelling, text)
  if (!read.ok) return read
  const { x, t, y, a } = read.value
  if (t === undefined) return failed({ field: 'total', message: words.noTotal(example) })
  let used = x === undefined ? 0 : spelling.read(x)!
  const total = Number(t)
  const inGroup = boxesOf(used & groupBoxes(rules))
  if (!canTotal(rules, inGroup, total)) {
    const message =
      inGroup.length === 0
        ? words.totalMustBeZero(total)
        : words.totalCannotBe(inGroup.map((box) => box + 1).join(', '), total)
    return failed({ field: 'total', message })
  }
  const alike = alikeBox(rules)
  if (y !== undefined) used |= 1 << alike
  if (a !== undefined && !has(used, alike)) {
    return failed({ field: 'alike', message: words.alikeMustBeUsed })
  }
  if (!isReachable(rules, used)) return failed({ field: 'used', message: words.outOfOrder })
  return ok({ used, total, alikeScored: y === ALIKE_POINTS || a !== undefined })
}
