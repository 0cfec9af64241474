import { counted } from '../counted.ts'
import type { tablePage as english } from './table-page.en.ts'

const mistakes = counted('Fehler', 'Fehler')

export const tablePage: typeof english = {
  title: 'Spielen',
  about:
    'Für ein bis sechs Spieler: Menschen an diesem Computer oder Bots. Breakpoint würfelt für euch, oder ihr würfelt selbst und tippt die Augen oder nur die Punkte ein.',
  players: 'Mitspieler',
  count: 'Wie viele spielen',
  name: (number) => `Name von Spieler ${number}`,
  kind: (number) => `Wer als Spieler ${number} spielt`,
  you: 'Du',
  usual: (number) => `Spieler ${number}`,
  person: 'Mensch',
  begins: 'Wer beginnt',
  dice: 'Würfel',
  diceKinds: {
    app: 'Der Computer würfelt',
    real: 'Wir würfeln selbst',
    written: 'Wir würfeln und schreiben',
  },
  coach: 'Die beste Wahl zeigen',
  coaches: { off: 'Nie', blunders: 'Bei Patzern', always: 'Immer' },
  counts: {
    title: 'Fortschritt',
    own: 'Meine Entscheidungen im Fortschritt zählen',
    note: 'Sie werden bewertet, wenn die Partie aus ist. Was zurückgenommen und neu entschieden wird, zählt nicht.',
    of: (player) => `Nur die Entscheidungen von ${player} zählen.`,
    shown: 'Solange die beste Wahl immer gezeigt wird, zählen Entscheidungen nicht.',
  },
  start: 'Partie beginnen',
  again: (players) => `${players.join(', ')}: noch einmal`,
  against: (one, other) => `${one} gegen ${other}`,
  youBegin: 'Du beginnst.',
  beginsNow: (player) => `${player} beginnt.`,
  nextBegins: {
    label: 'Wer die Partie danach beginnt',
    kinds: { next: 'Danach der Nächste', loser: 'Danach der Verlierer', same: 'Danach derselbe' },
  },
  change: 'Ändern',
  turnOf: (player) => `Am Zug: ${player}`,
  type: (count) => (count === 1 ? 'Tippe den Würfel' : `Tippe die ${count} Würfel`),
  typed: 'Getippte Würfel',
  takeOut: 'Letzten Würfel herausnehmen',
  die: (face) => `Würfel ${face}`,
  keys: { type: 'Würfel tippen', next: 'nächster Wurf', takeOut: 'herausnehmen' },
  goOn: 'Weiter',
  choices: 'Was möglich ist',
  best: 'am besten',
  undo: 'Zurücknehmen',
  leave: 'Aufgeben',
  gaveUp: 'Die Partie wurde aufgegeben.',
  unfit:
    'Die letzte Partie passt nicht zu ihren Regeln und kann nicht weitergehen. Sie bleibt aufbewahrt; beginne eine neue.',
  otherBegun: 'Inzwischen hat eine andere Partie begonnen: Diese bleibt aufgegeben.',
  blunder: (player, best, lost) =>
    `${player}: das war ein Patzer. Am besten: ${best}. Verlust: ${lost}.`,
  large: 'Große Ansicht',
  sheet: 'Punktetafel',
  sum: 'Stand',
  over: {
    won: (player) => `Sieger: ${player}`,
    youWin: 'Du gewinnst',
    alone: (points) => `Die Partie ist aus: ${points} Punkte`,
    standings: 'Endstand',
    tie: 'Unentschieden',
    review: 'Rückschau',
    again: 'Noch eine Partie',
    grading: 'Deine Entscheidungen werden bewertet.',
    counted: (count, written, wrong, writtenWrong) =>
      `${count === 1 ? `Deine ${written} Entscheidung zählt` : `Deine ${written} Entscheidungen zählen`} im Fortschritt: ${
        wrong === 0 ? 'kein Fehler' : mistakes(wrong, writtenWrong)
      }.`,
    uncounted:
      'Deine Entscheidungen konnten nicht bewertet werden und zählen nicht im Fortschritt.',
  },
  written: {
    about:
      'Ihr schreibt nach jedem Zug nur die Punkte. Das geht auch, ehe ein Spiel berechnet ist, und zu acht; bewertet wird dabei nichts.',
    points: (player) => `Punkte von ${player}`,
    enter: 'Eintragen',
    digit: (text) => `${text} anhängen`,
    ending: (text) => `${text} anhängen und eintragen`,
    takeOut: 'Letzte Ziffer herausnehmen',
    fixing: (player, round, points) => `${player}, Runde ${round}: bisher ${points}`,
    keepAsIs: 'So lassen',
    fix: (player, round, points) => `${player}, Runde ${round}: ${points} ändern`,
    later: (player, round, why) => `Das passt nicht zu Runde ${round} von ${player}. ${why}`,
    ends: 'Damit ist die Partie aus.',
    notYet: 'Noch nicht',
    spoken: (player, points, score) => `${player}: ${points}, Stand ${score}.`,
    keys: { type: 'Punkte tippen', enter: 'eintragen', undo: 'zurücknehmen' },
  },
  lead: {
    title: 'Was der Vorsprung wert ist',
    chance: (player, percent) => `${player} ${percent}\u00a0%`,
    estimate: (counts) => `${counts} von 100`,
    simulated:
      'Geschätzt aus simulierten Partien, in denen alle auf möglichst viele Punkte spielen.',
    turned: (player, points, round, change) =>
      `${player}, ${points} in Runde ${round}: ${change} von 100`,
    turns: 'Züge',
    axis: 'Gewinnchance, %',
    before: 'Vor dem ersten Zug',
    after: (player, round) => `Nach ${player}, Runde ${round}`,
  },
  takenBack: (count) => `Zurückgenommene Entscheidungen: ${count}`,
}
