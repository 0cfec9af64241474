import type { peoplePage as english } from './people-page.en.ts'

export const peoplePage: typeof english = {
  title: 'Wer gewonnen hat',
  about:
    'Partien am Tisch zu zweit oder mehr, nach Spiel. Eine Serie sind die meisten Siege nacheinander; bei Gleichstand gewinnt niemand. Ein Abend endet um fünf Uhr früh.',
  empty: 'Noch hat niemand gespielt. Spielt eine Partie zu zweit oder mehr, oder lies eine ein.',
  table: (rules) => `Siege: ${rules}`,
  columns: {
    person: 'Person',
    wins: 'Siege',
    games: 'Partien',
    average: 'Schnitt',
    best: 'Bestes',
    run: 'Serie',
    lost: 'Verlust je Entscheidung',
  },
  file: { game: 'Spiel', rules: 'Regeln', goal: 'Ziel', decisions: 'Entscheidungen' },
  evenings: 'Abende',
  thisEvening: 'Heute Abend',
  series: (wins) => {
    const [one, other] = wins
    return wins.length === 2
      ? `${one![0]} ${one![1]} : ${other![1]} ${other![0]}`
      : wins.map((each) => each.join(' ')).join(' : ')
  },
  people: {
    title: 'Personen',
    about:
      'Wer eine Partie spielt, steht hier. Ein neuer Name ändert keine Partie: Der alte zählt weiter für dieselbe Person.',
    name: (person) => `Name von ${person}`,
    colour: (person) => `Farbe von ${person}`,
    colours: {
      blue: 'Blau',
      red: 'Rot',
      green: 'Grün',
      violet: 'Violett',
      orange: 'Orange',
      teal: 'Petrol',
      pink: 'Rosa',
      gold: 'Ocker',
    },
    others: (names) => `auch ${names.join(', ')}`,
    same: (person) => `${person} ist dieselbe Person wie`,
    sameAs: 'Dieselbe Person wie …',
    remove: (person) => `${person} entfernen`,
    removed: (person) => `${person} ist entfernt. Die Partien bleiben.`,
    renamed: (name) => `Der Name ist jetzt ${name}.`,
    together: (one, other) => `${one} und ${other} sind jetzt eine Person.`,
    undo: 'Rückgängig',
    strangers:
      'Namen in euren Partien, die noch niemandem gehören. Tippe einen an, damit seine Partien zählen:',
  },
  csv: 'Als CSV speichern',
  fileName: 'wer-gewonnen-hat',
}
