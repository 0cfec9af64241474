/** The page of Yahtzee's strategy that comes first: what to know of it. */
export const know = {
  habit: (share: string) =>
    `Keep your largest group of equal dice: on the first roll that is best in ${share}% of rolls.`,
  pace: (threshold: string, dice: number, written: string, bonus: string) =>
    `Mind the upper bonus: ${written} ${dice === 1 ? 'die' : 'dice'} in each upper box on average make ${threshold}, and bring ${bonus} points more.`,
  zero: (cheap: string, costs: string, dear: string, loses: string) =>
    `When nothing fits, give up what is worth least: a zero in ${cheap} costs ${costs} points early on, one in ${dear} ${loses}.`,
  example: 'Which dice to keep?',
  lights: 'Choose a line, and its dice light up.',
  best: 'Best',
  costs: (points: string) => `costs ${points} points`,
  habitual: 'what there is most of',
  read: (share: string) => `In ${share}% of turns it is better not to keep the largest group.`,
}
