import * as v from 'valibot'
import { GOALS } from '#shared/base/goal.ts'
import { gameReviewSchema } from '#shared/games/farkle/requests/drill.ts'
import { thresholdsSchema } from '#shared/study/session-schemas.ts'
import { ruleSetSchema } from '#shared/games/farkle/requests/rules.ts'
import { yahtzeeRulesSchema } from '#shared/games/yahtzee/requests/rules.ts'
import { ruleHashSchema } from '#shared/schemas/rules.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { OVER_REASONS } from '#shared/study/course.ts'
import { GRADES } from '#shared/study/grade.ts'
import { DECISION_KINDS, drillSetupSchema, SITUATIONS } from '#shared/games/farkle/drill/setup.ts'
import { SLIPS } from '#shared/games/farkle/drill/slips.ts'
import { texts } from '#shared/texts/texts.ts'
import { CARD_RECORDS } from './card-records.ts'
import { count, needs, rulesId, time, uid } from './record-parts.ts'
import { FORMAT, VERSION } from './package-format.ts'
import { YAHTZEE_RECORDS } from '../games/yahtzee/packages/records.ts'

const finite = v.pipe(v.number(), v.finite())
const loss = v.pipe(finite, v.minValue(0))
const id = v.pipe(count, v.minValue(1))
const goal = v.picklist(GOALS)
const decision = v.picklist(DECISION_KINDS)
const code = v.pipe(
  v.string(),
  v.check(
    (text) => parsePositionCode(text).ok,
    () => texts.userData.records.must.position,
  ),
)

/** [dice set aside, then (b, r or nothing), value], as compactOptions writes them. */
const option = v.strictTuple([
  v.pipe(v.string(), v.regex(/^[1-6]{0,6}$/)),
  v.picklist(['b', 'r', '']),
  finite,
])

/** The first line. */
export const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(count, v.minValue(1), v.maxValue(VERSION)),
  madeAt: time,
  /** The version of the program that made it. */
  app: v.pipe(v.string(), v.maxLength(40)),
})
export type PackageHeader = v.InferOutput<typeof headerSchema>

/** The last line: how many records of each kind there are, and the SHA-256 of all before it. */
export const endSchema = v.strictObject({
  kind: v.literal('end'),
  counts: v.record(v.string(), count),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

const ownRules = { kind: v.literal('rules'), id: rulesId }

/** The kinds of records, in the order in which they stand. */
export const RECORDS = {
  /** A rule set of the user's library. */
  rules: v.variant('game', [
    v.strictObject({
      ...ownRules,
      game: v.optional(v.literal('farkle'), 'farkle'),
      rules: ruleSetSchema,
    }),
    v.strictObject({ ...ownRules, game: v.literal('yahtzee'), rules: yahtzeeRulesSchema }),
  ]),
  /** Rules that answers were given for, whether or not they are still in the library. */
  game: v.pipe(
    v.strictObject({ kind: v.literal('game'), hash: ruleHashSchema, rules: ruleSetSchema }),
    v.check(
      ({ hash, rules }) => ruleHash(rules) === hash,
      () => texts.userData.records.must.hash,
    ),
  ),
  /** The user's own thresholds. */
  thresholds: v.strictObject({
    kind: v.literal('thresholds'),
    game: ruleHashSchema,
    goal,
    value: thresholdsSchema,
  }),
  session: v.strictObject({
    kind: v.literal('session'),
    uid,
    game: ruleHashSchema,
    setup: drillSetupSchema,
    /** The session whose mistakes it asks again, which stands before it. */
    source: v.nullable(uid),
    needs,
    again: v.nullable(
      v.pipe(v.array(v.strictObject({ kind: decision, code })), v.maxLength(10_000)),
    ),
    thresholds: thresholdsSchema,
    started: time,
    end: v.nullable(
      v.strictObject({
        at: time,
        reason: v.picklist(OVER_REASONS),
        score: v.nullable(count),
        review: v.nullable(gameReviewSchema),
      }),
    ),
  }),
  answer: v.pipe(
    v.strictObject({
      kind: v.literal('answer'),
      session: uid,
      number: id,
      at: time,
      decision,
      code,
      options: v.pipe(v.array(option), v.minLength(1), v.maxLength(200)),
      choice: count,
      loss,
      grade: v.nullable(v.picklist(GRADES)),
      milliseconds: count,
      slow: v.boolean(),
      dice: v.picklist([1, 2, 3, 4, 5, 6]),
      band: count,
      situation: v.picklist(SITUATIONS),
      slip: v.nullable(v.picklist(SLIPS)),
    }),
    v.check(
      ({ options, choice }) => choice < options.length,
      () => texts.userData.records.must.choice,
    ),
  ),
  ...CARD_RECORDS,
  ...YAHTZEE_RECORDS,
} as const

type Schemas = typeof RECORDS
export type RecordKind = keyof Schemas
export type RecordOf<K extends RecordKind> = v.InferOutput<Schemas[K]>
export type PackageRecord = { [K in RecordKind]: RecordOf<K> }[RecordKind]

export const RECORD_KINDS = Object.keys(RECORDS) as RecordKind[]
