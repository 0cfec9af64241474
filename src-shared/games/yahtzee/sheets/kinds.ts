import { yahtzeeTexts } from '../texts/texts.ts'

export const YAHTZEE_SHEETS = [
  'opening-keeps',
  'category-averages',
  'score-card',
  'give-up-first',
  'bonus-pace',
  'few-rules',
  'dice-odds',
] as const
export type YahtzeeSheet = (typeof YAHTZEE_SHEETS)[number]

export const isYahtzeeSheet = (kind: string): kind is YahtzeeSheet =>
  (YAHTZEE_SHEETS as readonly string[]).includes(kind)

export const yahtzeeSheetTitle = (kind: YahtzeeSheet): { title: string; about: string } =>
  yahtzeeTexts.sheets.kinds[kind]
