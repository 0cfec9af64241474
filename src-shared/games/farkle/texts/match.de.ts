import type { match as english } from './match.en.ts'
import { dice } from '../../../texts/dice.de.ts'

const THRESHOLD_FORM =
  'go-for-it:EIGENE/GEGNER, jeweils eine Liste von Punkteständen, für einen übrigen Würfel, für zwei und so weiter, mit - für nie; etwa go-for-it:9600,9550,9350,8950,-,-/9500,9550,9350,8600,7900,-'

const WHOSE = { own: 'den eigenen Punktestand', opponent: 'den Punktestand des Gegners' }

export const match: typeof english = {
  names: {
    optimal: 'Optimal',
    points: 'Meiste Punkte',
    pointsBank: 'Meiste Punkte, sichert zum Sieg',
    table: 'Grenzwerttabelle',
    bestThresholds: 'Tabelle mit besten Schwellen',
    givenThresholds: 'Tabelle mit eigenen Schwellen',
    hold: (at) => `Sichert ab ${at}`,
  },

  forms: {
    thresholdForm: THRESHOLD_FORM,
    optimal: 'gewinnt am häufigsten',
    points: 'meiste Punkte pro Zug, ohne an das Ziel zu denken',
    pointsBank: 'meiste Punkte pro Zug, sichert aber, was zum Sieg reicht',
    table: 'nach der Grenzwerttabelle; sichert, was zum Sieg reicht',
    bestThresholds: 'nach der Tabelle mit den besten Schwellen, die gesucht werden',
    givenThresholds: 'nach der Tabelle mit diesen Schwellen',
    hold: 'nimmt alle Punkte und sichert ab 350 und was zum Sieg reicht',
    card: (most) =>
      `nach der besten bekannten Karte mit höchstens so vielen Spalten für den Punktestand, 1 bis ${most}; card:4:lead hat Spalten nur nach dem Vorsprung`,
  },
  thresholdCount: (side, all, count) =>
    `Für ${WHOSE[side]} braucht es ${dice.number(all)} Schwellen, für einen bis ${dice.number(all)} übrige Würfel; hier sind es ${count}.`,
  wrongThreshold: (side, part) =>
    `Die Schwelle „${part}“ für ${WHOSE[side]} muss eine ganze Zahl von Punkten sein oder - für nie.`,
  thresholdForm: `Schwellen schreibt man ${THRESHOLD_FORM}.`,
  wrongHold: (text) =>
    `„${text}“ muss die Zugpunkte nennen, ab denen gesichert wird, als ganze Zahl von 1 an, etwa hold-350.`,
  wrongCard: (text, most) =>
    `„${text}“ muss 1 bis ${most} Spalten nennen, etwa card:4 oder card:4:lead.`,
  noPolicy: (text) =>
    `„${text}“ ist keine Strategie. Es gibt optimal, points, points-bank, table, go-for-it, hold-350 mit beliebiger Zahl, card:4 und rule:.`,
}
