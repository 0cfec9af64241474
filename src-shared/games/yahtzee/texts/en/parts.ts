/** Pieces that the screens of Yahtzee share: the scorecard and the dice. */
export const parts = {
  card: {
    label: 'Scorecard',
    upper: 'Upper section',
    lower: 'Lower section',
    upperTotal: 'Upper total',
    upperBonus: (threshold: string) => `Bonus from ${threshold}`,
    lowerTotal: 'Lower total',
    yahtzeeBonus: 'Yahtzee bonuses',
    bonusEach: (points: string) => `× ${points}`,
    total: 'Total',
    /** Requirement of each box, on one line. */
    asks: {
      ones: 'sum of the 1s',
      twos: 'sum of the 2s',
      threes: 'sum of the 3s',
      fours: 'sum of the 4s',
      fives: 'sum of the 5s',
      sixes: 'sum of the 6s',
      threeOfAKind: 'all dice',
      fourOfAKind: 'all dice',
      fullHouse: '25',
      smallStraight: '30',
      largeStraight: '40',
      chance: 'all dice',
      yahtzee: '50',
    },
    open: 'open',
    points: (box: string) => `${box}, points`,
  },
  dice: {
    keep: (faces: string) => `Keep ${faces}`,
    keepNothing: 'Keep nothing',
    keepAll: 'Keep all five',
  },
  rerolls: (left: number) =>
    left === 0 ? 'no reroll left' : left === 1 ? '1 reroll left' : `${left} rerolls left`,
}
