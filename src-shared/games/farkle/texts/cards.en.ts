import { common } from '../../../texts/common.en.ts'
import { dice as words } from '../../../texts/dice.en.ts'

/** Farkles per 100 rolls, and the text of the limit. */
export interface DiceLeft {
  readonly dice: number
  readonly throws: string
  readonly limit: string
}

const { dice } = common

const farkles = (count: number): string => (count === 1 ? '1 farkle' : `${count} farkles in a row`)

const after = (count: number): string => (count === 0 ? '' : `After ${farkles(count)}, `)

/** `value` is null if rolling is worth nothing. */
const worth = (value: string | null): string => (value === null ? 'nothing' : `at most ${value}`)

export const cards = {
  deckTitles: {
    limits: 'Bank or roll',
    'gain-from': 'Breakpoints',
    'farkle-odds': 'Farkle odds',
    scoring: 'Scoring',
    exceptions: 'Exceptions',
    'turn-types': 'After farkles',
    thresholds: 'Going for the goal',
    thumb: 'Rule of thumb',
  },
  about: {
    limits: 'When to bank, by the dice left.',
    'gain-from': 'What rolling adds, by turn total.',
    'farkle-odds': 'How often the dice farkle.',
    scoring: 'What sets and combinations score.',
    exceptions: 'Rolls where the table is wrong.',
    'turn-types': 'When to bank after farkles.',
    thresholds: 'When to stop banking short of the goal.',
    thumb: 'The numbers of the rule you chose.',
  },
  steps: {
    once: {
      title: 'Bank at once',
      about: 'Take all points of the first roll and bank.',
      aboutMinimum: (minimum: string) =>
        `Take all points of a roll and bank as soon as you have ${minimum}.`,
    },
    hold: {
      title: (total: string) => `Bank at ${total} or more`,
      about: (total: string) =>
        `Take all points of a roll and bank from ${total} on, the best single number.`,
    },
    limits: {
      title: 'A limit for each number of dice',
      about:
        'Set aside all dice that score, and bank from a turn total that depends on the dice left.',
    },
    values: {
      title: 'What each number of dice is worth',
      about: 'Bank by the limits, and choose dice by one number for each count of dice left.',
    },
    table: {
      title: 'The breakpoint table',
      about: 'Choose dice by the breakpoint table.',
      aboutNoFarkle: 'Choose dice by the table for “no farkle before”.',
    },
    turnTypes: {
      title: 'Limits after farkles',
      about: 'Choose dice by the same table, but bank by the limits for the farkles before.',
    },
    tables: {
      title: 'A table for every turn type',
      about: 'Follow the breakpoint table for the farkles before.',
    },
    best: {
      title: 'The exceptions of the table',
      about: 'Play for the most points, also where the table is wrong.',
    },
    thresholds: {
      title: 'When to go for the goal',
      about: 'Follow the table, but beyond some scores never bank short of the goal.',
    },
    thumb: {
      title: 'Your rule of thumb',
      about: {
        wins: 'Play whole games by the few numbers of the rule of thumb that you chose.',
        points: 'Play turns for points by the few numbers of the rule of thumb that you chose.',
      },
    },
  },
  limits: {
    question: (count: number, farklesBefore: number) =>
      `${after(farklesBefore)}${dice(count)} left: from which turn total on do you bank?`,
    never: (count: number) => `Never: always roll ${dice(count)}.`,
    bankFrom: (from: string) => `Bank from ${from} on.`,
    alwaysBank: 'From 0 on: always bank.',
    asSoonAsAllowed: (from: string) => `From ${from} on: bank as soon as you may.`,
    cannotFarkle: (count: number) =>
      `Rolling ${dice(count)} cannot farkle, so it always adds points.`,
    beyondGoal: (count: number, risk: string) =>
      `Rolling ${dice(count)} farkles only ${risk} of the time; at every total below the goal it adds points.`,
    costsAlways: (count: number, risk: string) =>
      `Rolling ${dice(count)} farkles ${risk} of the time; at every total that can be banked it costs points.`,
    /** `loses` is null if it rounds to zero. */
    why: (
      count: number,
      below: string,
      adds: string,
      from: string,
      loses: string | null,
      risk: string,
    ) =>
      `At ${below} rolling ${dice(count)} still adds ${adds} points, at ${from} it ${loses === null ? 'adds nothing' : `loses ${loses}`}: it farkles ${risk} of the time.`,
    withPenalty: (why: string, cost: string) =>
      `${why} A farkle here costs ${cost} points besides the turn total.`,
  },
  gainFrom: {
    question: (count: number, value: string | null) =>
      `${dice(count)}: from which turn total does rolling add ${worth(value)}?`,
    statement: (count: number, from: string, value: string | null) =>
      `From ${from} on, rolling ${dice(count)} adds ${worth(value)}.`,
    why: (
      count: number,
      below: string,
      addsBelow: string,
      from: string,
      adds: string,
      value: string,
    ) =>
      `With the best play after it, rolling ${dice(count)} adds ${addsBelow} points at ${below} and ${adds} at ${from}; from there on it is never more than ${value}.`,
  },
  gainAt: {
    question: (count: number, total: string) =>
      `${dice(count)} left at ${total}: what does rolling add by the table?`,
    /** `to` is null if there is no upper end. */
    questionOf: (count: number, from: string, to: string | null) =>
      `${dice(count)} left and a turn total ${to === null ? `from ${from} on` : to === from ? `of ${from}` : `of ${from} to ${to}`}: what does rolling add by the table?`,
    nothing: 'Nothing.',
    atMost: (value: string) => `At most ${value}.`,
    loses: (least: string) => `Rolling adds nothing there: it loses ${least} points or more.`,
    adds: (low: string, high: string) =>
      `With the best play after it, rolling adds ${low === high ? low : `between ${low} and ${high}`} points there; the table rounds up.`,
  },
  farkleOdds: {
    question: (count: number) => `Rolling ${dice(count)}: how often is it a farkle, in percent?`,
    never: 'Never: 0%.',
    statement: (chance: string) => `${chance} of the time.`,
    why: (count: number, farkling: string, all: string) =>
      `${farkling} of the ${all} ways ${dice(count)} can fall score nothing.`,
    /** For a last die that may be rolled several times. */
    whyTries: (tries: number, faces: number) =>
      `${faces} of its 6 faces score nothing, and it is a farkle only if that happens in all ${tries} rolls.`,
  },
  scoring: {
    question: (name: string) => `${name}: how many points?`,
    statement: (points: string) => `${points} points.`,
    smallerSets: (own: string) => `Split into smaller sets they score more than ${own}.`,
    times: (factor: number, points: string, name: string) =>
      `${factor === 2 ? 'Twice' : `${factor} times`} the ${points} of ${name}.`,
    hundredTimes: 'A hundred times the face.',
    single: 'It scores by itself.',
    ownSet: 'A set of its own.',
    asPairs: 'They count as three pairs.',
    together: 'These dice of one roll make it together.',
    allSix: 'All six dice of one roll make it.',
  },
  exceptions: {
    setAsideAndBank: (points: string) => `Set aside ${points} and bank`,
    setAsideAndRoll: (points: string, count: number) =>
      `Set aside ${points} and roll ${dice(count)}`,
    /** Starts a sentence. */
    at: (farklesBefore: number, total: string, orMore: boolean) =>
      `${farklesBefore === 0 ? 'Turn' : `${after(farklesBefore)}turn`} total${orMore ? ' of at least' : ''} ${total}`,
    question: (at: string, faces: string) => `${at}, rolled ${faces}: what do you do?`,
    why: (byTable: string, cost: string) =>
      `By the table: ${byTable.toLowerCase()}, which here loses ${cost} points.`,
  },
  thresholds: {
    question: (count: number, side: 'own' | 'opponent') =>
      `${dice(count)} left: from how many points banked by ${side === 'own' ? 'you' : 'the opponent'} do you go for the goal?`,
    never: (count: number, side: 'own' | 'opponent') =>
      `Never: with ${dice(count)} left ${side === 'own' ? 'your own' : "the opponent's"} score does not matter.`,
    from: (score: string) => `From ${score} on.`,
    whyNever: (count: number) =>
      `With ${dice(count)} left, no such score wins more games than the table alone.`,
    whyOwn: (count: number, goal: string) =>
      `With ${dice(count)} left, ${goal} are so near that going on wins more than a bank short of them.`,
    whyOpponent: (count: number, goal: string) =>
      `With ${dice(count)} left, the opponent is so near to ${goal} that going on wins more than a bank short of them.`,
  },
  topics: {
    /** Follows a colon. */
    limit: {
      from: (points: string) => `bank from ${points}`,
      soon: 'bank as soon as you may',
      never: 'always roll',
    },
    risk: {
      title: 'What a farkle costs',
      idea: (one: string, three: string, all: string, dice: number) =>
        `A farkle is a roll in which no die scores. It ends the turn, and all points of the turn are lost. One die farkles in ${one} of 100 rolls, three dice in ${three} and ${words.number(dice)} ${all === '0' ? 'never' : `in ${all}`}: the fewer are left, the sooner you bank.`,
    },
    oneNumber: {
      title: 'One number to bank by',
      idea: (hold: string) =>
        `The turn total is what you have made in this turn and not banked yet. If you play by one number alone, bank from ${hold}: no other single number makes more points a turn.`,
    },
    fewDice: {
      title: 'One or two dice left',
      idea: (one: string, two: string) =>
        `A limit is the turn total at which you start to bank. Each number of dice has its own. With 1 die left ${one}; with 2 dice ${two}.`,
    },
    threeDice: {
      title: 'Three dice left',
      idea: (throws: string, limit: string) =>
        `Three dice farkle in ${throws} of 100 rolls, and what a roll adds soon no longer pays for what you risk. With 3 dice left ${limit}.`,
    },
    manyDice: {
      title: (most: number) =>
        most === 4
          ? 'Four dice left'
          : `Four ${most === 5 ? 'or' : 'to'} ${words.number(most)} dice left`,
      idea: ([four, ...more]: readonly [DiceLeft, ...DiceLeft[]]) => {
        const others = more.map(
          ({ dice, throws }, i) =>
            `,${i === more.length - 1 ? ' and' : ''} ${words.number(dice)} in ${throws}`,
        )
        const limits = more.map(({ dice, limit }) => `; with ${dice} dice ${limit}`)
        return `Four dice farkle in ${four.throws} of 100 rolls${others.join('')}, so that they bear a larger turn total. With 4 dice left ${four.limit}${limits.join('')}.`
      },
    },
    hotDice: {
      title: 'Hot dice',
      idea: (throws: string, limit: string) =>
        `Dice are hot when all of them have scored: you may roll them all again, and the turn total stays. ${throws === '0' ? 'Then no farkle can come' : `A farkle then comes in ${throws} of 100 rolls`}; ${limit}.`,
    },
    minimum: {
      title: 'Around the least bank',
      idea: (first: string, later: string) =>
        `${first === later ? `A bank must be at least ${first}` : `Your first bank must be at least ${first}, each later one ${later}`}. Below that you must roll; from there on the table decides.`,
    },
    leaveMore: {
      title: 'Leave a die that scores',
      idea: 'You need not set aside every die that scores. One more die to roll farkles less and scores more. That can be worth more than its own points.',
    },
    takeMore: {
      title: 'Take more than you must',
      idea: 'Every die that is set aside adds its points for certain. Take more of them where those points are worth more than another die to roll.',
    },
    triplets: {
      title: 'Three alike',
      idea: 'A set is several equal dice that score together. It uses up many dice: compare it with single dice that leave more to roll.',
    },
    thenBank: {
      title: 'Which dice, when you bank',
      idea: 'Which dice you set aside and whether you bank then are one decision. Where you bank, the dice that are left count for nothing: take all that score.',
    },
    thenRoll: {
      title: 'Which dice, when you roll',
      idea: 'If you roll on, the dice left count as well as the points. Compare more points and fewer dice with fewer points and more dice.',
    },
    largeTotal: {
      title: 'A large turn total',
      idea: 'A farkle takes all that you have made, but a roll adds no more than it did before. So what you risk grows with the turn total, and what you gain does not.',
    },
    afterFarkles: {
      title: 'After a farkle',
      idea: (farkles: string, points: string) =>
        `Farkles in a row are punished: ${farkles} of them take ${points} from your score. Each one brings that nearer, so that a roll risks more than its turn total.`,
    },
    thumb: {
      goal: 'Your rule: near the goal',
      dice: 'Your card: which dice',
      column: 'Your card: when to bank at a level score',
      columns: 'Your card: when to bank ahead and behind',
    },
    close: {
      title: 'Close calls',
      idea: 'A call is close when the best choice gains only a few points. No rule helps here, only the numbers.',
    },
  },
}
