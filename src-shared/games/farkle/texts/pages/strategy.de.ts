import type { strategy as english } from './strategy.en.ts'
import { common } from '../../../../texts/common.de.ts'
import { strategyPictures } from './strategy-pictures.de.ts'
import { dativeDice } from '../../../../texts/dice.de.ts'

/** Dative, as after "mit": "1, 2 oder 3 Würfeln". */
function dativeDiceOf(counts: readonly number[]): string {
  const [last, others] = [counts.at(-1) ?? 0, counts.slice(0, -1)]
  return others.length === 0 ? dativeDice(last) : `${others.join(', ')} oder ${dativeDice(last)}`
}

export const strategy: typeof english = {
  ...strategyPictures,
  title: (rules) => `Strategie für ${rules}`,
  whoseDice: 'Wessen Zug',
  diceOf: { you: 'Deiner', opponent: 'Der des Gegners' },
  none: { title: 'Strategie', text: 'Wähle zuerst ein Spiel.' },
  nothingBanked:
    'Das gilt, solange du nichts gesichert hast. Sonst stehen bei jedem Wurf auch gesicherte Punkte auf dem Spiel; Analyse und Üben rechnen sie mit.',
  figures: {
    average: 'Im Schnitt über eine Partie',
    averageNote: 'Mit der Farkle-Strafe, alle Zugarten zusammen',
    single: 'Bester einzelner Zug',
    singleNote: 'Punkte eines Zugs im Schnitt, perfekt gespielt',
    capped: 'Punkte bis zum Ziel',
    cappedNote: 'Im Schnitt pro Zug, wenn Punkte über dem Ziel nichts wert sind',
    farkles: 'Züge mit Farkle',
    farklesNote: 'Einen einzelnen Zug perfekt gespielt',
    points: 'Punkte',
    pointsATurn: 'Punkte pro Zug',
  },
  views: 'Ansichten der Strategie',
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
    caption:
      'Grenzwerte: ab welchen Zugpunkten Würfeln höchstens so viele Punkte bringt, wie oben steht',
    diceToRoll: 'Würfel',
    over: 'Zugpunkte, ab denen Würfeln höchstens noch bringt',
    bank: '0: sichern',
    always: 'immer',
    unsteady: (dice) =>
      `* Unter den Mindestpunkten musst du würfeln. Dort kann Würfeln mit ${dativeDiceOf(dice)} weniger wert sein, als die Tabelle sagt.`,
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
    bank: (points) => `${points} beiseitelegen und sichern`,
    roll: (points, dice) => `${points} beiseitelegen, mit ${dativeDice(dice)} weiterwürfeln`,
    show: (count) => `${count} zeigen`,
    dearest: (count) => `Das sind die teuersten von ${count}.`,
  },

  chart: {
    title: 'Erwartete Punkte des Würfelns',
    turnTotal: 'Zugpunkte',
    xTitle: 'Zugpunkte',
    yTitle: 'Würfeln bringt, Punkte',
    picture: 'Bild',
    shown: 'Gezeigte Zugpunkte',
    to: (points) => `Bis ${points}`,
    rollHere: 'Würfeln',
    bankHere: 'Sichern',
    steps: 'Grenzwerte als Stufen',
    byBreakpoints: (dice) => `${common.dice(dice)} nach den Grenzwerten`,
    adds: (dice) => `Würfeln mit ${dativeDice(dice)} bringt, Punkte`,
    about:
      'Über null (orange) ist Würfeln richtig, unter null (blau) Sichern. Die Linien laufen nur durch Zugpunkte, zu denen man im Spiel kommt; die dünnen Stufen sind, was die Grenzwerttabelle sagt.',
    crossing:
      'Wo ihre Linie null kreuzt, wird Würfeln mit so vielen Würfeln von richtig zu falsch.',
    farkles: {
      title: 'Farkle in einem Wurf',
      label: 'Wie oft ein Wurf ein Farkle ist, nach Zahl der Würfel',
      xTitle: 'Geworfene Würfel',
      yTitle: 'Würfe mit Farkle, %',
    },
  },
}
