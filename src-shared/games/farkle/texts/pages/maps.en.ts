import { common } from '../../../../texts/common.en.ts'

type Colouring = 'bank' | 'cost'

const TITLES: Readonly<Record<Colouring, string>> = {
  bank: 'Where to bank',
  cost: 'What mistakes cost',
}

const farkles = (count: number): string => (count === 1 ? '1 farkle' : `${count} farkles`)

export const maps = {
  controls: {
    diceLeft: 'Dice left',
    colours: 'Colours',
    colourings: { bank: 'Bank from', cost: 'Cost of a mistake' },
    farkles: { own: 'Your farkles in a row', opponent: 'Opponent’s' },
    farklesOfWhom: { own: 'Your farkles in a row', opponent: 'The opponent’s farkles in a row' },
    seat: 'You moved',
    seats: { first: 'First', second: 'Second' },
    side: 'Who is to move',
    sides: { first: 'You', second: 'The opponent' },
    picture: 'Picture',
    chances: { scores: 'Both scores', lead: 'By lead', fair: 'What is fair' },
    ownScore: 'Own score',
    slider: (label: string) => `${label}, slider`,
  },
  scores: {
    notWhole: 'Type a whole number of points.',
    beyond: (least: string, most: string) => `Type a score from ${least} to ${most}.`,
    offGrid: (step: string) => `Scores are multiples of ${step}.`,
  },
  menu: { analyse: 'Analyse this position', drill: 'Drill this' },

  three: {
    seats: ['First player wins', 'Second player wins', 'Third player wins'],
    about:
      'All three play best for themselves from the start: nobody can gain by playing otherwise alone. Two who play together against the third are another matter.',
    thirdScore: 'Third player’s score',
    nextScore: 'Next player’s score',
    title: (third: string) =>
      `Your chance to win at the start of a turn, with ${third} for the third`,
    finding: (score: string, wins: string) =>
      `With ${score} each the player to move wins ${wins}%.`,
    after: (third: string) => `, with ${third} for the third player`,
    /** `from` null: go for it. */
    level: (score: string, dice: number, from: string | null) =>
      `With ${score} each and ${common.dice(dice)} left, ${from === null ? 'never bank short of the goal' : `bank from ${from}`}.`,
    ofTwo:
      'This screen is about two players. With three at the table, the opponent is the player who is ahead.',
  },
  ofOpponent: ', for the opponent to move',
  movingSecond: ', for the second player',
  after: (own: number, opponent: number) => `, after ${farkles(own)} against ${opponent}`,
  bank: {
    title: (what: Colouring, dice: number, after: string) =>
      `${TITLES[what]} with ${common.dice(dice)} left${after}`,
  },
  unreachable: 'No player can have such a score',
  chances: {
    title: (after: string) => `Chance to win at the start of a turn${after}`,
    contour: (percent: string) => `${percent}%`,
  },
  lead: {
    title: (own: string, after: string) => `Chance to win by lead, with ${own} banked${after}`,
    even: 'Even',
    wins: 'The player to move wins, %',
    axis: 'Lead of the player to move, points',
    analysed: 'analysed',
    columns: {
      lead: 'Lead, points',
      own: 'Own score, points',
      opponent: 'Opponent’s score, points',
      chance: 'Chance to win',
    },
  },
  scales: {
    bank: 'Bank from this turn total, points',
    cost: 'A wrong choice costs, percentage points',
    wins: 'The player to move wins, %',
  },

  /** Sentence: the place, a colon, then the value. */
  cells: {
    withDice: (own: string, opponent: string, dice: number) =>
      `${own} against ${opponent}, ${common.dice(dice)}`,
    nobody: (where: string) => `${where}: no player can have such a score.`,
    /** `from` null: go for it. `again`: rolling is right at some larger total. */
    limit: (where: string, from: string | null, again: boolean) =>
      from === null
        ? `${where}: go for it, never bank short of the goal.`
        : `${where}: bank from ${from}${again ? ', and roll again at some larger total' : ''}.`,
    cost: (loss: string) => `A wrong choice costs ${loss} on average.`,
    undecided: 'In such a turn there is nothing to decide.',
    wins: (where: string, percent: string) => `${where}: the player to move wins ${percent}%.`,
  },
}
