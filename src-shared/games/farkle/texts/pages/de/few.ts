import type { few as english } from '../en/few.ts'

const count = (numbers: number): string => (numbers === 1 ? 'einer Zahl' : `${numbers} Zahlen`)

export const few: typeof english = {
  about:
    'Eine Faustregel für die meisten Punkte pro Zug, mit ein paar Zahlen, die man im Kopf behält. Der Punktestand zählt darin nicht.',
  once: 'Das dauert einige Sekunden und geschieht einmal.',
  chart: {
    title: 'Was jede Zahl mehr bringt',
    finding: (numbers, points, less) =>
      `Mit ${count(numbers)} machst du ${points} Punkte pro Zug, ${less} weniger als der perfekte Spieler.`,
    line: 'Faustregel',
    best: 'Perfekter Spieler',
    chosen: 'Gewählt',
    x: 'Zahlen, die man kennt',
    y: 'Punkte pro Zug',
    columns: [
      'Zahlen',
      'Punkte pro Zug',
      'Weniger als der perfekte Spieler',
      'Gewinn gegenüber der Regel davor, Punkte',
    ],
    table: 'Faustregeln nach Zahlen',
    things: 'Regeln',
    note: 'Punkte eines Zugs für sich, ein Farkle ist 0. Wähle eine im Diagramm oder hier.',
    steps: 'Zahlen, die man kennt',
  },
  rule: {
    title: (numbers) => (numbers === 1 ? 'Eine Zahl' : `${numbers} Zahlen`),
    points: (points, less) => `${points} Punkte pro Zug, ${less} weniger als der perfekte Spieler.`,
    next: (numbers, gain) => `Die nächste Stufe, ${numbers} Zahlen, bringt ${gain} mehr.`,
    last: 'Mehr Zahlen bringen so gut wie nichts.',
  },
  own: {
    title: 'Deine eigene Regel',
    about: 'Ändere eine Zahl und sieh, was sie bewirkt. Eine 1 bei „Geteilt durch“ ändert nichts.',
    table: 'Zahlen deiner Regel',
    dice: 'Würfel übrig',
    columns: { hold: 'Grenze', divisor: 'Geteilt durch' },
    field: (column, dice) => `${column}, ${dice}`,
    wrong: 'Eine Zahl fehlt oder liegt außerhalb. Das Ergebnis ist das der Regel davor.',
    figures: {
      numbers: 'Zahlen',
      points: 'Punkte pro Zug',
      change: 'Gegenüber der gewählten Regel',
    },
    unit: 'Punkte',
    reset: 'Zurück zur gewählten Regel',
  },
}
