import { counts } from '../counts.en.ts'

/** Games that were played, drilled or written down. */
export const recordsPage = {
  title: 'Games',
  about: 'Every game you have played, drilled or read in, to be looked at again.',
  count: (count: number, written: string) => counts.records(count, written),
  search: 'Search name, notes, player, rules or day',
  none: 'No game fits. Change the search.',
  empty: 'No game yet. Play one to its end, drill one, or read one in.',
  showMore: 'Show more',
  table: 'Games, newest first',
  columns: {
    game: 'Game',
    rules: 'Rules',
    result: 'Result',
    error: 'Loss a decision',
    luck: 'Luck',
  },
  unknown: '–',
  between: (players: readonly string[]) => players.join(' – '),
  /** Who won, or the scores. */
  won: (player: string) => `${player} won`,
  tie: 'A tie',
  reading: {
    open: 'Read a game in',
    title: 'Read a game in',
    about: 'Write over the example, or choose a file.',
    /** Note below the example: other accepted forms. */
    more: 'Also understood: tabs or | between columns, thousands with any mark, the name of any rules, your own too, and games saved as text. Without “Rules:” the rules in use count.',
    text: 'The game as text',
    file: 'Choose a file',
    read: 'Read and keep',
    empty: 'Paste a game first.',
    tooLarge: 'This file is too large for a game.',
    kept: 'The game is kept.',
    assumed: (rules: string) => `The game is kept, read by the rules in use: ${rules}.`,
    known: 'This game was here already.',
  },
  one: {
    back: 'All games',
    began: (moment: string) => `Began ${moment}`,
    details: 'Details',
    seed: (seed: string) => `Seed of the dice: ${seed}`,
    thrown: 'Real dice',
    komi: (player: string, points: string) => `${player} began with ${points} points.`,
    name: 'Name',
    notes: 'Notes',
    remove: 'Delete',
    removed: (name: string) => `Deleted: ${name}`,
    undo: 'Undo',
    player: 'Reviewed for',
    /** Somebody's own name at the table, unless another was typed. */
    you: 'You',
    goal: 'By',
    goals: { points: 'Points', wins: 'Wins' },
    bare: 'Only the points of each turn are known; grading needs the rolls.',
    partly: 'Of some turns only the points are known. Those with rolls are graded.',
    sheet: { turn: 'Turn', start: 'Start' },
    noText:
      'This game was drilled with an earlier version, which did not keep all of its rolls. Its session can still be opened.',
    session: 'Open the session',
    mistakes: 'Mistakes',
    noMistakes: 'No mistakes.',
    /** Decisions one at a time. */
    decisions: {
      label: 'Go through the decisions',
      /** The decision that cost most, in one line. */
      worst: (turn: string, chosen: string, best: string, loss: string) =>
        `Turn ${turn}: “${chosen}” instead of “${best}” cost ${loss}.`,
      nothingLost: 'Nothing was lost: every decision was the best.',
      show: 'Show it',
      turn: (turn: string) => `Turn ${turn}`,
      heading: (turn: string, player: string) => `Turn ${turn}, ${player}`,
      place: (at: string, of: string) => `${at} of ${of}`,
      back: 'Back',
      forward: 'Forward',
      mistake: 'Next mistake',
      played: 'Played',
      best: 'Best',
      cost: (loss: string) => `cost ${loss}`,
      /** For screen readers. */
      said: (turn: string, dice: string, chosen: string, best: string, loss: string) =>
        `Turn ${turn}, roll ${dice}. Played: ${chosen}. Best: ${best}. Cost: ${loss}.`,
      saidBest: (turn: string, dice: string, best: string) =>
        `Turn ${turn}, roll ${dice}. Played: ${best}, which is best.`,
    },
    /** `player`: null for the user. */
    learn: (player: string | null) =>
      player === null ? 'Learn from your mistakes' : `Learn from ${player}’s mistakes`,
    learning: {
      title: 'What would you do now?',
      place: (at: string, of: string) => `Mistake ${at} of ${of}`,
      next: 'Next mistake',
      result: (right: string, of: string) => `Right this time: ${right} of ${of}.`,
      again: 'Once more',
      back: 'Back to the review',
    },
    habits: {
      title: 'Habits in this game',
      unknownRules: 'To drill them, first keep the rules of this game under Rules.',
    },
    print: 'Print',
    savePdf: 'Save as PDF',
    savingPdf: 'Saving …',
    printed: {
      making: 'Making the page …',
      noGame: 'There is no such game, or it cannot be reviewed.',
      players: 'Players',
      rules: 'Rules',
      began: 'Began',
      dice: 'Dice',
      result: 'Result',
      text: 'The game as text',
    },
    save: 'Save as text',
    saved: (name: string) => `Saved: ${name}`,
  },
}
