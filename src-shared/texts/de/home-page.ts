import type { homePage as english } from '../en/home-page.ts'
import { counts } from './counts.ts'
import { dativeDice } from './dice.ts'

const { cards, decisions } = counts

export const homePage: typeof english = {
  first: {
    title: 'Welches Spiel spielst du?',
    about:
      'Breakpoint löst es exakt auf diesem Computer und bringt dir die Lösung bei. Du kannst jederzeit wechseln.',
    otherRules: 'Andere Regeln',
    own: 'Eigene Regeln',
    ownAbout: 'Beantworte ein paar Fragen dazu, was bei euch zählt.',
    find: 'Eure Regeln finden',
    findMark: 'Beantworte ein paar Fragen oder gib einen Namen, ein Land oder eine App ein.',
    ownMark: 'Deine eigenen Regeln.',
  },
  numbers: {
    title: 'Drei Zahlen, die am meisten helfen',
    bankFrom: (dice) => `Mit noch ${dativeDice(dice)} sichern ab`,
    rest: 'Darunter: weiterwürfeln. {table} zeigt den Rest.',
    restIsPerfect:
      'Darunter: weiterwürfeln. {table} zeigt den Rest: Wer ihr folgt, spielt perfekt.',
    restForWins:
      'Darunter: weiterwürfeln. {table} zeigt den Rest, für die meisten Punkte. Kurz vor dem Ziel, weit vorn oder weit hinten spielst du zum Gewinnen anders: {winning}.',
    table: 'Die ganze Tabelle',
    winning: 'sieh, wo',
  },
  worth: {
    title: 'Was das beste Spiel einbringt',
    earns: 'Das beste Spiel bringt',
    earnsForPoints: 'Das beste Spiel auf Punkte bringt',
    earnsUnit: 'Punkte pro Zug',
    farkles: 'und einen Farkle in',
    farklesUnit: '% der Züge',
  },
  damaged: {
    title: 'Deine Antworten ließen sich nicht lesen.',
    partly: 'Manches Gespeicherte lässt sich nicht lesen.',
    see: 'Was sich tun lässt',
  },
  firstDrill: {
    title: 'Deine erste Übung',
    about:
      'Zehn Entscheidungen aus ganzen Zügen. Nach jeder siehst du, was sie gekostet hat und was das Beste gewesen wäre.',
    start: 'Los',
  },
  now: {
    title: 'Was jetzt ansteht',
    today: (minutes, written) =>
      `Der Plan für heute dauert etwa ${written} ${minutes === 1 ? 'Minute' : 'Minuten'}.`,
    timed: (title, written) => `${title}, etwa ${written}\u00a0min`,
    lesson: {
      title: 'Nächste Lektion',
      text: (title) => `${title}: die Idee, fünf Stellungen und eine Prüfung mit zehn Fragen.`,
      due: (title) => `${title}: vor einem Monat konntest du es; prüfe, ob das noch so ist.`,
      action: 'Beginnen',
    },
    action: (action, title) => `${action}: ${title}`,
    open: {
      title: 'Wo du warst',
      text: (drill, count, written, day) =>
        `${drill}: ${decisions(count, written)}, begonnen: ${day}.`,
      action: 'Fortsetzen',
    },
    table: {
      title: 'Deine Partie',
      text: (rules, players, day) => `${rules}: ${players}, begonnen: ${day}.`,
      action: 'Weiterspielen',
    },
    failed: {
      title: 'Fällig',
      text: (count, written) =>
        `${decisions(count, written)}, die falsch ${count === 1 ? 'war und noch nicht berichtigt ist' : 'waren und noch nicht berichtigt sind'}.`,
      action: 'Durchgehen',
    },
    worst: {
      title: 'Kostet am meisten',
      text: (what, loss, unit) => `${what}: ${loss} ${unit} pro 100 Entscheidungen.`,
      action: 'Üben',
    },
    cards: {
      title: 'Karten',
      titleDue: 'Fällige Karten',
      nothingBefore: 'Die Regeln wurden geändert; vorher war nichts fällig.',
      before: (count, written) =>
        `Die Regeln wurden geändert; vorher ${count === 1 ? 'war' : 'waren'} ${cards(count, written)} fällig.`,
      seeChanges: 'Änderungen ansehen',
      due: (count, written) => `${cards(count, written)} zu wiederholen.`,
      review: 'Wiederholen',
      nothing: 'Im Moment ist nichts fällig.',
      learn: 'Neue lernen',
    },
    last: {
      title: (day) => `Letzte Übung, ${day}`,
      text: (drill, facts) => `${drill}: ${facts}.`,
      decisions,
      winners: { you: 'gewonnen', bot: 'verloren', both: 'unentschieden' },
      right: (count) => `${count} richtig`,
      meanLoss: (loss) => `mittlerer Verlust ${loss}`,
      action: 'Weiter üben',
    },
  },
  day: {
    title: 'Stellung des Tages',
    about: 'Eine Entscheidung aus dem Spiel, den ganzen Tag dieselbe.',
    play: 'Spielen',
    resume: 'Fortsetzen',
    look: 'Ansehen',
    lost: (grade, loss) => `${grade}: Das kostete ${loss}.`,
    done: (grade) => `${grade}.`,
    open: 'Begonnen und noch nicht beantwortet.',
    history: 'Die letzten zwei Wochen',
    right: (right, played) => `${right} von ${played} richtig`,
    none: 'Nicht gespielt',
    at: (day, what) => `${day}: ${what}`,
  },
  standing: {
    title: 'Wie du abschneiden würdest',
    wins: (now) => `Gegen den perfekten Spieler würdest du etwa ${now} von 100 Partien gewinnen.`,
    points: {
      turn: (now, best) => `Du machst etwa ${now} Punkte pro Zug; das beste Spiel macht ${best}.`,
      game: (now, best) =>
        `Du machst etwa ${now} Punkte pro Partie; das beste Spiel macht ${best}.`,
    },
    alsoWins: (now) => `Damit gewinnst du etwa ${now} von 100 Partien gegen den perfekten Spieler.`,
    before: (before) => `Vor einem Monat: ${before}.`,
    between: (low, high) => `95\u00a0% sicher zwischen ${low} und ${high}`,
    from: (count, written) =>
      `Geschätzt aus ${decisions(count, written)}; jede Art zählt so oft, wie sie im Spiel vorkommt.`,
    little: (needed) =>
      `Nach etwa ${needed} verschiedenen Entscheidungen steht hier, wie du gegen den perfekten Spieler abschneiden würdest.`,
  },
}
