import type { studyWhy as english } from '../en/study-why.ts'
import { common } from '../../../../texts/de/common.ts'
import { dativeDice } from '../../../../texts/de/dice.ts'

export const studyWhy: typeof english = {
  why: {
    leadsTo: (points, dice, clause) =>
      `Führt zu ${points} ${dice === 0 ? 'ohne weiteren Wurf' : `mit noch ${dativeDice(dice)}`}: ${clause}`,
    /** What a farkle costs besides the points of the turn: on average, over all farkles. */
    besides: {
      penalty: {
        both: (points, cost) => `${points} und ${cost} Strafe`,
        alone: (cost) => `${cost} Strafe`,
      },
      banked: {
        both: (points, cost) => `${points} und ${cost} vom Gesicherten`,
        alone: (cost) => `${cost} vom Gesicherten`,
      },
    },
    points: {
      roll: {
        more: (dice, by, risk, throws) =>
          `mit ${dativeDice(dice)} zu würfeln bringt im Mittel ${by}, während in ${throws} von 100 Würfen ${risk} verloren gehen.`,
        less: (dice, by, risk, throws) =>
          `mit ${dativeDice(dice)} zu würfeln kostet im Mittel ${by}, denn in ${throws} von 100 Würfen gehen ${risk} verloren.`,
        same: (dice, _, risk, throws) =>
          `mit ${dativeDice(dice)} zu würfeln bringt so viel, wie es kostet: in ${throws} von 100 Würfen gehen ${risk} verloren.`,
        safe: (dice, by) =>
          `mit ${dativeDice(dice)} ist kein Farkle möglich, und Würfeln bringt im Mittel ${by}.`,
        nothingAtRisk: (dice, by, throws) =>
          `mit ${dativeDice(dice)} zu würfeln bringt im Mittel ${by}, und der Farkle in ${throws} von 100 Würfen nimmt dir noch nichts.`,
        givesUp: (points) =>
          `kein Wurf ist übrig, und ${points} dürfen nicht gesichert werden: Sie sind verloren.`,
        always: (dice, risk) =>
          `mit ${dativeDice(dice)} kommt immer ein Farkle, und ${risk} gehen verloren.`,
      },
      bank: {
        more: (points, dice, by, throws) =>
          `gesichert sind es ${points}; mit ${dativeDice(dice)} weiterzuwürfeln brächte im Mittel ${by} mehr, obwohl in ${throws} von 100 Würfen ein Farkle kommt.`,
        less: (points, dice, by, throws) =>
          `gesichert sind es ${points}; mit ${dativeDice(dice)} weiterzuwürfeln würde im Mittel ${by} kosten, denn in ${throws} von 100 Würfen kommt ein Farkle.`,
        same: (points, dice, _, throws) =>
          `gesichert sind es ${points}, im Mittel so viel, wie mit ${dativeDice(dice)} weiterzuwürfeln, wo in ${throws} von 100 Würfen ein Farkle kommt.`,
        safe: (points, dice, by) =>
          `gesichert sind es ${points}; mit ${dativeDice(dice)} ist kein Farkle möglich, und Weiterwürfeln brächte im Mittel ${by} mehr.`,
        only: (points) => `gesichert sind es ${points}.`,
      },
    },
    wins: {
      ahead: (points) => `${points} vorn`,
      behind: (points) => `${points} zurück`,
      level: 'gleichauf',
      than: {
        banking: (points) => `mit dem Sichern von ${points}`,
        rolling: (dice) => `beim Würfeln mit ${dativeDice(dice)}`,
        more: (by, what) => ` und damit ${by} mehr als ${what}`,
        less: (by, what) => ` und damit ${by} weniger als ${what}`,
        same: (_, what) => ` und damit so gut wie gleich viele wie ${what}`,
      },
      roll: {
        risks: (now, dice, throws, ends, games) =>
          `du liegst ${now}: Mit ${dativeDice(dice)} kommt in ${throws} von 100 Würfen ein Farkle, ${ends}; das macht zusammen ${games}.`,
        then: (games, otherwise) =>
          `danach gewinnst du ${games} Spiele auf 100, sonst ${otherwise}`,
        loses: (otherwise) =>
          `und das Spiel ist verloren, sonst gewinnst du ${otherwise} Spiele auf 100`,
        safe: (now, dice, games, rest) =>
          `du liegst ${now}: Mit ${dativeDice(dice)} ist kein Farkle möglich, und du gewinnst ${games} Spiele auf 100${rest}.`,
        always: (now, dice, games) =>
          `du liegst ${now}: Mit ${dativeDice(dice)} kommt immer ein Farkle, und danach gewinnst du ${games} Spiele auf 100.`,
        givesUp: (games) =>
          `kein Wurf ist übrig, und die Punkte des Zugs werden aufgegeben; danach gewinnst du ${games} Spiele auf 100.`,
        alwaysLoses: (now, dice) =>
          `du liegst ${now}: Mit ${dativeDice(dice)} kommt immer ein Farkle, und das Spiel ist verloren.`,
      },
      bank: {
        wins: (points) => `${points} zu sichern gewinnt das Spiel.`,
        ties: (points, rest) =>
          `${points} zu sichern gibt ein Unentschieden, einen halben Sieg: 50,0 Spiele auf 100${rest}.`,
        loses: (points, rest) =>
          `${points} zu sichern reicht nicht und verliert: 0,0 Spiele auf 100${rest}.`,
        lastWord: (points, now, games, rest) =>
          `mit ${points} ist das Ziel erreicht, ${now}: Dem Gegner bleibt ein Zug, und du gewinnst ${games} Spiele auf 100${rest}.`,
        takenUp: (points, dice, now, games, rest) =>
          `mit dem Sichern von ${points} liegst du ${now}; der Gegner würfelt mit ${dativeDice(dice)} darauf weiter, und du gewinnst ${games} Spiele auf 100${rest}.`,
        leftAlone: (points, dice, now, games, rest) =>
          `mit dem Sichern von ${points} liegst du ${now}; der Gegner übernimmt nichts (${common.dice(dice)} übrig) und beginnt mit allen, und du gewinnst ${games} Spiele auf 100${rest}.`,
        passes: (points, now, games, rest) =>
          `mit dem Sichern von ${points} liegst du ${now} und gewinnst ${games} Spiele auf 100${rest}.`,
      },
    },
  },
}
