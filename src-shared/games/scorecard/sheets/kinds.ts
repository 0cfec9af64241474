import { scorecardTexts } from '../texts/texts.ts'

/** Most useful first. */
export const SCORECARD_SHEETS = [
  'card-steps',
  'opening-keeps',
  'category-averages',
  'score-card',
  'give-up-first',
  'bonus-pace',
  'dice-odds',
] as const
export type ScorecardSheet = (typeof SCORECARD_SHEETS)[number]

/** Sheets of earlier versions and the sheets that replaced them. */
export const FORMER_SHEETS: Readonly<Record<string, ScorecardSheet>> = { 'few-rules': 'card-steps' }

export const isScorecardSheet = (kind: string): kind is ScorecardSheet =>
  (SCORECARD_SHEETS as readonly string[]).includes(kind)

export const scorecardSheetTitle = (kind: ScorecardSheet): { title: string; about: string } =>
  scorecardTexts.sheets.kinds[kind]
