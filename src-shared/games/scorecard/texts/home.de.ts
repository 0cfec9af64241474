import type { home as english } from './home.en.ts'

export const home: typeof english = {
  numbers: {
    lead: (best) =>
      `Die ersten Schritte und die Punkte pro Partie, wenn du ihnen folgst. Wer perfekt spielt, macht ${best}.`,
    adds: (points) => `${points} mehr als ohne ihn`,
    all: 'Alle Schritte, jeder mit einem Beispiel',
    pace: (threshold) =>
      `Für den oberen Bonus, ${threshold} Punkte, braucht jedes obere Feld im Schnitt`,
    zero: (box) =>
      `Passt früh in der Partie nichts, kostet eine Null im Feld „${box}“ am wenigsten:`,
    dear: (box) => `Am meisten kostet früh in der Partie eine Null im Feld „${box}“:`,
    dice: (_, written) => `${written} Würfel`,
    points: (points) => `${points} Punkte`,
  },
  openTable: 'Eine ganze Partie am Tisch spielen, zu mehreren oder mit echten Würfeln',
  firstDrill:
    'Zehn Entscheidungen, wie sie im Spiel vorkommen. Nach jeder siehst du, was sie gekostet hat und was das Beste gewesen wäre.',
  otherCards: 'Andere Spielblöcke: Yahtzee, Yatzy, Maxi-Yatzy, Yams, Yacht, Generala, Crag',
}
