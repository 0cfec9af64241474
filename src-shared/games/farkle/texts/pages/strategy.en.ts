import { common } from '../../../../texts/common.en.ts'
import { strategyPictures } from './strategy-pictures.en.ts'

/** Examples: "1 die", "1 or 2 dice", "5, 4 or 2 dice". */
function anyOf(dice: readonly number[]): string {
  const [last, others] = [dice.at(-1) ?? 0, dice.slice(0, -1)]
  return others.length === 0 ? common.dice(last) : `${others.join(', ')} or ${common.dice(last)}`
}

export const strategy = {
  ...strategyPictures,
  title: (rules: string) => `Strategy for ${rules}`,
  whoseDice: 'Whose turn',
  diceOf: { you: 'Yours', opponent: 'The opponent’s' },
  none: { title: 'Strategy', text: 'Choose a game first.' },
  nothingBanked:
    'All this holds while nothing is banked. A roll also risks what you have banked: the analyser and the drills count that.',
  figures: {
    average: 'Average over a game',
    averageNote: 'With the farkle penalty paid, all turn types together',
    single: 'Best single turn',
    singleNote: 'Expected points of a turn with the best play',
    capped: 'Points up to the goal',
    cappedNote: 'Expected points of a turn if those above the goal are worth nothing',
    farkles: 'Turns that farkle',
    farklesNote: 'With the best play of a single turn',
    points: 'points',
    pointsATurn: 'points a turn',
  },
  views: 'Views of the strategy',
  turns: {
    which: 'Which turn',
    single: 'One turn by itself',
    opening: 'While nothing is banked',
    after: (farkles: number) =>
      farkles === 0
        ? 'No farkle before'
        : farkles === 1
          ? 'After 1 farkle'
          : `After ${farkles} farkles`,
  },

  breakpoints: {
    table: 'Breakpoint table',
    caption: 'Breakpoints: the turn total from which rolling adds no more than the points above',
    diceToRoll: 'Dice to roll',
    over: 'Turn total from which rolling adds at most',
    bank: '0: bank',
    always: 'always',
    unsteady: (dice: readonly number[]) =>
      `* Below the minimum to bank you must roll. There, rolling ${anyOf(dice)} may add less than the table says.`,
  },
  exceptions: {
    title: 'Where the table is wrong',
    table: 'Exceptions of the table',
    columns: {
      total: 'Turn total',
      roll: 'Roll, for example',
      says: 'The table says',
      best: 'Best',
      cost: 'Cost, points',
      often: 'Comes up, % of turns',
    },
    andAbove: (points: string) => `${points} and above`,
    bank: (points: string) => `Take ${points} and bank`,
    roll: (points: string, dice: number) => `Take ${points}, roll ${common.dice(dice)}`,
    show: (count: string) => `Show ${count}`,
    dearest: (count: string) => `These are the costliest of ${count}.`,
  },

  chart: {
    title: 'Expected points of rolling',
    turnTotal: 'Turn total',
    xTitle: 'Turn total, points',
    yTitle: 'Rolling adds, points',
    picture: 'Picture',
    shown: 'Turn totals shown',
    to: (points: string) => `To ${points}`,
    rollHere: 'Roll',
    bankHere: 'Bank',
    steps: 'Breakpoints as steps',
    byBreakpoints: (dice: number) => `${common.dice(dice)} by the breakpoints`,
    adds: (dice: number) => `Rolling ${common.dice(dice)} adds, points`,
    about:
      'Above zero (orange) rolling is right, below zero (blue) banking. The lines are drawn only through turn totals that play can reach; the thin steps are what the breakpoint table says.',
    crossing: 'Where its line crosses zero, rolling so many dice turns from right into wrong.',
    farkles: {
      title: 'One roll farkles',
      label: 'How often one roll farkles, by dice rolled',
      xTitle: 'Dice rolled',
      yTitle: 'Rolls that farkle, %',
    },
  },
}
