import * as v from 'valibot'
import { GOALS } from '../base/units.ts'
import { failed, ok, type Result } from '../base/result.ts'
import type { Game } from '../games/game.ts'
import { GAMES } from '../games/games.ts'
import { id, whole } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'
import {
  FORMER_LAYOUTS,
  FORMER_PAPERS,
  INKS,
  LAYOUT_IDS,
  LAYOUTS,
  PAPER_IDS,
} from '../sheets/layouts.ts'
import { cardSchema, daySchema, kindsSchemaOf } from './sheets.ts'

const names = (known: readonly string[]): string => known.join(', ')
const rulesRule = (): string => texts.sheets.job.rules

const nameSchema = <const Name extends string>(
  known: readonly Name[],
  former: Readonly<Record<string, Name>>,
  rule: (known: string) => string,
) =>
  v.pipe(
    v.unknown(),
    v.transform((name) =>
      typeof name === 'string' && Object.hasOwn(former, name) ? former[name] : name,
    ),
    v.picklist(known, () => rule(names(known))),
  )

const choiceFieldsOf = (games: readonly Game[]) => ({
  kinds: kindsSchemaOf(games),
  layout: nameSchema(LAYOUT_IDS, FORMER_LAYOUTS, (known) => texts.sheets.job.layout(known)),
  paper: nameSchema(PAPER_IDS, FORMER_PAPERS, (known) => texts.sheets.job.paper(known)),
  ink: v.picklist(INKS, () => texts.sheets.job.ink(names(INKS))),
  card: cardSchema,
})

export const sheetChoiceSchema = v.object(choiceFieldsOf(GAMES))
export type SheetChoice = v.InferOutput<typeof sheetChoiceSchema>

export const FIRST_CHOICE: SheetChoice = {
  kinds: [...GAMES[0].sheets.first],
  layout: 'page',
  paper: 'a4',
  ink: 'colour',
}

function printJobSchemaOf(games: readonly Game[]) {
  return v.pipe(
    v.object({
      ...choiceFieldsOf(games),
      rules: v.pipe(v.string(rulesRule), v.minLength(1, rulesRule), v.maxLength(64, rulesRule)),
      day: daySchema,
    }),
    v.forward(
      v.check(
        ({ layout, paper }) => LAYOUTS[layout].papers.some((one) => one.paper === paper),
        () => texts.sheets.job.layoutOnPaper,
      ),
      ['paper'],
    ),
  )
}

export const printJobSchema = printJobSchemaOf(GAMES)
export type PrintJob = v.InferOutput<typeof printJobSchema>

const knownPaper = v.picklist(PAPER_IDS, () => texts.sheets.job.paper(names(PAPER_IDS)))

export const reviewPrintSchema = v.strictObject({
  record: id,
  seat: whole(0, 5),
  goal: v.picklist(GOALS),
  paper: knownPaper,
})
export type ReviewPrint = v.InferOutput<typeof reviewPrintSchema>

/** The table of who has won. */
const peoplePrintSchema = v.strictObject({ people: v.literal(true), paper: knownPaper })
export type PeoplePrint = v.InferOutput<typeof peoplePrintSchema>

export const anyPrintSchema = v.lazy((job) => {
  // Not a union, so that problems are reported for the right schema.
  const isNamed = (name: string): boolean => typeof job === 'object' && job !== null && name in job
  if (isNamed('people')) return peoplePrintSchema
  return isNamed('record') ? reviewPrintSchema : printJobSchema
})
export type AnyPrint = v.InferOutput<typeof anyPrintSchema>

export function printQuery({ kinds, ...rest }: PrintJob): Record<keyof PrintJob, string> {
  return { ...rest, kinds: kinds.join(',') } as Record<keyof PrintJob, string>
}

const inQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

export function printAddress(job: AnyPrint): string {
  if ('people' in job) return `/print/people?${inQuery({ paper: job.paper })}`
  const isReview = 'record' in job
  const query = isReview
    ? { ...job, record: `${job.record}`, seat: `${job.seat}` }
    : printQuery(job)
  return `${isReview ? '/print/game' : '/print'}?${inQuery(query)}`
}

export function readReviewPrint(query: Readonly<Record<string, unknown>>): ReviewPrint | null {
  const { record, seat, goal, paper } = query
  const given = { record: Number(record), seat: Number(seat), goal, paper }
  const parsed = v.safeParse(reviewPrintSchema, given)
  return parsed.success ? parsed.output : null
}

/** A wrong paper is read as the usual one. */
export function readPeoplePrint({ paper }: Readonly<Record<string, unknown>>): PeoplePrint {
  const parsed = v.safeParse(peoplePrintSchema, { people: true, paper })
  return parsed.success ? parsed.output : { people: true, paper: FIRST_CHOICE.paper }
}

/** Fails with sentences that name the valid values. */
export function readPrintQuery(
  query: Readonly<Record<string, unknown>>,
  games: readonly Game[] = GAMES,
): Result<PrintJob> {
  const { layout, paper, ink, rules, day, card } = query
  const kinds = typeof query.kinds === 'string' ? query.kinds.split(',') : query.kinds
  // Every field is present, so that a missing one is reported like a wrong one.
  const parsed = v.safeParse(printJobSchemaOf(games), {
    kinds,
    layout,
    paper,
    ink,
    rules,
    day,
    ...(card !== undefined && { card }),
  })
  if (parsed.success) return ok(parsed.output)
  return failed(
    ...parsed.issues.map(({ path, message }) => ({
      field: (path ?? []).map(({ key }) => String(key)).join('.'),
      message,
    })),
  )
}
