import * as v from 'valibot'
import { GOALS } from '#shared/base/units.ts'
import { visible } from '#shared/base/plain-text.ts'
import { cardStateSchema } from '#shared/cards/card-state.ts'
import type { Game } from '#shared/games/game.ts'
import {
  MAX_RECORD_TEXT,
  RECORD_SOURCES,
  recordFigures,
  recordNotes,
  recordTitle,
} from '#shared/contract/records.ts'
import { answerTime, count, id, loss, scoreCount, time } from '#shared/schemas/numbers.ts'
import { readBy, ruleHashSchema } from '#shared/schemas/rules.ts'
import { OVER_REASONS } from '#shared/study/course.ts'
import type { AnySetup } from '#shared/study/drill.ts'
import { personSchema } from '#shared/study/people.ts'
import { GRADES } from '#shared/study/grade.ts'
import { thresholdsSchema } from '#shared/study/session-schemas.ts'
import { MAX_AGAIN } from '../drills/answer-records.ts'
import { cardRecords } from './card-records.ts'
import { FORMAT, VERSION, needs, rulesId, uid } from './package-format.ts'

export const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(count, v.minValue(1), v.maxValue(VERSION)),
  madeAt: time,
  app: v.pipe(v.string(), v.maxLength(40), v.transform(visible)),
})
export type PackageHeader = v.InferOutput<typeof headerSchema>

/** Last line: number of records per kind, and the SHA-256 of all lines before. */
export const endSchema = v.strictObject({
  kind: v.literal('end'),
  counts: v.record(v.string(), count),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

/** PackageCheck checks that the position is possible. */
const code = v.pipe(v.string(), v.maxLength(200))
const goal = v.picklist(GOALS)
const shortText = v.pipe(v.string(), v.maxLength(80))

const rulesOf = ({ rules }: Game) => readBy((input) => rules.readForm(input), rules.form)

function sessionSchema({ name, drill }: Game) {
  const { setup, decision, review } = drill.records
  const again = v.strictObject({ kind: decision as v.GenericSchema<string>, code })
  return v.strictObject({
    kind: v.literal('session'),
    game: v.literal(name),
    uid,
    rules: ruleHashSchema,
    setup: setup as v.GenericSchema<AnySetup>,
    source: v.nullable(uid),
    needs,
    again: v.nullable(v.pipe(v.array(again), v.maxLength(MAX_AGAIN))),
    thresholds: thresholdsSchema,
    started: time,
    end: v.nullable(
      v.strictObject({
        at: time,
        reason: v.picklist(OVER_REASONS),
        score: v.nullable(scoreCount),
        review: v.nullable(review),
      }),
    ),
  })
}

function answerSchema({ name, drill }: Game) {
  const { decision, stored } = drill.records
  return v.strictObject({
    kind: v.literal('answer'),
    game: v.literal(name),
    session: uid,
    number: id,
    at: time,
    decision: decision as v.GenericSchema<string>,
    code,
    cell: shortText,
    error: v.nullable(shortText),
    own: stored as v.GenericSchema<object>,
    /** Null if unknown, as is `milliseconds`. */
    loss: v.nullable(loss),
    grade: v.nullable(v.picklist(GRADES)),
    milliseconds: v.nullable(answerTime),
    slow: v.boolean(),
  })
}

function positionSchema({ name, drill }: Game) {
  return v.strictObject({
    kind: v.literal('position'),
    game: v.literal(name),
    rules: ruleHashSchema,
    goal,
    decision: drill.records.decision as v.GenericSchema<string>,
    code,
    at: time,
    state: cardStateSchema,
  })
}

function listedSchemas({ name, lists = {} }: Game) {
  return Object.entries(lists).map(([list, { entry }]) =>
    v.strictObject({
      kind: v.literal('listed'),
      game: v.literal(name),
      list: v.literal(list),
      entry,
    }),
  )
}

/**
 * In the order of the package. Checks only the form of rules; PackageCheck checks once per hash
 * that they are playable.
 */
export function recordsOf(games: readonly Game[]) {
  return {
    rules: v.variant(
      'game',
      games.map((game) =>
        v.strictObject({
          kind: v.literal('rules'),
          game: v.literal(game.name),
          id: rulesId,
          rules: rulesOf(game),
        }),
      ),
    ),
    /** Rules with answers, even if they are no longer in the library. */
    game: v.variant(
      'game',
      games.map((game) =>
        v.strictObject({
          kind: v.literal('game'),
          game: v.literal(game.name),
          hash: ruleHashSchema,
          rules: rulesOf(game),
        }),
      ),
    ),
    thresholds: v.strictObject({
      kind: v.literal('thresholds'),
      game: v.picklist(games.map(({ name }) => name)),
      rules: ruleHashSchema,
      goal,
      value: thresholdsSchema,
    }),
    session: v.variant('game', games.map(sessionSchema)),
    answer: v.variant('game', games.map(answerSchema)),
    /** `text` also holds rules, players and result. */
    record: v.strictObject({
      kind: v.literal('record'),
      game: v.picklist(games.map(({ name }) => name)),
      uid,
      source: v.picklist(RECORD_SOURCES),
      at: time,
      title: recordTitle,
      notes: recordNotes,
      text: v.pipe(v.string(), v.maxLength(MAX_RECORD_TEXT)),
      figures: v.nullable(recordFigures),
    }),
    position: v.variant('game', games.map(positionSchema)),
    ...cardRecords(games),
    person: v.strictObject({ kind: v.literal('person'), ...personSchema.entries }),
    listed: v.variant('list', games.flatMap(listedSchemas)),
  } as const
}

type Schemas = ReturnType<typeof recordsOf>
export type RecordKind = keyof Schemas
export type RecordOf<K extends RecordKind> = v.InferOutput<Schemas[K]>
export type PackageRecord = { [K in RecordKind]: RecordOf<K> }[RecordKind]

/** A record before its check; unreadable fields are null. */
export type Unchecked<Checked extends PackageRecord> = {
  readonly [Field in keyof Checked]: Field extends 'kind' ? Checked[Field] : Checked[Field] | null
}
