import { common } from '../../../../texts/common.en.ts'

/** Example: "a, b and c". */
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const know = {
  points: {
    /** `from` is null if every total is banked; `least` only if it alone prevents a bank. */
    bank: (
      limits: readonly { readonly dice: number; readonly from: string | null }[],
      least: string | null,
    ) =>
      `Bank ${list(limits.map(({ dice, from }) => (from === null ? `always with ${common.dice(dice)} left` : `from ${from} with ${common.dice(dice)} left`)))}. Below that, roll.${least === null ? '' : ` Less than ${least} cannot be banked.`}`,
    count:
      'The dice left are worth points too. Add what the table gives for rolling them to your turn total, and take the choice with the largest sum.',
    allAlways: 'Always roll all dice; hot dice beat any other choice.',
    allBelow: (points: string) => `Roll all dice below ${points}; hot dice beat any other choice.`,
    perfect: 'If you follow the table, you make the most points a turn.',
    nearlyPerfect: 'If you follow the table, you lose less than 1 point in 2,000.',
    /** `count` as a number for the plural, and formatted. */
    worth: (made: string, best: string, count: number, written: string, lost: string) =>
      `If you follow the table you make ${made} of ${best} points a turn. It is wrong in ${count === 1 ? 'one case' : `${written} cases`}, at a cost of ${lost} points a turn.`,
    costs: (goal: string, games: string) =>
      `To ${goal}, playing for points loses ${games} games in 100 more than playing to win.`,
    example: 'Which dice to keep?',
    keep: (dice: string) => `Keep ${dice}`,
    roll: (dice: number) => `and roll ${dice}`,
    sum: (points: string, adds: string, sum: string) => `${points} + ${adds} = ${sum}`,
    best: 'Best',
    greedy: 'All that scores, but less in sum',
    read: (dice: number, total: string, adds: string) =>
      `In the table, take the row for ${common.dice(dice)}. From the left, find the first number that ${total} has reached. Above it stands what rolling adds: ${adds}.`,
  },
  wins: {
    bank: (dice: number, limits: readonly string[]) =>
      `With ${common.dice(dice)} left, bank ${list(limits)}; below that, roll.`,
    fromTotal: (points: string) => `from ${points}`,
    by: {
      level: (limit: string, _lead: string) => `${limit} when level`,
      ahead: (limit: string, lead: string) => `${limit} when ${lead} ahead`,
      behind: (limit: string, lead: string) => `${limit} when ${lead} behind`,
    },
    never: 'never',
    always: 'always',
    goForIt: (goal: string, scores: readonly string[]) =>
      `Near the end, stop banking and roll until you reach ${goal}: ${list(scores)}.`,
    go: {
      level: (score: string) => `once both have ${score} when level`,
      ahead: (score: string) => `once you have ${score} when ahead`,
      behind: (score: string) => `once they have ${score} when behind`,
    },
    seat: 'When the first player reaches the goal, the second has one more turn. These numbers are for the first player.',
    three: 'At a table of three. Both others have the same score here; the map has all others.',
    table: 'Bank from',
    columns: {
      dice: 'Dice left',
      points: 'For most points',
      level: (own: string, opponent: string) => `To win, ${own} to ${opponent}`,
      ahead: (own: string, opponent: string) => `Ahead, ${own} to ${opponent}`,
      behind: (own: string, opponent: string) => `Behind, ${own} to ${opponent}`,
    },
    changes: 'What changes when you play to win',
    kinds: { ahead: 'Ahead', behind: 'Behind', close: 'Close to the goal' },
    position: (own: string, opponent: string, total: string, dice: number) =>
      `${own} to ${opponent}, ${total} in this turn, ${common.dice(dice)} left.`,
    does: { bank: 'For points roll; to win, bank.', roll: 'For points bank; to win, roll.' },
    loses: {
      bank: (games: string) => `Rolling loses ${games} games in 100.`,
      roll: (games: string) => `Banking loses ${games} games in 100.`,
    },
    same: 'Nothing much: play for most points, and you play to win.',
    analyse: 'Analyse',
    analyseOf: (title: string) => `Analyse: ${title}`,
  },
}
