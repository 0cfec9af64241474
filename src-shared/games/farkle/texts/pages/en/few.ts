const count = (numbers: number): string => (numbers === 1 ? 'one number' : `${numbers} numbers`)

/** The screen of few numbers for most points a turn. */
export const few = {
  about:
    'A rule of thumb for most points a turn, by a few numbers that you can keep in your head. It does not look at the score.',
  once: 'This takes some seconds, once.',
  chart: {
    title: 'What each number more is worth',
    finding: (numbers: number, points: string, less: string) =>
      `With ${count(numbers)} you make ${points} points a turn, ${less} fewer than the best play.`,
    line: 'Rule of thumb',
    best: 'Best play',
    chosen: 'Chosen',
    x: 'Numbers to know',
    y: 'Points a turn',
    columns: [
      'Numbers',
      'Points a turn',
      'Fewer than the best play',
      'Gain on the rule before, points',
    ],
    table: 'Rules of thumb by numbers',
    things: 'rules',
    note: 'Points of one turn by itself, a farkle being 0. Choose one in the chart or here.',
    steps: 'Numbers to know',
  },
  rule: {
    title: (numbers: number) => (numbers === 1 ? 'One number' : `${numbers} numbers`),
    points: (points: string, less: string) =>
      `${points} points a turn, ${less} fewer than the best play.`,
    next: (numbers: number, gain: string) =>
      `The next step, ${numbers} numbers, brings ${gain} more.`,
    last: 'More numbers bring next to nothing.',
  },
  own: {
    title: 'Your own rule',
    about: 'Change any number and see what it does. A divisor of 1 changes nothing.',
    table: 'Numbers of your rule',
    dice: 'Dice left',
    columns: { hold: 'Hold number', divisor: 'Divided by' },
    field: (column: string, dice: string) => `${column}, ${dice}`,
    wrong: 'A number is missing or out of range. The result is that of the rule before.',
    figures: {
      numbers: 'Numbers',
      points: 'Points a turn',
      change: 'Against the rule chosen above',
    },
    unit: 'points',
    reset: 'Back to the chosen rule',
  },
}
