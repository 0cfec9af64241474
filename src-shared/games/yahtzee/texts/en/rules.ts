export const rules = {
  jokers: { forced: 'Forced joker', free: 'Free choice of joker', none: 'No jokers' },
  jokersNote: {
    forced:
      'The official rule. An extra Yahtzee must go into the upper box of its number. If that is used, it is a joker in any open lower box. If none is open, it is a zero in an upper box.',
    free: 'A further Yahtzee goes to any open box; it is a joker in the lower ones if the upper box of its face is used.',
    none: 'A further Yahtzee is a roll like any other, and pays no bonus.',
  },
  bonus: (points: string) => `Each further Yahtzee after one that scored 50 pays ${points}.`,
  noBonus: 'A further Yahtzee pays no bonus.',
  upper: (bonus: string, threshold: string) =>
    `The upper section pays ${bonus} more from ${threshold} on.`,
  noUpper: 'There is no upper bonus.',
  rerolls: (count: number) =>
    count === 0
      ? 'The dice are rolled once.'
      : `Any dice may be rolled again up to ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`} in a turn.`,
  boxes: 'Thirteen boxes, each used once; five dice.',
  bonuses: 'Bonuses',
  turn: 'Turn',
  hint: { rerolls: '0 to 4; the usual game has 2' },
  preview: {
    expected: 'Expected final score',
    states: 'States of the scorecard',
  },
}
