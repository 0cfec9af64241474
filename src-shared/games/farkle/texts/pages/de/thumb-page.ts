import type { thumbPage as english } from '../en/thumb-page.ts'

const count = (numbers: number): string => (numbers === 1 ? 'einer Zahl' : `${numbers} Zahlen`)

export const thumbPage: typeof english = {
  empty: {
    about:
      'Eine Faustregel spielt ein ganzes Spiel nach ein paar Zahlen, die man im Kopf behält. Hier werden die Regeln gefunden, die gegen den besten Spieler am wenigsten verlieren, mit einer Zahl bis zwölf.',
    how: 'Die Suche dauert auf zwei Kernen einige Minuten, lässt sich jederzeit anhalten und geht von dort weiter. Was sie findet, bleibt.',
    begun: (percent) =>
      `Eine Suche wurde nach ${percent}\u00a0% angehalten. Sie geht von dort weiter.`,
    find: 'Regeln finden',
    goOn: 'Weiter',
    running: 'Faustregeln werden gesucht',
    stopNote: 'Was bisher gefunden ist, bleibt.',
  },
  template: {
    title: 'Vier Zahlen für den Anfang',
    about:
      'Sie sind die besten vier, die für das einfache Farkle gefunden wurden, mit dem Ziel deiner Regeln. Wie viel sie bei anderen Regeln verlieren, sagt erst die Suche, und sie findet bessere.',
  },
  chart: {
    title: 'Was jede Zahl mehr bringt',
    finding: (numbers, behind, most, least) =>
      `Mit ${count(numbers)} liegst du ${behind}\u00a0% der Partien hinter dem perfekten Spieler, mit ${count(most)} nur ${least}\u00a0%.`,
    line: 'Faustregel',
    x: 'Zahlen, die man kennt',
    y: 'Hinter dem perfekten Spieler, % der Partien',
    chosen: 'Gewählt',
    named: '0: meiste Punkte, und Sichern, was gewinnt',
    columns: ['Zahlen', 'Dahinter, %', 'Gewinn der letzten Zahl, %'],
    table: 'Faustregeln nach Zahlen',
    things: 'Regeln',
    note: 'Dahinter: wie viel mehr von allen Spielen der beste Spieler gewinnt, wenn jeder in der Hälfte beginnt. Wähle eine Regel im Diagramm oder hier.',
    steps: 'Zahlen, die man kennt',
  },
  rule: {
    title: (numbers) => (numbers === 1 ? 'Eine Zahl' : `${numbers} Zahlen`),
    behind: (behind) => `${behind}\u00a0% der Partien hinter dem perfekten Spieler.`,
    next: (numbers, gain) =>
      `Die nächste Stufe, ${numbers} Zahlen, holt ${gain} Prozentpunkte auf.`,
    last: 'Mehr Zahlen bringen so gut wie nichts.',
  },
  example: {
    title: 'Ein Beispiel',
    standing: (own, opponent, s) => `Du hast ${own} gesichert, dein Gegner ${opponent}: s = ${s}.`,
    rolled: (total) => `Du hast ${total} in diesem Zug und würfelst:`,
    table: 'Was man beiseitelegen kann',
    columns: {
      aside: 'Beiseite',
      total: 'Zugpunkte',
      left: 'Würfel übrig',
      value: 'Wert des Weiterwürfelns',
      does: 'Dann',
      sum: 'Ergibt',
    },
    bank: 'sichern',
    roll: 'würfeln',
    best: '✓ dies',
    about: 'Es ergibt die Zugpunkte und, wo du weiterwürfelst, den Wert des Weiterwürfelns.',
  },
  errors: {
    title: 'Wo sie noch verliert',
    shares: (banking, dice) =>
      `Von dem, was sie verliert, geht ${banking}\u00a0% zwischen Sichern und Würfeln verloren und ${dice}\u00a0% durch die Wahl der Würfel.`,
    sharesOfThree: (banking, dice, last) =>
      `Von dem, was sie verliert, geht ${banking}\u00a0% zwischen Sichern und Würfeln unter dem Ziel verloren, ${last}\u00a0% in letzten Zügen und ${dice}\u00a0% durch die Wahl der Würfel und jenseits des Ziels.`,
    withFarkles: (position, own, opponent) =>
      `${position}; Farkles in Folge: du ${own}, Gegner ${opponent}`,
    map: 'Verluste nach Punktestand',
    mapFinding: (percent, goal) =>
      `${percent}\u00a0% des Verlusts fallen in Züge, in denen einem von beiden höchstens ein Fünftel von ${goal} fehlt.`,
    scale: 'Verloren, Spiele von einer Million',
    cell: (own, opponent, games) =>
      `Du ${own}, Gegner ${opponent}: ${games} von einer Million Spielen dort verloren`,
    costliest: 'Die teuersten Entscheidungen zwischen Sichern und Würfeln',
    costliestNote: 'Jede steht für viele ähnliche. Öffne eine und sieh, was dort am besten ist.',
    columns: {
      position: 'Stellung',
      does: 'Die Regel',
      loss: 'Verliert jedes Mal, %',
      cost: 'Spiele von einer Million',
    },
    position: (own, opponent, total, dice) =>
      `Du ${own}, Gegner ${opponent}, Zug ${total}, ${dice} übrig`,
    does: { bank: 'sichert', roll: 'würfelt' },
    costliestDice: 'Die teuersten Würfelwahlen',
    diceNote:
      'Die Regel legt andere Würfel beiseite als der perfekte Spieler. Öffne eine und sieh, warum.',
    diceColumns: { rolled: 'Wurf', does: 'Legt beiseite', best: 'Besser' },
    standing: (own, opponent, total) => `Du ${own}, Gegner ${opponent}, Zug ${total}`,
    find: 'Zeigen, wo sie verliert',
    takes: 'Einige Sekunden für jede Regel, einmal.',
  },
  compare: {
    title: 'Neben anderen Spielweisen',
    table: 'Spielweisen nach dem, was sie verlieren',
    columns: { player: 'Spielweise', numbers: 'Zahlen', behind: 'Dahinter, %' },
    rule: (numbers) => (numbers === 1 ? 'Faustregel, eine Zahl' : `Faustregel, ${numbers} Zahlen`),
    points: 'Meiste Punkte, und was gewinnt, wird gesichert',
    table3: 'Die Grenzwerttabelle',
    start: 'Berechnen',
    pending: 'Wird berechnet …',
  },
  own: {
    title: 'Deine eigene Regel',
    about:
      'Ändere eine Zahl und sieh, was sie bewirkt. Nur die ersten vier Spalten brauchen Zahlen; leer heißt: gilt nicht. Eine 1 bei „Geteilt durch“ ändert nichts.',
    table: 'Zahlen deiner Regel',
    dice: 'Würfel übrig',
    columns: {
      hold: 'Grenze',
      divisor: 'Geteilt durch',
      behind: 'Je s hinten',
      ahead: 'Je s vorn',
      go: 'Aufs Ganze ab',
      near: 'Fast am Ziel',
      lead: 'Vorsprung am Ziel',
    },
    together: 'Aufs Ganze, sobald beide zusammen haben',
    nearFrom: 'Fast am Ziel nur, sobald der andere hat',
    farkles: (count) =>
      count === 1 ? 'Zu V nach einem Farkle' : `Zu V nach ${count} Farkles in Folge`,
    shape: 'Großes s',
    shapes: { plain: 'wie es ist', half: 'über 1 halb', log: 'Logarithmus' },
    field: (column, dice) => `${column}, ${dice}`,
    wrong: 'Eine Zahl fehlt oder ist nicht erlaubt. Das Ergebnis ist das der Regel davor.',
    figures: { numbers: 'Zahlen', behind: 'Dahinter', change: 'Gegen die oben gewählte Regel' },
    less: 'Prozentpunkte',
    reset: 'Zurück zur gewählten Regel',
    before: 'die Regel davor',
  },
}
