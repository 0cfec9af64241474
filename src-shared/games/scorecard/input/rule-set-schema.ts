import * as v from 'valibot'
import { excerpt, isPlain } from '../../../base/plain-text.ts'
import { failedByField, ok, type Problem, type Result } from '../../../base/result.ts'
import { MAX_NAME_LENGTH } from '../../../base/rules.ts'
import { FACES } from '../../../dice/multiset.ts'
import { capital } from '../../../texts/capital.ts'
import { grouped } from '../../../texts/numbers.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { fromFormer } from '../rules/former.ts'
import { alikeBox, JOKERS, ORDERS, SUMS, type RuleSet } from '../rules/rule-set.ts'
import { diceNeeded, type ShapeKind } from '../rules/shapes.ts'
import { MAX_STATES, tableSize } from '../solve/states.ts'

export const MOST = { boxes: 24, group: 10, points: 1_000, steps: 5 } as const

const words = () => scorecardTexts.card.problems

const between = (from: number, to: number) => {
  const rule = (): string => words().between(grouped(from), grouped(to))
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(from, rule), v.maxValue(to, rule))
}

const oneOf = <const T extends readonly string[]>(list: T) =>
  v.picklist(list, () => words().oneOf(list.join(', ')))

/** Messages of missing fields are those of their own schemas; `rule` is for what is no object. */
function form<const Entries extends v.ObjectEntries>(entries: Entries, rule: () => string) {
  return v.strictObject(entries, ({ expected }) => {
    const missing = entries[expected.slice(1, -1)]
    return missing ? v.safeParse(missing, undefined).issues![0].message : rule()
  })
}

const face = v.picklist(FACES, () => words().between('1', '6'))

const facesRule = (): string => words().faces
const boxesRule = (): string => words().boxes(MOST.boxes)
const bonusRule = (): string => words().bonus(MOST.steps)

const name = v.pipe(
  v.string(() => words().name),
  v.trim(),
  v.nonEmpty(() => words().name),
  v.maxLength(MAX_NAME_LENGTH, () => words().nameTooLong(MAX_NAME_LENGTH)),
  v.check(isPlain, () => words().nameNotPlain),
)

const shapeRule = (): string => words().shape
const sizesRule = (): string => words().sizes

const shapes = {
  face: form({ kind: v.literal('face'), face }, shapeRule),
  alike: form(
    {
      kind: v.literal('alike'),
      sizes: v.pipe(v.array(between(2, 6), sizesRule), v.nonEmpty(sizesRule)),
      mayRepeat: v.optional(v.boolean(() => words().yesOrNo)),
    },
    shapeRule,
  ),
  run: form({ kind: v.literal('run'), length: between(2, 6) }, shapeRule),
  faces: form(
    {
      kind: v.literal('faces'),
      faces: v.pipe(
        v.array(face, facesRule),
        v.minLength(2, facesRule),
        v.check((faces) => new Set(faces).size === faces.length, facesRule),
      ),
    },
    shapeRule,
  ),
  any: form({ kind: v.literal('any') }, shapeRule),
} satisfies Record<ShapeKind, unknown>

const shape = v.variant('kind', Object.values(shapes), shapeRule)

const box = form(
  {
    name,
    shape,
    total: v.optional(between(3, 36)),
    sum: v.optional(oneOf(SUMS), 'none'),
    plus: v.optional(between(0, MOST.points), 0),
    atOnce: v.optional(between(1, MOST.points)),
    inGroup: v.optional(v.boolean(() => words().yesOrNo)),
  },
  () => words().box,
)

const bonusStep = form(
  { from: between(1, MOST.points), points: between(0, MOST.points) },
  bonusRule,
)

