import { counts } from './counts.en.ts'

const { answers, cards, decisions } = counts

/** Texts of parts that several screens share. */
export const parts = {
  /** Opens the views of a screen that few come for. */
  moreViews: 'More',
  /** Writes figures out that are rounded for reading. */
  allDigits: 'All digits',
  /** How many of something; the number as it is written comes second. */
  counts: { answers, cards },
  /** Of a loss, behind the number. */
  lossUnits: { points: 'points', wins: 'percentage points', estimate: 'games in 100' },
  /** The same where there is little room. */
  shortLossUnits: { points: 'points', wins: 'pp', estimate: 'in 100' },
  loss: {
    least: {
      points: 'less than 0.1 points',
      wins: 'less than 0.01 percentage points',
      estimate: 'less than 1 game in 100',
    },
    about: (loss: string) => `about ${loss}`,
  },
  habits: {
    between: (low: string, high: string) => `probably between ${low} and ${high}`,
    count: (errors: string, of: string) => `${errors} times of ${of}`,
    told: (what: string, errors: string, of: string) =>
      `${what}, ${errors} times of ${of} where that is wrong.`,
    cost: (loss: string, all: string, unit: string) => `${loss} of ${all} ${unit} a decision`,
    drill: 'Drill',
    drillOf: (what: string) => `Drill: ${what}`,
    /** Before the dice of the last time. */
    latest: 'Last time:',
    latestOf: (where: string) => `Analyse the last time: ${where}`,
    lesson: 'Lesson',
    lessonOf: (what: string) => `Lesson: ${what}`,
  },
  errorRate: {
    none: 'No decision could be graded.',
    mean: (loss: string, count: number, written: string) =>
      `Average loss ${loss} a decision, over ${decisions(count, written)}.`,
    /** Opens the intervals. */
    howSure: 'How sure this is',
    between: (low: string, high: string) => `95% sure to lie between ${low} and ${high}.`,
  },
  grades: {
    best: 'Best',
    fine: 'Fine',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
    forced: 'Nothing to lose',
  },
  /** Description of a drill, in a list of words. */
  drill: {
    scopes: { cell: 'Single decisions', turn: 'Whole turns', game: 'Whole game' },
    kinds: { 'roll-or-bank': 'bank or roll', 'set-aside': 'which dice' },
    speeds: { sprint: 'sprint', streak: 'streak' },
  },
  /** The code of a position, at its field. */
  code: {
    label: 'Code of the position',
    placeholder: 'Paste a code or a link',
    copyCode: 'Copy code',
    copyLink: 'Copy link',
  },
  answers: {
    turnTotal: (total: string) => `Turn total ${total}`,
    atScores: (total: string, own: string, opponent: string) =>
      `Turn total ${total}, at ${own} to ${opponent}`,
    chosen: (action: string) => `You: ${action}`,
    analyse: 'Analyse',
    analyseCode: (code: string) => `Analyse ${code}`,
    lossUnknown: 'loss unknown',
    why: { best: 'Best', chosen: 'You' },
  },
  cardChanges: {
    changed: 'Changed',
    changedNote: 'to be learnt again',
    added: 'Added',
    addedNote: 'not seen yet',
    removed: 'Removed',
    removedNote: 'put away',
    kept: (count: number, written: string) =>
      count === 1 ? `${written} card keeps its state.` : `${written} cards keep their state.`,
    kind: (kind: string, count: number, written: string) =>
      `${kind}: ${written} ${count === 1 ? 'card' : 'cards'}`,
    before: 'before: ',
    now: 'now: ',
  },
  solving: 'Solving…',
  /** Above a result that does not belong to what is typed. */
  held: {
    heldFor: {
      wrong: (what: string) => `This entry is not valid. The result is still for ${what}.`,
      changed: (what: string) => `The fields have changed since. This is still for ${what}.`,
    },
    late: 'Working it out again. Until then you see the previous answer.',
  },
  timeLeft: 'Time left ',
  /** Asked of who wants to leave a session. */
  leave: {
    title: 'End the session?',
    goOn: 'Go on',
    end: 'End the session',
    kept: 'What you answered is kept.',
    lost: 'The test is not finished: what you answered is not kept.',
  },
  roll: (faces: string) => `Roll ${faces}`,
  die: (place: number, face: number) => `Die ${place}: ${face}`,
  /** What the mark at a die means. */
  bestDice: 'in the best choice',
  bestDie: (place: number, face: number) => `Die ${place}: ${face}, in the best choice`,
  stepField: {
    less: (label: string, step: string) => `${label}: ${step} less`,
    more: (label: string, step: string) => `${label}: ${step} more`,
  },
  table: {
    rows: 'rows',
    showAll: (count: string, things: string) => `Show all ${count} ${things}`,
    asTable: (title: string) => `${title}, as a table`,
  },
  readOut: (label: string) => `Read-out: ${label}`,
  solve: {
    begins: 'about to begin',
    impossible: (game: string) => `${game} cannot be solved for wins`,
    impossibleNote:
      'The strategy for points does not depend on it. To solve the game for wins, change a copy of the rules.',
    openRules: 'Open the rules',
    running: (game: string) => `Solving ${game} for wins`,
    done: 'Done',
    time: 'Time',
    stopNote: 'What is done is kept, and the app can be used meanwhile.',
    begun: (game: string) => `${game} is solved in part`,
    begunNote: (percent: string, time: string) =>
      `${percent}% done; the rest takes ${time} on this computer.`,
    goOn: 'Go on',
    unsolved: (game: string) => `${game} is not solved for wins yet`,
    unsolvedNote: (states: string, time: string) =>
      `Breakpoint works out the exact chance to win for every pair of scores. That takes ${time} on this computer, once. (${states} cases)`,
    withThree: (game: string) => `${game} with three players`,
    unsolvedThree: (states: string, time: string) =>
      `Breakpoint works out the exact chances of all three players for every three scores. That takes ${time} on this computer, once. (${states} cases)`,
    size: (megabytes: string) => `The result takes ${megabytes} MB of disk.`,
    memory: (megabytes: string) => `It takes about ${megabytes} MB of memory and can be paused.`,
    solve: 'Solve',
  },
  board: {
    dice: 'Dice',
    diceLeft: (count: number) => `${count === 1 ? '1 die' : `${count} dice`} left to roll`,
    turnTotal: 'Turn total',
    you: 'You',
    youBanked: 'You banked',
    playingTo: 'Playing to',
    farkles: (count: number) => (count === 1 ? '1 farkle' : `${count} farkles in a row`),
    movedFirst: 'You moved first: when you reach the goal, the other has one more turn.',
    movedSecond: 'You moved second: when you reach the goal, the game is over.',
    firstInRounds: 'You move first in each round: the other has the last turn.',
    secondInRounds: 'You move second in each round: the last turn is yours.',
    lastTurn: 'The last turn: you need more points than the opponent to win.',
    keys: {
      setAside: 'set aside by face',
      takeAll: 'all that score',
      putBack: 'put back',
      hint: 'hint',
      all: 'all keys',
    },
    /** For screen readers, between the turn total and what the dice set aside make of it. */
    becomes: 'becomes',
  },
  tray: {
    before: (dice: number) => `${dice === 1 ? '1 die' : `${dice} dice`} left`,
    nothing: 'Nothing set aside',
    notAlone: (dice: string) => `${dice} cannot be set aside alone`,
    notTogether: (dice: string) => `${dice} cannot be set aside like this`,
    chosen: (dice: string, points: string, left: number) =>
      `${dice} for ${points}, ${left === 1 ? '1 die' : `${left} dice`} left`,
    hotDice: (dice: string, points: string, all: number) =>
      `${dice} for ${points}, hot dice, all ${all} again`,
    lastRoll: (dice: string, points: string) => `${dice} for ${points}, no roll left`,
    bank: 'Bank',
    bankTotal: (total: string) => `Bank ${total}`,
    roll: 'Roll',
    rollDice: (count: number) => `Roll ${count === 1 ? '1 die' : `${count} dice`}`,
    setAside: 'Set aside',
    setAsideFor: (points: string) => `Set aside for ${points}`,
  },
  /** Texts around pictures of grids. */
  picture: {
    tools: 'This picture',
    table: 'Table',
    save: 'Save',
    saveAs: (kind: string) => `Save as ${kind}`,
    notSaved: (kind: string) =>
      `The picture could not be saved as ${kind}. Try SVG, or a smaller picture.`,
    numbers: (title: string) => `${title}: the numbers`,
    heatMap: 'heat map',
    keys: 'Arrow keys move from cell to cell, Enter opens one, plus and minus zoom, 0 shows all.',
    point: 'Point at a cell, or move with the arrow keys.',
    unreachable: 'Never reached in play',
    ofAnalyser: 'Position of the analyser',
    zoom: 'Zoom',
    showAll: (times: string) => `${times} ×, show all`,
    closer: 'Zoom in',
    wider: 'Zoom out',
    grid: {
      down: 'What runs down the table',
      by: (axis: string) => `By ${axis.toLowerCase()}`,
      /** The two sides that a number can fall to, as a heading. */
      either: (below: string, above: string) => `${below} or ${above.toLowerCase()}`,
      reached: 'Reached in play',
      yes: 'yes',
      no: 'no',
      chosen: 'chosen',
    },
  },
  /** Dice that are put on the table one by one. */
  diceTray: {
    none: 'No dice yet',
    rolled: (faces: string) => `Rolled ${faces}`,
    add: (face: number) => `Add a ${face}`,
    turn: (face: number) => `Turn the ${face}`,
    turnTitle: 'Turn',
    takeOut: 'Take the last die out',
    help: 'Click a die to add it, or type 1 to 6. Backspace takes one out.',
    helpFull: 'All dice are there. Click one to turn it; Backspace takes one out.',
  },
}
