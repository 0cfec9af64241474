/** Who has won the games at the table. */
export const peoplePage = {
  title: 'Who has won',
  about:
    'Games at the table of two or more players, by game. A run is the most wins one after the other; a tie is a win for nobody. An evening ends at five in the morning.',
  empty: 'Nobody has played yet. Play a game of two or more at the table, or read one in.',
  table: (rules: string) => `Wins: ${rules}`,
  columns: {
    person: 'Person',
    wins: 'Wins',
    games: 'Games',
    average: 'Average',
    best: 'Best',
    run: 'Run',
    lost: 'Lost a decision',
  },
  file: { game: 'Game', rules: 'Rules', goal: 'Goal', decisions: 'Decisions' },
  evenings: 'Evenings',
  thisEvening: 'This evening',
  series: (wins: readonly (readonly [person: string, wins: string])[]) => {
    const [one, other] = wins
    return wins.length === 2
      ? `${one![0]} ${one![1]} : ${other![1]} ${other![0]}`
      : wins.map((each) => each.join(' ')).join(' : ')
  },
  people: {
    title: 'People',
    about:
      'The players of your games are kept here. To change a name changes no game: the old name still counts for the same person.',
    name: (person: string) => `Name of ${person}`,
    colour: (person: string) => `Colour of ${person}`,
    colours: {
      blue: 'Blue',
      red: 'Red',
      green: 'Green',
      violet: 'Violet',
      orange: 'Orange',
      teal: 'Teal',
      pink: 'Pink',
      gold: 'Ochre',
    },
    others: (names: readonly string[]) => `also ${names.join(', ')}`,
    same: (person: string) => `${person} is the same person as`,
    sameAs: 'Same person as …',
    remove: (person: string) => `Remove ${person}`,
    removed: (person: string) => `${person} was removed. The games stay.`,
    renamed: (name: string) => `The name is now ${name}.`,
    together: (one: string, other: string) => `${one} and ${other} are now one person.`,
    undo: 'Undo',
    strangers: 'Names in your games that belong to nobody yet. Tap one to count its games:',
  },
  csv: 'Save as CSV',
  fileName: 'who-has-won',
}
