import { drillPageSetup } from './drill-page-setup.en.ts'

export const drillPage = {
  title: 'Drill',
  noGame: 'Choose a game first.',
  starting: 'Looking for the first question…',
  setup: drillPageSetup,
  /** Offered while the game is not solved for wins. */
  forPoints: {
    note: 'Drills for points need no solve.',
    drill: 'Drill for points',
    now: 'These drills are for points.',
    back: 'Back to wins',
  },
  session: {
    /** Within a lesson, after a wrong answer; a hint follows. */
    secondTry: 'Not the best. A second try:',
    firstCounts: 'That was a second try; the first one counts.',
    titles: { cell: 'Single decisions', turn: 'Turns', game: 'Whole game' },
    played: {
      points: (rules: string) => `${rules}, for points`,
      wins: (rules: string) => `${rules}, for wins`,
      three: (rules: string) => `${rules}, for wins against two`,
    },
    turn: (number: string) => `Turn ${number}`,
    decision: (number: string) => `Decision ${number}`,
    decisionOf: (number: string, all: string) => `Decision ${number} of ${all}`,
    streak: (right: string) => `Streak ${right}`,
    right: (right: string) => `${right} right`,
    inARow: (right: string) => `${right} in a row`,
    /** Takes the answer back. */
    slip: 'That was a slip',
    noSlip: 'There is no answer to be taken back here.',
    /** What a wrong answer of a sprint costs. */
    lost: (seconds: string) => `−${seconds}\u00a0s`,
    end: 'End',
    kept: 'What you answered is kept.',
    toSetup: 'Back to the setup',
    opponent: 'Opponent',
    nextPlayer: 'Next',
    thirdPlayer: 'Third',
    chooseAction: 'Choose bank or roll.',
    analysedLater: 'A position can be analysed once it is answered.',
    noHints: 'Hints are given only when you go through your mistakes.',
  },
  /** A drill that asks for candidates before each decision. Choices such as "roll 4 dice". */
  candidates: {
    label: 'Candidates',
    ask: 'Which choices are worth a thought? Name each as if you chose it, then decide.',
    named: 'Named',
    remove: (choice: string) => `Take back: ${choice}`,
    decide: 'Decide',
    nowDecide: 'Now decide.',
    none: 'Name at least one choice first.',
    notAllowed: 'The rules do not allow this here.',
    all: (choices: number) =>
      choices === 1
        ? 'You named the only choice worth a thought.'
        : `You named all ${choices} choices worth a thought.`,
    bestMissed: (choice: string) => `You did not name the best one: ${choice}.`,
    missed: (choices: string) => `Also worth a thought: ${choices}.`,
    notWorth: (choices: string) => `Not worth a thought: ${choices}.`,
  },
  /** A position changed after its verdict. */
  whatIf: {
    title: 'What if',
    total: 'Turn total',
    dice: 'Dice left',
    lead: 'Lead',
    rerolls: 'What if more or fewer rolls were left?',
    /** `best` such as "roll 4 dice". */
    here: (best: string, loss: string) => `Here ${best}: the other choice costs ${loss}.`,
    only: (best: string) => `Here ${best}: nothing else is allowed.`,
    equal: 'Here both choices are equal.',
  },
  board: {
    label: 'Your decision',
    next: 'Next',
    result: 'See the result',
    hint: 'Hint',
    anotherHint: 'Another hint',
  },
  watching: { label: 'The table', log: 'What happened' },
  /** Beside small dice; screen readers hear sentences instead. */
  log: {
    points: (points: string, hotDice: boolean, forYou: boolean) =>
      `+${points}${hotDice ? ', hot dice' : ''}${forYou ? ', for you' : ''}`,
    farkle: 'Farkle',
    farkled: (lost: string) => `Farkle, −${lost}`,
    banked: (points: string, forYou: boolean) => `Banked ${points}${forYou ? ', for you' : ''}`,
  },
  verdict: {
    label: 'Verdict',
    forced: 'Every choice is worth the same here, so it is not graded.',
    lost: (loss: string) => `It cost ${loss}.`,
    analyse: 'Analyse this position',
  },
  options: {
    caption: 'Options, best first',
    option: 'Option',
    values: { points: 'Worth, points', wins: 'Wins, %' },
    losses: { points: 'Loss, points', wins: 'Loss, pp' },
    take: (dice: string) => `Take ${dice}`,
    /** Points set aside, and the best action after that. */
    then: {
      bank: (points: string) => `${points}, then bank`,
      roll: (points: string) => `${points}, then roll`,
    },
    chosen: 'your choice',
    best: 'best',
    all: (options: string) => `Show all ${options} options`,
    few: 'Show the best only',
  },
  summary: {
    won: (more: string, less: string) => `You won, ${more} to ${less}`,
    lost: (more: string, less: string) => `You lost, ${less} to ${more}`,
    tie: (you: string, bot: string) => `A tie, ${you} to ${bot}`,
    streak: (right: string) => `A streak of ${right}`,
    timeUp: (right: string) => `Time is up: ${right} right`,
    noneFits: 'No question fits',
    allAsked: 'That was all of them',
    stopped: 'Ended',
    done: 'Done',
    firstOfKind: 'The first of its kind, and so your best.',
    newBest: (before: string) => `Your best so far; it was ${before}.`,
    equalBest: (best: string) => `As good as your best, ${best}.`,
    best: (best: string) => `Your best is ${best}.`,
    widen: 'No decision fits these filters. Remove one, or widen a range.',
    noAnswers: 'Nothing was answered, so there is nothing to grade.',
    toMistakes: 'Go through the mistakes',
    again: 'Again',
    change: 'Change',
    byRule: (followed: number, answers: number) =>
      `Answers that follow the rule of thumb: ${followed} of ${answers}.`,
    slips: (count: number) =>
      count === 1 ? 'One slip was taken back.' : `${count} slips were taken back.`,
    mistakes: 'Mistakes, worst first',
    allMistakes: (mistakes: string) => `Show all ${mistakes}`,
    worst: 'Show the worst only',
    /** Before what one loses as play brings decisions. */
    inPlay: 'In play:',
    /** The sentence that judges. */
    right: (right: number, answers: number) => `${right} of ${answers} right.`,
    clean: (answers: number) => `A clean round: all ${answers} right.`,
  },
  /** After the first drills. */
  next: {
    label: 'What next',
    lessons: 'Learn how to play in lessons',
    strategy: 'See the whole strategy',
  },
  review: {
    title: 'Skill and luck',
    start: {
      points: 'With the best play on average, points',
      wins: 'Chance to win at the start, %',
    },
    result: { points: 'Made, points', wins: 'Result, %' },
    parts: {
      yourSkill: 'Your decisions',
      yourLuck: 'Your dice',
      botSkill: 'The bot’s decisions',
      botLuck: 'The bot’s dice',
      skillOf: (name: string) => `${name}: decisions`,
      luckOf: (name: string) => `${name}: dice`,
      unknown: 'Turns without rolls',
    },
    luckiest: {
      points: (gain: string) => `The luckiest roll, ${gain} points`,
      wins: (gain: string) => `The luckiest roll, ${gain} pp`,
      estimate: (gain: string) => `The luckiest roll, about ${gain} games in 100`,
    },
    unluckiest: {
      points: (gain: string) => `The unluckiest roll, ${gain} points`,
      wins: (gain: string) => `The unluckiest roll, ${gain} pp`,
      estimate: (gain: string) => `The unluckiest roll, about ${gain} games in 100`,
    },
    line: { points: 'Points', wins: 'Chance to win' },
    finding: {
      points: 'Points made and still expected, after every roll and every decision.',
      wins: 'The chance to win after every roll and every decision.',
      three: 'The chances of all three to win after every roll and every decision.',
    },
    events: 'Rolls and decisions',
    value: { points: 'Points', wins: 'Chance to win, %' },
    table: 'The same numbers as a table',
    tableLabel: 'The line of the game',
    happened: 'What happened',
    column: { points: 'Points', wins: 'Chance, %' },
    you: 'You',
    mistakes: 'Mistakes',
    here: 'Looked at now',
    text: { title: 'The game as text', label: 'Game as text', copy: 'Copy as text' },
  },
  /** For screen readers. */
  spoken: {
    clock: (seconds: string) => `The clock runs: ${seconds} seconds.`,
    over: 'The drill is over.',
    right: (right: string) => `${right} right.`,
  },
}
