import type { Strategy } from '#shared/games/scorecard/analysis/strategy-names.ts'

// Names that the terminal had before it knew other cards than Yahtzee; scripts rely on them.

/** Other name of the command: without a card it is about the official game. */
export const OFFICIAL_GAME = {
  name: 'yahtzee',
  summary: 'Yahtzee for one player: what the best play scores, or every choice of a turn',
}

export const STATE_HELP = `STATE is made of parts with dots between them; t0 is the empty card:
  x126kh  the boxes used, a letter for each, but for Yahtzee; on a card without
          Yahtzee's boxes their numbers from 1, such as x1-2-14
  t18     the total of the boxes that count for the bonus: the upper ones
  y50     the Yahtzee box was used with 50, y0 with 0; left out if open
  a       on other cards: the box for dice all alike is used and has scored

The letters of the boxes of Yahtzee:`

export const JOKERS_HELP =
  'What a further Yahtzee is good for in the official game;\nforced, its own rule, if left out. Not with --rules.'
export const POINTS_HELP =
  'Points that stand on the card, those for a further Yahtzee among\nthem and the bonus of the upper boxes not; they count in all that\nis told.'

/** In an answer as JSON. */
export interface AlikeAnswer {
  /** Mean number per game of turns that end with dice all alike, and of those paid as further ones. */
  readonly yahtzees?: number
  readonly yahtzeeBonuses?: number
}

const FORMER_STRATEGIES: Partial<Record<Strategy, string>> = {
  'equal-with-sense': 'rational-yahtzees',
  'equal-and-straights': 'yahtzees-and-straights',
  'equal-only': 'yahtzees-only',
}

/** Name of a strategy in an answer as JSON. */
export const strategyName = (strategy: Strategy): string => FORMER_STRATEGIES[strategy] ?? strategy
