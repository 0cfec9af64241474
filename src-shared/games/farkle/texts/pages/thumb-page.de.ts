import type { thumbPage as english } from './thumb-page.en.ts'

export const thumbPage: typeof english = {
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
    scale: 'Verloren, Partien von einer Million',
    cell: (own, opponent, games) =>
      `Du ${own}, Gegner ${opponent}: ${games} von einer Million Partien dort verloren`,
    costliest: 'Die teuersten Entscheidungen zwischen Sichern und Würfeln',
    costliestNote: 'Jede steht für viele ähnliche. Öffne eine und sieh, was dort am besten ist.',
    columns: {
      position: 'Stellung',
      does: 'Die Karte',
      loss: 'Verliert jedes Mal, %',
      cost: 'Partien von einer Million',
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
