import { farkleTexts } from '../texts/texts.ts'

/** Every cheat sheet of Farkle, most useful first. */
export const FARKLE_SHEETS = [
  'few-numbers',
  'first-steps',
  'breakpoints',
  'limits',
  'leads',
  'go-for-it',
  'turn-types',
  'odds',
  'scoring',
] as const
export type FarkleSheet = (typeof FARKLE_SHEETS)[number]

export const isFarkleSheet = (kind: string): kind is FarkleSheet =>
  (FARKLE_SHEETS as readonly string[]).includes(kind)

export const farkleSheetTitle = (kind: FarkleSheet): { title: string; about: string } =>
  farkleTexts.sheets.kinds[kind]
