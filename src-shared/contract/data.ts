import * as v from 'valibot'
import { texts } from '../texts/texts.ts'
import { count, time } from '../schemas/numbers.ts'

/** Names a file on its way. */
export const transferId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f-]{36}$/, () => texts.contract.noTransfer),
)
const id = transferId

/** Bytes of a package in one message, as base64; half a megabyte at most. */
const chunk = v.pipe(
  v.string(),
  v.maxLength(700_000, () => texts.contract.largePiece),
  v.base64(() => texts.contract.pieceForm),
)

/** A text or package that is ready to be fetched piece by piece. */
const download = v.object({ id, name: v.string(), bytes: count })

/**
 * Numbers of records of one kind that an import would add, change or leave the same; nothing is
 * ever removed.
 */
const changes = v.object({ added: count, changed: count, same: count })

const preview = v.object({
  madeAt: time,
  version: v.string(),
  ruleSets: changes,
  sessions: changes,
  answers: changes,
  records: changes,
  cards: changes,
  reviews: changes,
  /** Sentences on what the user should know, such as rules that come under a new name. */
  remarks: v.array(v.string()),
})

/** Records of a kind that an export has left out, for they could not come in again. */
const omittedRecords = v.object({
  /** One of them, as "an answer". */
  what: v.string(),
  count,
  /** Times of the first and the last one; null where no time is known. */
  first: v.nullable(time),
  last: v.nullable(time),
  /** What is wrong with the first one, as the end of a sentence. */
  why: v.string(),
})
export type OmittedRecords = v.InferOutput<typeof omittedRecords>

/** Everything the user made, out of the app and back in. */
export const dataRequests = {
  'data.export': {
    params: v.object({}),
    answer: v.object({ ...download.entries, omitted: v.array(omittedRecords) }),
  },
  /** All answers as comma-separated values. */
  'data.answersCsv': { params: v.object({}), answer: download },
  'data.read': {
    params: v.object({ id, from: count }),
    answer: v.object({ chunk, done: v.boolean() }),
  },
  /** Begins to hand in a package. */
  'data.offer': {
    params: v.object({
      bytes: v.pipe(
        count,
        v.minValue(1, () => texts.contract.emptyFile),
        v.maxValue(512_000_000, () => texts.contract.largePackage),
      ),
    }),
    answer: v.object({ id }),
  },
  'data.write': { params: v.object({ id, from: count, chunk }), answer: v.object({}) },
  /**
   * Checks the whole package and says what it would do; changes nothing. The event `transfer` says how
   * far it is, and `data.discard` stops it with the code `cancelled`.
   */
  'data.preview': { params: v.object({ id }), answer: preview },
  /** Makes a backup, then takes in all or nothing. */
  'data.import': {
    params: v.object({ id }),
    answer: v.object({ done: preview, backup: v.string() }),
  },
  'data.discard': { params: v.object({ id }), answer: v.object({}) },
} as const

export type ImportPreview = v.InferOutput<typeof preview>
