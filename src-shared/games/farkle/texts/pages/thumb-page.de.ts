import type { thumbPage as english } from './thumb-page.en.ts'

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
  errors: {
    title: 'Wo sie noch verliert',
    shares: (banking, dice) =>
      `Von dem, was sie verliert, geht ${banking}\u00a0% zwischen Sichern und Würfeln verloren und ${dice}\u00a0% durch die Wahl der Würfel.`,
    sharesOfThree: (banking, dice, last) =>
      `Von dem, was sie verliert, geht ${banking}\u00a0% zwischen Sichern und Würfeln unter dem Ziel verloren, ${last}\u00a0% in letzten Zügen und ${dice}\u00a0% durch die Wahl der Würfel und jenseits des Ziels.`,
    withFarkles: (position, own, opponent) =>
      `${position}; Farkles in Folge: du ${own}, Gegner ${opponent}`,
    hasty: {
      title: 'In Eile gelesen',
      neighbour: (more) =>
        `Die falsche Nachbarspalte in einem Viertel der Züge kostet ${more} von 100 Partien mehr.`,
      worth10: (more) => `Würfel um 10 zu viel oder zu wenig wert: ${more}.`,
      worth20: (more) => `Würfel um 20 zu viel oder zu wenig wert: ${more}.`,
      noNear: (more) => `Ohne die Regel für fast am Ziel: ${more}.`,
      noGo: (more) => `Ohne aufs Ganze zu gehen: ${more}.`,
    },
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
      does: 'Die Karte',
      loss: 'Verliert jedes Mal, %',
      cost: 'Spiele von einer Million',
    },
    does: { bank: 'sichert', roll: 'würfelt' },
    costliestDice: 'Die teuersten Würfelwahlen',
    diceNote:
      'Die Karte legt andere Würfel beiseite als der perfekte Spieler. Öffne eine und sieh, warum.',
    diceColumns: { rolled: 'Wurf', does: 'Legt beiseite', best: 'Besser' },
    scores: (own, opponent, total) => `Du ${own}, Gegner ${opponent}, Zug ${total}`,
    find: 'Zeigen, wo sie verliert',
    takes: 'Einige Sekunden für jede Karte, einmal.',
  },
}
