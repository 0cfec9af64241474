import type { sheets as english } from './sheets.en.ts'
import { dativeDice, dice as words } from '../../../texts/dice.de.ts'

export const sheets: typeof english = {
  kinds: {
    card: {
      title: 'Die Karte',
      about:
        'Wann du sicherst und welche Würfel du nimmst, eine ganze Partie lang, für die Tasche.',
    },
    'card-three': {
      title: 'Die Karte für drei',
      about: 'Dasselbe zu dritt, gegen den von den anderen, der vorn liegt.',
    },
    'first-steps': {
      title: 'Erste Schritte',
      about: 'Die wenigen Sätze, die am meisten bringen, jeder mit dem, was er hinzufügt.',
    },
    breakpoints: {
      title: 'Grenzwerttabelle',
      about: 'Was Weiterwürfeln bringt: welche Würfel beiseitelegen und wann sichern.',
    },
    limits: {
      title: 'Wann du sicherst',
      about: 'Für jede Zahl übriger Würfel die Zugpunkte, ab denen du sicherst.',
    },
    leads: {
      title: 'Wann du nach Punktestand sicherst',
      about:
        'Die Zugpunkte, ab denen du sicherst, nach übrigen Würfeln und Vorsprung, um mehr Partien zu gewinnen.',
    },
    'go-for-it': {
      title: 'Wann du aufs Ganze gehst',
      about: 'Die Punktestände, ab denen nichts mehr vor dem Ziel gesichert wird.',
    },
    odds: {
      title: 'Chancen',
      about: 'Wie oft bei einem Wurf nichts zählt und wie oft jeder Würfel.',
    },
    scoring: { title: 'Wertung', about: 'Was Würfel nach diesen Regeln zählen.' },
    'score-sheet': {
      title: 'Punktezettel',
      about: 'Eine leere Seite für vier Spieler, mit Zwischenständen und den Regeln daneben.',
    },
  },
  any: 'immer',
  never: 'nie',
  meaning: (word, meaning) => `„${word}“: ${meaning}.`,
  alwaysBank: 'immer sichern',
  alwaysRoll: 'immer weiterwürfeln',
  nothingShort: (goal) => `vor ${goal} nichts sichern`,
  boldWins: (percent) =>
    `gewinnt allein mindestens ${percent}\u00a0% mehr Partien als die Zahl für die meisten Punkte`,
  card: {
    bank: 'Sichern ab',
    worth: 'Wert der übrigen Würfel',
    bankBy: 'Sichern ab, nach Würfeln',
    worthBy: 'Wert, nach Würfeln',
    example: 'Beispiel:',
    standing: (own, opponent, percent, gap, need) =>
      ` ${own} zu ${opponent} sind ${percent} hinten (${gap} von ${need}).`,
    roll: (turnTotal, faces) => `Es fallen ${faces} bei ${turnTotal}.`,
    best: (best, next) => `Am besten ${best}; dann ${next}.`,
    sum: (total, adds, sum) => `${total} + ${adds} = ${sum}`,
    rolls: (faces, left, sum) => `${faces} und mit ${left} weiter (${sum})`,
    banks: (faces, sum) => `${faces} und sichern (${sum})`,
    loses: (percent) => `Niederlagen minus Siege in 100 Partien gegen den Besten: ${percent}.`,
    ofThree: (wins, error) =>
      `Zu dritt: „Der Gegner“ ist der von den anderen, der vorn liegt. Siege in 100 Partien gegen zwei perfekte Spieler: ${wins} (± ${error}); ein gleich Guter: 33,33.`,
    unmeasured: 'An diese Regeln angepasst, nicht gemessen.',
  },
  firstSteps: {
    caption:
      'In Klammern: Punkte pro Zug, was eine Zeile hinzufügt und was sie mit allen darüber bringt',
    first: (sentence, makes) => `${sentence} (${makes})`,
    step: (sentence, adds, makes) => `${sentence} (+${adds} = ${makes})`,
  },
  breakpoints: {
    caption: 'Ab diesen Zugpunkten bringt Weiterwürfeln höchstens so viel, wie darüber steht',
    captionNoFarkle:
      'Ab diesen Zugpunkten bringt Weiterwürfeln höchstens so viel, wie darüber steht; kein Farkle davor',
    bank: 'Sichern',
    useRow:
      'Für jede Art, Würfel beiseitezulegen: Geh in der Zeile der übrigen Würfel nach rechts bis zur ersten Zahl, die deine Zugpunkte erreichen. Über ihrer Spalte steht, was Weiterwürfeln bringt; „Sichern“ heißt 0.',
    useSum:
      'Rechne das zu den Zugpunkten und nimm die größte Summe. Sind Summen gleich, nimm eine, die du sichern würdest, sonst die, die mehr Würfel übrig lässt.',
    useBank: 'Sichere, wo Weiterwürfeln nichts bringt; sonst würfle weiter.',
    useBankFrom: (minimum) =>
      `Sichere, wo Weiterwürfeln nichts bringt und du ${minimum} hast; sonst würfle weiter.`,
    allAlways: (all) =>
      `Heiße Würfel sind besser als alles andere: Würfle immer mit allen ${words.number(all)} weiter.`,
    allBelow: (all, points) =>
      `Heiße Würfel sind besser als alles andere: Würfle unter ${points} mit allen ${words.number(all)} weiter.`,
    unsteady: (mark) =>
      `${mark} Unter den Mindestpunkten zum Sichern kann Weiterwürfeln bei wenigen Zugpunkten weniger bringen, als die Tabelle sagt.`,
    exceptions: 'Ausnahmen, mit den Punkten pro Zug, die jede wert ist',
    orMore: (points) => `${points} oder mehr`,
    exception: (at, faces, best, table, loss) =>
      `Bei ${at}, gewürfelt ${faces}: ${best}, nicht ${table} (${loss}).`,
    takeAndBank: (points) => `${points} nehmen und sichern`,
    takeAndRoll: (points, count) => `${points} nehmen und mit ${dativeDice(count)} weiterwürfeln`,
    lessThan: (loss) => `weniger als ${loss}`,
    more: (count, loss) => `Und ${count} weitere, zusammen ${loss} Punkte pro Zug.`,
  },
  limits: {
    bankFrom: 'Sichern ab',
    firstBank: 'Erstes Sichern',
    farkles: (count) =>
      count === 0 ? 'Kein Farkle' : count === 1 ? 'Ein Farkle' : `${count} Farkles`,
    byFarkles: 'Sichern ab, nach Farkles in Folge vor diesem Zug',
    useTake: 'Lege alle Würfel beiseite, die zählen.',
    useBank:
      'Sichere, sobald die Zugpunkte die Zahl neben deinen übrigen Würfeln erreichen; bis dahin würfle weiter.',
    useFirst: (minimum) =>
      `Solange du nichts gesichert hast, musst du mindestens ${minimum} sichern: Dafür gibt es eine eigene Spalte.`,
  },
  leads: {
    orMore: (from) => `${from} oder mehr`,
    range: (from, to) => `${from} bis ${to}`,
    ahead: (range) => `${range} vorn`,
    behind: (range) => `${range} zurück`,
    any: 'Jeder Stand',
    within: (points) => `Abstand bis ${points}`,
    caption: 'Sichern ab, nach deinem Vorsprung',
    below: (points) => `Sichern ab, solange beide unter ${points} sind`,
    from: (points) => `Sichern ab, sobald jemand ${points} hat`,
    between: (from, to) => `Sichern ab, sobald jemand ${from} hat, bis ${to}`,
    useLead:
      'Dein Vorsprung ist dein Punktestand minus den des Gegners, vor diesem Zug. Wähle die Würfel nach der Grenzwerttabelle.',
    useBank:
      'Sichere, sobald die Zugpunkte die Zahl für deinen Vorsprung und die übrigen Würfel erreichen; bis dahin würfle weiter.',
    useGoal: (goal) => `Was ${goal} erreicht, wird immer gesichert.`,
  },
  goForIt: {
    useGo: (goal) =>
      `Hat einer der Punktestände seine Zahl neben deinen übrigen Würfeln erreicht? Dann sichere vor ${goal} nichts: Würfle, bis du dort bist.`,
    useElse: (goal) =>
      `Sonst spiele nach der Grenzwerttabelle. Zugpunkte, die ${goal} erreichen, werden immer gesichert.`,
    nothing: 'Bei diesen Regeln bringt es so gut wie nichts, früher aufs Ganze zu gehen.',
    useNone: 'Wo keine Zahl steht, kommt es auf diesen Punktestand nicht an.',
    own: 'Du hast',
    opponent: 'Der Gegner hat',
    caption: 'Ab diesen Punkteständen aufs Ganze gehen',
  },
  odds: {
    farkle: 'Farkle in\u00a0%',
    hotDice: 'Heiße Würfel in\u00a0%',
    corner: 'Würfel im Wurf',
    meaning: (mustRoll, all) =>
      `Farkle: Nichts zählt. Heiße Würfel: Jeder Würfel des Wurfs zählt, und du ${mustRoll ? 'musst' : 'darfst'} wieder mit allen ${words.number(all)} würfeln.`,
  },
  scoring: {
    corner: 'Augen',
    ofAKind: (count) => (count === 1 ? 'einzeln' : `${count} gleiche`),
    allSix: 'Mehrere Würfel eines Wurfs',
    points: 'Punkte',
  },
  scoreSheet: { name: 'Spieler', turn: 'Zug', points: 'Punkte', total: 'Stand' },
}
