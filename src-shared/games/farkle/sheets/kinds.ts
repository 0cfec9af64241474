import { farkleTexts } from '../texts/texts.ts'

/** Most useful first. */
export const FARKLE_SHEETS = [
  'card',
  'card-three',
  'limits',
  'score-sheet',
  'scoring',
  'leads',
  'go-for-it',
  'first-steps',
  'breakpoints',
  'odds',
] as const
export type FarkleSheet = (typeof FARKLE_SHEETS)[number]

/** Sheets of earlier versions and the sheets that replaced them. */
export const FORMER_SHEETS: Readonly<Record<string, FarkleSheet>> = {
  'turn-types': 'limits',
  'few-numbers': 'card',
}

export const isFarkleSheet = (kind: string): kind is FarkleSheet =>
  (FARKLE_SHEETS as readonly string[]).includes(kind)

export const farkleSheetTitle = (kind: FarkleSheet): { title: string; about: string } =>
  farkleTexts.sheets.kinds[kind]
