/** Texts of the setup that is chosen before a drill begins. */
export const drillPageSetup = {
  label: 'Setup',
  start: 'Start',
  scope: {
    label: 'What to drill',
    titles: { cell: 'Single decisions', turn: 'Turns' },
    lines: {
      cell: 'One position after another, from all over the game.',
      turn: 'Whole turns: what you decide is what happens next.',
    },
  },
  kind: {
    title: 'Asked',
    label: 'What is asked',
    choices: { both: 'Both', 'roll-or-bank': 'Roll or bank', 'set-aside': 'Which dice' },
  },
  questions: {
    title: 'Decisions',
    label: 'How many decisions',
    noEnd: 'Until stopped',
  },
  source: {
    title: 'Questions',
    label: 'Which questions',
    choices: {
      play: 'New ones',
      failed: 'What I got wrong',
      slow: 'Where I was slow',
      unseen: 'Not seen for long',
      cards: 'My position cards',
    },
    session: (session: string) => `Mistakes of session ${session}`,
    order: {
      title: 'Order',
      label: 'In which order they come',
      choices: { worst: 'Worst first', shuffled: 'At random' },
    },
    days: {
      title: 'Not seen for',
      label: 'For how many days they were not asked',
      days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    },
  },
  weighting: {
    title: 'Chosen by',
    label: 'How questions are chosen',
    choices: { needs: 'What I need most', play: 'As play brings them' },
  },
  dice: {
    title: 'Dice',
    note: 'Left to roll, or just rolled.',
    label: 'Numbers of dice',
    missing: 'Choose at least one number of dice.',
  },
  band: {
    from: 'from',
    to: 'and below',
  },
  turnTotal: {
    title: 'Turn total',
    unit: 'points',
    from: 'Turn total, from',
    to: 'Turn total, and below',
    noNumbers: 'Turn totals must be numbers from 0 on, such as 250 and 500.',
    backwards: 'The first number must be the smaller one.',
  },
  gap: {
    title: 'Close calls',
    note: 'What the best of the wrong choices costs.',
    units: { points: 'points', wins: 'pp' },
    from: 'Cost of a wrong choice, from',
    to: 'Cost of a wrong choice, and below',
    noNumbers: 'Type two costs of 0 or more, such as 2 and 10.',
    backwards: 'The first number must be the smaller one.',
  },
  situations: {
    title: 'Scores',
    note: 'All of them, unless some are chosen.',
    label: 'Score situations',
    choices: {
      level: 'Level',
      ahead: 'Ahead',
      behind: 'Behind',
      endgame: 'Near the goal',
      'opponent-close': 'Opponent close',
    },
  },
  only: {
    title: 'Only',
    noForced: 'Decisions with a wrong choice',
    noForcedOfTurns: 'Decisions with a wrong choice; the rest is played for you',
    disagree: 'Where points and wins disagree',
  },
  pause: {
    title: 'Verdicts',
    label: 'When verdicts are shown',
    choices: { always: 'After every answer', mistakes: 'After mistakes', never: 'At the end' },
  },
  speed: {
    title: 'Speed',
    choices: { none: 'Off', sprint: 'Sprint', streak: 'Streak' },
    lines: {
      none: 'Take your time.',
      sprint: 'As many right answers as fit into the time. A wrong one costs 5 seconds.',
      streak: 'Until the first mistake.',
    },
    length: 'Length of the sprint',
    noTimer: 'No timer',
  },
  seed: {
    title: 'Seed',
    note: 'The same seed gives the same dice. Leave it empty for new dice each time.',
  },
  /** Settings that are not as usual, in a few words each. */
  more: {
    title: 'More',
    source: {
      failed: 'what I got wrong',
      slow: 'where I was slow',
      unseen: (days: number) => `not seen for ${days} ${days === 1 ? 'day' : 'days'}`,
      cards: 'my position cards',
      session: (session: string) => `the mistakes of session ${session}`,
      shuffled: 'at random',
    },
    /** "1, 2 dice"; one alone may be the number 1. */
    dice: (numbers: string) => `${numbers} ${numbers === '1' ? 'die' : 'dice'}`,
    turnTotalFrom: (from: string) => `turn total from ${from}`,
    turnTotal: (from: string, to: string) => `turn total ${from} to ${to}`,
    costsFrom: {
      points: (from: string) => `costs from ${from} points`,
      wins: (from: string) => `costs from ${from} pp`,
    },
    costs: {
      points: (from: string, to: string) => `costs ${from} to ${to} points`,
      wins: (from: string, to: string) => `costs ${from} to ${to} pp`,
    },
    asInPlay: 'as play brings them',
    situations: {
      level: 'level',
      ahead: 'ahead',
      behind: 'behind',
      endgame: 'near the goal',
      'opponent-close': 'opponent close',
    },
    disagree: 'where the goals disagree',
    forcedToo: 'forced decisions too',
    pause: { mistakes: 'verdicts after mistakes', never: 'verdicts at the end' },
    streak: 'streak',
    sprint: (time: string) => `sprint of ${time}`,
    sprintWithoutTimer: 'sprint without a timer',
    seed: (seed: string) => `seed ${seed}`,
  },
}
