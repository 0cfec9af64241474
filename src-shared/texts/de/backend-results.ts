import type { results as english } from '../en/backend-results.ts'

export const results: typeof english = {
  unreadable: (reason) => `Ein Ergebnis konnte nicht gelesen werden (${reason}).`,
  notRemoved: (folder, reason) =>
    `Die Ergebnisse in ${folder} konnten nicht entfernt werden (${reason}).`,
  unusable: (reason) =>
    `Ein gespeichertes Ergebnis ist unbrauchbar (${reason}). Es wurde beiseitegelegt und wird neu berechnet.`,
  notPutAside: (reason, why) =>
    `Ein gespeichertes Ergebnis ist unbrauchbar (${reason}) und ließ sich nicht beiseitelegen (${why}).`,
  reasons: {
    noResult: 'die Datei ist keine Ergebnisdatei',
    format: (version, known) => `die Datei hat die Formatversion ${version}, nicht ${known}`,
    damaged: 'die Datei ist beschädigt: ihre Prüfsumme stimmt nicht',
    header: 'der Kopf der Datei ergibt keinen Sinn',
    length: 'die Länge der Datei passt nicht zu ihrem Kopf',
    other: 'die Datei enthält ein anderes Ergebnis',
    solver: (version) => `die Datei stammt von Version ${version} der Berechnung`,
    size: 'die Datei hat eine andere Größe',
  },
}
