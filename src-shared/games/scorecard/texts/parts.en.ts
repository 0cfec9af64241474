const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six']

export const parts = {
  card: {
    label: 'Scorecard',
    upper: 'Upper section',
    lower: 'Lower section',
    upperTotal: 'Upper total',
    /** Where the boxes that count for the bonus are not the upper part. */
    groupTotal: 'Total for the bonus',
    bonus: (thresholds: string) => `Bonus from ${thresholds}`,
    lowerTotal: 'Lower total',
    further: (best: string) => `${best} bonuses`,
    bonusEach: (points: string) => `× ${points}`,
    total: 'Total',
    asks: {
      face: (face: number) => `sum of the ${face}s`,
      shape: 'sum of these',
      all: 'all dice',
      atOnce: (points: string, more: string) => `${points}, first roll ${more} more`,
      total: (total: string, points: string) => `total ${total}: ${points}`,
    },
    open: 'open',
    other: (player: string, points: string, open: string) =>
      `${player}: ${points} points; open: ${open}.`,
    points: (box: string) => `${box}, points`,
  },
  dice: {
    keep: (faces: string) => `Keep ${faces}`,
    keepNothing: 'Keep nothing',
    keepAll: (dice: number) => `Keep all ${NUMBERS[dice]}`,
  },
  rerolls: (left: number) =>
    left === 0 ? 'no reroll left' : left === 1 ? '1 reroll left' : `${left} rerolls left`,
  solve: {
    title: 'This scorecard is solved first',
    running: 'The scorecard is being solved',
    takes: (time: string, size: string) => `That takes ${time} and ${size} of disk, once.`,
    large: (time: string, size: string) => `It may take ${time} and ${size}`,
    start: 'Solve',
    goOn: 'Go on',
    done: (percent: string) => `${percent}% is done and kept.`,
    stopNote: 'What is done is kept.',
  },
}
