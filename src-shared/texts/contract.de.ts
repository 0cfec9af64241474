import type { contract as english } from './contract.en.ts'

export const contract: typeof english = {
  noRequest: 'Eine solche Anfrage gibt es nicht.',
  inside:
    'In Breakpoint ist etwas fehlgeschlagen. Was gespeichert ist, ist sicher. Versuche es noch einmal; wenn es wieder fehlschlägt, schließe Breakpoint und öffne es neu. Das Protokoll nennt den Grund.',

  kinds: {
    Object: 'ein Objekt',
    Array: 'eine Liste',
    string: 'ein Text',
    number: 'eine Zahl',
    boolean: 'true oder false',
  },
  must: {
    be: (what) => `muss ${what} sein`,
    finite: 'muss eine endliche Zahl sein',
    whole: 'muss eine ganze Zahl sein',
    least: (value) => `muss mindestens ${value} sein`,
    most: (value) => `darf höchstens ${value} sein`,
    entries: (count) => `muss ${count} Einträge haben`,
    leastEntries: (count) => `muss mindestens ${count} Einträge haben`,
    mostEntries: (count) => `darf höchstens ${count} Einträge haben`,
    characters: (count) => `muss ${count} Zeichen lang sein`,
    leastCharacters: (count) => `muss mindestens ${count} Zeichen lang sein`,
    mostCharacters: (count) => `darf höchstens ${count} Zeichen lang sein`,
    beWrittenRight: 'ist nicht so geschrieben, wie es sein muss',
  },
  parameters: (name, must) => `Was ${name} mitbekommt, ${must}.`,
  unknownField: (field, name) => `Ein Feld „${field}“ gibt es in ${name} nicht; nimm es heraus.`,
  field: (field, must) => `Das Feld „${field}“ ${must}.`,
  isMissing: 'fehlt',
  missing: (field) => `Das Feld „${field}“ fehlt.`,
  missingMust: (field, must) => `Das Feld „${field}“ fehlt; es ${must}.`,
  missingMustOrNull: (field, must) => `Das Feld „${field}“ fehlt; es ${must} oder null.`,
  records: {
    title: 'Ein Name hat höchstens 80 Zeichen in einer Zeile.',
    notes: 'Notizen haben höchstens 4.000 Zeichen.',
  },
  people: {
    name: 'Ein Name hat 1 bis 60 Zeichen in einer Zeile.',
    spellings: (most) => `Eine Person hat höchstens ${most} weitere Namen.`,
    taken: (name) => `${name} heißt schon jemand anders. Lege die beiden stattdessen zusammen.`,
    changed: 'Die Personen haben sich inzwischen geändert. Sieh noch einmal nach.',
    full: (most) => `Es gibt schon ${most} Personen, mehr gehen nicht. Entferne erst jemanden.`,
  },

  loss: (most: string) => `Eine Schwelle muss eine Zahl über 0 sein, höchstens ${most}.`,
  growingLosses:
    'Die Schwellen müssen wachsen: die für Ungenauigkeiten unter der für Fehler, die für Fehler unter der für Patzer.',
  drill: {
    bound: (most: string) => `Eine Grenze muss eine Zahl von 0 bis ${most} sein.`,
    dice: 'Die Würfel müssen Zahlen von 1 bis 6 sein, mindestens eine davon.',
    session: 'Eine Sitzung wird mit einer ganzen Zahl benannt.',
    questions: 'Die Zahl der Fragen muss eine ganze Zahl von 1 bis 1.000 sein oder fehlen.',
    days: 'Die Tage müssen eine ganze Zahl von 1 bis 365 sein.',
    seconds: 'Die Zeit muss eine ganze Zahl von Sekunden von 10 bis 3.600 sein oder fehlen.',
    lesson: 'Eine Lektion wird mit ihrer Kennung benannt.',
    seed: 'Der Würfelcode muss ein Text von 1 bis 40 Zeichen sein.',
  },

  noDeck: 'Einen solchen Stapel gibt es nicht.',
  cardRules: 'Karten gehören zu einem Regelsatz der Sammlung, der mit seiner Kennung benannt wird.',
  cardSession: 'Eine Sitzung hat 1 bis 500 Karten oder 1 bis 120 Minuten.',
  newCards: 'In einer Sitzung kommen höchstens 100 neue Karten.',

  rulesId: 'Der Regelsatz muss mit seiner Kennung benannt werden.',
  noRulesId: 'Das ist keine Kennung eines Regelsatzes.',

  diceColour: 'Die Würfel müssen „ivory“, „jade“, „ruby“ oder „onyx“ sein.',
  theme: 'Das Design muss „system“, „light“ oder „dark“ sein.',
  languageWish: 'Die Sprache muss „system“, „en“ oder „de“ sein.',
  language: 'Die Sprache muss „en“ oder „de“ sein.',
  goal: 'Das Spielziel muss „points“ oder „wins“ sein.',
  players: 'Es müssen 2 oder 3 Spieler sein.',
  singleKeys: 'Einzelne Tasten müssen an oder aus sein.',
  storedSetup: 'Was zuletzt geübt wurde, muss die Einstellung einer Übung sein.',
  dayBegins: (latest) =>
    `Der nächste Tag muss zu einer vollen Stunde von 0 bis ${latest} beginnen.`,
  sound: 'Der Ton muss an oder aus sein.',
  cardSearch: 'Die Suche im Hintergrund muss an oder aus sein.',

  backupName: 'Eine Sicherungskopie wird mit ihrer Datei benannt.',
  noBackupName: 'Das ist kein Name einer Sicherungskopie.',
  noTransfer: 'Das ist keine Übertragung.',
  largePiece: 'Ein Stück eines Pakets darf höchstens ein halbes Megabyte groß sein.',
  pieceForm: 'Ein Stück eines Pakets muss base64 sein.',
  emptyFile: 'Die Datei ist leer.',
  largePackage: 'Ein Paket muss kleiner als 512\u00a0MB sein.',
}
