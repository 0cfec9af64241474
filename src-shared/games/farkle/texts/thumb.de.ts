import { capital } from '../../../texts/capital.ts'
import type { thumb as english } from './thumb.en.ts'

const dice = (counts: readonly number[]): string => {
  if (counts.length === 1) return counts[0] === 1 ? '1 Würfel' : `${counts[0]} Würfeln`
  return `${counts[0]} bis ${counts.at(-1)} Würfeln`
}

const withDice = (counts: readonly number[] | null): string =>
  counts ? `Mit ${dice(counts).replace(/^1 Würfel$/, 'einem Würfel')}: ` : ''

export const thumb: typeof english = {
  form: 'rule:TEILE, etwa rule:hold=150/150/400/900/1600,divide=6,go=9550,near=100',
  card: (columns) => (columns === 1 ? 'Karte mit einer Spalte' : `Karte mit ${columns} Spalten`),
  meaning:
    'nach einer Karte: hold (eine Grenze je Zahl der Würfel, von einem an, mit Schrägstrichen; Spalten mit Doppelpunkten), columns (wo sie enden, nach s, dem Rückstand in Teilen von dem, was dem Gegner fehlt, oder lead/ und sein Vorsprung), divide (eine Zahl), go und near (je eine Zahl oder eine Liste; eigene:Gegner; near=100@8500 ab 8.500 des Gegners), together (aufs Ziel, sobald beide zusammen so viel haben), lead (Vorsprung, mit dem das Ziel gesichert wird, solange der andere noch einen Zug hat), farkles (kommt nach einem Farkle in Folge zum Wert des Weiterwürfelns, nach zweien)',
  wrongTerm: (term) =>
    `„${term}“ gehört zu keiner Faustregel. Es gibt hold, columns, divide, go, together, near, farkles und lead, etwa hold=150/150/400/900/1600 oder divide=6.`,
  formula: (terms) =>
    `Diese Faustregel rechnet mit einer Formel (${terms}), und solche gibt es nicht mehr. Nimm stattdessen eine Karte mit Grenzen: Strategie > Die Karte, oder card:4 im Terminal.`,
  noHold: 'Eine Faustregel braucht hold=, etwa hold=150/150/400/900/1600.',
  wrongColumns:
    'Eine Karte braucht Grenzen für jede Spalte, mit Doppelpunkten dazwischen, und wo die Spalten enden, etwa hold=100/150:200/300,columns=0.25.',
  forDice: (number, counts) => `${number} mit ${dice(counts)}`,
  columnEnd: {
    need: (cut) =>
      `Punkte des Gegners minus deine sind höchstens ${cut} von dem, was ihm noch fehlt`,
    lead: (cut) => `Punkte des Gegners minus deine sind höchstens ${cut}`,
    rest: 'Sonst',
    always: 'Bei jedem Stand',
  },
  column: (when, numbers) => `${when}: Deine Grenze ist ${numbers}.`,
  value: 'Weiterwürfeln bringt: Grenze minus Zugpunkte.',
  valueDivided: (divisors) =>
    `Weiterwürfeln bringt: Grenze minus Zugpunkte, geteilt durch ${divisors}.`,
  farklesAny: (points) => `Nach Farkles in Folge kommen ${points} dazu.`,
  farklesAfter: (list) => `Dazu kommen ${list}.`,
  farklesOne: (points, count) =>
    count === 1 ? `${points} nach einem Farkle` : `${points} nach ${count} Farkles in Folge`,
  play: 'Würfle weiter, solange das über 0 liegt. Welche Würfel? Rechne für jede Wahl Zugpunkte plus Wert des Weiterwürfelns; beim Sichern nur die Zugpunkte. Nimm die höchste Summe, bei Gleichstand die wenigsten Würfel.',
  go: (from) => `Sobald einer von beiden ${from} gesichert hat, sichere nichts unter dem Ziel.`,
  goSides: (own, opponent) =>
    `Sichere nichts unter dem Ziel, sobald du ${own} gesichert hast oder dein Gegner ${opponent}.`,
  never: 'nie so viel',
  near: (points) =>
    `Mit zwei oder mehr Würfeln würfle auch weiter, wenn dir nach dem Sichern höchstens ${points} Punkte zum Ziel fehlen.`,
  together: (points) =>
    `Sobald beide zusammen ${points} gesichert haben, sichere nichts unter dem Ziel.`,
  nearFrom: (from, points) =>
    `Sobald dein Gegner ${from} gesichert hat, würfle mit zwei oder mehr Würfeln auch weiter, wenn dir nach dem Sichern höchstens ${points} Punkte zum Ziel fehlen.`,
  lead: (points) =>
    `Zählen alle Würfel, nimm sie und würfle mit allen weiter. Solange der andere noch einen Zug hat, sichere das Ziel nur, wenn du dann um ${points} oder mehr führst; sonst sichere, was es erreicht.`,
  always:
    'Zählen alle Würfel, nimm sie und würfle mit allen weiter. Sichere, was das Ziel erreicht.',
  bankCard: {
    when: {
      any: 'bei jedem Stand',
      aheadOrLevel: 'vorn oder gleichauf',
      aheadFrom: (from) => `${from} oder mehr vorn`,
      aheadOrBehind: (to) => `vorn oder bis ${to} hinten`,
      aheadBetween: (from, below) => `${from} bis unter ${below} vorn`,
      levelOrBelow: (below) => `gleichauf oder unter ${below} vorn`,
      around: (below, to) => `unter ${below} vorn bis ${to} hinten`,
      belowOrBehind: (below) => `unter ${below} vorn oder hinten`,
      behind: 'hinten',
      behindTo: (to) => `bis ${to} hinten`,
      behindBetween: (over, to) => `über ${over} bis ${to} hinten`,
      behindOver: (over) => `über ${over} hinten`,
    },
    column: (when, numbers) => `${capital(when)} sicherst du ab ${numbers}.`,
    worths: (when, numbers) => `${capital(when)} sind die übrigen Würfel so viel wert: ${numbers}.`,
    about: {
      need: 'Vorn und hinten in Prozent von dem, was dem Gegner noch fehlt.',
      lead: 'Vorn und hinten in Punkten.',
    },
    dice: (part) =>
      `Welche Würfel? Zugpunkte plus Wert der übrigen (wo du sichern würdest, plus ${part} der Zugpunkte): das meiste, bei Gleichstand wenige Würfel.`,
    diceByBank:
      'Welche Würfel? Nimm die höchste Grenze der übrigen Würfel; wo du sichern würdest, zählen die Zugpunkte. Bei Gleichstand die wenigsten Würfel.',
    parts: {
      1: 'das Ganze',
      2: 'die Hälfte',
      3: 'ein Drittel',
      4: 'ein Viertel',
      5: 'ein Fünftel',
      6: 'ein Sechstel',
      7: 'ein Siebtel',
      8: 'ein Achtel',
      9: 'ein Neuntel',
      10: 'ein Zehntel',
    },
    part: (divisor) => `1/${divisor}`,
    farkles: (list, part) => `Jede Grenze ${list}, der Wert der Würfel um ${part} davon.`,
    farklesOne: (points, less, count, orMore) =>
      `${less ? 'sinkt' : 'steigt'} nach ${count === 1 ? 'einem Farkle' : `${count} ${orMore ? 'oder mehr ' : ''}in Folge`} um ${points}`,
    short: {
      go: (from) => `Hat einer ${from}, sichere nichts unter dem Ziel.`,
      near: (points) => `Ab 2 Würfeln sichere nicht, wenn dir dann höchstens ${points} fehlen.`,
      lead: (points) =>
        `Zählen alle Würfel, würfle mit allen. Hat der Gegner einen Zug, sichere das Ziel nur mit Vorsprung: ${points}.`,
      always: 'Zählen alle Würfel, würfle mit allen. Sichere, was das Ziel erreicht.',
    },
  },
  chosen: {
    drill: 'Üben',
    only: 'Nur wo deine Faustregel entscheidet',
    against: 'Auch an deiner Faustregel gemessen',
    more: 'nach einer Faustregel',
    gone: 'ohne die Faustregel, deren Formel es nicht mehr gibt',
    same: (does) => `Deine Faustregel macht dasselbe: ${does}`,
    other: (does) => `Deine Faustregel macht es anders: ${does}`,
    because: (option, why) => `${option}, denn ${why}.`,
    bank: (when, from, count) =>
      `${when} sicherst du mit ${count === 1 ? 'einem Würfel' : dice([count])} ab ${from}`,
    bankMost: (why, sum) => `${why}; mit dem Wert der übrigen Würfel sind es ${sum}, am meisten`,
    whys: {
      goal: 'das erreicht das Ziel',
      lead: 'das führt um zu wenig, solange der andere noch einen Zug hat',
      'all-dice': 'mit allen Würfeln wird neu gewürfelt',
      minimum: 'so wenig darf nicht gesichert werden',
      'not-yet': 'das darf nach diesen Regeln noch nicht gesichert werden',
      'go-for-it': 'vor dem Ziel wird nichts mehr gesichert',
      'nearly-there': 'das Ziel ist fast erreicht',
      'last-turn': 'im letzten Zug zählt nur der Sieg',
    },
  },
  cards: {
    bank: (when, count) =>
      `${capital(when)}, noch ${count === 1 ? '1 Würfel' : `${count} Würfel`}: Ab wie vielen Zugpunkten sicherst du?`,
    bankWhy: (when, bank, count) =>
      `${capital(when)} würfelst du ${count === 1 ? '1 Würfel' : `${count} Würfel`} mit weniger als ${bank} weiter und sicherst ab da.`,
    worth: (when, count) =>
      `Du wählst Würfel und liegst ${when}. Wie viele Punkte ist es wert, wenn ${count === 1 ? '1 Würfel' : `${count} Würfel`} übrig bleiben?`,
    worthWhy: (part, bank) => `So viel wie ${part} ihrer Grenze ${bank}.`,
    farkles: (count, less) =>
      `Du hast ${count === 1 ? 'einen Farkle' : `${count} Farkles in Folge`}: Um wie viele Punkte liegt jede Grenze ${less ? 'tiefer' : 'höher'}?`,
    points: (points) => `${points} Punkte.`,
    farklesWhy: (less) =>
      less ? 'Der nächste Farkle kostet mehr.' : 'Der nächste Farkle kostet weniger.',
    go: (side, counts) =>
      `${withDice(counts)}Ab wie vielen gesicherten Punkten ${side === 'either' ? 'eines der beiden' : side === 'own' ? 'von dir' : 'des Gegners'} sicherst du nichts mehr unter dem Ziel?`,
    together:
      'Ab wie vielen gesicherten Punkten beider zusammen sicherst du nichts mehr unter dem Ziel?',
    nearFrom:
      'Wie viel muss der Gegner gesichert haben, damit du weiterwürfelst, wenn das Ziel fast erreicht ist?',
    from: (score) => `Ab ${score}.`,
    never: 'Nie.',
    near: (counts) =>
      `${withDice(counts) || 'Noch zwei oder mehr Würfel: '}Wie viele Punkte dürfen dir nach dem Sichern höchstens zum Ziel fehlen, damit du stattdessen weiterwürfelst?`,
    lead: (counts) =>
      `${withDice(counts)}Der andere hat noch einen Zug. Mit wie großem Vorsprung sicherst du das Ziel?`,
    standing: (own, opponent) => `Du hast ${own} gesichert, der Gegner ${opponent}.`,
    left: (total, count) =>
      `${total} Zugpunkte, noch ${count === 1 ? '1 Würfel' : `${count} Würfel`}.`,
    rolled: (total, roll) => `${total} Zugpunkte, und du würfelst ${roll}.`,
    what: 'Was macht deine Regel?',
  },
}
