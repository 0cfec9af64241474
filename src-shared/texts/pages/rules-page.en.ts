/** The screens where rule sets are looked at, imported and edited. */
export const rulesPage = {
  title: 'Rules',
  list: 'Rule sets',
  /** Rules of which game. */
  game: 'What you play',
  inUse: 'in use',
  yours: 'yours',
  unsaved: (name: string) => `“${name}” is not saved yet.`,
  goOnEditing: 'Continue editing',
  gaveWay: (name: string) => `Your unsaved changes to “${name}” were replaced.`,
  bringBack: 'Bring back',
  undo: 'Undo',
  unreadable: {
    title: 'Files that cannot be read',
    about:
      'These files should hold rule sets of yours. They are left as they are: mend one with a text editor, or put it aside, and it is no longer listed here.',
    file: (file: string, reason: string) => `${file}: ${reason}.`,
    putAside: 'Put aside',
    putAsideFile: (file: string) => `Put aside: ${file}`,
    done: (file: string) => `The file is now ${file}.`,
  },
  actions: {
    play: 'Play these rules',
    playing: (name: string) => `Now ${name}.`,
    edit: 'Edit',
    copy: 'Change a copy',
    exportFile: 'Export file',
    copyQuery: 'Copy for a web address',
    queryCopied: 'The query string is on the clipboard.',
    /** Fields that the query string cannot express, named one by one. */
    queryCopiedWithout: (fields: string) =>
      `The query string is on the clipboard. It has no words for: ${fields}.`,
    remove: 'Delete',
    removed: (name: string) => `${name} was deleted.`,
  },
  /** Name of a copy of rules until the user renames it. */
  copyName: (name: string) => `My ${name}`,
  card: {
    sets: 'Points of sets',
    face: 'Face',
    ofAKind: (count: number) => (count === 1 ? 'alone' : `${count} of a kind`),
  },
  importing: {
    open: 'Import',
    title: 'Import rules',
    about:
      'Paste a Farkle Strategy Generator address or its query string, or rules exported from Breakpoint. You can look them over before they are saved.',
    text: 'Rules as text',
    empty: 'Paste the rules first, or choose a file.',
    file: 'Choose a file',
    read: 'Read the rules',
  },
  published: {
    open: 'Find rules',
    title: 'Which rules do you play?',
    about:
      'Answer what you know, or type a name, a country or an app. What differs at your table can be changed.',
    list: 'Rule sets found',
    search: 'Name, country or app',
    any: 'Any',
    clear: 'Start over',
    found: (count: number) => (count === 1 ? '1 rule set' : `${count} rule sets`),
    near: 'All but one answer',
    nothing: 'No published rules are like that. Start from similar ones and change them.',
    play: 'Play these rules',
    change: 'Change them first',
    back: 'All rules',
    source: (source: string) => `Source: ${source}`,
    /** How much of the source the rules were compared with. */
    read: {
      whole: 'Compared with the whole source.',
      excerpt: 'Compared with an excerpt of the source.',
      none: 'The source could not be found again; these rules are unchecked.',
    },
    notSaid: 'What the source does not say, and how it is read',
  },
  editor: {
    name: 'Name',
    edit: 'Edit rules',
    new: 'Your own rules',
    /** Name of new rules until the user renames them. */
    ownName: 'House rules',
    view: 'What is shown',
    views: { questions: 'Questions', fields: 'All fields' },
    /** Published rules like those being made. */
    similar: {
      title: 'Most like these',
      same: 'The same rules.',
      differ: (names: string) => `Differs in: ${names}.`,
    },
    undo: 'Undo',
    redo: 'Redo',
    cancel: 'Cancel',
    save: 'Save and use',
    /** While it is found out what saving does to the cards. */
    looking: 'Looking at what this does to the cards that you have learnt…',
    saved: (name: string) => `${name} is saved and in use.`,
    dropped: 'The changes were dropped.',
    wrongFields: (count: number) =>
      count === 1 ? 'One field needs another value.' : `${count} fields need another value.`,
    points: 'points',
    sets: {
      title: 'Sets',
      note: 'Points for this many equal dice. Leave a field empty if there is no such set. Equal dice always count in the best way.',
      every: 'Every face',
      everyCell: (count: number) =>
        count === 1
          ? 'Points for a single die of every face'
          : `Points for ${count} equal dice of every face`,
      cell: (set: string) => `Points for ${set}`,
    },
    sixDice: 'Six dice together',
    allDice: 'All dice together',
    /** Combinations that have no field of their own. */
    others: {
      title: 'Other combinations',
      note: 'What else scores together, such as a short straight or a full house.',
      kind: (place: number) => `Kind of combination ${place}`,
      kinds: { run: 'Dice in a row', groups: 'Groups of equal dice', faces: 'These dice' },
      dice: (place: number) => `Dice of combination ${place}`,
      hints: {
        run: '1-5, or 5 for any five in a row',
        groups: '3 + 2 is a full house',
        faces: '1 1 5',
      },
      points: (place: number) => `Points of combination ${place}`,
      add: 'Add a combination',
      remove: (place: number) => `Remove combination ${place}`,
    },
    play: 'Play',
    /** Rules that few games have. */
    groups: {
      title: 'More rules',
      hotDice: 'Hot dice',
      turn: 'Rolls and banks of a turn',
      farkle: 'What a farkle does',
      goal: 'Reaching the goal, winning and losing at once',
      before: 'The other player’s last turn',
      inUse: (count: number) => `${count} in use`,
    },
  },
  change: {
    title: 'Your cards change with these rules',
    description: 'What is not listed stays as you know it.',
    confirm: 'Save and change the cards',
    cancel: 'Go on editing',
  },
  preview: {
    label: 'What these rules make of the game',
    title: 'With these rules',
    /** The rules differ from the ones the editor started with. */
    changed: (name: string) => `Changed against ${name}`,
    same: (name: string) => `As ${name}.`,
    insteadOf: (figure: string) => `instead of ${figure}`,
    solving: 'Solving…',
    bestTurn: 'Best single turn',
    average: 'Average over a game',
    points: (points: string) => `${points} points`,
    farkles: 'Turns that farkle',
    percent: (number: string) => `${number}%`,
    bankFrom: 'Bank everything from',
    /** In its place where that is beyond the goal. */
    never: 'never',
    exceptions: 'Breakpoints alone are wrong in',
    cases: (count: number, written: string) => (count === 1 ? '1 case' : `${written} cases`),
  },
}
