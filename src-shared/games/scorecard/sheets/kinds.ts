import { scorecardTexts } from '../texts/texts.ts'

export const SCORECARD_SHEETS = [
  'opening-keeps',
  'category-averages',
  'score-card',
  'give-up-first',
  'bonus-pace',
  'few-rules',
  'dice-odds',
] as const
export type ScorecardSheet = (typeof SCORECARD_SHEETS)[number]

export const isScorecardSheet = (kind: string): kind is ScorecardSheet =>
  (SCORECARD_SHEETS as readonly string[]).includes(kind)

export const scorecardSheetTitle = (kind: ScorecardSheet): { title: string; about: string } =>
  scorecardTexts.sheets.kinds[kind]
