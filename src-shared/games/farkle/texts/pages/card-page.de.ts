import type { cardPage as english } from './card-page.en.ts'

export const cardPage: typeof english = {
  learn: (columns) => `Wie viel du lernen willst: ${columns}`,
  losses: 'So viele von 100 Partien gewinnt der perfekte Spieler mehr',
  print: 'Drucken',
  columns: (columns) => (columns === 1 ? 'eine Spalte' : `${columns} Spalten`),
  byTitle: 'Spalten nach',
  by: { need: 'Was dem Gegner fehlt', lead: 'Punkte vorn oder hinten' },
  card: {
    title: 'Die Karte',
    caption: 'Ab so vielen Zugpunkten sichern, mit weniger würfeln.',
    dice: 'Würfel übrig',
    worth: 'Diese Würfel sind wert',
  },
  behind: (behind) => `Von 100 Partien gewinnt der perfekte Spieler ${behind} mehr als du.`,
  next: (gain) => `Eine Spalte mehr holt ${gain} zurück.`,
  last: 'Mehr Spalten bringen so gut wie nichts.',
  three: {
    about: 'Für einen Tisch zu dritt. „Der Gegner“ ist der von den anderen, der vorn liegt.',
    takes: 'Die Suche dauert ein, zwei Minuten.',
    wins: (wins, error) =>
      `Gegen zwei, die bestmöglich spielen, gewinnst du ${wins} von 100 Partien (± ${error}), ein gleich Guter 33,33.`,
  },
  measuring: 'Was sie verliert, wird gerade gemessen.',
  improved: (from, to) =>
    `Eine Suche hat bessere Zahlen gefunden: Mit den ersten gewann der perfekte Spieler ${from} von 100 Partien mehr als du, jetzt ${to}.`,
  search: {
    about:
      'Die Zahlen dieser Karte sind aus der Lösung deiner Regeln abgelesen. Solange sonst nichts gerechnet wird, sucht Breakpoint bessere.',
    off: 'Die Zahlen dieser Karte sind aus der Lösung deiner Regeln abgelesen. Eine Suche findet bessere.',
    begun: (percent) => `${percent}\u00a0% der Suche sind geschafft.`,
    find: 'Karte finden',
    now: 'Jetzt suchen',
    running: 'Die Karte wird gesucht',
    stopNote: 'Was bisher gefunden ist, bleibt und steht oben.',
  },
  examples: {
    title: 'Drei Beispiele',
    rolled: (total) => `Du hast ${total} in diesem Zug und würfelst:`,
    standing: (own, opponent) => `Du ${own}, Gegner ${opponent}`,
    sum: (total, dice, adds, sum) =>
      `${total} + ${adds} für ${dice === 1 ? 'einen Würfel' : `${dice} Würfel`} = ${sum}`,
    allDice: 'Alle Würfel werden noch einmal gewürfelt',
    roll: '✓ dann würfeln',
    bank: '✓ dann sichern',
  },
  choices: {
    title: 'Welche Würfel du nimmst',
    about: 'Erste Würfe, von denen man weniger nimmt, als man könnte, die teuersten zuerst.',
    take: (dice) => `Nimm ${dice}.`,
    not: (dice, points) => `${dice} zu nehmen kostet ${points} Punkte.`,
    often: (percent) => `${percent}\u00a0% der ersten Würfe`,
  },
}
