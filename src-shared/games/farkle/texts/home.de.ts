import { dativeDice } from '../../../texts/dice.de.ts'
import type { home as english } from './home.en.ts'

export const home: typeof english = {
  openTable: 'Eine ganze Partie am Tisch spielen, zu mehreren oder mit echten Würfeln',
  firstLine: {
    both: 'Klick die Würfel an, die du behältst, dann sichere oder würfle.',
    'set-aside': 'Klick die Würfel an, die du behältst.',
    'roll-or-bank': 'Sichern, was du hast, oder weiterwürfeln?',
  },
  hint: {
    scores: 'Das zählt: {sets}.',
    stake: (points) => `Ein Farkle würde die ${points} dieses Zugs kosten.`,
  },
  lead: (dice) => `Zum Gewinnen mit noch ${dativeDice(dice)} sichern ab`,
  ofThree: 'Zu dritt, wenn die beiden anderen gleich viel haben.',
  ofTwo: 'Für zwei Spieler; zu dritt ist der andere der, der vorn liegt.',
  leadFirst: (dice) =>
    `Zum Gewinnen, wenn du begonnen hast, mit noch ${dativeDice(dice)} sichern ab`,
  standings: {
    level: (_, own) => `Gleichauf, je ${own}`,
    ahead: (lead, own, opponent) => `${lead} vorn, ${own} zu ${opponent}`,
    behind: (lead, own, opponent) => `${lead} hinten, ${own} zu ${opponent}`,
  },
  never: 'nie',
  uneven: 'Bei manchen höheren Zugpunkten wieder würfeln.',
  map: 'Bei allen anderen Punkteständen',
}
