import type { drillPageSetup as english } from './drill-page-setup.en.ts'

export const drillPageSetup: typeof english = {
  label: 'Auswahl der Übung',
  start: 'Los',
  scope: {
    label: 'Was geübt wird',
    titles: { cell: 'Einzelne Entscheidungen', turn: 'Züge' },
    lines: {
      cell: 'Eine Stellung nach der anderen, quer durch die Partie.',
      turn: 'Ganze Züge: Was du entscheidest, geschieht auch.',
    },
  },
  kind: {
    title: 'Gefragt',
    label: 'Was gefragt wird',
    choices: {
      both: 'Beides',
      'roll-or-bank': 'Sichern oder würfeln',
      'set-aside': 'Welche Würfel',
    },
    candidates: 'Erst Kandidaten',
    candidatesNote: 'Nenne alle Möglichkeiten, über die nachzudenken sich lohnt, dann entscheide.',
  },
  questions: {
    title: 'Entscheidungen',
    label: 'Wie viele Entscheidungen',
    noEnd: 'Bis ich aufhöre',
  },
  source: {
    title: 'Fragen',
    label: 'Welche Fragen',
    choices: {
      play: 'Neue',
      failed: 'Was ich falsch hatte',
      slow: 'Wo ich langsam war',
      unseen: 'Lange nicht gesehen',
      cards: 'Meine Stellungskarten',
    },
    session: (session) => `Fehler der Sitzung ${session}`,
    order: {
      title: 'Reihenfolge',
      label: 'In welcher Reihenfolge sie kommen',
      choices: { worst: 'Schlimmste zuerst', shuffled: 'Zufällig' },
    },
    days: {
      title: 'Nicht gesehen seit',
      label: 'Seit wie vielen Tagen sie nicht gefragt wurden',
      days: (days) => (days === 1 ? '1 Tag' : `${days} Tagen`),
    },
  },
  weighting: {
    title: 'Auswahl',
    label: 'Wie die Fragen ausgewählt werden',
    choices: { needs: 'Was ich am meisten brauche', play: 'Wie das Spiel sie bringt' },
  },
  dice: {
    title: 'Würfel',
    note: 'Übrig oder gerade gewürfelt.',
    label: 'Anzahlen von Würfeln',
    missing: 'Wähle mindestens eine Anzahl von Würfeln.',
  },
  band: { from: 'von', to: 'bis unter' },
  turnTotal: {
    title: 'Zugpunkte',
    unit: 'Punkte',
    from: 'Zugpunkte, von',
    to: 'Zugpunkte, bis unter',
    noNumbers: 'Zugpunkte müssen Zahlen ab 0 sein, etwa 250 und 500.',
    backwards: 'Zugpunkte müssen von weniger zu mehr gehen, etwa von 250 bis 500.',
  },
  gap: {
    title: 'Knappe Fälle',
    note: 'Was die beste der falschen Entscheidungen kostet.',
    units: { points: 'Punkte', wins: 'PP' },
    from: 'Kosten einer falschen Entscheidung, von',
    to: 'Kosten einer falschen Entscheidung, bis unter',
    noNumbers: 'Die Kosten einer falschen Entscheidung müssen Zahlen ab 0 sein, etwa 250 und 500.',
    backwards:
      'Die Kosten einer falschen Entscheidung müssen von weniger zu mehr gehen, etwa von 250 bis 500.',
  },
  situations: {
    title: 'Punktestände',
    note: 'Alle, solange keine ausgewählt sind.',
    label: 'Lagen im Punktestand',
    choices: {
      level: 'Gleichauf',
      ahead: 'In Führung',
      behind: 'Im Rückstand',
      endgame: 'Nah am Ziel',
      'opponent-close': 'Gegner nah am Ziel',
    },
  },
  only: {
    title: 'Nur',
    noForced: 'Was man falsch machen kann',
    noForcedOfTurns: 'Was man falsch machen kann; der Rest wird für dich gespielt',
    disagree: 'Wo für Punkte und Siege anderes gilt',
  },
  pause: {
    title: 'Bewertungen',
    label: 'Wann Bewertungen gezeigt werden',
    choices: { always: 'Nach jeder Antwort', mistakes: 'Nach Fehlern', never: 'Am Ende' },
  },
  speed: {
    title: 'Tempo',
    choices: { none: 'Aus', sprint: 'Sprint', streak: 'Serie' },
    lines: {
      none: 'Lass dir Zeit.',
      sprint:
        'So viele richtige Antworten, wie in die Zeit passen. Eine falsche kostet 5 Sekunden.',
      streak: 'Bis zum ersten Fehler.',
    },
    length: 'Länge des Sprints',
    noTimer: 'Ohne Uhr',
  },
  seed: {
    title: 'Würfelcode',
    note: 'Der gleiche Würfelcode gibt die gleichen Würfe; leer ist er jedes Mal neu.',
  },
  more: {
    title: 'Mehr',
    source: {
      failed: 'was ich falsch hatte',
      slow: 'wo ich langsam war',
      unseen: (days) => `seit ${days} ${days === 1 ? 'Tag' : 'Tagen'} nicht gesehen`,
      cards: 'meine Stellungskarten',
      session: (session) => `Fehler der Sitzung ${session}`,
      shuffled: 'zufällig gemischt',
    },
    dice: (numbers) => `${numbers} Würfel`,
    turnTotalFrom: (from) => `Zugpunkte ab ${from}`,
    turnTotal: (from, to) => `Zugpunkte ${from} bis ${to}`,
    costsFrom: {
      points: (from) => `kostet ab ${from} Punkten`,
      wins: (from) => `kostet ab ${from}\u00a0PP`,
    },
    costs: {
      points: (from, to) => `kostet ${from} bis ${to} Punkte`,
      wins: (from, to) => `kostet ${from} bis ${to}\u00a0PP`,
    },
    asInPlay: 'wie das Spiel sie bringt',
    situations: {
      level: 'gleichauf',
      ahead: 'in Führung',
      behind: 'im Rückstand',
      endgame: 'nah am Ziel',
      'opponent-close': 'Gegner nah am Ziel',
    },
    disagree: 'wo für Punkte und Siege anderes gilt',
    forcedToo: 'auch erzwungene Entscheidungen',
    pause: { mistakes: 'Bewertungen nach Fehlern', never: 'Bewertungen am Ende' },
    streak: 'Serie',
    sprint: (time) => `Sprint von ${time}`,
    sprintWithoutTimer: 'Sprint ohne Uhr',
    seed: (seed) => `Würfelcode ${seed}`,
  },
}
