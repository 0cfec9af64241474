import type { study as english } from './study.en.ts'
import { dativeDice } from '../../../texts/dice.de.ts'

const banking = (aside: string, points: string): string =>
  aside === '' ? `Sicherst du ${points}` : `Legst du ${aside} beiseite und sicherst ${points}`

const passes: (typeof english)['why']['wins']['bank']['passes'] = (aside, points, score, wins) =>
  `${banking(aside, points)}, steht es ${score}, und du gewinnst ${wins}.`

const rolling = (aside: string, dice: string): string =>
  aside === ''
    ? `Würfelst du mit ${dice} weiter`
    : `Legst du ${aside} beiseite und würfelst mit ${dice} weiter`

type Seat = 'you' | 'bot'

/** Examples: "Du würfelst", "Bot würfelt". */
const does = (who: Seat, stem: string): string => (who === 'you' ? `Du ${stem}st` : `Bot ${stem}t`)
const andDoes = (who: Seat, stem: string): string => `und ${stem}${who === 'you' ? 'st' : 't'}`
const farkles = (who: Seat, dice: number): string =>
  `${who === 'you' ? 'Du würfelst' : 'Der Bot würfelt'} mit ${dativeDice(dice)} einen Farkle`

const ACTIONS = { bank: 'sichern', roll: 'weiterwürfeln' }

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

  mastery: {
    dice: 'Würfel',
    turnTotal: 'Zugpunkte',
    none: (points) => `${points} Zugpunkte`,
    from: (from) => `Ab ${from} Zugpunkten`,
    between: (from, to) => `${from} bis ${to} Zugpunkte`,
  },
  habits: {
    dice: {
      'all-first': 'Beim ersten Wurf nimmst du alle Würfel, die zählen',
      'all-later': 'Bei späteren Würfen nimmst du alle Würfel, die zählen',
      'few-first': 'Beim ersten Wurf lässt du Würfel liegen, die du nehmen solltest',
      'few-later': 'Bei späteren Würfen lässt du Würfel liegen, die du nehmen solltest',
    },
    set: 'Von drei oder mehr gleichen nimmst du nur einen Teil',
    left: {
      bank: (dice) => `Mit ${dativeDice(dice)} übrig sicherst du zu früh`,
      roll: {
        few: 'Mit ein bis drei Würfeln übrig würfelst du zu lange weiter',
        many: 'Mit vier Würfeln übrig oder mehr würfelst du zu lange weiter',
      },
    },
    soon: 'Du sicherst viel zu früh',
    hot: {
      bank: 'Wenn alle Würfel gezählt haben, sicherst du, statt mit allen weiterzuwürfeln',
      roll: 'Wenn alle Würfel gezählt haben, würfelst du mit allen weiter, statt zu sichern',
    },
    scores: {
      bank: {
        behind: 'Im Rückstand sicherst du zu früh',
        ahead: 'In Führung sicherst du zu früh',
        close: 'Nah am Ziel sicherst du zu früh',
      },
      roll: {
        behind: 'Im Rückstand würfelst du zu lange weiter',
        ahead: 'In Führung würfelst du zu lange weiter',
        close: 'Nah am Ziel würfelst du zu lange weiter',
      },
    },
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
    goesOn: 'Die Züge enden nicht dort, wo die Partie endet.',
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
    winsNot: (dice) => `${dice} gewinnt die Partie nicht.`,
    winsAtOnce: (dice) => `${dice} gewinnt die Partie sofort: „wins“.`,
    bankAtLeast: (least, is) => `Hier müssen mindestens ${least} gesichert werden, nicht ${is}.`,
    multiple: (grid, is) =>
      `Gesichert wird nach diesen Regeln ein Vielfaches von ${grid}, nicht ${is}.`,
    farkleCosts:
      'Was ein Farkle nach diesen Regeln kostet, hängt von den Würfeln ab: Schreibe die Würfe dieses Zugs.',
    penalty: (must, is) => `Dieser Farkle ändert den Punktestand um ${must}, nicht um ${is}.`,
    score: (must, is) => `Der Punktestand nach diesem Zug ist ${must}, nicht ${is}.`,
    ends: (must, is) => `Nach diesen Würfeln endet der Zug mit „${must}“, nicht mit „${is}“.`,
  },

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
    atScores: (score) => `beim Stand von ${score}`,
    beforeFirstBank: 'solange du nichts gesichert hast',
    afterFarkles: (farkles) =>
      farkles === 1 ? 'nach einem Farkle' : `nach ${farkles} Farkles in Folge`,
    withDice: (dice) => (dice === 1 ? 'mit dem letzten Würfel' : `mit ${dice} übrigen Würfeln`),
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
  },
  seats: { you: 'Du', bot: 'Bot' },
  events: {
    turn: 'Dein Zug.',
    turnOfThree: (own, next, third) =>
      `Dein Zug mit ${own}; der Nächste hat ${next}, der Dritte ${third}.`,
    turnAt: (own, opponent) => `Dein Zug, Stand ${own} zu ${opponent}.`,
    inRound: (round) => `Runde ${round}.`,
    takesUp: (points) => `Die ${points} des letzten Zugs sind übernommen.`,
    holds: (points) => `In diesem Zug hast du schon ${points}.`,
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
    scoresOfThree: (own, next, third) =>
      `Du hast ${own}, der Nächste ${next}, der Dritte ${third}.`,
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
  why: {
    dice: (count) => dativeDice(count),
    nearly: 'Fast gleich.',
    nearlyWin: 'Das andere ist fast so gut.',
    lastDie: (dice) => `Zählt der letzte Würfel, würfelst du wieder mit allen ${dice}.`,
    bothLeave: (dice, better, points, worse, other) =>
      `Beide lassen ${dice} Würfel übrig: ${better} bringt ${points}, ${worse} nur ${other}.`,
    points: {
      gaveUp: (makes) => `Den Zug aufzugeben bringt ${makes}.`,
      bank: (aside, makes) =>
        aside === ''
          ? `Sichern bringt ${makes}.`
          : `Legst du ${aside} beiseite und sicherst, hast du ${makes}.`,
      roll: (aside, dice, sum, makes) =>
        aside === ''
          ? `Würfelst du mit ${dice} weiter, sind es im Schnitt ${sum} = ${makes}.`
          : `Legst du ${aside} beiseite, sind es im Schnitt ${sum} mit ${dice}: ${makes}.`,
      parts: (dice, makes, chance, cost, others) =>
        `Mit ${dice} weiter sind es im Schnitt ${makes}: in ${chance} der Fälle ein Farkle${cost && `, der ${cost} kostet`}, sonst ${others}.`,
      safe: (dice, makes) =>
        `Mit ${dice} weiter sind es im Schnitt ${makes}, und ein Farkle ist nicht möglich.`,
    },
    wins: {
      games: (wins) => `${wins} von 100 Partien`,
      gaveUp: (wins) => `Gibst du den Zug auf, gewinnst du ${wins}.`,
      score: (own, others) => `${own} zu ${others.join(' und ')}`,
      toMove: (players) => (players === 2 ? 'der Gegner ist am Zug' : 'der Nächste ist am Zug'),
      short: (moves, need) => `${moves} und braucht noch ${need}`,
      bank: {
        passes,
        wins: (aside, points) => `${banking(aside, points)}, hast du gewonnen.`,
        'last-word': (aside, points, score, wins) =>
          `${banking(aside, points)}, steht es vor dem letzten Zug ${score}, und du gewinnst ${wins}.`,
        ties: (aside, points, _, wins) =>
          `${banking(aside, points)}, steht es unentschieden, und das zählt als ${wins}.`,
        loses: (aside, points) =>
          `${banking(aside, points)}, reicht das nicht, und du hast verloren.`,
        'taken-up': (aside, points, score, wins) =>
          `${banking(aside, points)}, steht es ${score}, der Gegner würfelt mit deinen Würfeln weiter, und du gewinnst ${wins}.`,
        'left-alone': passes,
      },
      parts: (aside, dice, wins, chance, after, others) =>
        `${rolling(aside, dice)}, gewinnst du ${wins}: nach einem Farkle (${chance} der Würfe) ${after}, sonst ${others}.`,
      safe: (aside, dice, wins) =>
        `${rolling(aside, dice)}, gewinnst du ${wins}, und ein Farkle ist nicht möglich.`,
      farkles: (aside, dice, wins) =>
        `${rolling(aside, dice)}, gewinnst du ${wins}: Jeder Wurf ist ein Farkle.`,
      notForPoints: (where) => `Nach Punkten wäre das andere besser, aber ${where}.`,
      ahead: (points) => `du liegst ${points} vorn`,
      behind: (points) => `du liegst ${points} zurück`,
      level: 'es steht gleich',
      theyNeed: (where, need) => `${where}, und dem Gegner fehlen ${need}`,
    },
  },
}
