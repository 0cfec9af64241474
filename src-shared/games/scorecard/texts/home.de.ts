import type { home as english } from './home.en.ts'

export const home: typeof english = {
  day: {
    facts: (rolls, boxes) =>
      `Noch ${rolls === 0 ? 'kein Wurf' : rolls === 1 ? '1 Wurf' : `${rolls} Würfe`} und ${boxes === 1 ? '1 Feld' : `${boxes} Felder`}`,
    keep: 'Was behältst du?',
    box: 'Welches Feld nimmst du?',
  },
  openTable: 'Eine ganze Partie am Tisch spielen, zu mehreren oder mit echten Würfeln',
  firstDrill:
    'Zehn Entscheidungen, wie sie im Spiel vorkommen. Nach jeder siehst du, was sie gekostet hat und was das Beste gewesen wäre.',
  otherCards: 'Andere Spielblöcke: Yahtzee, Yatzy, Maxi-Yatzy, Yams, Yacht, Generala, Crag',
}
