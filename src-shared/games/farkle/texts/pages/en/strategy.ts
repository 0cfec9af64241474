import { common } from '../../../../../texts/en/common.ts'
import { strategyPictures } from './strategy-pictures.ts'

/** "1 die", "1 or 2 dice", "5, 4 or 2 dice". */
function anyOf(dice: readonly number[]): string {
  const [last, others] = [dice.at(-1) ?? 0, dice.slice(0, -1)]
  return others.length === 0 ? common.dice(last) : `${others.join(', ')} or ${common.dice(last)}`
}

/** The strategy for points: its tables, and its pictures in a file of their own. */
export const strategy = {
  ...strategyPictures,
  title: (rules: string) => `Strategy for ${rules}`,
  /** Whose turns are shown, where the players roll different dice. */
  whoseDice: 'Whose dice',
  diceOf: { you: 'Your dice', opponent: 'The opponent’s dice' },
  none: {
    title: 'Strategy',
    text: 'Choose a game first; its strategy is solved on this computer in a moment.',
  },
  /** Where rolls may take of what is banked. */
  nothingBanked:
    'All this holds while nothing is banked. A roll also risks what you have banked: the analyser and the drills count that.',
  figures: {
    average: 'Average over a game',
    averageNote: 'With the farkle penalty paid, all turn types together',
    single: 'Best single turn',
    singleNote: 'Expected points of a turn with the best play',
    farkles: 'Turns that farkle',
    farklesNote: 'With the best play of a single turn',
    oneRoll: 'One roll of all dice farkles',
    points: 'points',
    pointsATurn: 'points a turn',
  },
  views: 'Views of the strategy',
  tabs: {
    know: 'What to know',
    breakpoints: 'The table',
    few: 'Few numbers',
    turns: 'After a farkle',
    results: 'One turn',
    race: 'A whole game',
    safety: 'Playing safer',
    compare: 'Other rules',
    table: 'Value of rolling',
    chart: 'Chart',
  },
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
    caption: 'Breakpoints: from which turn total rolling is worth at most so many points',
    diceToRoll: 'Dice to roll',
    over: 'Rolling is worth at most … points from a turn total of',
    bank: '0: bank',
    /** In place of a turn total from which to bank. */
    always: 'always',
    perfect: (points: string) =>
      `Whoever follows this table plays perfectly: ${points} points a turn, and no roll in which it errs.`,
    /** `count` is the number of cases, once more as it is written. */
    worth: (made: string, best: string, count: number, written: string, lost: string) =>
      `Whoever follows this table makes ${made} of the best ${best} points a turn; it errs in ${count === 1 ? 'one case' : `${written} cases`}, which cost ${lost} points a turn together.`,
    /** In place of a cost that rounds to nothing. */
    leastCost: 'less than 0.1',
    unsteady: (dice: readonly number[]) =>
      `* Below the minimum bank a player must roll, and there the value of rolling ${anyOf(dice)} does not fall steadily: a breakpoint holds for every larger total, but smaller totals may be worth less than the table says.`,
    use: {
      title: 'How to use it',
      find: 'For each way to set dice aside, find the row of the dice that are left and, from the left, the first number that your turn total has reached. Its column is what rolling is worth.',
      add: 'Add that to the turn total, and take the way with the largest sum.',
      equal: 'If two are equal, take one that you would bank, else the one that leaves more dice.',
      bank: (minimum: string | null) =>
        minimum === null
          ? 'Bank where rolling is worth 0; roll otherwise.'
          : `Bank where rolling is worth 0 and you have at least ${minimum}; roll otherwise.`,
      allAlways: 'All dice are always rolled, and hot dice beat any other choice.',
      allBelow: (points: string) =>
        `All dice are rolled below ${points}, and hot dice beat any other choice.`,
    },
  },
  exceptions: {
    title: 'Where the table errs',
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
    dearest: (count: string) => `These are the dearest of ${count}.`,
  },

  table: {
    label: 'Value of rolling',
    caption: 'Expected points of rolling, by turn total and dice to roll',
    /** The slots are what stands for each in a cell. */
    legend: (minimum: string | null) =>
      `Points that rolling is expected to add. {roll} roll {bank} bank {none} never reached${minimum === null ? '' : ` · below ${minimum} you must roll`}`,
    letters: { roll: 'R', bank: 'B' },
    words: { roll: 'roll', bank: 'bank', none: 'never reached' },
    turnTotal: 'Turn total',
    find: 'Find',
    notATotal: 'Type a turn total, such as 350.',
    more: (more: string, all: string) => `Show ${more} more of ${all} rows`,
  },
  chart: {
    title: 'Expected points of rolling',
    xTitle: 'Turn total, points',
    yTitle: 'Rolling adds, points',
    picture: 'Picture',
    shown: 'Turn totals shown',
    to: (points: string) => `To ${points}`,
    /** In the field where rolling is right, and in that where banking is. */
    rollHere: 'Roll',
    bankHere: 'Bank',
    steps: 'Breakpoints as steps',
    byBreakpoints: (dice: number) => `${common.dice(dice)} by the breakpoints`,
    adds: (dice: number) => `Rolling ${common.dice(dice)} adds, points`,
    about:
      'Above zero (orange) rolling is right, below zero (blue) banking. The lines are drawn only through turn totals that play can reach; the thin steps are what the breakpoint table says.',
    asTable: 'The same numbers as a table',
    crossing: 'Where its line crosses zero, rolling so many dice turns from right into wrong.',
    bankAll: 'Once a turn total can be banked, bank it unless all dice are to roll.',
    /**
     * Up to which totals each number of dice is rolled; `never` are those that never are, from
     * `minimum` on where not every total may be banked.
     */
    roll: (
      limits: readonly { readonly dice: number; readonly upTo: string }[],
      never: readonly number[],
      minimum: string | null,
    ) => {
      const list = limits.map(({ dice, upTo }) => `${common.dice(dice)} up to ${upTo}`).join(', ')
      const when = minimum === null ? 'always' : `as soon as you may, from ${minimum}`
      const atOnce = never.length === 0 ? '' : `, and with ${anyOf(never)} ${when}`
      return `Roll ${list}; bank above${atOnce}.`
    },
    farkles: {
      title: 'One roll farkles',
      label: 'How often one roll farkles, by dice rolled',
      xTitle: 'Dice rolled',
      yTitle: 'Rolls that farkle, %',
    },
  },
  turnTypes: {
    /** Limits with so many dice left, by farkles in a row before the turn. */
    play: (dice: number, limits: readonly string[]) => {
      const [first = '', ...later] = limits
      const after = later.map((limit, i) =>
        i === 0 ? `; after one farkle ${limit}` : `; after ${i + 1} farkles ${limit}`,
      )
      return `With ${common.dice(dice)} left, bank from ${first}${after.join('')}.`
    },
    limits: 'From which turn total to bank, by dice left',
    never: 'never',
    behind: 'The figures behind it',
    table: 'Turn types',
    /** The slot is the average in points. */
    about: (farkles: number, points: string) =>
      `${farkles} farkles in a row cost ${points} points, so the best play grows more careful with each farkle. All turns together average {average} points.`,
    columns: {
      turn: 'Turn',
      share: 'Share of turns, %',
      asIf: 'Play as if a farkle cost',
      points: 'Points of the turn',
      corrected: 'With that cost counted',
      farkles: 'Farkles, %',
    },
    note: 'The costs of the first turns are what a farkle takes from the turns after it; only the last one is really paid. They are found exactly, by policy iteration. Choose a turn under The table to see all of it, or Playing safer to see where it lies between points and risk.',
  },
}
