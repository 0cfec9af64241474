import * as v from 'valibot'
import { failed, ok, type Result } from '#shared/base/result.ts'
import type { DrillSource } from '#shared/study/setup.ts'
import type { CourseSetup } from './session-types.ts'

export function readSetup<S>(schema: v.GenericSchema<unknown, S>, setup: unknown): Result<S> {
  const parsed = v.safeParse(schema, setup)
  if (parsed.success) return ok(parsed.output)
  return failed(
    ...parsed.issues.map((issue) => ({
      field: (issue.path ?? []).map(({ key }) => String(key)).at(-1) ?? '',
      message: issue.message,
    })),
  )
}

export function courseOf({ speed, questions }: Pick<CourseSetup, 'speed' | 'questions'>) {
  return { speed, questions: speed === 'none' ? questions : null }
}

/** Last setup without seed; mistakes of a session are not repeated. Null if invalid. */
export function storedSetup<S extends { readonly seed: string; readonly source: DrillSource }>(
  schema: v.GenericSchema<unknown, S>,
  stored: unknown,
): Omit<S, 'seed'> | null {
  const parsed = v.safeParse(schema, stored)
  if (!parsed.success) return null
  const { seed: _seed, ...base } = parsed.output
  return base.source.kind === 'session' ? { ...base, source: { kind: 'play' } } : base
}
