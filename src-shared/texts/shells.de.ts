import type { shells as english } from './shells.en.ts'

export const shells: typeof english = {
  robust: {
    hangs: 'Breakpoint antwortet gerade nicht. Was du gelernt und berechnet hast, bleibt erhalten.',
    wait: 'Warten',
    openAgain: 'Neu öffnen',
    pageEnds: {
      crashed: 'Absturz',
      oom: 'zu wenig Arbeitsspeicher',
      killed: 'von außen beendet',
      launchFailed: 'Start gescheitert',
      hung: 'keine Antwort',
    },
    pageKeepsStopping: (reason) => `Das Fenster von Breakpoint bricht immer wieder ab (${reason}).`,
    pageOpenedAgain: (reason) =>
      `Das Fenster von Breakpoint brach unerwartet ab (${reason}) und wurde dort neu geöffnet, wo du warst.`,
    backendKeepsStopping: (code) =>
      `Der Teil von Breakpoint, der rechnet, bricht immer wieder ab (Code ${code}) und wird nicht ` +
      'noch einmal gestartet. Schließe Breakpoint und öffne es neu.',
    backendStartedAgain: (code) =>
      `Der Teil von Breakpoint, der rechnet, brach unerwartet ab (Code ${code}) und wurde neu ` +
      'gestartet. Laufende Berechnungen machen dort weiter, wo zuletzt etwas gespeichert wurde.',
  },
  menu: {
    file: 'Datei',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    go: 'Gehe zu',
    study: 'Lernen',
    drill: 'Üben',
    cards: 'Karten',
    strategy: 'Strategie',
    pictures: 'Bilder',
    analyse: 'Analyse',
    window: 'Fenster',
    help: 'Hilfe',
    playAgain: 'Zuletzt gespielt',
    showLog: 'Protokoll zeigen',
    substitutions: 'Ersetzungen',
    speech: 'Sprachausgabe',
    quit: { darwin: 'Breakpoint beenden', win32: 'Beenden', others: 'Beenden' },
    roles: {
      about: 'Über Breakpoint',
      services: 'Dienste',
      hide: 'Breakpoint ausblenden',
      hideOthers: 'Andere ausblenden',
      unhide: 'Alle einblenden',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      cut: 'Ausschneiden',
      copy: 'Kopieren',
      paste: 'Einfügen',
      pasteAndMatchStyle: 'Einfügen und Stil anpassen',
      delete: 'Löschen',
      selectAll: 'Alles auswählen',
      showSubstitutions: 'Ersetzungen zeigen',
      toggleSmartQuotes: 'Intelligente Anführungszeichen',
      toggleSmartDashes: 'Intelligente Gedankenstriche',
      toggleTextReplacement: 'Text ersetzen',
      startSpeaking: 'Sprachausgabe starten',
      stopSpeaking: 'Sprachausgabe stoppen',
      reload: 'Neu laden',
      toggleDevTools: 'Entwicklerwerkzeuge ein- oder ausblenden',
      resetZoom: 'Originalgröße',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      togglefullscreen: 'Vollbild ein- oder ausschalten',
      minimize: 'Minimieren',
      zoom: 'Zoomen',
      front: 'Alle nach vorne bringen',
      close: 'Fenster schließen',
    },
  },
  about: 'Eine Lern-App für Würfelspiele. Sie steht unter der MIT-Lizenz.',
  onlyOwnWindow: 'Das darf nur das Fenster von Breakpoint selbst fragen.',
  stopped:
    'Breakpoint ist unerwartet stehen geblieben. Was du gelernt und berechnet hast, bleibt erhalten.',
  opening: {
    failed: (name) => `${name} konnte nicht geöffnet werden.`,
    theLink: 'Der Link',
    noFile: 'Das ist keine Datei.',
    unreadable: 'Das lässt sich nicht lesen.',
    tooLarge: 'Das ist zu groß für einen Regelsatz oder eine Stellung.',
    tooLong: 'Das ist zu lang für einen Regelsatz oder eine Stellung.',
    rulesById: 'Die Regeln müssen mit ihrer Kennung benannt sein, wie in rules=zilch.',
    linkLooksLike: (examples) => `Ein Link zu Breakpoint sieht so aus: ${examples}.`,
  },
  sheets: {
    title: 'Spickzettel speichern',
    notSaved: (path, reason) =>
      `Die Spickzettel konnten nicht als ${path} gespeichert werden (${reason}). Wähle einen anderen Ort.`,
    notPrinted: (reason) =>
      `Die Spickzettel konnten nicht gedruckt werden (${reason}). Nichts wurde gespeichert; versuche es noch einmal.`,
    tooSlow: (seconds) =>
      `Die Spickzettel wurden in ${seconds} Sekunden nicht gedruckt. Nichts wurde gespeichert; versuche es noch einmal.`,
    pageStopped: (reason) =>
      `Die Seite mit den Spickzetteln ist unerwartet stehen geblieben (${reason}). Nichts wurde gespeichert; versuche es noch einmal.`,
    pageClosed:
      'Die Seite mit den Spickzetteln wurde geschlossen. Nichts wurde gespeichert; versuche es noch einmal.',
    inBrowser:
      'Drucke die Spickzettel im Browser; sein Druckdialog kann sie auch als PDF speichern.',
  },
  settings: {
    holdsNone: 'sie enthält keine Einstellungen',
    unreadable: (reason) =>
      `Die Datei mit den Einstellungen konnte nicht gelesen werden (${reason}); es gelten die Vorgaben.`,
    keptAs: (file) => `Die alte Datei bleibt als ${file} erhalten.`,
    notKept: (folder, reason) =>
      `Einstellungen lassen sich nicht in ${folder} speichern (${reason}); es gelten die Vorgaben.`,
    changeNotKept: (folder, reason) =>
      `Die Änderung gilt, bis du die App schließt, ließ sich aber nicht in ${folder} speichern (${reason}).`,
    onlyRead: 'der Ordner wird nur gelesen',
  },
  web: {
    isAt: (address) => `Breakpoint läuft unter ${address}`,
    alreadyRunning: (address) => `Breakpoint läuft schon; öffne ${address}`,
    howTo: 'Öffne diese Adresse in einem Browser auf diesem Computer. Strg+C beendet es.',
    opens: 'Es öffnet sich im Browser. Strg+C beendet es.',
    notOpened: 'Es ließ sich kein Browser öffnen. Öffne diese Adresse selbst.',
    portTaken: (port) =>
      `Port ${port} wird von einem anderen Programm benutzt. Wähle mit --port einen anderen, oder mit --port 0 irgendeinen freien.`,
    knownOptions: (reason) =>
      `${reason}. Bekannt sind --port ZAHL, --data-dir ORDNER und --no-open.`,
    portMustBe: '--port muss eine ganze Zahl von 0 bis 65535 sein.',
    folderMustBe: '--data-dir muss einen Ordner nennen.',
    wrongHost: 'Öffne Breakpoint unter der Adresse, die es beim Start ausgegeben hat.',
    onlyGet: 'Hier wird nur GET beantwortet.',
    noPage: 'Diese Seite gibt es nicht.',
    noToken:
      'Der Schlüssel in dieser Adresse fehlt oder ist alt. Öffne die ganze Adresse, die Breakpoint beim Start ausgegeben hat.',
  },
}
