import type { maps as english } from './maps.en.ts'
import { common } from '../../../../texts/common.de.ts'

const TITLES = { bank: 'Ab wann sichern', cost: 'Was Fehler kosten' } as const

const leftDice = (count: number): string => (count === 1 ? 'noch 1 Würfel' : `noch ${count} Würfel`)
const farkles = (count: number): string => (count === 1 ? '1 Farkle' : `${count} Farkles`)

export const maps: typeof english = {
  controls: {
    diceLeft: 'Übrige Würfel',
    colours: 'Farben',
    colourings: { bank: 'Sichern ab', cost: 'Kosten eines Fehlers' },
    farkles: { own: 'Deine Farkles in Folge', opponent: 'Die des Gegners' },
    farklesOfWhom: { own: 'Deine Farkles in Folge', opponent: 'Farkles des Gegners in Folge' },
    seat: 'Du ziehst',
    seats: { first: 'als Erster', second: 'als Zweiter' },
    side: 'Wer am Zug ist',
    sides: { first: 'Du', second: 'Der Gegner' },
    picture: 'Bild',
    chances: { scores: 'Beide Punktestände', lead: 'Nach Vorsprung', fair: 'Was fair ist' },
    ownScore: 'Eigener Punktestand',
    slider: (label) => `${label}, Schieberegler`,
  },
  scores: {
    notWhole: 'Gib eine ganze Punktzahl ein.',
    beyond: (least, most) => `Gib einen Punktestand von ${least} bis ${most} ein.`,
    offGrid: (step) => `Punktestände sind Vielfache von ${step}.`,
  },
  menu: { analyse: 'Diese Stellung analysieren', drill: 'Das üben' },

  three: {
    seats: ['Der Erste gewinnt', 'Der Zweite gewinnt', 'Der Dritte gewinnt'],
    about:
      'Alle drei spielen von Anfang an so gut sie können: Keiner gewinnt dazu, wenn er allein anders spielt. Spielen zwei gemeinsam gegen den Dritten, gilt das nicht.',
    thirdScore: 'Stand des Dritten',
    nextScore: 'Stand des Nächsten',
    title: (third) => `Deine Gewinnchance zu Beginn des Zugs, wenn der Dritte ${third} hat`,
    finding: (score, wins) => `Haben alle ${score}, gewinnt, wer am Zug ist, ${wins}\u00a0%.`,
    after: (third) => `, wenn der Dritte ${third} hat`,
    level: (score, dice, from) =>
      `Haben alle ${score}, ${leftDice(dice)}: ${from === null ? 'vor dem Ziel nie sichern' : `ab ${from} sichern`}.`,
    ofTwo: 'Hier geht es um zwei Spieler. Zu dritt ist der Gegner der, der vorn liegt.',
  },
  ofOpponent: ', für den Gegner am Zug',
  movingSecond: ', für den Zweiten am Zug',
  after: (own, opponent) => `, nach ${farkles(own)} gegen ${opponent}`,
  bank: { title: (what, dice, after) => `${TITLES[what]}: ${leftDice(dice)}${after}` },
  unreachable: 'Diesen Punktestand kann niemand haben',
  chances: {
    title: (after) => `Gewinnchance zu Beginn eines Zugs${after}`,
    contour: (percent) => `${percent}\u00a0%`,
  },
  lead: {
    title: (own, after) => `Gewinnchance nach Vorsprung, mit ${own} gesicherten Punkten${after}`,
    even: 'Ausgeglichen',
    wins: 'Der Spieler am Zug gewinnt, %',
    axis: 'Vorsprung des Spielers am Zug, Punkte',
    analysed: 'analysiert',
    columns: {
      lead: 'Vorsprung, Punkte',
      own: 'Eigener Punktestand',
      opponent: 'Punktestand des Gegners',
      chance: 'Gewinnchance',
    },
  },
  scales: {
    bank: 'Sichern ab so vielen Zugpunkten',
    cost: 'Eine falsche Wahl kostet, Prozentpunkte',
    wins: 'Der Spieler am Zug gewinnt, %',
  },

  cells: {
    withDice: (own, opponent, dice) => `${own} gegen ${opponent}, ${common.dice(dice)}`,
    nobody: (where) => `${where}: Diesen Punktestand kann niemand haben.`,
    limit: (where, from, again) =>
      from === null
        ? `${where}: aufs Ganze gehen, nie vor dem Ziel sichern.`
        : `${where}: ab ${from} sichern${again ? ', bei manchen höheren Zugpunkten aber weiterwürfeln' : ''}.`,
    cost: (loss) => `Eine falsche Wahl kostet im Schnitt ${loss}.`,
    undecided: 'In so einem Zug gibt es nichts zu entscheiden.',
    wins: (where, percent) => `${where}: Der Spieler am Zug gewinnt zu ${percent}\u00a0%.`,
  },
}
