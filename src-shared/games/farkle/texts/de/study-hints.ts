import type { studyHints as english } from '../en/study-hints.ts'
import { dativeDice } from '../../../../texts/de/dice.ts'

const ACTIONS = { bank: 'sichern', roll: 'weiterwürfeln' }

export const studyHints: typeof english = {
  hints: {
    compare:
      'Geh jede Wahl durch: Würdest du danach sichern oder weiterwürfeln? Nimm die Wahl, nach der du besser dastehst.',
    safe: (dice) => `Mit ${dativeDice(dice)} ist kein Farkle möglich.`,
    farkles: (dice, chance) => `Mit ${dativeDice(dice)} kommt ein Farkle in ${chance} der Fälle`,
    farklesToo: (dice, chance) => `mit ${dativeDice(dice)} in ${chance}`,
    kindsSafe: (dice) => `Mit ${dice} ist kein Farkle möglich.`,
    kindsFarkle: (dice, chance) => `Mit ${dice} kommt ein Farkle in ${chance} der Fälle`,
    kindsFarkleToo: (dice, chance) => `mit ${dice} in ${chance}`,
    stake: (points) => `Ein Farkle kostet ${points}.`,
    stakeAndDice: (points) => `Ein Farkle kostet ${points} und was du beiseitelegst.`,
    lastTurn: (tie) => `Dieser Zug ist der letzte: Für ein Unentschieden braucht es ${tie}.`,
    leads: (points) => `Du führst mit ${points}.`,
    trails: (points) => `Du liegst ${points} zurück.`,
    toTheGoal: (own, opponent) => `Dir fehlen ${own} bis zum Ziel, dem Gegner ${opponent}.`,
  },

  ruleOfThumb: {
    inLastTurn: 'im letzten Zug',
    inRound: (round) => `in Runde ${round}`,
    toBeat: (points) => `wenn ${points} zu übertreffen sind`,
    atScores: (own, opponent) => `beim Stand von ${own} zu ${opponent}`,
    beforeFirstBank: 'solange du nichts gesichert hast',
    afterFarkles: (farkles) =>
      farkles === 1 ? 'nach einem Farkle' : `nach ${farkles} Farkles in Folge`,
    withDice: (dice) => `mit noch ${dativeDice(dice)}`,
    withKinds: (dice) => `mit noch ${dice}`,
    and: (dice, memory) => `${dice} und ${memory}`,
    rule: (when, what) => `${when}: ${what}.`,

    alwaysBank: 'immer sichern',
    bankSoon: (from) => `sichern, sobald du darfst, also ab ${from}`,
    rollToTheGoal: (points) => `weiterwürfeln, bis du mit ${points} das Ziel erreichst`,
    bankFrom: (from) => `ab ${from} sichern`,
    alwaysRoll: 'nie sichern',
    below: (action, points) => `unter ${points} ${ACTIONS[action]}`,
    at: (action, points) => `bei ${points} ${ACTIONS[action]}`,
    between: (action, from, to) => `von ${from} bis ${to} ${ACTIONS[action]}`,
    onwards: (action, from) => `ab ${from} ${ACTIONS[action]}`,

    mostPoints: 'Lege von gleich vielen Würfeln die beiseite, die am meisten zählen.',
    mostToBank: 'Lege zum Sichern die Würfel beiseite, die am meisten zählen.',
    takes: (best, dice, otherDice, takes) =>
      `Mit noch ${dativeDice(otherDice)} brauchst du ${takes}, damit es so viel wert ist wie ${best} mit noch ${dativeDice(dice)}.`,
  },
}
