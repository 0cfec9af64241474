import type { homePage as english } from './home-page.en.ts'
import { counts } from './counts.de.ts'

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
    next: 'Was du als Nächstes lernst',
    allKnown: 'Du kannst alle Lektionen',
    lessons: 'Alle Lektionen',
    forPoints:
      'Für die meisten Punkte. Kurz vor dem Ziel, weit vorn oder weit hinten spielst du zum Gewinnen anders.',
  },
  lessons: {
    makes: {
      turn: (makes) => `${makes} Punkte pro Zug`,
      game: (makes) => `${makes} Punkte pro Partie`,
      wins: (makes) => `${makes} von 100 Partien`,
    },
    adds: {
      turn: (adds) => `${adds} Punkte pro Zug`,
      game: (adds) => `${adds} Punkte pro Partie`,
      wins: (adds) => `${adds} von 100 Partien`,
    },
    addsAndMakes: (added, makes) => `${added}, das macht ${makes}`,
    byFeel: 'Du spielst nach Gefühl',
    levels: {
      steps: (known, all) => `Du spielst nach ${known} von ${all} Sätzen`,
      card: () => 'Du spielst nach deiner Karte',
      table: () => 'Du spielst nach der ganzen Tabelle',
      best: () => 'Du kannst alle Lektionen',
    },
    alone: (level) => `${level}.`,
    standing: (level, makes, best) =>
      `${level}, das bringt ${makes}; perfekt gespielt sind es ${best}.`,
    firstMakes: (level, makes, best) =>
      `${level}. Schon der erste Satz bringt ${makes}; perfekt gespielt sind es ${best}.`,
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
    again: 'Zehn Entscheidungen',
  },
  now: {
    timed: (title, written) => `${title}, etwa ${written}\u00a0min`,
    lesson: {
      title: 'Nächste Lektion',
      text: (title) => `${title}: die Regel, sechs Stellungen und eine Prüfung mit zehn Fragen.`,
      due: (title) => `${title}: Vor einem Monat konntest du das. Kannst du es noch?`,
      action: 'Beginnen',
    },
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
    habit: {
      title: 'Deine teuerste Gewohnheit',
      text: (what, decisions) => `${what}: ${decisions} Entscheidungen dieser Art.`,
      action: 'Üben',
    },
    cards: {
      title: 'Fällige Karten',
      before: (count, written) =>
        `Die Regeln wurden geändert; vorher ${count === 1 ? 'war' : 'waren'} ${cards(count, written)} fällig.`,
      seeChanges: 'Änderungen ansehen',
      due: (count, written) => `${cards(count, written)} zu wiederholen.`,
      review: 'Wiederholen',
    },
  },
  day: {
    title: 'Stellung des Tages',
    about: 'Eine Entscheidung aus dem Spiel, den ganzen Tag dieselbe.',
    tomorrow: 'Morgen kommt eine neue.',
    play: 'Entscheiden',
    look: 'Ansehen',
    lost: (grade, loss) => `${grade}: Das kostete ${loss}.`,
    done: (grade) => `${grade}.`,
    history: 'Die letzten sieben Tage',
    none: 'Nicht gespielt',
    at: (day, what) => `${day}: ${what}`,
  },
  expectedLoss: {
    lose: (loss, unit) => `Du verlierst ${loss} ${unit} pro Entscheidung`,
    nothing: (count, written) => `Du hast in ${decisions(count, written)} nichts verloren`,
    giveOrTake: (margin) => `, plus oder minus ${margin}`,
    between: (low, high) => `, wahrscheinlich zwischen ${low} und ${high}`,
    unsure: ', nach nur wenigen Fehlern geschätzt',
    before: (days, loss) => `; vor ${days === 7 ? 'einer Woche' : 'einem Monat'} waren es ${loss}`,
    where: 'Wo du verlierst',
  },
}
