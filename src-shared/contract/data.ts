import * as v from 'valibot'
import { texts } from '../texts/texts.ts'
import { count } from '../schemas/numbers.ts'

const id = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f-]{36}$/, () => texts.contract.noTransfer),
)

const chunk = v.pipe(
  v.string(),
  v.maxLength(700_000, () => texts.contract.largePiece),
  v.base64(() => texts.contract.pieceForm),
)

export const dataRequests = {
  'data.export': v.object({}),
  'data.read': v.object({ id, from: count }),
  'data.offer': v.object({
    bytes: v.pipe(
      count,
      v.minValue(1, () => texts.contract.emptyFile),
      v.maxValue(512_000_000, () => texts.contract.largePackage),
    ),
  }),
  'data.write': v.object({ id, from: count, chunk }),
  /**
   * Returns the effect of an import, without changes. Sends `transfer` events; `data.discard`
   * cancels it with the code `cancelled`.
   */
  'data.preview': v.object({ id }),
  /**
   * Makes a backup, then imports everything or nothing. `bringBack` restores the games of the package
   * that were deleted here.
   */
  'data.import': v.object({ id, bringBack: v.optional(v.boolean(), false) }),
  'data.discard': v.object({ id }),
} as const

const backupName = v.pipe(
  v.string(() => texts.contract.backupName),
  v.regex(/^study-[0-9A-Za-z-]{1,60}\.sqlite$/, () => texts.contract.noBackupName),
)

export const studyRequests = {
  'study.store': v.object({}),
  'study.backup': v.object({}),
  /** Backs up the current data first. */
  'study.restore': v.object({ name: backupName }),
  'study.dismiss': v.object({}),
  /** Whether thresholds were set in an earlier version, if that was not told yet. */
  'study.tellThresholds': v.object({}),
} as const
