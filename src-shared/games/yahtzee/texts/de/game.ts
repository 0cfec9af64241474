import type { game as english } from '../en/game.ts'

export const game: typeof english = {
  solves: {
    yahtzee: 'Strategie für Yahtzee',
    scorecard: 'Strategie für einen Spielblock',
    'scorecard-scores': 'Endstände eines Spielblocks',
    'yahtzee-scores': 'Endstände',
    'yahtzee-step': 'Punkte einer Lektion',
    'yahtzee-thumbs': 'Faustregeln',
    'yahtzee-thumb': 'Eine Faustregel',
    'yahtzee-thumb-errors': 'Fehler einer Faustregel',
    'yahtzee-cards': 'Karten',
    'yahtzee-sheets': 'Spickzettel',
    targets: 'Ziele in Yahtzee',
  },
  views: {
    know: {
      tab: 'Das Wichtigste',
      command: 'Das Wichtigste über Yahtzee zeigen',
      synonyms: 'erste Seite Zusammenfassung Beispiel',
    },
    scores: {
      tab: 'Endstände',
      command: 'Endstände zeigen',
      synonyms: 'Verteilung Histogramm Ergebnisse Mittelwert',
    },
    thumbs: {
      tab: 'Faustregeln',
      command: 'Faustregeln für Yahtzee zeigen',
      synonyms: 'wenige Regeln einfach merken Strategie',
    },
    opening: {
      tab: 'Erster Wurf',
      command: 'Zeigen, was vom ersten Wurf zu behalten ist',
      synonyms: 'Anfang Würfel',
    },
    target: {
      tab: 'Zielpunktzahl',
      command: 'Zeigen, wie man auf eine Zielpunktzahl spielt',
      synonyms: 'Wahrscheinlichkeit 300 Ziel Chance',
    },
  },
  fills: (box: string) => `${box} eintragen`,
  fillSynonyms: 'Feld Kategorie eintragen füllen',
  presetNames: {
    'yahtzee-free': 'Yahtzee, Joker frei wählbar',
    'yahtzee-plain': 'Yahtzee ohne Boni',
  },
  presetMarks: {
    yahtzee:
      'Dreizehn Felder, allein gegen die Würfel. Die offizielle Regel: Ein weiterer Yahtzee bringt 100 und ist ein erzwungener Joker.',
    'yahtzee-free': 'Dasselbe, aber ein Joker darf in jedes offene Feld.',
    'yahtzee-plain': 'Kein Bonus für einen weiteren Yahtzee und keine Joker.',
  },
  categories: {
    ones: 'Einser',
    twos: 'Zweier',
    threes: 'Dreier',
    fours: 'Vierer',
    fives: 'Fünfer',
    sixes: 'Sechser',
    threeOfAKind: 'Dreierpasch',
    fourOfAKind: 'Viererpasch',
    fullHouse: 'Full House',
    smallStraight: 'Kleine Straße',
    largeStraight: 'Große Straße',
    chance: 'Chance',
    yahtzee: 'Yahtzee',
  },
  fields: {
    name: 'Name',
    jokers: 'Joker',
    yahtzeeBonus: 'Yahtzee-Bonus',
    upperThreshold: 'Obere Summe für den Bonus',
    upperBonus: 'Oberer Bonus',
    rerolls: 'Würfe nach dem ersten',
  },
  rules: {
    houseRules: 'Hausregeln',
    // The colon fits names in the singular and in the plural.
    wholeNumber: (field, from, to) => `${field}: Nötig ist eine ganze Zahl von ${from} bis ${to}.`,
    jokersMustBe: 'Joker: Möglich sind „forced“, „free“ und „none“.',
    nameMustBeText: 'Der Name muss ein Text sein.',
    nameMissing: 'Der Name darf nicht leer sein.',
    nameNotPlain: 'Der Name muss in eine Zeile passen, ohne unsichtbare Zeichen.',
    nameTooLong: (most) => `Der Name darf höchstens ${most} Zeichen lang sein.`,
    unknownField: (field) => `Ein Regelsatz hat kein Feld ${field || '„“'}; nimm es heraus.`,
    mustBeRuleSet:
      'Dies muss ein Regelsatz sein: ein Objekt mit den Regeln für Joker, Boni und Würfe.',
    bonusNeedsJokers: 'Ohne Joker muss der Yahtzee-Bonus 0 sein.',
  },
  card: {
    form: (example) =>
      `Ein Spielblock ist ein kurzer Text wie ${example}, der leere Spielblock ist t0.`,
    noPart: (part, example) =>
      `${part} gehört zu keinem Spielblock; seine Teile sind x, t und y, wie in ${example}.`,
    parts: {
      x: {
        twice: 'x, die benutzten Felder, steht zweimal da; schreib es einmal.',
        mustBe: (letters, found) =>
          `x, die benutzten Felder, besteht aus Zeichen von ${letters}, jedes höchstens einmal, wie in x126kh, nicht ${found}.`,
      },
      t: {
        twice: 't, die obere Summe, steht zweimal da; schreib es einmal.',
        mustBe: (most, found) =>
          `t, die obere Summe, ist eine ganze Zahl von 0 bis ${most}, wie in t18, nicht ${found}.`,
      },
      y: {
        twice: 'y, das Yahtzee-Feld, steht zweimal da; schreib es einmal.',
        mustBe: (_, found) => `y, das Yahtzee-Feld, ist 0 oder 50, wie in y50, nicht ${found}.`,
      },
    },
    noTotal: (example) => `t, die obere Summe, fehlt, wie in ${example}.`,
    totalMustBeZero: (total) =>
      `Ohne benutztes Feld im oberen Teil ist die obere Summe 0, nicht ${total}.`,
    totalCannotBe: (boxes, total) =>
      `Die oberen Felder ${boxes} können zusammen nicht ${total} ergeben; gib ihre Punkte an, höchstens fünf Würfel je Feld.`,
    full: 'Alle Felder dieses Spielblocks sind benutzt; es gibt nichts mehr zu entscheiden.',
  },
  paper: {
    form: 'Ein Spielblock besteht aus 13 Zahlen mit Punkten dazwischen, mit einem Bindestrich für ein offenes Feld, etwa 3.-.-.12.-.-.22.-.25.-.-.-.50.',
    mustBe: (box, possible) => `${box}: Möglich sind hier ${possible}.`,
    range: (from, to) => `${from} bis ${to}`,
    bonuses: (most) =>
      most === 0
        ? 'Auf diesem Block kann es keinen Yahtzee-Bonus geben.'
        : `Auf diesem Block kann es höchstens ${most} Yahtzee-${most === 1 ? 'Bonus' : 'Boni'} geben.`,
  },
  position: {
    dice: 'Es müssen fünf Würfel mit Augen von 1 bis 6 sein.',
    rerolls: 'Die Zahl der Würfe, die noch übrig sind, muss eine ganze Zahl von 0 bis 4 sein.',
    tooManyRerolls: (most) =>
      most === 0
        ? 'Nach diesen Regeln gibt es nur einen Wurf; es können nur 0 übrig sein.'
        : `Nach diesen Regeln ${most === 1 ? 'ist höchstens 1 Wurf' : `sind höchstens ${most} Würfe`} übrig.`,
    points: 'Die Punkte auf dem Spielblock müssen eine ganze Zahl von 0 bis 100.000 sein.',
  },
  strategies: {
    mustBe: (ids) => `Die Strategie muss eine von diesen sein: ${ids}.`,
    names: {
      optimal: 'Optimal',
      'better-heuristic': 'Bessere Schätzung',
      heuristic: 'Schätzung',
      'rational-yahtzees': 'Yahtzees mit Vernunft',
      greedy: 'Gierig',
      'yahtzees-and-straights': 'Yahtzees und Straßen',
      'yahtzees-only': 'Nur Yahtzees',
    },
  },
}
