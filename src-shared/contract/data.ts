import * as v from 'valibot'
import { texts } from '../texts/texts.ts'
import { count, time } from '../schemas/numbers.ts'

export const transferId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f-]{36}$/, () => texts.contract.noTransfer),
)
const id = transferId

const chunk = v.pipe(
  v.string(),
  v.maxLength(700_000, () => texts.contract.largePiece),
  v.base64(() => texts.contract.pieceForm),
)

/** A file ready to be fetched in chunks. */
const download = v.object({ id, name: v.string(), bytes: count })

/** Number of records that an import would add, change or keep. An import never removes records. */
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
  remarks: v.array(v.string()),
})

/** Records of one kind left out of an export because they could not be imported again. */
const omittedRecords = v.object({
  what: v.string(),
  count,
  /** Null if no time is known. */
  first: v.nullable(time),
  last: v.nullable(time),
  why: v.string(),
})
export type OmittedRecords = v.InferOutput<typeof omittedRecords>

export const dataRequests = {
  'data.export': {
    params: v.object({}),
    answer: v.object({ ...download.entries, omitted: v.array(omittedRecords) }),
  },
  'data.answersCsv': { params: v.object({}), answer: download },
  'data.read': {
    params: v.object({ id, from: count }),
    answer: v.object({ chunk, done: v.boolean() }),
  },
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
   * Returns the effect of an import, without changes. Sends `transfer` events; `data.discard`
   * cancels it with the code `cancelled`.
   */
  'data.preview': { params: v.object({ id }), answer: preview },
  /** Makes a backup, then imports everything or nothing. */
  'data.import': {
    params: v.object({ id }),
    answer: v.object({ done: preview, backup: v.string() }),
  },
  'data.discard': { params: v.object({ id }), answer: v.object({}) },
} as const

export type ImportPreview = v.InferOutput<typeof preview>
