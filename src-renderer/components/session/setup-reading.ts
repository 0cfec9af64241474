import * as v from 'valibot'
import { failed, ok, type Result } from '#shared/base/result.ts'
import type { DrillSource } from '#shared/study/setup.ts'
import type { CourseSetup } from './session-types.ts'

/** A setup as its schema has it; problems name the field. */
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

/** How a session runs: a clock or streak ends it before so many questions were asked. */
export function courseOf({
  speed,
  questions,
}: Pick<CourseSetup, 'speed' | 'questions'>): Pick<CourseSetup, 'speed' | 'questions'> {
  return { speed, questions: speed === 'none' ? questions : null }
}

interface KeptSetup {
  readonly seed: string
  readonly source: DrillSource
}

/**
 * The setup that was drilled last, to begin with: without its seed, and without a list of mistakes,
 * which is not gone through again. Null for what is no setup of this schema.
 */
export function keptSetup<S extends KeptSetup>(
  schema: v.GenericSchema<unknown, S>,
  kept: unknown,
): Omit<S, 'seed'> | null {
  const parsed = v.safeParse(schema, kept)
  if (!parsed.success) return null
  const { seed: _seed, ...base } = parsed.output
  return base.source.kind === 'session' ? { ...base, source: { kind: 'play' } } : base
}
