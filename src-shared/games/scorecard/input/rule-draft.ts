import * as v from 'valibot'
import { failed, type Result } from '../../../base/result.ts'
import { FACES } from '../../../dice/multiset.ts'
import { grouped, numberOf } from '../../../texts/numbers.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { currentFields, formerFields } from '../rules/former.ts'
import { PRESETS } from '../rules/presets.ts'
import { JOKERS, ORDERS, SUMS, type Box, type RuleSet } from '../rules/rule-set.ts'
import { readShape, SHAPE_KINDS, shapeNumbers } from '../rules/shapes.ts'
import { mostTotal } from '../solve/possible-points.ts'
import { parseRuleSet } from './rule-set-schema.ts'

const boxDraft = v.object({
  /** Key of the texts while its name is as published, else empty. */
  key: v.string(),
  name: v.string(),
  shape: v.picklist(SHAPE_KINDS),
  /** Numbers of the shape: its face, its groups, its length, its faces. */
  dice: v.string(),
  mayRepeat: v.boolean(),
  total: v.string(),
  sum: v.picklist(SUMS),
  plus: v.string(),
  atOnce: v.string(),
  inGroup: v.boolean(),
})

const draftSchema = v.object({
  game: v.literal('scorecard'),
  name: v.string(),
  dice: v.string(),
  rolls: v.string(),
  boxes: v.array(boxDraft),
  bonus: v.array(v.object({ from: v.string(), points: v.string() })),
  jokers: v.picklist(JOKERS),
  further: v.string(),
  order: v.picklist(ORDERS),
})

export type BoxDraft = v.InferOutput<typeof boxDraft>

/** A card as typed: numbers are text, valid or not. */
export type CardDraft = v.InferOutput<typeof draftSchema>

/** A draft of before cards were data. */
const formerSchema = v.object({
  name: v.string(),
  jokers: v.picklist(JOKERS),
  ...formerFields(v.string()),
})

/** Stored data as a draft, also from before cards were data; null if it is none. */
export function readCardDraft(stored: unknown): CardDraft | null {
  if (v.is(draftSchema, stored)) return stored
  if (!v.is(formerSchema, stored)) return null
  const { name, jokers } = stored
  const { further, from, points, rerolls } = currentFields(stored)
  const count = numberOf(rerolls)
  return {
    ...makeCardDraft(PRESETS.forced),
    name,
    jokers,
    further: jokers === 'none' ? '0' : further,
    bonus: numberOf(points) === 0 ? [] : [{ from, points }],
    rolls: typeof count === 'number' ? String(count + 1) : rerolls,
  }
}

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value))

export function makeBoxDraft({ name, shape, total, sum, plus, atOnce, inGroup }: Box): BoxDraft {
  const words: Readonly<Record<string, string>> = scorecardTexts.card.boxes
  return {
    key: name in words ? name : '',
    name: words[name] ?? name,
    shape: shape.kind,
    dice: shapeNumbers(shape).join(' '),
    mayRepeat: shape.kind === 'alike' && shape.mayRepeat === true,
    total: typed(total),
    sum,
    atOnce: typed(atOnce),
    plus: plus === 0 && sum !== 'none' ? '' : String(plus),
    inGroup: inGroup === true,
  }
}

export function makeCardDraft(rules: RuleSet): CardDraft {
  const { name, dice, rolls, boxes, bonus, jokers, further, order } = rules
  return {
    game: 'scorecard',
    name,
    dice: String(dice),
    rolls: String(rolls),
    jokers,
    order,
    boxes: boxes.map(makeBoxDraft),
    bonus: bonus.map(({ from, points }) => ({ from: String(from), points: String(points) })),
    further: String(further),
  }
}

/** The numbers of a shape as typed, those that are none as text. */
export function numbersOf({ dice }: BoxDraft): (number | string)[] {
  return dice.split(/[\s,+]+/).flatMap((one) => (one === '' ? [] : [numberOf(one)]))
}

function shapeOf(box: BoxDraft): object {
  const { shape, dice, mayRepeat } = box
  return readShape(shape, { numbers: numbersOf(box), text: dice, mayRepeat })
}

function boxOf(draft: BoxDraft): unknown {
  const { key, name, total, sum, plus, atOnce, inGroup } = draft
  const words: Readonly<Record<string, string>> = scorecardTexts.card.boxes
  return {
    name: name === words[key] ? key : name,
    shape: shapeOf(draft),
    ...(total.trim() !== '' && { total: numberOf(total) }),
    sum,
    plus: numberOf(plus),
    ...(numberOf(atOnce) !== 0 && { atOnce: numberOf(atOnce) }),
    ...(inGroup && { inGroup }),
  }
}

/** Reads a draft; refuses what a file may have, but nobody wants: a bonus out of reach. */
export function parseCardDraft(draft: CardDraft): Result<RuleSet> {
  const { game: _, dice, rolls, boxes, bonus, further, ...rest } = draft
  const parsed = parseRuleSet({
    ...rest,
    dice: numberOf(dice),
    rolls: numberOf(rolls),
    further: numberOf(further),
    boxes: boxes.map(boxOf),
    bonus: bonus.map(({ from, points }) => ({ from: numberOf(from), points: numberOf(points) })),
  })
  if (!parsed.ok) return parsed
  const most = mostTotal(parsed.value)
  const beyond = parsed.value.bonus.findIndex(({ from }) => from > most)
  if (beyond < 0) return parsed
  const { unreachable } = scorecardTexts.card.problems
  return failed({ field: `bonus.${beyond + 1}.from`, message: unreachable(grouped(most)) })
}

/** A box to begin with: the first face that has none, else any dice. */
export function newBox({ boxes }: CardDraft): BoxDraft {
  const face = FACES.find(
    (one) => !boxes.some((box) => box.shape === 'face' && box.dice === String(one)),
  )
  return {
    key: '',
    name: '',
    mayRepeat: false,
    total: '',
    plus: '',
    atOnce: '',
    inGroup: false,
    ...(face
      ? { shape: 'face', dice: String(face), sum: 'shape' }
      : { shape: 'any', dice: '', sum: 'all' }),
  }
}
