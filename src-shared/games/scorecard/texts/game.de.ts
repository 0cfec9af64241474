import type { game as english } from './game.en.ts'

const NUMBERS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs']

export const game: typeof english = {
  kind: 'Ein Spielblock (Kniffel, Yatzy)',
  solves: {
    scorecard: 'Strategie für einen Spielblock',
    'scorecard-scores': 'Endstände',
    'scorecard-parts': 'Punkte je Feld',
    'scorecard-steps': 'Schritte des Blocks',
    'scorecard-pairs': 'Lagen der Lektionen',
    'scorecard-cards': 'Karten',
    'scorecard-sheets': 'Spickzettel',
    targets: 'Ziele eines Spielblocks',
    versus: 'Die meisten Siege gegen einen Gegner',
    equilibrium: 'Gleichgewicht eines Spielblocks',
  },
  views: {
    know: {
      tab: 'Das Wichtigste',
      command: 'Das Wichtigste über den Spielblock zeigen',
      synonyms: 'erste Seite Zusammenfassung Beispiel',
    },
    scores: {
      tab: 'Endstände',
      command: 'Endstände zeigen',
      synonyms: 'Verteilung Histogramm Ergebnisse Mittelwert',
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
    win: {
      tab: 'Auf Sieg',
      command: 'Zeigen, wie man auf Sieg spielt',
      synonyms: 'Gegner gegen Gleichgewicht zwei Spieler gewinnen',
    },
  },
  fills: (box: string) => `${box} eintragen`,
  fillsAt: (place) => `Feld ${place} eintragen`,
  fillSynonyms: 'Feld Kategorie eintragen füllen',
  card: {
    form: (example) =>
      `Ein Spielblock ist ein kurzer Text wie ${example}, der leere Spielblock ist t0.`,
    noPart: (part, parts, example) =>
      `${part} gehört zu keinem Spielblock; seine Teile sind ${parts}, wie in ${example}.`,
    parts: {
      x: {
        twice: 'x, die benutzten Felder, steht zweimal da; schreib es einmal.',
        mustBe: (letters, found) =>
          `x, die benutzten Felder, besteht aus Zeichen von ${letters}, jedes höchstens einmal, wie in x126kh, nicht ${found}.`,
        mustBeNumbers: (most, found) =>
          `x, die benutzten Felder, besteht aus Zahlen von 1 bis ${most} mit Bindestrichen dazwischen, jede höchstens einmal, wie in x1-4, nicht ${found}.`,
      },
      t: {
        twice: 't, die obere Summe, steht zweimal da; schreib es einmal.',
        mustBe: (most, found) =>
          `t, die obere Summe, ist eine ganze Zahl von 0 bis ${most}, wie in t18, nicht ${found}.`,
      },
      y: {
        twice: 'y, das Feld für lauter gleiche Würfel, steht zweimal da; schreib es einmal.',
        mustBe: (found) =>
          `y, das Feld für lauter gleiche Würfel, ist 0 oder 50, wie in y50, nicht ${found}.`,
      },
      a: {
        twice:
          'a, das Feld für lauter gleiche Würfel hat gepunktet, steht zweimal da; schreib es einmal.',
        mustBe: (found) =>
          `a, das Feld für lauter gleiche Würfel hat gepunktet, steht allein, nicht mit ${found}.`,
      },
    },
    noTotal: (example) => `t, die obere Summe, fehlt, wie in ${example}.`,
    totalMustBeZero: (total) =>
      `Ohne benutztes Feld im oberen Teil ist die obere Summe 0, nicht ${total}.`,
    totalCannotBe: (boxes, total) =>
      `Die oberen Felder ${boxes} können zusammen nicht ${total} ergeben; gib die Summe ihrer Punkte an.`,
    alikeMustBeUsed: 'a braucht das Feld für lauter gleiche Würfel unter den benutzten Feldern.',
    outOfOrder:
      'Die Felder dieses Blocks werden der Reihe nach benutzt; die benutzten müssen die ersten sein.',
    full: 'Alle Felder dieses Spielblocks sind benutzt; es gibt nichts mehr zu entscheiden.',
  },
  paper: {
    anyForm:
      'Ein Spielblock besteht aus Zahlen mit Punkten dazwischen, mit einem Bindestrich für ein offenes Feld, etwa 3.-.-.12.-.-.22.-.25.-.-.-.50.',
    form: (boxes, example) =>
      `Ein Spielblock besteht aus ${boxes} Zahlen mit Punkten dazwischen, mit einem Bindestrich für ein offenes Feld, etwa ${example}.`,
    mustBe: (box, possible) => `${box}: Möglich sind hier ${possible}.`,
    range: (from, to) => `${from} bis ${to}`,
    bonuses: (best, most) =>
      most === 0
        ? `Auf diesem Block kann es keinen ${best}-Bonus geben.`
        : `Auf diesem Block kann es höchstens ${most} ${best}-${most === 1 ? 'Bonus' : 'Boni'} geben.`,
  },
  position: {
    anyDice: 'Es müssen so viele Würfel sein, wie der Spielblock hat, mit Augen von 1 bis 6.',
    dice: (dice) => `Es müssen ${NUMBERS[dice]} Würfel mit Augen von 1 bis 6 sein.`,
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
      'equal-with-sense': 'Gleiche mit Vernunft',
      greedy: 'Gierig',
      'equal-and-straights': 'Gleiche und Straßen',
      'equal-only': 'Nur gleiche',
    },
  },
}
