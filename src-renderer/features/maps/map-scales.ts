import type { ColourScale } from '#shared/pictures/colour-scale.ts'
import { formatNumber, formatPercent } from '../../components/format.ts'

// Locked: the same colour is the same number for every rule set, number of dice and score.

/** The turn total to bank from; most of what tells dice apart lies between 250 and 3,000 points. */
export const BANK_SCALE: ColourScale = {
  kind: 'steps',
  title: 'Bank from this turn total, points',
  edges: [300, 350, 400, 500, 700, 1000, 1500, 2500, 4000],
  format: (value) => formatNumber(value),
}

/** The loss of a wrong choice, each time. */
export const COST_SCALE: ColourScale = {
  kind: 'steps',
  title: 'A wrong choice costs, percentage points',
  edges: [0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16],
  format: (value) => formatPercent(value, 2),
}

const MILLION = 1e6

/** The same in a game, which is little for each of many cells. */
export const OFTEN_SCALE: ColourScale = {
  kind: 'steps',
  title: 'Games lost by wrong choices, of a million',
  edges: [1, 2, 5, 10, 20, 50, 100].map((games) => games / MILLION),
  format: (value) => formatNumber(value * MILLION, 1),
}

/** The win probability of the player to move. */
export const WIN_SCALE: ColourScale = {
  kind: 'even',
  title: 'The player to move wins, %',
  low: 0,
  high: 1,
  format: (value) => formatPercent(value),
}

/** The levels of its contours. */
export const WIN_LEVELS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** What rolling wins more than banking. */
export const ROLL_SCALE: ColourScale = {
  kind: 'two-sided',
  title: 'What the right choice wins, percentage points',
  reach: 0.05,
  sides: ['Bank', 'Roll'],
  format: (value) => formatPercent(Math.abs(value)),
}

/** How much longer the other play rolls, or how much sooner it banks. */
export const CHANGE_SCALE: ColourScale = {
  kind: 'two-sided',
  title: 'Turn total to bank from: change in points',
  reach: 1000,
  sides: ['Banks sooner', 'Rolls longer'],
  format: (value) => formatNumber(value),
}
