import type { Points } from '#shared/base/units.ts'

/**
 * Points to win in Kingdom Come: Deliverance II by the rank of the other player, from the beggar to
 * the emperor: an export of the game's data of 14 January 2025, and the page "RPG Parameters" of the
 * modding wiki of 9 February 2025. They disagree.
 */
export const TARGETS: readonly (readonly Points[])[] = [
  [2000, 2000, 4000, 4000, 4000, 6000, 6000, 6000, 8000, 4000, 6000, 6000, 10_000, 10_000],
  [1500, 2000, 2000, 3000, 3000, 3000, 4000, 4000, 4000, 4000, 5000, 6000, 8000, 8000],
]
