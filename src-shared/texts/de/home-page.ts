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
    find: 'Welche Regeln spielt ihr?',
    findMark: 'Beantworte ein paar Fragen oder gib einen Namen, ein Land oder eine App ein.',
    ownMark: 'Deine eigenen Regeln.',
    other: 'Andere Hausregeln',
    otherMark: 'Füge sie ein oder ändere eines dieser Spiele ab.',
  },
  numbers: {
    title: 'Drei Zahlen, die am meisten helfen',
    bankFrom: (dice) => `Mit noch ${dativeDice(dice)} sichern ab`,
    rest: 'Unter diesen Zugpunkten: weiterwürfeln. {table} enthält den Rest.',
    restIsPerfect:
      'Unter diesen Zugpunkten: weiterwürfeln. {table} enthält den Rest: Wer ihr folgt, spielt perfekt.',
    restForWins:
      'Unter diesen Zugpunkten: weiterwürfeln. {table} enthält den Rest, für die meisten Punkte. Wer gewinnen will, spielt am besten anders, vor allem kurz vor dem Ziel und weit vorn oder hinten: {winning}.',
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
    see: 'Was sich tun lässt',
  },
  firstDrill: {
    title: 'Deine erste Übung',
    about:
      'Zehn Entscheidungen aus ganzen Zügen. Nach jeder siehst du, was sie gekostet hat und was das Beste gewesen wäre.',
    start: 'Los',
  },
  noDrills: { title: 'Was es gibt', see: 'Strategie ansehen' },
  now: {
    title: 'Was jetzt ansteht',
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
}
