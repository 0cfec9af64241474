import { common } from '../../../../../texts/en/common.ts'

export const analyse = {
  title: 'Analyse',
  noGame: 'Choose a game first.',
  options: 'Options',
  onMap: 'Show on the map',
  cannotComeUp: 'This position cannot come up; what is wrong stands beside it.',
  linkOfOtherRules: 'The rule set of this link is not among yours.',
  address: {
    noPosition: (problems: string) => `The address holds no position. ${problems}`,
    otherRules: (name: string) => `The rule set of this address, “${name}”, is not among yours.`,
    damagedLink: 'This link is damaged: it holds no code of a position.',
  },
  editor: {
    label: 'Position',
    scores: { own: 'You banked', opponent: 'Opponent banked', turnTotal: 'Turn total' },
    noNumber: 'Type a whole number, such as 350.',
    farkles: 'Farkles in a row',
    you: 'You',
    opponent: 'Opponent',
    farklesOf: {
      you: 'You: farkles in a row',
      opponent: 'Opponent: farkles in a row',
    },
    seat: 'You moved',
    seats: { first: 'First', second: 'Second' },
    /** Where the players roll different dice. */
    dice: 'You roll',
    diceOf: { first: 'Your dice', second: 'The opponent’s dice' },
    rollsLeft: 'Rolls left',
    mostRolls: 'Most',
    owed: 'Points to confirm',
    bonuses: 'Times the bonus for hot dice has grown',
    round: 'Round',
    offerTotal: 'To take up: total',
    offerDice: 'To take up: dice',
    offerNote: 'What the last turn left: a total, and the dice to roll for it. 0 for nothing.',
    toBeat: 'Last turn to beat',
    toBeatNote: 'What the opponent has banked in the last turn; 0 after a farkle.',
    start: 'Start of game',
    undo: 'Undo',
    redo: 'Redo',
  },
  dice: {
    label: 'Dice',
    kind: 'Kind of dice',
    kinds: { left: 'Dice left', rolled: 'Dice rolled' },
    left: 'Dice left to roll',
    leftNote: (dice: number) => `${common.dice(dice)} to roll, or to leave and bank.`,
    mustRollNote: (dice: number) =>
      `${common.dice(dice)} to roll: the house lets nobody bank here.`,
    leftOf: (name: string) => `Dice left: ${name}`,
    rolledOf: (name: string) => `Dice rolled: ${name}`,
    rolled: 'Dice rolled',
    missing: 'Add the dice rolled: click them, or type 1 to 6.',
  },
  /** What a ranking is still for, in a list behind "for". */
  held: {
    own: (points: string) => `${points} banked by you`,
    opponent: (points: string) => `${points} banked by the opponent`,
    turnTotal: (points: string) => `a turn total of ${points}`,
    left: (dice: number) => `${common.dice(dice)} left`,
    rolled: (faces: string) => `the roll ${faces}`,
    farkles: {
      you: (count: number) => `your ${count === 1 ? '1 farkle' : `${count} farkles in a row`}`,
      opponent: (count: number) => `${count} farkles in a row of the opponent`,
    },
    rollsLeft: (rolls: number | null) =>
      rolls === null
        ? 'all rolls that can be left'
        : `${rolls} ${rolls === 1 ? 'roll' : 'rolls'} left`,
    owed: (points: string) => `${points} points to confirm`,
    bonuses: (times: number) => `a bonus that has grown ${times === 1 ? 'once' : `${times} times`}`,
    seats: { first: 'you as the first to move', second: 'you as the second to move' },
    diceOf: { first: 'your dice', second: 'the opponent’s dice' },
    round: (round: number) => `round ${round}`,
    offer: (points: string, dice: number) => `${points} to take up with ${common.dice(dice)}`,
    noOffer: 'nothing to take up',
    toBeat: (points: string) => `a last turn of ${points} to beat`,
  },
  result: {
    chance: 'Your chance to win',
    chanceNote: 'If both play perfectly from here',
    points: 'Points of this turn',
    expected: 'expected',
    pointsNote: 'With the play for most points from here on',
    lastTurn: 'This is the last turn: the opponent has reached the goal.',
    lastOfRounds: 'This is the last turn of the game.',
    pointsWithout:
      'The points of the turn leave out what a turn does to the next one; the chances to win do not.',
    mustRoll: 'Hot dice must be rolled again here, so no bank is among those options.',
    order: { label: 'Order of the options', wins: 'By wins', points: 'By points' },
    /** With the code of the position. */
    lossNote:
      'Loss is what a choice costs compared with the best one: in percentage points (pp) of winning, or in points of this turn.',
  },
  whatIf: {
    title: 'What if',
    ask: (dice: number) =>
      dice === 1 ? 'What if I roll (1 die)?' : `What if I roll (${dice} dice)?`,
    roll: 'Look',
    wrong: (dice: number) =>
      dice === 1 ? 'Type a number from 1 to 6.' : `Type ${dice} numbers from 1 to 6.`,
    tree: 'What you have tried; the arrow keys go through it',
    level: (n: string) => `Step ${n}:`,
    begin: 'Beginning',
    rolled: (dice: string) => `${dice} rolled`,
    farkle: (dice: string, lost: string) => `${dice} rolled: a farkle, ${lost} lost`,
    penalty: (dice: string, lost: string, points: string) =>
      `${dice} rolled: a farkle, ${lost} and ${points} of the score lost`,
    over: (roll: string) => `${roll}. The game is over.`,
  },
  pointsNow: 'Points that the turn makes on average, whatever the score.',
  /** Where rolls may take of what is banked. */
  pointsAtRisk:
    'Points that the turn makes on average, minus what its rolls take of what you have banked.',
  table: {
    label: 'Options, best first',
    rank: 'Rank',
    option: 'Option',
    toWin: 'To win',
    forPoints: 'For points',
    chance: 'Chance, %',
    chanceAlone: 'To win, %',
    lossOfWins: 'Loss, pp',
    points: 'Points',
    lossOfPoints: 'Loss',
    farkles: 'Farkles, %',
    best: 'best',
    all: (options: string) => `Show all ${options} options`,
    few: 'Show the best only',
    follow: 'Go on',
    followOption: (option: string) => `Go on: ${option}`,
    take: (dice: string) => `Take ${dice}`,
    takeAndBank: (dice: string, points: string, total: string) =>
      `Take ${dice} for ${points}, bank ${total}`,
    /** The kinds of the dice left where they are not alike. */
    takeAndRoll: (dice: string, points: string, left: number, kinds: string) =>
      `Take ${dice} for ${points}, roll ${common.dice(left)}${kinds && ` (${kinds})`}`,
    takeAndGiveUp: (dice: string, points: string) => `Take ${dice} for ${points}, give up the turn`,
    giveUp: 'Give up the points of the turn',
    /** With the words for rolling the dice that were left. */
    takeUp: (points: string, roll: string) => `Take up ${points}: ${roll.toLowerCase()}`,
  },
  examples: {
    title: 'Examples',
    oneOrBoth: {
      title: 'One 1 or both of them?',
      note: 'Farkle: turn total 2,000 and the roll 3 6 6 1 1 4.',
    },
    farAhead: {
      title: 'Far ahead, 7,500 to 1,500',
      note: 'Zilch: 2,500 in the turn, five dice left.',
    },
    farBehind: {
      title: 'Far behind, 1,500 to 7,500',
      note: 'Zilch: the same turn, seen from the other side.',
    },
    opponentClose: {
      title: 'The opponent is almost there',
      note: 'Farkle: 600 in the turn, three dice left, and 9,500 against you.',
    },
  },
}
