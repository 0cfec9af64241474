import type { folder as english } from '../en/backend-folder.ts'

export const folder: typeof english = {
  heldBy: {
    app: (pid) => `Breakpoint läuft schon als App (Prozess ${pid}).`,
    browser: (pid) => `Breakpoint läuft schon im Browser (Prozess ${pid}).`,
    unknown: 'Breakpoint läuft schon in einem anderen Prozess.',
  },
  oneAtATime: (folder) =>
    `Den Ordner ${folder} kann immer nur eines benutzen: Schließe das andere, oder nenne mit --data-dir einen anderen Ordner.`,
  copyAddress: 'Adresse kopieren',
  notLocked: (folder, reason) =>
    `Von dem, was du tust, lässt sich in ${folder} nichts speichern (${reason}).`,
  readOnly: (folder) =>
    `Hier wird ${folder} nur gelesen; was du änderst, speichern die App oder der Browser.`,
  noLocks: 'Dateien lassen sich dort nicht sperren',
  advice: {
    full: 'Schaffe Platz auf dem Datenträger und starte Breakpoint neu.',
    writable:
      'Mach den Ordner beschreibbar oder nenne mit --data-dir einen anderen, und starte neu.',
    local: 'Nenne mit --data-dir einen Ordner auf diesem Computer, und starte neu.',
  },
}
