/** Goal of a player: most points a turn, or most games won. */
export const GOALS = ['points', 'wins'] as const
export type Goal = (typeof GOALS)[number]

/** Expected points, or a win probability, as the goal is. */
export type Value = number
