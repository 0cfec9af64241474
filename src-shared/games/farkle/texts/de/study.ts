import type { study as english } from '../en/study.ts'
import { studyHints } from './study-hints.ts'
import { studyTable } from './study-table.ts'
import { studyWhy } from './study-why.ts'

export const study: typeof english = {
  grades: {
    best: 'Beste Wahl',
    fine: 'Gut',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'Patzer',
  },
  verdict: {
    notGraded: 'Hier war nichts zu verlieren; das wird nicht gewertet.',
    best: 'Beste Wahl.',
    worse: (grade, loss, best) => `${grade}, ${loss} verloren. Am besten: ${best}.`,
  },

  mastery: { dice: 'Würfel', turnTotal: 'Zugpunkte' },
  leaks: {
    situations: {
      any: 'Jeder Punktestand',
      level: 'Etwa gleichauf',
      ahead: 'In Führung',
      behind: 'Im Rückstand',
      endgame: 'Selbst nah am Ziel',
      'opponent-close': 'Gegner nah am Ziel',
    },
    kinds: {
      'roll-or-bank': 'Sichern oder würfeln',
      'set-aside': 'Welche Würfel beiseitelegen',
      both: 'Würfel und Sichern zugleich',
    },
    errorKinds: {
      'banked-early': 'Zu früh gesichert',
      'rolled-on': 'Zu lange weitergewürfelt',
      'wrong-dice': 'Falsche Würfel beiseitegelegt',
    },
    turnTotal: (points) => `${points} Zugpunkte`,
    turnTotalFrom: (from) => `Ab ${from} Zugpunkten`,
    turnTotals: (from, to) => `${from} bis ${to} Zugpunkte`,
  },

  illegal: {
    noDice: 'Es liegen keine Würfel auf dem Tisch: Sichere oder würfle.',
    setAsideOne: 'Lege mindestens einen Würfel beiseite, der zählt.',
    noneRolled: (face) => `Es wurde keine ${face} gewürfelt.`,
    onlyRolled: (set, count) => `Es ${count === 1 ? 'wurde' : 'wurden'} nur ${set} gewürfelt.`,
    scoresNothing: (face) => `Die ${face} zählt allein nichts.`,
    one: (face) => `die ${face}`,
    scoreNothing: (dice) => `${dice} zählen nichts.`,
    tooMany: (all, some, count, points) =>
      `${all} zählen nicht zusammen; ${some} ${count === 1 ? 'zählt' : 'zählen'} ${points}.`,
    allMust: (faces) =>
      `Alle Würfel, die zählen, müssen beiseitegelegt werden, so viele wie können: etwa ${faces}.`,
    nothingToBank: 'Es gibt noch nichts zu sichern: Würfle.',
    hotDice: 'Mit heißen Würfeln musst du weiterwürfeln, bevor du sichern darfst.',
    firstBank: (minimum, makes) =>
      `Solange du nichts gesichert hast, musst du mindestens ${minimum} sichern; das hier sind ${makes}.`,
    bank: (minimum, makes) =>
      `Es müssen mindestens ${minimum} gesichert werden; das hier sind ${makes}.`,
    notThese: 'Diese Würfel zählen nicht zusammen oder wurden nicht gewürfelt.',
    toConfirm: (points) =>
      points === '1'
        ? 'Was beiseiteliegt, muss erst ein weiterer Wurf bestätigen, bevor du sichern darfst.'
        : `Bevor du sichern darfst, müssen noch ${points} bestätigen, was beiseiteliegt.`,
    endsInFifty: (makes) =>
      `Ein Betrag, der auf 50 endet, darf nicht gesichert werden; das hier sind ${makes}.`,
    mustBeat: (toBeat, makes) =>
      `Gesichert werden muss mehr als der letzte Zug, der ${toBeat} gebracht hat; das hier sind ${makes}.`,
    beyondGoal: (goal, makes) =>
      `Das Ziel von ${goal} muss genau getroffen werden; damit wären es ${makes}.`,
    noRollLeft: 'Kein Wurf ist übrig: Sichere.',
    onlyDice: 'Hier wird nur nach den Würfeln gefragt, die beiseitekommen.',
    bankOrRoll: 'Sag auch, ob du danach sicherst oder würfelst.',
  },

  example: { turn: 'Zug', total: 'Summe', players: ['Anna', 'Ben'] },
  notation: {
    form: 'Ein Zug besteht aus Würfen wie „113466:116 245“, dann „bank 350 1200“, „farkle 850“ oder „wins“; ohne Würfe nur aus seinem Ende, etwa „bank 350“.',
    komi: (grid, goal) =>
      `Die Vorgabe (Komi) muss ein Vielfaches von ${grid} Punkten und kleiner als das Ziel von ${goal} sein.`,
    goesOn: 'Die Züge enden nicht dort, wo das Spiel endet.',
    diceCount: (must, is) => `Zahl der Würfel, die hier fallen: ${must}, nicht ${is}.`,
    keep: (dice) => `Von ${dice} muss etwas beiseitekommen, oder der Zug endet hier.`,
    keepsNothing: (end) => `Vom Wurf vor „${end}“ kommt nichts beiseite.`,
    notSetAside: (kept, dice) => `${kept} kann nicht von ${dice} beiseitekommen.`,
    otherDice: (kinds) =>
      kinds === ''
        ? 'Arten von Würfeln stehen nur da, wo die Würfel nicht gleich sind.'
        : `Hier fallen Würfel der Arten ${kinds}, jede hinter einem k genannt, wie „55k12“.`,
    noRollLeft: 'Hier ist kein Wurf übrig: Der Zug endet mit „bank“ oder „farkle“.',
    noFarkle: (dice) => `${dice} ist kein Farkle: Etwas davon zählt.`,
    winsNot: (dice) => `${dice} gewinnt das Spiel nicht.`,
    winsAtOnce: (dice) => `${dice} gewinnt das Spiel sofort: „wins“.`,
    bankAtLeast: (least, is) => `Hier müssen mindestens ${least} gesichert werden, nicht ${is}.`,
    multiple: (grid, is) =>
      `Gesichert wird nach diesen Regeln ein Vielfaches von ${grid}, nicht ${is}.`,
    farkleCosts:
      'Was ein Farkle nach diesen Regeln kostet, hängt von den Würfeln ab: Schreibe die Würfe dieses Zugs.',
    penalty: (must, is) => `Dieser Farkle ändert den Punktestand um ${must}, nicht um ${is}.`,
    score: (must, is) => `Der Punktestand nach diesem Zug ist ${must}, nicht ${is}.`,
    ends: (must, is) => `Nach diesen Würfeln endet der Zug mit „${must}“, nicht mit „${is}“.`,
  },

  ...studyHints,
  ...studyTable,
  ...studyWhy,
}
