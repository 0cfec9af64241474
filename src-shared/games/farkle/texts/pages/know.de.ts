import { dativeDice } from '../../../../texts/dice.de.ts'
import type { know as english } from './know.en.ts'

/** Example: "a, b und c". */
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

export const know: typeof english = {
  points: {
    bank: (limits, least) =>
      `Wann du sicherst, hängt von den übrigen Würfeln ab: ${list(limits.map(({ dice, from }) => `bei ${dice} ${from === null ? 'immer' : `ab ${from}`}`))}. Sonst würfle weiter.${least === null ? '' : ` Weniger als ${least} lassen sich nicht sichern.`}`,
    count:
      'Auch übrige Würfel sind Punkte wert. Zähl zu den Zugpunkten dazu, was ihr Wurf laut Tabelle bringt, und nimm die Wahl mit der größten Summe.',
    allAlways:
      'Mit allen Würfeln würfelst du immer; heiße Würfel sind besser als jede andere Wahl.',
    allBelow: (points) =>
      `Mit allen Würfeln würfelst du unter ${points}; heiße Würfel sind besser als jede andere Wahl.`,
    perfect: 'Folgst du der Tabelle, holst du im Schnitt die meisten Punkte pro Zug.',
    nearlyPerfect: 'Folgst du der Tabelle, verlierst du weniger als 1 von 2.000 Punkten.',
    worth: (made, best, count, written, lost) =>
      `Folgst du der Tabelle, machst du ${made} von ${best} Punkten pro Zug. Sie irrt in ${count === 1 ? 'einem Fall' : `${written} Fällen`}; das kostet ${lost} Punkte pro Zug.`,
    costs: (goal, games) =>
      `Wer bis ${goal} auf Punkte spielt, gewinnt ${games} von 100 Partien weniger, als möglich wäre.`,
    example: 'Welche Würfel behalten?',
    keep: (dice) => `${dice} behalten`,
    roll: (dice) => `und ${dice} würfeln`,
    sum: (points, adds, sum) => `${points} + ${adds} = ${sum}`,
    best: 'Am besten',
    greedy: 'Alles, was zählt, aber in der Summe weniger',
    read: (dice, total, adds) =>
      `So liest du es ab: Geh in der Zeile für ${dice} Würfel nach rechts bis zur ersten Zahl, die nicht über ${total} liegt. Ganz oben in dieser Spalte steht ${adds}.`,
  },
  wins: {
    bank: (dice, limits) =>
      `Mit noch ${dativeDice(dice)} sichere ${list(limits)}; darunter weiterwürfeln.`,
    fromTotal: (points) => `ab ${points}`,
    by: {
      level: (limit) => `${limit} bei Gleichstand`,
      ahead: (limit, lead) => `${limit} mit ${lead} Vorsprung`,
      behind: (limit, lead) => `${limit} mit ${lead} Rückstand`,
    },
    never: 'nie',
    always: 'immer',
    goForIt: (goal, scores) =>
      `Gegen Ende nicht mehr sichern, sondern würfeln, bis du ${goal} erreichst: ${list(scores)}.`,
    go: {
      level: (score) => `sobald bei Gleichstand beide ${score} haben`,
      ahead: (score) => `sobald du vorn liegst und ${score} hast`,
      behind: (score) => `sobald der Gegner vorn liegt und ${score} hat`,
    },
    seat: 'Erreicht der Erste das Ziel, hat der Zweite noch einen Zug. Diese Zahlen gelten für den Ersten.',
    three:
      'Zu dritt. Die beiden anderen haben hier gleich viel; alle anderen Stände zeigt die Karte.',
    table: 'Sichern ab',
    columns: {
      dice: 'Übrige Würfel',
      points: 'Für die meisten Punkte',
      level: (own, opponent) => `Zum Gewinnen, ${own} zu ${opponent}`,
      ahead: (own, opponent) => `Vorn, ${own} zu ${opponent}`,
      behind: (own, opponent) => `Hinten, ${own} zu ${opponent}`,
    },
    changes: 'Was sich ändert, wenn du gewinnen willst',
    kinds: { ahead: 'Vorn', behind: 'Hinten', close: 'Kurz vor dem Ziel' },
    position: (own, opponent, total, dice) =>
      `${own} zu ${opponent}, ${total} in diesem Zug, noch ${dice} Würfel.`,
    does: {
      bank: 'Für Punkte würfeln; zum Gewinnen sichern.',
      roll: 'Für Punkte sichern; zum Gewinnen würfeln.',
    },
    loses: {
      bank: (games) => `Würfeln verliert ${games} von 100 Partien.`,
      roll: (games) => `Sichern verliert ${games} von 100 Partien.`,
    },
    same: 'Nicht viel: Spiel auf die meisten Punkte, dann spielst du auch zum Gewinnen.',
    analyse: 'Analysieren',
    analyseOf: (title) => `Analysieren: ${title}`,
  },
}
