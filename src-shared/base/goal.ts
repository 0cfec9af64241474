export const GOALS = ['points', 'wins'] as const
export type Goal = (typeof GOALS)[number]

export type Value = number
