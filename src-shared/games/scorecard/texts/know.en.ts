export const know = {
  steps: {
    title: 'First steps',
    about: 'Follow them literally; each tells what it makes with all above it.',
    makes: (points: string) => `(makes ${points} points a game)`,
    adds: (adds: string, makes: string) => `(+${adds}, makes ${makes})`,
    find: 'Find the steps',
    takes: 'A minute or two, once.',
  },
  pace: (threshold: string, dice: number, written: string, bonus: string) =>
    `Mind the upper bonus. An average of ${written} ${dice === 1 ? 'die' : 'dice'} in each upper box makes ${threshold} and earns ${bonus} more points.`,
  zero: (cheap: string, costs: string, dear: string, loses: string) =>
    `When nothing fits, write the zero where it costs least. Early on, a zero in ${cheap} costs ${costs} points, and a zero in ${dear} costs ${loses}.`,
  example: 'Which dice to keep?',
  lights: 'Choose a line, and its dice light up.',
  best: 'Best',
  costs: (points: string) => `costs ${points} points`,
  habitual: 'the largest group',
  read: (share: string) =>
    `In ${share}% of first rolls it is better not to keep the largest group.`,
}
