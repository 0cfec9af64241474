import { dativeDice } from '../../../../../texts/de/dice.ts'
import type { know as english } from '../en/know.ts'

/** "a, b und c". */
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

export const know: typeof english = {
  points: {
    bank: (limits, least) =>
      `Sichere nach den Würfeln, die übrig sind: mit ${list(limits.map(({ dice, from }) => `${dice} ${from === null ? 'immer' : `ab ${from}`}`))}; darunter weiterwürfeln.${least === null ? '' : ` Weniger als ${least} lassen sich nicht sichern.`}`,
    count:
      'Auch übrige Würfel sind Punkte wert: Zähl dazu, was ihr Wurf laut Tabelle wert ist, und behalte die Würfel mit der größten Summe.',
    makes: (points, farkles) =>
      `Das beste Spiel bringt ${points} Punkte pro Zug und einen Farkle in ${farkles}\u00a0% der Züge.`,
    example: 'Welche Würfel behalten?',
    keep: (dice) => `${dice} behalten`,
    roll: (dice) => `und ${dice} würfeln`,
    sum: (points, adds, sum) => `${points} + ${adds} = ${sum}`,
    best: 'Am besten',
    greedy: 'Alles, was zählt, aber in der Summe weniger',
    read: (dice, total, adds) =>
      `In der Tabelle bringt ein Wurf mit ${dativeDice(dice)} bei ${total} Zugpunkten noch ${adds}: Über den letzten Zugpunkten der Zeile, die erreicht sind, steht diese Zahl.`,
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
      `Gegen Ende nicht mehr sichern, sondern würfeln, bis der Zug ${goal} erreicht: ${list(scores)}.`,
    go: {
      level: (score) => `sobald bei Gleichstand beide ${score} haben`,
      ahead: (score) => `sobald du mit Vorsprung ${score} hast`,
      behind: (score) => `sobald der Gegner mit Vorsprung ${score} hat`,
    },
    seat: 'Wer als Zweiter zieht, darf das Ziel noch beantworten: diese Zahlen sind für den, der begonnen hat.',
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
      bank: (games) => `Würfeln verliert ${games} von hundert Spielen.`,
      roll: (games) => `Sichern verliert ${games} von hundert Spielen.`,
    },
    same: 'Nicht viel: Das Spiel auf die meisten Punkte ist das Spiel zum Gewinnen.',
    analyse: 'Analysieren',
    analyseOf: (title) => `Analysieren: ${title}`,
  },
}
