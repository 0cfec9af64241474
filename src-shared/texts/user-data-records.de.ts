import type { records as english } from './user-data-records.en.ts'

export const records: typeof english = {
  damaged: (line, why) => `Das Paket ist beschädigt oder wurde verändert: Zeile ${line} ${why}.`,
  wrong: {
    afterEnd: 'steht nach dem Ende',
    noJson: 'ist kein JSON',
    noRecord: 'ist kein Eintrag',
    noHeader: (complaint) => `ist kein Kopf${complaint}`,
    noEnd: (complaint) => `ist kein Ende${complaint}`,
    long: 'ist länger, als ein Paket ihn fasst',
    unknown: 'enthält etwas, das dieses Programm nicht kennt',
    place: 'steht an der falschen Stelle',
    form: (record, complaint) =>
      `ist als Eintrag (${record}) nicht so, wie er sein muss${complaint}`,
    twice: (record) => `ist zum zweiten Mal ${record}`,
    rules: 'nennt Regeln, die das Paket nicht enthält',
    session: 'nennt eine Sitzung, die das Paket nicht enthält',
    earlier: 'nennt eine Sitzung, die nicht davor steht',
    repeated: 'muss die Sitzung nennen, die sie wiederholt, und nur dann',
    number: 'hat eine Nummer, die es schon gab',
    cell: 'zählt als eine Art Entscheidung oder Fehler, die es nicht gibt',
    choice: 'enthält eine Wahl, die ihre Stellung nicht zulässt',
    position: (reason) => `enthält eine Stellung, die es nicht geben kann (${reason})`,
    record: (reason) => `enthält eine Partie, die nicht sein kann (${reason})`,
    range: 'enthält einen Verlust oder Wert, den es mit seinen Regeln nicht geben kann',
    unplayable: (reason) =>
      `nennt oder enthält Regeln, mit denen man nicht spielen kann (${reason})`,
    tooMany: (record, most) =>
      `ist ein Eintrag zu viel von seiner Art (${record}): ein Paket enthält höchstens ${most}`,
    counts: 'sagt nicht, wie viele Einträge es gibt',
  },
  complaint: (field, message) => `${field === '' ? '' : `, Feld ${field}`} (${message})`,
  noValue: 'fehlt, oder ist im Speicher beschädigt',
  names: {
    rules: 'ein Regelsatz',
    game: 'die Regeln einer Partie',
    thresholds: 'Schwellen',
    session: 'eine Sitzung',
    answer: 'eine Antwort',
    record: 'eine aufgezeichnete Partie',
    position: 'eine Stellungskarte',
    cardRules: 'die Regeln von Karten',
    card: 'eine Karte',
    review: 'eine Wiederholung',
    deck: 'ein Stapel',
    placement: 'eine Einstufung',
    retention: 'die gewünschte Merkrate',
    listed: 'ein Eintrag einer Liste',
    person: 'eine Person',
  },
  must: {
    cardState:
      'eine wiederholte Karte hat deren Zeit, eine Stabilität und eine Schwierigkeit; eine neue hat nichts davon',
    hash: 'die Regeln passen nicht zu ihrem Hash',
    uid: 'muss aus 32 hexadezimalen Ziffern bestehen',
    id: 'dürfen nur Kleinbuchstaben, Ziffern und Bindestriche sein, höchstens 64',
  },
}
