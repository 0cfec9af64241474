import type { home as english } from './home.en.ts'

export const home: typeof english = {
  numbers: {
    habit: 'Vom ersten Wurf das behalten, wovon du am meisten hast: Das ist das Beste bei',
    pace: (threshold) =>
      `Für den oberen Bonus, ${threshold} Punkte, braucht jedes obere Feld im Schnitt`,
    zero: (box) =>
      `Passt früh in der Partie nichts, kostet eine Null im Feld „${box}“ am wenigsten:`,
    dear: (box) => `Am meisten kostet früh in der Partie eine Null im Feld „${box}“:`,
    percent: (share) => `${share}\u00a0%`,
    dice: (_, written) => `${written} Würfel`,
    points: (points) => `${points} Punkte`,
  },
  openTable: 'Eine ganze Partie am Tisch spielen, zu mehreren oder mit echten Würfeln',
  firstDrill:
    'Zehn Entscheidungen, wie sie im Spiel vorkommen. Nach jeder siehst du, was sie gekostet hat und was das Beste gewesen wäre.',
  otherCards: 'Andere Spielblöcke: Yahtzee, Yatzy, Maxi-Yatzy, Yams, Yacht, Generala, Crag',
  opening: 'Alle ersten Würfe',
}
