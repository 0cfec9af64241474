import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  numbers: {
    habit: 'Vom ersten Wurf das behalten, wovon du am meisten hast: Das ist das Beste bei',
    pace: (threshold) =>
      `Für den oberen Bonus, ${threshold} Punkte, braucht jedes obere Feld im Mittel`,
    zero: (box) => `Passt früh im Spiel nichts, kostet eine Null im Feld „${box}“ am wenigsten:`,
    percent: (share) => `${share}\u00a0%`,
    dice: (_, written) => `${written} Würfel`,
    points: (points) => `${points} Punkte`,
  },
  openTable: 'Ein ganzes Spiel am Tisch spielen, zu mehreren oder mit echten Würfeln',
  firstDrill:
    'Zehn Entscheidungen, wie sie im Spiel vorkommen. Nach jeder siehst du, was sie gekostet hat und was das Beste gewesen wäre.',
  rest: '{opening} zeigt alle 252 Würfe, {boxes}, was von jedem Feld zu erwarten ist.',
  opening: 'Erster Wurf',
  boxes: 'Felder',
  worth: {
    expected: 'Das beste Spiel erwartet',
    points: 'Punkte',
    high: (points) => `Es erreicht ${points} in`,
    bonus: 'und den oberen Bonus in',
    ofGames: '% der Spiele',
  },
  scores: {
    offer: (points) =>
      `Wie oft es ${points} erreicht und wie oft den oberen Bonus, ist in einigen Sekunden berechnet.`,
    find: 'Berechnen',
    finding: 'Das beste Spiel wird durch alle Partien verfolgt',
  },
}
