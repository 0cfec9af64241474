import { common } from '../../../texts/common.en.ts'

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
  limits: {
    question: (count: number, farklesBefore: number) =>
      `${after(farklesBefore)}${dice(count)} left: from which turn total do you bank?`,
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
  lessons: {
    example: {
      before: (total: string) =>
        total === '0' ? 'On the first roll' : `With ${total} in the turn`,
      bank: (points: string, total: string) => `Take ${points} and bank ${total}.`,
      roll: (points: string, count: number) => `Take ${points} and roll ${dice(count)}.`,
    },
    /** Of the card one has learnt. */
    thumb: {
      goal: 'Your rule: near the goal',
      dice: 'Your card: which dice',
      column: 'Your card: when to bank at a level score',
      columns: 'Your card: when to bank ahead and behind',
    },
  },
}
