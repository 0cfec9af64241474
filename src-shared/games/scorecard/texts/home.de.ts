import type { home as english } from './home.en.ts'

export const home: typeof english = {
  openTable: 'Eine ganze Partie am Tisch spielen, zu mehreren oder mit echten Würfeln',
  firstDrill:
    'Zehn Entscheidungen, wie sie im Spiel vorkommen. Nach jeder siehst du, was sie gekostet hat und was das Beste gewesen wäre.',
  otherCards: 'Andere Spielblöcke: Yahtzee, Yatzy, Maxi-Yatzy, Yams, Yacht, Generala, Crag',
}
