import * as v from 'valibot'
import { failed, ok, type Result } from '#shared/base/result.ts'
import { hashOfText, type RuleHash } from '#shared/base/rules.ts'

export const pigForm = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  /** Who banks so much wins. */
  goal: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(200)),
})

/** Rules of Pig: roll one die as often as you like; a 1 ends the turn with nothing. */
export type PigRules = v.InferOutput<typeof pigForm>

export const PIG_RULES: PigRules = { name: 'Pig', goal: 100 }

export function parsePig(input: unknown): Result<PigRules> {
  const parsed = v.safeParse(pigForm, input)
  if (parsed.success) return ok(parsed.output)
  return failed(
    ...parsed.issues.map(({ path, message }) => ({
      field: (path ?? []).map(({ key }) => String(key)).join('.'),
      message: `${message}.`,
    })),
  )
}

export const hashPig = ({ goal }: PigRules): RuleHash =>
  hashOfText(JSON.stringify(['pig-rules-1', goal]))

/** Rules while they are being typed. */
export interface PigDraft {
  readonly game: 'pig'
  name: string
  goal: string
}
