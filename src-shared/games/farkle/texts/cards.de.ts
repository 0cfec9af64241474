import type { cards as english } from './cards.en.ts'
import { common } from '../../../texts/common.de.ts'
import { dativeDice } from '../../../texts/dice.de.ts'

const { dice } = common

const after = (count: number): string =>
  count === 0 ? '' : `Nach ${count === 1 ? '1 Farkle' : `${count} Farkles in Folge`}, `

const worth = (value: string | null): string => (value === null ? 'nichts' : `höchstens ${value}`)

export const cards: typeof english = {
  deckTitles: {
    limits: 'Sichern oder würfeln',
    'gain-from': 'Grenzwerte',
    'farkle-odds': 'Farkle-Chancen',
    scoring: 'Wertung',
    exceptions: 'Ausnahmen',
    'turn-types': 'Nach Farkles',
    thresholds: 'Aufs Ganze gehen',
    thumb: 'Faustregel',
  },
  about: {
    limits: 'Wann du sicherst, nach den übrigen Würfeln.',
    'gain-from': 'Was Weiterwürfeln bringt, nach Zugpunkten.',
    'farkle-odds': 'Wie oft ein Farkle fällt.',
    scoring: 'Was gleiche Würfel und Kombinationen zählen.',
    exceptions: 'Würfe, bei denen die Tabelle irrt.',
    'turn-types': 'Wann du nach Farkles sicherst.',
    thresholds: 'Ab wann du nicht mehr vor dem Ziel sicherst.',
    thumb: 'Die Zahlen der Regel, die du gewählt hast.',
  },
  limits: {
    question: (count, farklesBefore) =>
      `${after(farklesBefore)}${dice(count)} übrig: Ab wie vielen Zugpunkten sicherst du?`,
    never: (count) => `Nie: Mit ${dativeDice(count)} immer weiterwürfeln.`,
    bankFrom: (from) => `Ab ${from} sichern.`,
    alwaysBank: 'Ab 0: immer sichern.',
    asSoonAsAllowed: (from) => `Ab ${from}: sichern, sobald du darfst.`,
    cannotFarkle: (count) =>
      `Mit ${dativeDice(count)} kann kein Farkle fallen, also bringt Weiterwürfeln immer Punkte.`,
    beyondGoal: (count, risk) =>
      `Mit ${dativeDice(count)} fällt nur in ${risk} der Fälle ein Farkle; bis zum Ziel bringt Weiterwürfeln immer Punkte.`,
    costsAlways: (count, risk) =>
      `Mit ${dativeDice(count)} fällt in ${risk} der Fälle ein Farkle; bei allen Zugpunkten, die du sichern darfst, kostet Weiterwürfeln Punkte.`,
    why: (count, below, adds, from, loses, risk) =>
      `Bei ${below} bringt Weiterwürfeln mit ${dativeDice(count)} noch ${adds} Punkte, bei ${from} ${loses === null ? 'bringt es nichts' : `kostet es ${loses}`}: In ${risk} der Fälle fällt ein Farkle.`,
    withPenalty: (why, cost) =>
      `${why} Ein Farkle kostet hier außer den Zugpunkten noch ${cost} Punkte.`,
  },
  gainFrom: {
    question: (count, value) =>
      `${dice(count)}: Ab wie vielen Zugpunkten bringt Weiterwürfeln ${worth(value)}?`,
    statement: (count, from, value) =>
      `Ab ${from} bringt Weiterwürfeln mit ${dativeDice(count)} ${worth(value)}.`,
    why: (count, below, addsBelow, from, adds, value) =>
      `Mit perfektem Spiel danach bringt Weiterwürfeln mit ${dativeDice(count)} bei ${below} ${addsBelow} Punkte und bei ${from} ${adds}; ab da sind es nie mehr als ${value}.`,
  },
  gainAt: {
    question: (count, total) =>
      `${dice(count)} übrig bei ${total} Zugpunkten: Was bringt Weiterwürfeln laut Tabelle?`,
    questionOf: (count, from, to) =>
      `${dice(count)} übrig und ${to === null ? `${from} oder mehr` : to === from ? from : `${from} bis ${to}`} Zugpunkte: Was bringt Weiterwürfeln laut Tabelle?`,
    nothing: 'Nichts.',
    atMost: (value) => `Höchstens ${value}.`,
    loses: (least) => `Weiterwürfeln bringt da nichts: Es kostet ${least} Punkte oder mehr.`,
    adds: (low, high) =>
      `Mit perfektem Spiel danach bringt Weiterwürfeln da ${low === high ? low : `zwischen ${low} und ${high}`} Punkte; die Tabelle rundet auf.`,
  },
  farkleOdds: {
    question: (count) => `Wurf mit ${dativeDice(count)}: Wie oft ist er ein Farkle, in Prozent?`,
    never: 'Nie: 0\u00a0%.',
    statement: (chance) => `In ${chance} der Fälle.`,
    why: (count, farkling, all) =>
      `Von den ${all} möglichen Würfen mit ${dativeDice(count)} zählt bei ${farkling} nichts.`,
    whyTries: (tries, faces) =>
      `${faces} seiner 6 Seiten zählen nichts, und ein Farkle ist es nur, wenn das in allen ${tries} Würfen geschieht.`,
  },
  scoring: {
    question: (name) => `${name}: wie viele Punkte?`,
    statement: (points) => `${points} Punkte.`,
    smallerSets: (own) =>
      `In kleineren Gruppen gezählt, bringen sie mehr als die ${own} für alle zusammen.`,
    times: (factor, points, name) =>
      `${factor === 2 ? 'Doppelt' : `${factor}-mal`} so viel wie ${name} (${points}).`,
    hundredTimes: 'Hundertmal die Augenzahl.',
    single: 'Der Würfel zählt für sich allein.',
    ownSet: 'Ein Wert für sich.',
    asPairs: 'Sie zählen als drei Paare.',
    together: 'Diese Würfel eines Wurfs zählen zusammen.',
    allSix: 'Dafür braucht es alle sechs Würfel eines Wurfs.',
  },
  exceptions: {
    setAsideAndBank: (points) => `${points} beiseitelegen und sichern`,
    setAsideAndRoll: (points, count) =>
      `${points} beiseitelegen und mit ${dativeDice(count)} weiterwürfeln`,
    at: (farklesBefore, total, orMore) =>
      `${after(farklesBefore)}${total} Zugpunkte${orMore ? ' oder mehr' : ''}`,
    question: (at, faces) => `${at}, gewürfelt ${faces}: Was tust du?`,
    why: (byTable, cost) => `Nach der Tabelle: ${byTable}. Das kostet hier ${cost} Punkte.`,
  },
  thresholds: {
    question: (count, side) =>
      `${dice(count)} übrig: Ab welchem ${side === 'own' ? 'eigenen Punktestand' : 'Punktestand des Gegners'} gehst du aufs Ganze und sicherst nie vor dem Ziel?`,
    never: (count, side) =>
      `Nie: Mit ${dativeDice(count)} kommt es auf ${side === 'own' ? 'deinen Punktestand' : 'den Punktestand des Gegners'} nicht an.`,
    from: (score) => `Ab ${score}.`,
    whyNever: (count) =>
      `Mit ${dativeDice(count)} gewinnt kein solcher Punktestand mehr Partien als die Tabelle allein.`,
    whyOwn: (count, goal) =>
      `Mit ${dativeDice(count)} sind ${goal} so nah, dass Weiterwürfeln öfter gewinnt als vorher zu sichern.`,
    whyOpponent: (count, goal) =>
      `Der Gegner ist so nah an ${goal}, dass Weiterwürfeln mit ${dativeDice(count)} öfter gewinnt als vorher zu sichern.`,
  },
  lessons: {
    example: {
      before: (total) => (total === '0' ? 'Beim ersten Wurf' : `Mit ${total} im Zug`),
      bank: (points, total) => `Nimm ${points} und sichere ${total}.`,
      roll: (points, count) => `Nimm ${points} und würfle mit ${dativeDice(count)}.`,
    },
    thumb: {
      goal: 'Deine Regel: nahe am Ziel',
      dice: 'Deine Karte: welche Würfel',
      column: 'Deine Karte: wann sichern bei gleichem Stand',
      columns: 'Deine Karte: wann sichern vorn und hinten',
    },
  },
}
