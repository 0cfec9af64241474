/** The screen that drills Yahtzee. */
export const drill = {
  noGame: 'Choose a game of Yahtzee first.',
  starting: 'Solving the game and looking for the first question…',
  setup: {
    kind: {
      choices: { both: 'Both', keeps: 'What to keep', boxes: 'Which box' },
    },
    stages: {
      title: 'Part of the game',
      label: 'Parts of the game',
      note: 'Early is with 9 open boxes or more, late with 4 or fewer. All of them, unless some are chosen.',
      choices: { early: 'Early', middle: 'Middle', late: 'Late' },
    },
    only: {
      title: 'Only',
      joker: 'Where a joker is at stake',
      jokerNote: 'The Yahtzee box is filled and another Yahtzee is rolled or near.',
      upperBonus: 'Where the upper bonus is at stake',
      upperBonusNote: 'One to three upper boxes are open, and two to four dice of each are needed.',
    },
    gap: {
      title: 'What can be lost',
      label: 'How much can be lost',
      choices: { any: 'Anything', close: 'Little', costly: 'Much' },
      note: 'Little: the next best choice costs less than a mistake. Much: as much or more.',
    },
    more: {
      stages: { early: 'early', middle: 'middle', late: 'late' },
      joker: 'joker at stake',
      upperBonus: 'upper bonus at stake',
      gap: { close: 'little to lose', costly: 'much to lose' },
    },
  },
  board: {
    dice: 'Your dice',
    held: (face: number, place: number) => `Die ${place}: ${face}, kept`,
    loose: (face: number, place: number) => `Die ${place}: ${face}, rolled again`,
    /** Above the dice. */
    asksKeep: 'Click the dice to keep.',
    asksBox: 'Choose a box on the scorecard.',
    keepsNothing: 'Keep nothing',
    stop: 'Keep all five and score',
    rollAll: 'Roll all five again',
    roll: (dice: number) => `Roll ${dice === 1 ? 'one die' : `${dice} dice`} again`,
    scoreIn: (box: string, points: string) => `Fill ${box} with ${points}`,
    keys: { setAside: 'keep by face', takeAll: 'keep all', putBack: 'keep none' },
  },
  session: { title: 'Single decisions' },
  verdict: {
    caption: 'Choices, the best first',
    option: 'Choice',
    value: 'Final score',
    loss: 'Loss',
  },
  summary: {
    widen: 'No decision fits these filters. Remove one.',
    game: (points: string) => `${points} points`,
    expected: (points: string) => `The best play makes ${points} on average.`,
    card: 'The scorecard',
  },
  review: {
    start: 'What the best play makes on average, points',
    result: 'Final score, points',
    rolled: (turn: string, dice: string) => `Turn ${turn}: rolled ${dice}`,
    kept: (turn: string, dice: string) => `Turn ${turn}: kept ${dice}`,
    keptNothing: (turn: string) => `Turn ${turn}: kept nothing`,
    scored: (turn: string, box: string, points: string) => `Turn ${turn}: ${box}, ${points}`,
    begin: 'Start',
    line: 'Expected final score',
    finding: 'The expected final score after every roll and every decision.',
    value: 'Points',
  },
  /** Choices within a line. */
  choice: {
    keep: (dice: string) => `keep ${dice}`,
    keepNothing: 'keep nothing',
    keepAll: 'keep all five',
    box: (box: string) => `fill ${box}`,
  },
  answers: {
    open: (boxes: number) => (boxes === 1 ? '1 box open' : `${boxes} boxes open`),
  },
  /** For screen readers. */
  spoken: {
    rolled: (dice: string) => `You have ${dice}.`,
    keeps: 'What do you keep?',
    boxes: 'Which box do you fill?',
    verdict: (grade: string) => `${grade}.`,
    best: (choice: string) => `The best: ${choice}.`,
    loss: (loss: string) => `It costs ${loss}.`,
  },
}
