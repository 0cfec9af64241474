import type { studyTable as english } from '../en/study-table.ts'
import { dativeDice } from '../../../../texts/de/dice.ts'

type Seat = 'you' | 'bot'

const has = (who: Seat): string => (who === 'you' ? 'Du hast' : 'Der Bot hat')
/** Subject and verb, by the stem of the verb: "Du würfelst", "Bot würfelt". */
const does = (who: Seat, stem: string): string => (who === 'you' ? `Du ${stem}st` : `Bot ${stem}t`)
const andDoes = (who: Seat, stem: string): string => `und ${stem}${who === 'you' ? 'st' : 't'}`
const farkles = (who: Seat, dice: number): string =>
  `${who === 'you' ? 'Du wirfst' : 'Bot wirft'} mit ${dativeDice(dice)} einen Farkle`

export const studyTable: typeof english = {
  seats: { you: 'Du', bot: 'Bot' },
  events: {
    turn: (who) => (who === 'you' ? 'Dein Zug.' : 'Zug des Bots.'),
    turnAt: (who, own, opponent) =>
      `${who === 'you' ? 'Dein Zug' : 'Zug des Bots'}, Stand ${own} zu ${opponent}.`,
    inRound: (round) => `Runde ${round}.`,
    takesUp: (points) => `Die ${points} des letzten Zugs sind übernommen.`,
    rolled: (who, dice) => `${has(who)} ${dice} gewürfelt.`,
    setAside: (who, dice, points, turnTotal) =>
      `${has(who)} ${dice} für ${points} beiseitegelegt, Zugpunkte ${turnTotal}.`,
    setAsideForYou: (dice, points, turnTotal) =>
      `Für dich beiseitegelegt: ${dice} für ${points}, Zugpunkte ${turnTotal}.`,
    hotDice: (dice) => `Heiße Würfel, weiter mit ${dativeDice(dice)}.`,
    diceLeft: (dice) => (dice === 0 ? 'Kein Wurf ist übrig.' : `Noch ${dice} Würfel.`),
    farkled: (who) => `${has(who)} einen Farkle geworfen.`,
    farkledAndLost: (who, lost) => `${has(who)} einen Farkle geworfen und ${lost} verloren.`,
    farkledAndPaid: (who, penalty) =>
      `${has(who)} einen Farkle geworfen und ${penalty} Strafe gezahlt.`,
    farkledLostAndPaid: (who, lost, penalty) =>
      `${has(who)} einen Farkle geworfen, ${lost} verloren und ${penalty} Strafe gezahlt.`,
    banked: (who, points) => `${has(who)} ${points} gesichert.`,
    bankedNow: (who, points, score) => `${has(who)} ${points} gesichert, jetzt ${score}.`,
    bankedForYou: (points) => `Für dich gesichert: ${points}.`,
    bankedForYouNow: (points, score) => `Für dich gesichert: ${points}, jetzt ${score}.`,
    tie: (points) => `Unentschieden bei ${points}.`,
    youWon: (you, bot) => `Du hast gewonnen, ${you} zu ${bot}.`,
    botWon: (bot, you) => `Der Bot hat gewonnen, ${bot} zu ${you}.`,
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
