import type { settingsPage as english } from './settings-page.en.ts'
import { counts } from '../counts.de.ts'

export const settingsPage: typeof english = {
  title: 'Einstellungen',
  sections: 'Teile der Einstellungen',
  tabs: { app: 'App', keys: 'Tasten', data: 'Daten', about: 'Über' },
  theme: { title: 'Design', choices: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' } },
  dice: {
    title: 'Würfel',
    choices: { ivory: 'Elfenbein', jade: 'Jade', ruby: 'Rubin', onyx: 'Onyx' },
  },
  language: { title: 'Sprache', system: 'System' },
  day: {
    title: 'Der nächste Tag beginnt um',
    hour: (hour) => `${hour}\u00a0Uhr`,
    note: 'Was du davor tust, zählt zum Tag davor: bei fälligen Karten, der Stellung des Tages und den Verläufen im Fortschritt.',
  },
  sound: { title: 'Ton', on: 'Töne von Würfeln und Punkten in Übungen' },
  cardSearch: {
    title: 'Suche im Hintergrund',
    on: 'Bessere Zahlen für die Karte deiner Regeln suchen, solange sonst nichts gerechnet wird',
    note: 'Sie beginnt eine Minute nach der letzten Rechnung und hört auf, sobald etwas anderes gerechnet werden soll.',
  },
  thresholdsGone:
    'Ab wann etwas ein Fehler ist, gilt jetzt für alle gleich; deine eigenen Grenzen werden nicht mehr verwendet. Frühere Antworten behalten ihre Bewertung.',
  transfer: {
    title: 'Export und Import',
    about:
      'Ein Paket enthält alles von dir: Regelsätze, Sitzungen, Antworten und Karten. Ein Import fügt zu dem hinzu, was hier ist, und nimmt nie etwas weg.',
    export: 'Alles exportieren',
    import: 'Paket importieren',
    tasks: {
      export: 'Paket wird geschrieben',
      read: 'Paket wird gelesen',
      import: 'Paket wird importiert',
    },
    underWay: (task) => `${task}\u00a0…`,
    omitted:
      'Nicht alles ist im Export. Eine Sicherungskopie unter „Fortschritt“ hat es vielleicht noch.',
    omittedOf: (count, written, what, when, why) => {
      const which = when === '' ? what : `${what}, ${when}`
      return count === 1
        ? `Ein Eintrag (${which}) fehlt: Er ${why}.`
        : `${written} Einträge (je ${which}) fehlen. Der erste ${why}.`
    },
    downloaded: (name, size) => `${name} ist heruntergeladen, ${size}.`,
    imported: (what, backup) => `Importiert: ${what}. Davor wurde ${backup} angelegt.`,
    pieceMissing: 'Ein Stück des Downloads fehlt. Versuche es noch einmal.',
    nothingNew: 'nichts war neu',
    counts,
    preview: {
      title: 'Dieses Paket importieren?',
      made: (when, version) => `Erstellt mit Breakpoint ${version}: ${when}. Die Prüfsumme stimmt.`,
      table: 'Was der Import tun würde',
      columns: ['Im Paket', 'Neu', 'Neuer', 'Schon bekannt'],
      kinds: {
        ruleSets: 'Regelsätze',
        sessions: 'Sitzungen',
        answers: 'Antworten',
        records: 'Partien',
        cards: 'Karten',
        reviews: 'Wiederholungen von Karten',
      },
      careful:
        'Was hier ist, bleibt. Zuerst entsteht eine Sicherungskopie, und wenn etwas scheitert, ändert sich nichts.',
      nothing: 'Alles darin ist schon hier, es gibt also nichts zu importieren.',
      bringBack: (count, written) =>
        count === 1
          ? '1 Partie aus dieser Datei zurückholen, die du gelöscht hattest'
          : `${written} Partien aus dieser Datei zurückholen, die du gelöscht hattest`,
      import: 'Importieren',
    },
  },
  keys: {
    title: 'Tasten',
    single: 'Einzelne Tasten führen Befehle aus',
    singleNote:
      'Schalte das aus, wenn du mit deinem Computer sprichst oder versehentlich Tasten drückst. Tasten mit Strg oder Alt und die Eingabetaste bleiben, wie sie sind.',
    command: 'Befehl',
    key: 'Taste',
    change: 'Ändern',
    keyFor: (command, key) => `Taste für „${command}“: ${key}. Drücken, um sie zu ändern.`,
    noKeyFor: (command) => `Taste für „${command}“: keine. Drücken, um eine zu wählen.`,
    none: 'Keine',
    press: 'Taste drücken',
    silent: 'einzelne Tasten sind aus',
    rival: (command) => `auch „${command}“`,
    off: 'Ausschalten',
    offFor: (command) => `Ausschalten: Taste für „${command}“`,
    reset: 'Zurücksetzen',
    resetFor: (command) => `Taste für „${command}“ zurücksetzen`,
  },
  data: {
    title: 'Daten',
    solved: (count, written, size) =>
      `${written} ${count === 1 ? 'fertige Berechnung' : 'fertige Berechnungen'}, ${size}.`,
    where: 'Alles liegt in {folder}.',
    unfinished: (count, written, size) =>
      count === 1
        ? `${written} angefangene Berechnung, die weitergehen kann, ${size}.`
        : `${written} angefangene Berechnungen, die weitergehen können, ${size}.`,
    putAside: (reason) => `{file} wurde beiseitegelegt: ${reason}.`,
    clear: 'Fertige und angefangene Berechnungen löschen',
    cleared: (size) =>
      `${size} sind frei geworden. Strategien werden neu berechnet, wenn du sie ansiehst.`,
  },
  about: {
    title: 'Über Breakpoint',
    application: (version) =>
      `Breakpoint ${version}, als Anwendung. Es arbeitet offline und sendet nichts.`,
    browser: (version) =>
      `Breakpoint ${version}, im Browser. Es arbeitet offline und sendet nichts.`,
    licences: 'Lizenzen',
    terms: 'Breakpoint darf unter der MIT-Lizenz frei benutzt, geändert und weitergegeben werden.',
    packages: (count) =>
      `Es enthält Teile von ${count} Paketen, jedes unter seinen eigenen Bedingungen.`,
    electron:
      'Die von Electron und Chromium liegen im Ordner der Anwendung: LICENSE.electron.txt und LICENSES.chromium.html.',
    reading: 'Lizenzen werden gelesen …',
    unread: (reason) => `Die Lizenzen ließen sich nicht lesen: ${reason}.`,
    missing: (status) => `die App hat keine Datei mit Lizenzen (${status})`,
    damaged: 'die Datei mit den Lizenzen ist beschädigt',
  },
}
