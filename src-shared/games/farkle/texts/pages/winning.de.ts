import type { winning as english } from './winning.en.ts'

export const winning: typeof english = {
  units: { points: 'Punkte', percentagePoints: 'Prozentpunkte' },
  fairness: {
    figures: {
      youFirst: 'Du gewinnst, wenn du beginnst',
      youSecond: 'Du gewinnst, wenn der Gegner beginnt',
      firstWins: 'Wer beginnt, gewinnt',
      firstWinsNote: 'Beide spielen perfekt und fangen bei null an',
      edge: 'Vorteil, wenn man beginnt',
      edgeNote: 'Gewinnchance des ersten Spielers minus die des zweiten',
      fairest: 'Gerechteste Vorgabe',
      fairestNote:
        'So viele Punkte bekommt der zweite Spieler vor der Partie; unter null bekommt sie der erste.',
      firstThenWins: 'Wer beginnt, gewinnt dann',
    },
    columns: [
      'Vorgabe, Punkte',
      'Erster Spieler gewinnt, %',
      'Zweiter Spieler gewinnt, %',
      'Vorteil, Prozentpunkte',
    ],
    table: 'Chancen je nach Vorgabe',
    fairestRow: 'am gerechtesten',
    chart: (finding) => `Chance des ersten Spielers je nach Vorgabe. ${finding}`,
    xTitle: 'Punkte für den zweiten Spieler vor der Partie',
    yTitle: 'Erster Spieler gewinnt, %',
    even: 'Ausgeglichen',
    firstWins: 'Erster Spieler gewinnt',
    fairest: 'Am gerechtesten',
    noDifference: 'Wer beginnt, macht in diesem Spiel keinen Unterschied.',
    worth: (who, edge, wins) =>
      who === 'first'
        ? `Wer beginnt, ist um ${edge} Prozentpunkte im Vorteil und gewinnt ${wins}\u00a0% der Partien zwischen zwei perfekten Spielern.`
        : `Wer als Zweiter dran ist, ist um ${edge} Prozentpunkte im Vorteil: Wer beginnt, gewinnt ${wins}\u00a0% der Partien zwischen zwei perfekten Spielern.`,
    withOwnDice: (first, second) =>
      `Mit deiner Seite gegen die des Gegners gewinnst du ${first}\u00a0% der Partien, wenn du beginnst, und ${second}\u00a0%, wenn der Gegner beginnt; beide spielen perfekt.`,
    whoBegins: 'Wer beginnt',
    beginners: { you: 'Du', opponent: 'Der Gegner' },
    noneFairer: 'Keine Vorgabe macht es gerechter.',
    komi: (points, whose, wins) =>
      `Mit ${points} Punkten für den ${whose === 'first' ? 'ersten' : 'zweiten'} Spieler vor der Partie sind es ${wins}\u00a0%, gerechter geht es nicht.`,
    belowZero: 'Punkte unter null bekommt der erste Spieler.',
    skipsFirstMinimum:
      'Für wen die Partie mit Punkten anfängt, gelten die höheren Mindestpunkte beim ersten Sichern nicht; das ist eingerechnet.',
  },
  details: {
    title: 'Einzelheiten',
    text: (states, seconds) =>
      `Exakt berechnet für alle ${states} Zustände beider Punktestände in ${seconds} s, nichts simuliert. Noch einmal in ihre Gleichung eingesetzt, weicht keine Chance um mehr als {residual} ab.`,
  },
}
