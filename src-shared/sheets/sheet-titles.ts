import type { SheetKind } from './sheet.ts'

/** What each sheet is called, and what it is for in one sentence. */
export const SHEET_TITLES: Readonly<
  Record<SheetKind, { readonly title: string; readonly about: string }>
> = {
  'first-steps': {
    title: 'First steps',
    about: 'The few numbers that earn most, each with what it adds.',
  },
  breakpoints: {
    title: 'Breakpoint table',
    about: 'What rolling is worth: which dice to set aside, and when to bank.',
  },
  limits: {
    title: 'When to bank',
    about: 'One turn total to bank from for each number of dice left.',
  },
  leads: {
    title: 'When to bank by the score',
    about: 'The turn total to bank from by dice left and lead, to win more games.',
  },
  'go-for-it': {
    title: 'When to go for the goal',
    about: 'The banked scores from which on nothing short of the goal is banked.',
  },
  'turn-types': {
    title: 'After farkles',
    about: 'When to bank with farkles behind you and a penalty ahead.',
  },
  odds: {
    title: 'Odds',
    about: 'How often a roll scores nothing, and how often every die scores.',
  },
  scoring: {
    title: 'Scoring',
    about: 'What dice score under these rules.',
  },
}
