import { capital } from '../../../texts/capital.ts'

const dice = (counts: readonly number[]): string => {
  const one = counts.length === 1
  const list = one ? String(counts[0]) : `${counts[0]} to ${counts.at(-1)}`
  return `${list} ${one && counts[0] === 1 ? 'die' : 'dice'}`
}

type Counts = readonly number[]

const withDice = (counts: Counts | null): string => (counts ? `With ${dice(counts)}: ` : '')

export const thumb = {
  form: 'rule:TERMS, such as rule:hold=150/150/400/900/1600,divide=6,go=9550,near=100',
  card: (columns: number) =>
    columns === 1 ? 'Card with one column' : `Card with ${columns} columns`,
  meaning:
    'by a card: hold (a bank number for each number of dice from one on, with slashes; columns with colons), columns (where they end, by s, their score minus mine in parts of what they still need, or lead/ and their lead), divide (one number), go and near (each one number or a list; own:opponent; near=100@8500 from 8,500 of the opponent on), together (go for the goal once both have so much), lead (to bank the goal with while the other player has a turn left), farkles (added to the value of rolling after one farkle in a row, after two)',
  wrongTerm: (term: string) =>
    `"${term}" is not a term of a rule of thumb. Terms are hold, columns, divide, go, together, near, farkles and lead, such as hold=150/150/400/900/1600 or divide=6.`,
  formula: (terms: string) =>
    `This rule of thumb has a formula (${terms}), and such rules are gone. Take a card of bank numbers in its place: Strategy > The card, or card:4 in the terminal.`,
  noHold: 'A rule of thumb must say hold=, such as hold=150/150/400/900/1600.',
  wrongColumns:
    'A card needs bank numbers for each column, with colons between them, and where the columns end, such as hold=100/150:200/300,columns=0.25.',
  forDice: (number: string, counts: Counts) => `${number} with ${dice(counts)}`,
  columnEnd: {
    need: (cut: string) => `Their score minus yours is at most ${cut} of what they still need`,
    lead: (cut: string) => `Their score minus yours is at most ${cut}`,
    rest: 'Otherwise',
    always: 'At any score',
  },
  column: (when: string, numbers: string) => `${when}: your bank number is ${numbers}.`,
  value: 'Rolling adds the bank number minus the turn total.',
  valueDivided: (divisors: string) =>
    `Rolling adds the bank number minus the turn total, divided by ${divisors}.`,
  farklesAny: (points: string) => `With farkles in a row, add ${points}.`,
  farklesAfter: (list: string) => `Add ${list}.`,
  farklesOne: (points: string, count: number) =>
    count === 1 ? `${points} after one farkle` : `${points} after ${count} farkles in a row`,
  play: 'Roll while that is above 0. To choose dice, add it to the turn total (if you would roll) and take the largest result. If two are equal, set aside fewer dice.',
  go: (from: string) => `Once either player has ${from} banked, bank nothing short of the goal.`,
  goSides: (own: string, opponent: string) =>
    `Bank nothing short of the goal once you have ${own} banked, or they have ${opponent}.`,
  never: 'no such score',
  near: (points: string) =>
    `With two or more dice, roll also where a bank would leave you ${points} points or fewer short of the goal.`,
  together: (points: string) =>
    `Once both of you together have ${points} banked, bank nothing short of the goal.`,
  nearFrom: (from: string, points: string) =>
    `Once they have ${from} banked, with two or more dice roll also where a bank would leave you ${points} points or fewer short of the goal.`,
  lead: (points: string) =>
    `If all dice score, take them and roll them all. If the other player still has a turn, bank the goal only with a lead of ${points} or more. Otherwise bank as soon as you reach it.`,
  always: 'If all dice score, take them and roll them all. Bank whatever reaches the goal.',
  bankCard: {
    /** A column excludes its lower end and includes its upper end. */
    when: {
      any: 'at any score',
      aheadOrLevel: 'ahead or level',
      aheadFrom: (from: string) => `${from} or more ahead`,
      aheadOrBehind: (to: string) => `ahead, or up to ${to} behind`,
      aheadBetween: (from: string, below: string) => `${from} to under ${below} ahead`,
      levelOrBelow: (below: string) => `level, or under ${below} ahead`,
      around: (below: string, to: string) => `under ${below} ahead to ${to} behind`,
      belowOrBehind: (below: string) => `under ${below} ahead, or behind`,
      behind: 'behind',
      behindTo: (to: string) => `up to ${to} behind`,
      behindBetween: (over: string, to: string) => `over ${over} to ${to} behind`,
      behindOver: (over: string) => `over ${over} behind`,
    },
    column: (when: string, numbers: string) => `${capital(when)}, bank from ${numbers}.`,
    worths: (when: string, numbers: string) =>
      `${capital(when)}, the dice left are worth ${numbers}.`,
    about: {
      need: 'Ahead and behind are in percent of what they still need.',
      lead: 'Ahead and behind are in points.',
    },
    dice: (part: string) =>
      `Which dice? Turn total plus what the dice left are worth (where you would bank, plus ${part} of the turn total): take the most, of equals the fewest dice.`,
    diceByBank:
      'To choose dice, take the largest bank number of the dice left, or, where you would bank, the turn total; of equals the fewest dice.',
    parts: {
      1: 'all',
      2: 'half',
      3: 'a third',
      4: 'a quarter',
      5: 'a fifth',
      6: 'a sixth',
      7: 'a seventh',
      8: 'an eighth',
      9: 'a ninth',
      10: 'a tenth',
    } as Readonly<Record<number, string>>,
    part: (divisor: string) => `1/${divisor}`,
    farkles: (list: string, part: string) =>
      `Every bank number is ${list}, the worth of dice by ${part} of that.`,
    farklesOne: (points: string, less: boolean, count: number, orMore: boolean) =>
      `${points} ${less ? 'lower' : 'higher'} after ${count === 1 ? 'a farkle' : `${count}${orMore ? ' or more' : ''} farkles in a row`}`,
    short: {
      go: (from: string) => `Once either has ${from}, bank nothing short of the goal.`,
      near: (points: string) =>
        `With 2 or more dice, bank nothing that leaves you ${points} or less short of the goal.`,
      lead: (points: string) =>
        `All dice score: roll them all. While they have a turn left, bank the goal only with a lead of ${points}.`,
      always: 'All dice score: roll them all. Bank what reaches the goal.',
    },
  },
  chosen: {
    drill: 'Drill it',
    only: 'Only where your rule of thumb decides',
    against: 'Also held against your rule of thumb',
    more: 'by a rule of thumb',
    gone: 'without its rule of thumb, whose formula is gone',
    same: (does: string) => `Your rule of thumb does the same: ${does}`,
    other: (does: string) => `Your rule of thumb does something else: ${does}`,
    because: (option: string, why: string) => `${option}, since ${why}.`,
    /** For cards: column, bank number, and the sum with the worth of the dice. */
    bank: (when: string, from: string, count: number) =>
      `${when}, you bank from ${from} with ${dice([count])}`,
    bankMost: (why: string, sum: string) =>
      `${why}; with what the dice left are worth it comes to ${sum}, the most`,
    whys: {
      goal: 'that reaches the goal',
      lead: 'that leads by too little while the other player has a turn left',
      'all-dice': 'all dice are rolled again',
      minimum: 'so little may not be banked',
      'not-yet': 'the house does not let you bank that yet',
      'go-for-it': 'nothing short of the goal is banked any more',
      'nearly-there': 'the goal is nearly reached',
      'last-turn': 'in the last turn only a win counts',
    },
  },
  cards: {
    bank: (when: string, count: number) =>
      `${capital(when)}, ${dice([count])} left to roll: from which turn total do you bank?`,
    bankWhy: (when: string, bank: string, count: number) =>
      `${capital(when)}, you roll ${dice([count])} with less than ${bank}, and bank from there on.`,
    worth: (when: string, count: number) =>
      `You choose dice ${when}. How many points are ${dice([count])} left worth?`,
    worthWhy: (part: string, bank: string) =>
      `They are worth ${part} of their bank number ${bank}.`,
    farkles: (count: number, less: boolean) =>
      `You have ${count === 1 ? 'one farkle' : `${count} farkles in a row`}: by how many points is every bank number ${less ? 'lower' : 'higher'}?`,
    points: (points: string) => `${points} points.`,
    farklesWhy: (less: boolean): string =>
      less ? 'The next farkle costs more.' : 'The next farkle costs less.',
    go: (side: 'either' | 'own' | 'opponent', counts: Counts | null) =>
      capital(
        `${withDice(counts)}from what banked score ${side === 'either' ? 'of either player' : side === 'own' ? 'of your own' : 'of the other player'} on do you bank nothing short of the goal?`,
      ),
    together:
      'From how much banked by both players together do you bank nothing short of the goal?',
    nearFrom:
      'How much must the other player have banked for you to roll on when you are nearly there?',
    from: (score: string) => `From ${score} on.`,
    never: 'Never.',
    near: (counts: Counts | null) =>
      `${withDice(counts) || 'Two or more dice left: '}a bank would leave you just short of the goal. Up to how many points short do you roll on?`,
    lead: (counts: Counts | null) =>
      `${withDice(counts)}The other player has a turn left. How large a lead do you bank the goal with?`,
    standing: (own: string, opponent: string) => `You have ${own} banked, they have ${opponent}.`,
    left: (total: string, count: number) => `${total} in this turn, ${dice([count])} left to roll.`,
    rolled: (total: string, roll: string) => `${total} in this turn, and you roll ${roll}.`,
    what: 'What does your rule do?',
  },
}
