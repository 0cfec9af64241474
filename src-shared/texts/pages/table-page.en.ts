import { counted } from '../counted.ts'

const decisions = counted('decision', 'decisions')
const mistakes = counted('mistake', 'mistakes')

/** Whole games at the table, of any game. */
export const tablePage = {
  title: 'Play',
  about:
    'One to six players, each a person at this computer or a bot. Breakpoint rolls the dice, or you roll your own and type them in, or only the points.',
  players: 'Players',
  count: 'How many play',
  name: (number: string) => `Name of player ${number}`,
  kind: (number: string) => `Who plays as player ${number}`,
  you: 'You',
  usual: (number: string) => `Player ${number}`,
  person: 'Person',
  begins: 'Who begins',
  dice: 'Dice',
  diceKinds: { app: 'Rolled here', real: 'Real dice', written: 'Real dice, points only' },
  coach: 'Show the best play',
  coaches: { off: 'Never', blunders: 'On blunders', always: 'Always' },
  counts: {
    title: 'Progress',
    own: 'Count my decisions in Progress',
    note: 'They are graded when the game is over. What is taken back and decided again does not count.',
    of: (player: string) => `Only the decisions of ${player} count.`,
    shown: 'Decisions do not count while the best play is always shown.',
  },
  start: 'Start the game',
  /** The last setup once more. */
  again: (players: readonly string[]) => `${players.join(', ')}: same again`,
  against: (one: string, other: string) => `${one} against ${other}`,
  youBegin: 'You begin.',
  beginsNow: (player: string) => `${player} begins.`,
  nextBegins: {
    label: 'Who begins the game after',
    kinds: { next: 'Then the next player', loser: 'Then the loser', same: 'Then the same player' },
  },
  change: 'Change',
  turnOf: (player: string) => `To move: ${player}`,
  type: (count: number) => (count === 1 ? 'Type the die' : `Type the ${count} dice`),
  typed: 'Dice typed',
  takeOut: 'Take the last die out',
  die: (face: number) => `Die ${face}`,
  /** What the keys of real dice do. */
  keys: { type: 'type a die', next: 'next roll', takeOut: 'take out' },
  goOn: 'Go on',
  choices: 'What can be done',
  best: 'best',
  undo: 'Take back',
  leave: 'Give up',
  gaveUp: 'The game was given up.',
  unfit: 'The last game does not fit its rules and cannot go on. It is kept; begin a new one.',
  otherBegun: 'Another game has begun since: this one stays given up.',
  blunder: (player: string, best: string, lost: string) =>
    `${player}: that was a blunder. Best: ${best}. Lost: ${lost}.`,
  large: 'Large view',
  sheet: 'Scoreboard',
  sum: 'Score',
  over: {
    won: (player: string) => `Winner: ${player}`,
    youWin: 'You win',
    /** Of one player alone. */
    alone: (points: string) => `The game is over: ${points} points`,
    standings: 'Standings',
    tie: 'A tie',
    review: 'Review the game',
    again: 'Another game',
    grading: 'Your decisions are being graded.',
    counted: (count: number, written: string, wrong: number, writtenWrong: string) =>
      `Your ${decisions(count, written)} ${count === 1 ? 'counts' : 'count'} in Progress: ${
        wrong === 0 ? 'no mistakes' : mistakes(wrong, writtenWrong)
      }.`,
    uncounted: 'Your decisions could not be graded and do not count in Progress.',
  },
  /** A game whose players write their points, without dice. */
  written: {
    about:
      'You write only the points after each turn. That works before a game is solved, and for up to eight; nothing is graded.',
    points: (player: string) => `Points of ${player}`,
    enter: 'Write',
    digit: (text: string) => `Add ${text}`,
    ending: (text: string) => `Add ${text} and write`,
    takeOut: 'Take the last digit out',
    fixing: (player: string, round: string, points: string) =>
      `${player}, round ${round}: ${points} until now`,
    keepAsIs: 'Leave it',
    fix: (player: string, round: string, points: string) =>
      `${player}, round ${round}: change ${points}`,
    later: (player: string, round: string, why: string) =>
      `That does not fit round ${round} of ${player}. ${why}`,
    ends: 'That ends the game.',
    notYet: 'Not yet',
    spoken: (player: string, points: string, score: string) =>
      `${player}: ${points}, score ${score}.`,
    keys: { type: 'type points', enter: 'write', undo: 'take back' },
  },
  /** Chances to win over a written game. */
  lead: {
    title: 'What the lead is worth',
    chance: (player: string, percent: string) => `${player} ${percent}%`,
    estimate: (counts: string) => `${counts} of 100`,
    simulated: 'Estimated from simulated games in which all play for most points.',
    turned: (player: string, points: string, round: string, change: string) =>
      `${player}, ${points} in round ${round}: ${change} of 100`,
    turns: 'Turns',
    axis: 'Chance to win, %',
    before: 'Before the first turn',
    after: (player: string, round: string) => `After ${player}, round ${round}`,
  },
  takenBack: (count: string) => `Decisions taken back: ${count}`,
}
