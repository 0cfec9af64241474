export const versus = {
  opponent:
    'The opponent must be the play for points, the equilibrium, a final score from 0 to 100,000, or chances of final scores.',
  noScores: 'The opponent’s chances must not all be 0.',
  tooLarge: (memory: string) =>
    `The equilibrium of this scorecard would take more than ${memory} of memory. Take boxes out.`,
  points: (least: string, most: string) =>
    `With these boxes used the points on the scorecard are from ${least} to ${most}.`,
  page: {
    about:
      'Against an opponent only the higher score counts, not by how much. Here both play to win, and neither looks at the other’s scorecard.',
    running: 'Finding the play that wins most',
    takes: (time: string, memory: string) =>
      `This takes ${time} and up to ${memory} of memory, once.`,
    start: 'Find it',
    stopNote: 'What is found so far stays.',
    figures: {
      plain: 'Playing for the average wins',
      plainNote: 'Of games against the play that wins most; a tie counts half',
      percent: '%',
      mean: 'Playing to win scores',
      meanNote: 'On average',
      points: 'points',
    },
    differs: 'Where playing for the average costs most games',
    columns: {
      dice: 'Dice',
      left: 'Rerolls',
      soFar: 'Points so far',
      plain: 'For the average',
      best: 'To win',
      loss: 'Loses, % of games',
    },
  },
}
