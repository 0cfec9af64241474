/** Name of the game in everything stored: since the first version, whose only card was Yahtzee. */
export const SCORECARD = 'yahtzee'
export type ScorecardGame = typeof SCORECARD