/** Missing fields take the values of a plain card of five dice and three rolls. */
const cardForm = form(
  {
    name: v.optional(name, () => words().houseCard),
    dice: v.optional(between(3, 6), 5),
    rolls: v.optional(between(1, 5), 3),
    boxes: v.pipe(
      v.array(box, boxesRule),
      v.minLength(1, boxesRule),
      v.maxLength(MOST.boxes, boxesRule),
    ),
    bonus: v.optional(
      v.pipe(
        v.array(bonusStep, bonusRule),
        v.maxLength(MOST.steps, bonusRule),
        v.check(
          (steps) => steps.every(({ from }, i) => i === 0 || from > steps[i - 1]!.from),
          () => words().ascending,
        ),
      ),
      [],
    ),
    jokers: v.optional(oneOf(JOKERS), 'none'),
    further: v.optional(between(0, MOST.points), 0),
    order: v.optional(oneOf(ORDERS), 'free'),
  },
  () => words().card,
)

/** Reads rules saved before cards were data as well. */
export const ruleSetForm = v.pipe(v.unknown(), v.transform(fromFormer), cardForm)

/** Name of a field path such as `boxes.2.shape.face`; empty for the whole card and its lists. */
function fieldName(path: string): string {
  const { ofBox, ofStep, fields } = words()
  const [list = '', place, ...keys] = path.split('.')
  const name = (key = ''): string => {
    if (Object.hasOwn(fields, key)) return fields[key as keyof typeof fields]
    return key === '' ? '' : `"${key}"`
  }
  if (list !== 'boxes' && list !== 'bonus') return capital(name(list))
  if (place === undefined) return ''
  const [key] = keys
  if (list === 'boxes') return ofBox(place, name(key))
  return ofStep(place, name(key))
}

/** The problem with a sentence that begins with the field's name. */
function named({ field, message }: Problem): Problem {
  const name = fieldName(field)
  return { field, message: name === '' ? message : `${name}: ${message}` }
}

/** Problems of a card of the right form that no solver can take. */
function* clashes(card: RuleSet): Generator<Problem> {
  const { boxes, dice, further, jokers, bonus, order } = card
  for (const [i, { shape: wanted, atOnce }] of boxes.entries()) {
    const needs = diceNeeded(wanted)
    if (needs > dice) {
      yield { field: `boxes.${i + 1}.shape`, message: words().tooManyDice(needs, dice) }
    }
    if (atOnce && (further > 0 || jokers !== 'none')) {
      yield { field: `boxes.${i + 1}.atOnce`, message: words().atOnceAndJokers }
    }
  }
  const group = boxes.filter(({ inGroup }) => inGroup).length
  if (group > MOST.group) yield { field: 'boxes', message: words().group(MOST.group) }
  if (bonus.length > 0 && group === 0) yield { field: 'bonus', message: words().noGroup }
  const alike = alikeBox(card)
  if (jokers === 'forced' && order !== 'free') {
    yield { field: 'order', message: words().forcedInOrder }
  }
  if (alike < 0 && jokers !== 'none') yield { field: 'jokers', message: words().noAlike(dice) }
  if (alike < 0 && further > 0) yield { field: 'further', message: words().noAlike(dice) }
  if (further > 0 && boxes[alike]?.inGroup) {
    yield { field: 'further', message: words().alikeInGroup }
  }
  if (group > MOST.group) return
  // More than any card of this size has; the exact number takes some milliseconds.
  const most = 2 ** (boxes.length + 1) * ((bonus.at(-1)?.from ?? 0) + 1)
  if (most <= MAX_STATES) return
  const states = tableSize(card)
  if (states > MAX_STATES) {
    yield { field: 'boxes', message: words().tooLarge(grouped(states), grouped(MAX_STATES)) }
  }
}

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  // Boxes and steps of the bonus are counted from one.
  const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key + 1 : key))
  const field = excerpt(keys.join('.'), MAX_NAME_LENGTH)
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
  return named({ field, message: isUnknown ? words().unknownField : issue.message })
}

/** Validates a card, or rules saved before cards were data; fails with one problem for each wrong field. */
export function parseRuleSet(input: unknown): Result<RuleSet> {
  const parsed = v.safeParse(ruleSetForm, input)
  if (!parsed.success) return failedByField(parsed.issues.map(problemOf))
  const card = parsed.output as RuleSet
  const problems = [...clashes(card)].map(named)
  return problems.length > 0 ? failedByField(problems) : ok(card)
}
