export const leftovers = {
  must: {
    /** `other`: name of the rule it cannot be combined with. */
    notBeside: (other: string) =>
      `cannot be solved together with “${other}”; leave out one of the two`,
  },
  notYet: (points: string) =>
    `A player who has nothing banked, and so must bank ${points}, may not take up anything.`,
  noGames:
    'Whole games cannot be played under these rules yet. Drill single decisions or whole turns; Analyse knows every position.',
  onlyInTerminal:
    'Games in which a turn leaves something to the next one have no maps or matches for wins yet. Analyse and Drill work. “Points a turn” are those of a turn that begins with all dice.',
  tooLarge: (values: string, most: string) =>
    `This game has about ${values} values, more than the ${most} that can be solved. Lower the goal, or use rounder points.`,
  notKept: (values: string, most: string) =>
    `The table of this game has about ${values} values, more than the ${most} that are kept for positions. Lower the goal, or use rounder points.`,
  only: 'Under these rules a turn leaves nothing behind.',
}
