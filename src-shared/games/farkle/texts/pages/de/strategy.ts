import type { strategy as english } from '../en/strategy.ts'
import { common } from '../../../../../texts/de/common.ts'
import { strategyPictures } from './strategy-pictures.ts'
import { dativeDice } from '../../../../../texts/de/dice.ts'

/** "1, 2 oder 3 Würfeln", as after "mit". */
function dativeDiceOf(counts: readonly number[]): string {
  const [last, others] = [counts.at(-1) ?? 0, counts.slice(0, -1)]
  return others.length === 0 ? dativeDice(last) : `${others.join(', ')} oder ${dativeDice(last)}`
}

export const strategy: typeof english = {
  ...strategyPictures,
  title: (rules) => `Strategie für ${rules}`,
  whoseDice: 'Wessen Würfel',
  diceOf: { you: 'Deine Würfel', opponent: 'Würfel des Gegners' },
  none: {
    title: 'Strategie',
    text: 'Wähle zuerst ein Spiel; seine Strategie wird dann auf diesem Computer berechnet, das dauert nur einen Moment.',
  },
  nothingBanked:
    'All das gilt, solange nichts gesichert ist. Ein Wurf setzt auch die gesicherten Punkte aufs Spiel: Das rechnen Analyse und Drill mit.',
  figures: {
    average: 'Im Mittel über ein Spiel',
    averageNote: 'Mit der Farkle-Strafe, alle Zugarten zusammen',
    single: 'Bester einzelner Zug',
    singleNote: 'Erwartete Punkte eines Zugs beim besten Spiel',
    farkles: 'Züge mit Farkle',
    farklesNote: 'Beim besten Spiel eines einzelnen Zugs',
    oneRoll: 'Farkle in einem Wurf mit allen Würfeln',
    points: 'Punkte',
    pointsATurn: 'Punkte pro Zug',
  },
  views: 'Ansichten der Strategie',
  tabs: {
    know: 'Das Wichtigste',
    breakpoints: 'Die Tabelle',
    few: 'Wenige Zahlen',
    turns: 'Nach einem Farkle',
    results: 'Ein Zug',
    race: 'Ein ganzes Spiel',
    safety: 'Sicherer spielen',
    compare: 'Andere Regeln',
    table: 'Wert des Würfelns',
    chart: 'Diagramm',
  },
  turns: {
    which: 'Welcher Zug',
    single: 'Ein Zug für sich',
    opening: 'Solange nichts gesichert ist',
    after: (farkles) =>
      farkles === 0
        ? 'Ohne Farkle davor'
        : farkles === 1
          ? 'Nach 1 Farkle'
          : `Nach ${farkles} Farkles`,
  },

  breakpoints: {
    table: 'Grenzwerttabelle',
    caption: 'Grenzwerte: ab wie vielen Zugpunkten Würfeln höchstens so viele Punkte wert ist',
    diceToRoll: 'Würfel',
    over: 'Würfeln ist höchstens … Punkte wert ab Zugpunkten von',
    bank: '0: sichern',
    always: 'immer',
    perfect: (points) =>
      `Wer dieser Tabelle folgt, spielt perfekt: ${points} Punkte pro Zug, und sie irrt bei keinem Wurf.`,
    worth: (made, best, count, written, lost) =>
      `Wer dieser Tabelle folgt, macht ${made} von bestenfalls ${best} Punkten pro Zug; sie irrt in ${count === 1 ? 'einem Fall, der' : `${written} Fällen, die zusammen`} ${lost} Punkte pro Zug ${count === 1 ? 'kostet' : 'kosten'}.`,
    leastCost: 'weniger als 0,1',
    unsteady: (dice) =>
      `* Unter den Mindestpunkten zum Sichern muss man würfeln, und dort fällt der Wert des Würfelns mit ${dativeDiceOf(dice)} nicht stetig: Ein Grenzwert gilt für alle höheren Zugpunkte, niedrigere können aber weniger wert sein, als die Tabelle sagt.`,
    use: {
      title: 'So benutzt du sie',
      find: 'Suche für jede Art, Würfel beiseitezulegen, die Zeile der übrigen Würfel und darin von links die erste Zahl, die deine Zugpunkte erreicht haben. Ihre Spalte sagt, was Würfeln wert ist.',
      add: 'Zähle das zu den Zugpunkten dazu und nimm die Art mit der größten Summe.',
      equal:
        'Sind zwei gleich, nimm eine, bei der du sichern würdest, sonst die, bei der mehr Würfel übrig bleiben.',
      bank: (minimum) =>
        minimum === null
          ? 'Sichere, wo Würfeln 0 wert ist; sonst würfle.'
          : `Sichere, wo Würfeln 0 wert ist und du mindestens ${minimum} hast; sonst würfle.`,
      allAlways:
        'Alle Würfel würfelst du immer, und heiße Würfel sind besser als jede andere Wahl.',
      allBelow: (points) =>
        `Alle Würfel würfelst du unter ${points}, und heiße Würfel sind besser als jede andere Wahl.`,
    },
  },
  exceptions: {
    title: 'Wo die Tabelle irrt',
    table: 'Ausnahmen der Tabelle',
    columns: {
      total: 'Zugpunkte',
      roll: 'Wurf, zum Beispiel',
      says: 'Die Tabelle sagt',
      best: 'Beste Wahl',
      cost: 'Kosten, Punkte',
      often: 'Kommt vor, % der Züge',
    },
    andAbove: (points) => `${points} und mehr`,
    bank: (points) => `${points} nehmen und sichern`,
    roll: (points, dice) => `${points} nehmen, ${common.dice(dice)} werfen`,
    show: (count) => `${count} zeigen`,
    dearest: (count) => `Das sind die teuersten von ${count}.`,
  },

  table: {
    label: 'Wert des Würfelns',
    caption: 'Erwartete Punkte des Würfelns, nach Zugpunkten und Würfeln',
    legend: (minimum) =>
      `Punkte, die Würfeln im Mittel bringt. {roll} würfeln {bank} sichern {none} kommt nie vor${minimum === null ? '' : ` · unter ${minimum} musst du würfeln`}`,
    letters: { roll: 'W', bank: 'S' },
    words: { roll: 'würfeln', bank: 'sichern', none: 'kommt nie vor' },
    turnTotal: 'Zugpunkte',
    find: 'Suchen',
    notATotal: 'Gib Zugpunkte ein, etwa 350.',
    more: (more, all) => `${more} weitere von ${all} Zeilen zeigen`,
  },
  chart: {
    title: 'Erwartete Punkte des Würfelns',
    xTitle: 'Zugpunkte',
    yTitle: 'Würfeln bringt, Punkte',
    picture: 'Bild',
    shown: 'Gezeigte Zugpunkte',
    to: (points) => `Bis ${points}`,
    /** In the field where rolling is right, and in that where banking is. */
    rollHere: 'Würfeln',
    bankHere: 'Sichern',
    steps: 'Grenzwerte als Stufen',
    byBreakpoints: (dice) => `${common.dice(dice)} nach den Grenzwerten`,
    adds: (dice) => `Würfeln mit ${dativeDice(dice)} bringt, Punkte`,
    about:
      'Über null (orange) ist Würfeln richtig, unter null (blau) Sichern. Die Linien laufen nur durch Zugpunkte, zu denen man im Spiel kommt; die dünnen Stufen sind, was die Grenzwerttabelle sagt.',
    asTable: 'Dieselben Zahlen als Tabelle',
    crossing:
      'Wo ihre Linie null kreuzt, wird Würfeln mit so vielen Würfeln von richtig zu falsch.',
    bankAll: 'Sichere, sobald du darfst, außer du könntest mit allen Würfeln weiterwürfeln.',
    roll: (limits, never, minimum) => {
      const [first, ...others] = limits.map(({ dice, upTo }, place) =>
        place === 0 ? `mit ${dativeDice(dice)} bis ${upTo}` : `mit ${dice} bis ${upTo}`,
      )
      const when = minimum === null ? ' immer' : `, sobald du darfst, ab ${minimum}`
      const atOnce = never.length === 0 ? '' : `, und mit ${dativeDiceOf(never)}${when}`
      return `Würfle ${[first, ...others].join(', ')}; sichere darüber${atOnce}.`
    },
    farkles: {
      title: 'Farkle in einem Wurf',
      label: 'Wie oft ein Wurf ein Farkle ist, nach Zahl der Würfel',
      xTitle: 'Geworfene Würfel',
      yTitle: 'Würfe mit Farkle, %',
    },
  },
  turnTypes: {
    play: (dice, limits) => {
      const [first = '', ...later] = limits
      const after = later.map((limit, i) =>
        i === 0 ? `; nach einem Farkle ab ${limit}` : `; nach ${i + 1} Farkles ab ${limit}`,
      )
      return `Mit noch ${dativeDice(dice)} sichern ab ${first}${after.join('')}.`
    },
    limits: 'Ab welchen Zugpunkten sichern, nach übrigen Würfeln',
    never: 'nie',
    behind: 'Die Zahlen dahinter',
    table: 'Zugarten',
    about: (farkles, points) =>
      `${farkles} Farkles in Folge kosten ${points} Punkte, darum wird das beste Spiel mit jedem Farkle vorsichtiger. Alle Züge zusammen bringen im Mittel {average} Punkte.`,
    columns: {
      turn: 'Zug',
      share: 'Anteil der Züge, %',
      asIf: 'Spiele, als koste ein Farkle',
      points: 'Punkte des Zugs',
      corrected: 'Diese Kosten eingerechnet',
      farkles: 'Farkles, %',
    },
    note: 'Die Kosten der ersten Züge sind, was ein Farkle den Zügen danach nimmt; nur beim letzten wird wirklich bezahlt. Sie sind exakt, durch Strategie-Iteration gefunden. Wähle unter „Die Tabelle“ einen Zug und sieh sie dir ganz an, oder unter „Sicherer spielen“, wo er zwischen Punkten und Risiko liegt.',
  },
}
