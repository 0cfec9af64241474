import type { studyTable as english } from '../en/study-table.ts'
import { dativeDice } from '../../../../texts/de/dice.ts'

type Seat = 'you' | 'bot'

/** Examples: "Du würfelst", "Bot würfelt". */
const does = (who: Seat, stem: string): string => (who === 'you' ? `Du ${stem}st` : `Bot ${stem}t`)
const andDoes = (who: Seat, stem: string): string => `und ${stem}${who === 'you' ? 'st' : 't'}`
const farkles = (who: Seat, dice: number): string =>
  `${who === 'you' ? 'Du würfelst' : 'Der Bot würfelt'} mit ${dativeDice(dice)} einen Farkle`

export const studyTable: typeof english = {
  seats: { you: 'Du', bot: 'Bot' },
  events: {
    turn: 'Dein Zug.',
    turnAt: (own, opponent) => `Dein Zug, Stand ${own} zu ${opponent}.`,
    inRound: (round) => `Runde ${round}.`,
    takesUp: (points) => `Die ${points} des letzten Zugs sind übernommen.`,
    rolled: (dice) => `Du hast ${dice} gewürfelt.`,
    setAside: (dice, points, turnTotal) =>
      `Du hast ${dice} für ${points} beiseitegelegt, Zugpunkte ${turnTotal}.`,
    setAsideForYou: (dice, points, turnTotal) =>
      `Für dich beiseitegelegt: ${dice} für ${points}, Zugpunkte ${turnTotal}.`,
    hotDice: (dice) => `Heiße Würfel, weiter mit ${dativeDice(dice)}.`,
    diceLeft: (dice) => (dice === 0 ? 'Kein Wurf ist übrig.' : `Noch ${dice} Würfel.`),
    farkled: 'Du hast einen Farkle gewürfelt.',
    farkledAndLost: (lost) => `Du hast einen Farkle gewürfelt und ${lost} verloren.`,
    farkledAndPaid: (penalty) => `Du hast einen Farkle gewürfelt und ${penalty} Strafe gezahlt.`,
    farkledLostAndPaid: (lost, penalty) =>
      `Du hast einen Farkle gewürfelt, ${lost} verloren und ${penalty} Strafe gezahlt.`,
    banked: (points) => `Du hast ${points} gesichert.`,
    bankedNow: (points, score) => `Du hast ${points} gesichert, jetzt ${score}.`,
    bankedForYou: (points) => `Für dich gesichert: ${points}.`,
    bankedForYouNow: (points, score) => `Für dich gesichert: ${points}, jetzt ${score}.`,
    tie: (points) => `Unentschieden bei ${points}.`,
    youWon: (you, opponent) => `Du hast gewonnen, ${you} zu ${opponent}.`,
    otherWon: (opponent, you) => `Der Gegner hat gewonnen, ${opponent} zu ${you}.`,
  },

  questions: {
    'roll-or-bank': 'Sichern oder würfeln?',
    'set-aside': 'Welche Würfel legst du beiseite?',
    both: 'Welche Würfel legst du beiseite, und sicherst oder würfelst du dann?',
    banked: (own) => `Du hast ${own} gesichert.`,
    scores: (own, opponent) => `Du hast ${own}, der Gegner ${opponent}.`,
    lastTurn: 'Dieser Zug ist der letzte.',
    diceLeft: (dice, turnTotal) => `Noch ${dice} Würfel, Zugpunkte ${turnTotal}.`,
    turnTotal: (turnTotal) => `Zugpunkte ${turnTotal}.`,
  },

  moments: {
    start: 'Start',
    rolled: (who, faces, dice) => `${does(who, 'würfel')} ${faces} mit ${dativeDice(dice)}`,
    farkled: (who, faces, dice) => `${farkles(who, dice)}: ${faces}`,
    farkledAtStake: (who, faces, dice, stake) =>
      `${farkles(who, dice)}, ${stake} auf dem Spiel: ${faces}`,
    banked: (who, points) => `${does(who, 'sicher')} ${points}`,
    setAsideAndBanked: (who, faces, points) =>
      `${does(who, 'leg')} ${faces} beiseite ${andDoes(who, 'sicher')} ${points}`,
    rolledOn: (who, dice) => `${does(who, 'würfel')} mit ${dativeDice(dice)} weiter`,
    setAsideAndLost: (who, faces, points) =>
      `${does(who, 'leg')} ${faces} nach dem letzten Wurf beiseite ${andDoes(who, 'verlier')} ${points}`,
    setAsideAndRolled: (who, faces, dice) =>
      `${does(who, 'leg')} ${faces} beiseite ${andDoes(who, 'würfel')} mit ${dativeDice(dice)} weiter`,
  },
}
