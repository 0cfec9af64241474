import { common } from '../../../texts/common.en.ts'
import { dice as words } from '../../../texts/dice.en.ts'

const { dice } = common

export const sheets = {
  kinds: {
    card: {
      title: 'The card',
      about: 'When to bank and which dice to take in a whole game, for the pocket.',
    },
    'card-three': {
      title: 'The card for three',
      about: 'The same for a table of three, against the leader of the other two.',
    },
    'first-steps': {
      title: 'First steps',
      about: 'The few sentences that earn most, each with what it adds.',
    },
    breakpoints: {
      title: 'Breakpoint table',
      about: 'What rolling adds: which dice to set aside, and when to bank.',
    },
    limits: {
      title: 'When to bank',
      about: 'One turn total to bank from for each number of dice left.',
    },
    leads: {
      title: 'When to bank by the score',
      about: 'The turn total to bank from by dice left and lead, to win more games.',
    },
    'go-for-it': {
      title: 'When to go for the goal',
      about: 'The banked scores from which on nothing short of the goal is banked.',
    },
    odds: {
      title: 'Odds',
      about: 'How often a roll scores nothing, and how often every die scores.',
    },
    scoring: { title: 'Scoring', about: 'What dice score under these rules.' },
    'score-sheet': {
      title: 'Score sheet',
      about: 'A blank page for four players, with running totals and the rules beside them.',
    },
  },
  /** Cell texts in place of a number. */
  any: 'any',
  never: 'never',
  meaning: (word: string, meaning: string) => `“${word}”: ${meaning}.`,
  alwaysBank: 'always bank',
  alwaysRoll: 'always roll',
  nothingShort: (goal: string) => `bank nothing short of ${goal}`,
  boldWins: (percent: string) =>
    `by itself wins at least ${percent}% more games than the number for most points`,
  card: {
    bank: 'Bank from',
    worth: 'Dice left are worth',
    bankBy: 'Bank from, by dice left',
    worthBy: 'Worth, by dice left',
    example: 'Example:',
    standing: (own: string, opponent: string, percent: string, gap: string, need: string) =>
      ` ${own} to ${opponent} is ${percent} behind (${gap} of ${need}).`,
    // No punctuation after dice, where a line may break.
    roll: (turnTotal: string, faces: string) => `You roll ${faces} with ${turnTotal}.`,
    best: (best: string, next: string) => `Best is ${best}; next, ${next}.`,
    sum: (total: string, adds: string, sum: string) => `${total} + ${adds} = ${sum}`,
    rolls: (faces: string, left: number, sum: string) => `${faces} and roll ${left} (${sum})`,
    banks: (faces: string, sum: string) => `${faces} and bank (${sum})`,
    loses: (percent: string) =>
      `Of 100 games against perfect play it loses ${percent} more than it wins.`,
    ofThree: (wins: string, error: string) =>
      `For a table of three: “they” are the leader of the other two. Against two who play perfectly it wins ${wins} games in 100 (± ${error}), an equal player 33.33.`,
    unmeasured: 'Fitted to these rules, not measured.',
  },
  firstSteps: {
    caption: 'In brackets: points a turn, what a line adds, and what it makes with all above it',
    first: (sentence: string, makes: string) => `${sentence} (${makes})`,
    step: (sentence: string, adds: string, makes: string) => `${sentence} (+${adds} = ${makes})`,
  },
  breakpoints: {
    caption: 'Turn total from which rolling adds at most the points above',
    captionNoFarkle:
      'Turn total from which rolling adds at most the points above; no farkle before',
    bank: 'Bank',
    useRow:
      'For each way to set dice aside: go along the row of the dice left to the first number that the turn total has reached. The head of its column says what rolling adds; “Bank” is 0.',
    useSum:
      'Add that to the turn total and take the largest sum. Of equals take one that you would bank, else the one that leaves more dice.',
    useBank: 'Bank where rolling adds nothing; else roll.',
    useBankFrom: (minimum: string) =>
      `Bank where rolling adds nothing and you have ${minimum}; else roll.`,
    allAlways: (all: number) => `Hot dice beat any other choice: always roll ${words.number(all)}.`,
    allBelow: (all: number, points: string) =>
      `Hot dice beat any other choice: roll ${words.number(all)} below ${points}.`,
    unsteady: (mark: string) =>
      `${mark} Below the minimum to bank, small turn totals may add less than the table says.`,
    exceptions: 'Exceptions, with the points a turn that each is worth',
    orMore: (points: string) => `${points} or more`,
    exception: (at: string, faces: string, best: string, table: string, loss: string) =>
      `At ${at}, rolled ${faces}: ${best}, not ${table} (${loss}).`,
    takeAndBank: (points: string) => `take ${points} and bank`,
    takeAndRoll: (points: string, count: number) => `take ${points} and roll ${dice(count)}`,
    lessThan: (loss: string) => `less than ${loss}`,
    more: (count: string, loss: string) => `And ${count} more, together ${loss} points a turn.`,
  },
  limits: {
    bankFrom: 'Bank from',
    firstBank: 'First bank',
    farkles: (count: number) =>
      count === 0 ? 'No farkle' : count === 1 ? '1 farkle' : `${count} farkles`,
    byFarkles: 'Bank from, by farkles in a row before this turn',
    useTake: 'Set aside all dice that score.',
    useBank:
      'Bank once the turn total has reached the number beside your dice left; until then roll.',
    useFirst: (minimum: string) =>
      `While you have nothing banked, a bank must be at least ${minimum}: that has a column of its own.`,
  },
  leads: {
    orMore: (from: string) => `${from} or more`,
    range: (from: string, to: string) => `${from} to ${to}`,
    ahead: (range: string) => `${range} ahead`,
    behind: (range: string) => `${range} behind`,
    any: 'Any score',
    within: (points: string) => `Within ${points}`,
    caption: 'Bank from, by your lead',
    below: (points: string) => `Bank from, while both are below ${points}`,
    from: (points: string) => `Bank from, once somebody has ${points}`,
    between: (from: string, to: string) => `Bank from, once somebody has ${from}, up to ${to}`,
    useLead:
      'Your lead is your banked score less theirs, before this turn. Choose dice by the breakpoint table.',
    useBank:
      'Bank once the turn total has reached the number for your lead and dice left; until then roll.',
    useGoal: (goal: string) => `What reaches ${goal} is always banked.`,
  },
  goForIt: {
    useGo: (goal: string) =>
      `Has either banked score reached its number beside your dice left? Then bank nothing short of ${goal}: roll until you are there.`,
    useElse: (goal: string) =>
      `Otherwise play by the breakpoint table. A turn total that reaches ${goal} is always banked.`,
    nothing: 'Under these rules going for it earlier gains next to nothing.',
    useNone: 'Where no number stands, that score does not matter.',
    own: 'You have',
    opponent: 'They have',
    caption: 'Go for the goal from these banked scores on',
  },
  odds: {
    farkle: 'Farkle, %',
    hotDice: 'Hot dice, %',
    corner: 'Dice rolled',
    meaning: (mustRoll: boolean, all: number) =>
      `Farkle: nothing scores. Hot dice: every die of the roll scores, and you ${mustRoll ? 'must' : 'may'} roll all ${words.number(all)} again.`,
  },
  scoring: {
    corner: 'Face',
    ofAKind: (count: number) => (count === 1 ? 'alone' : `${count} of a kind`),
    allSix: 'Several dice of one roll',
    points: 'points',
  },
  scoreSheet: { name: 'Player', turn: 'Turn', points: 'Points', total: 'Total' },
}
