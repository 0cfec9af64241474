import type { analysis as english } from '../en/analysis.ts'
import { common } from '../../../../texts/de/common.ts'
import { dativeDice } from '../../../../texts/de/dice.ts'
import { positionWords } from './position-words.ts'

export const analysis: typeof english = {
  percent: (value) => `${value}\u00a0%`,
  percentagePoints: (value) => `${value} Prozentpunkte`,
  points: (value) => `${value} Punkte`,
  lessThan: (amount) => `weniger als ${amount}`,
  moreThan: (amount) => `mehr als ${amount}`,

  bank: (points) => `${points} sichern`,
  roll: (dice) => `mit ${dativeDice(dice)} weiterwürfeln`,
  takeUp: (points, dice) => `${points} übernehmen und mit ${dativeDice(dice)} würfeln`,
  giveUp: 'die Punkte des Zugs aufgeben',
  setAside: (faces) => `${faces} beiseitelegen`,
  setAsideAnd: (faces, then) => `${faces} beiseitelegen und ${then}`,

  reasons: {
    wins: (points) => `Sichert ${points} und gewinnt das Spiel.`,
    ties: (points, other) => `Sichert ${points}: Unentschieden bei ${other}, ein halber Sieg.`,
    loses: (points, other) => `Sichert ${points}, zu wenig gegen ${other}: Das Spiel ist verloren.`,
    lastWord: (points, otherWins) =>
      `Sichert ${points} und erreicht das Ziel; Gewinnchance des Gegners im letzten Zug: ${otherWins}.`,
    passes: (points, otherWins) =>
      `Sichert ${points}; Gewinnchance des Gegners danach: ${otherWins}.`,
    takenUp: (points, dice, otherWins) =>
      `Sichert ${points}; der Gegner würfelt mit ${dativeDice(dice)} darauf weiter, Gewinnchance: ${otherWins}.`,
    leftAlone: (points, dice, otherWins) =>
      `Sichert ${points}; der Gegner übernimmt nichts (${common.dice(dice)} übrig) und beginnt mit allen, Gewinnchance: ${otherWins}.`,
    givesUp: (wins) => `Der Zug endet ohne seine Punkte; deine Gewinnchance danach: ${wins}.`,
    alwaysLoses: 'Immer ein Farkle, und damit ist das Spiel verloren.',
    alwaysFarkles: (wins) => `Immer ein Farkle; deine Gewinnchance danach: ${wins}.`,
    cannotFarkle: (wins) => `Kein Farkle möglich; deine Gewinnchance danach: ${wins}.`,
    farklesAndLoses: (farkles, otherwise) =>
      `Farkle in ${farkles} der Fälle (damit verloren), sonst Gewinnchance ${otherwise}.`,
    farkles: (farkles, wins, otherwise) =>
      `Farkle in ${farkles} der Fälle (dann Gewinnchance ${wins}), sonst Gewinnchance ${otherwise}.`,
    farklesTakenUp: (farkles, points, wins, otherwise) =>
      `Farkle in ${farkles} der Fälle (dann übernimmt der Gegner die ${points}, Gewinnchance ${wins}), sonst Gewinnchance ${otherwise}.`,
    farklesScoring: (farkles, points, wins, otherwise) =>
      `Farkle in ${farkles} der Fälle (dann zählen die ${points}, Gewinnchance ${wins}), sonst Gewinnchance ${otherwise}.`,
  },

  verdict: {
    wins: 'Dieser Wurf gewinnt das Spiel sofort.',
    lostBy: {
      losingDice: (wins) => `Diese Würfel verlieren sofort. Deine Gewinnchance danach: ${wins}.`,
      overshoot: (wins) =>
        `Alles, was zählt, führt über das Ziel hinaus, also ist der Zug verloren. Deine Gewinnchance danach: ${wins}.`,
    },
    farkleLoses: 'Ein Farkle: Kein Würfel zählt, und das Spiel ist verloren.',
    farkleEnds: (wins) =>
      `Ein Farkle: Kein Würfel zählt, und das Spiel ist aus. Deine Gewinnchance: ${wins}.`,
    farkleTakenUp: (wins) =>
      `Ein Farkle: Kein Würfel zählt, und der Gegner übernimmt die Zugpunkte. Deine Gewinnchance danach: ${wins}.`,
    farkleScores: (wins) =>
      `Ein Farkle, und die Zugpunkte zählen; der Zug ist vorbei. Deine Gewinnchance danach: ${wins}.`,
    farkle: (wins) =>
      `Ein Farkle: Kein Würfel zählt, und der Zug ist vorbei. Deine Gewinnchance danach: ${wins}.`,
    onlyOne: (action) => `Es bleibt nur eines: ${action}.`,
    disagree: (forWinning, forPoints, morePoints, fewerWins) =>
      `Die beiden Spielziele widersprechen sich. Für Siege: ${forWinning}. Für Punkte: ${forPoints}; das bringt ${morePoints} mehr pro Zug, kostet aber ${fewerWins} Gewinnchance.`,
    allWin: (forPoints) => `Für Siege ist alles gleich gut. Für Punkte: ${forPoints}.`,
    agree: (action, loses) =>
      `Für Punkte und für Siege ist dasselbe richtig: ${action}. Die zweitbeste Wahl kostet ${loses} Gewinnchance.`,
  },

  ...positionWords,
}
