import type { backend as english } from '../en/backend.ts'
import { cards } from './backend-cards.ts'
import { folder } from './backend-folder.ts'
import { results } from './backend-results.ts'
import { solves } from './backend-solves.ts'
import { drills, records, store } from './backend-study.ts'

export const backend: typeof english = {
  solves,
  results,
  drills,
  store,
  records,
  folder,
  cards,
  files: {
    diskFull: 'der Datenträger ist voll',
    notWritable: 'in den Ordner darf nicht geschrieben werden',
    folderGone: 'den Ordner gibt es nicht mehr',
    isFolder: 'es gibt einen Ordner mit diesem Namen',
    fileInWay: 'wo ein Ordner sein muss, ist eine Datei',
    advice: {
      diskFull: 'Schaffe Platz auf dem Datenträger und versuche es noch einmal.',
      notWritable: 'Mach den Ordner beschreibbar und versuche es noch einmal.',
      other: 'Prüfe den Datenträger und den Ordner und versuche es noch einmal.',
    },
    notReadable: 'sie darf nicht gelesen werden',
    leadsNowhere: 'es ist eine Verknüpfung, die ins Leere führt',
    leadsInCircles: 'es ist eine Verknüpfung, die im Kreis führt',
    noFile: 'es ist keine Datei',
    tooLarge: 'sie ist zu groß',
  },
  noDataFolder: (folder, reason) =>
    `Der Datenordner ${folder} konnte nicht angelegt werden (${reason}). Nenne mit --data-dir oder BREAKPOINT_DATA einen anderen.`,
  closing: 'Breakpoint wird gerade geschlossen.',
  job: (what, rules) => `${what}: ${rules}`,
  jobEnded: 'Diese Berechnung ist schon zu Ende.',
  noSuchTurn: (turn, turns) => `Einen Zug „${turn}“ gibt es bei diesen Regeln nicht, nur ${turns}.`,
  race: {
    tooLong:
      'Zwischen null und dem Ziel dieser Regeln liegen zu viele Punktestände, um einem Spiel Zug für Zug zu folgen. Nimm rundere Punkte oder ein näheres Ziel.',
    noGoal: 'Ein Spiel nach Runden hat kein Ziel, zu dem man läuft.',
    goalMustBe: 'Das Ziel muss näher sein, oder die Punkte runder.',
  },
}
