/** Ambiguities of a published rule set, and how the app reads them. */
export const ruleSource = {
  questions: {
    dice: 'Number of dice',
    goal: 'Goal score',
    overshoot: 'More than the goal',
    end: 'End of the game',
    tie: 'A tie',
    minimum: 'Points needed to bank',
    scores: '1s, 5s and three of a kind',
    threeOnes: 'Three 1s',
    fours: 'Four of a kind and more',
    fives: 'Five of a kind and more',
    sixes: 'Six of a kind',
    combinations: 'Points of the combinations',
    pairs: 'Four of a kind and a pair',
    hotDice: 'Once all dice have scored',
    setAside: 'Dice that score',
    rollLimit: 'Rolls of a turn',
    penalty: 'Penalty for farkles',
    floor: 'Lowest score after a penalty',
  },
  readings: {
    overshoot: { reaches: 'reaches it', lost: 'is lost' },
    tie: 'half a win',
    none: 'none',
    noneAfterFirst: 'none after the first bank',
    pairs: { three: 'are three pairs', no: 'are not three pairs' },
    hotDice: { may: 'roll all of them again, or bank', must: 'roll all of them again' },
    setAside: { any: 'set any of them aside', all: 'set all of them aside' },
    anyRolls: 'any number',
  },
  /** Rules of the source that the app cannot express, and its replacements. */
  departures: {
    tie: () => 'In the source a tie is settled otherwise; here it is half a win.',
    lastRound: () =>
      'In the source the round is finished before the last turns; here the other player has one last turn.',
    alone: () => 'In the source one player plays alone; here the higher score of two wins.',
    floor: (points: string) =>
      `In the source penalties may lower the banked score without end; here never below ${points}.`,
    noBuilding: () =>
      'In the source a turn may go on with the dice and the points of the last bank; here it may not.',
    noCards: () => 'In the source there are joker cards; here there are none.',
  },
}
