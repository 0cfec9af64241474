import type { analysis as english } from './analysis.en.ts'
import { common } from '../../../texts/common.de.ts'
import { dativeDice, dice } from '../../../texts/dice.de.ts'

const SCORES = {
  own: 'Dein Punktestand',
  opponent: 'Der Punktestand des Gegners',
  third: 'Der Punktestand des Dritten',
}
const FARKLES = { own: 'Deine Farkles in Folge', opponent: 'Die Farkles des Gegners in Folge' }

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
    wins: (points) => `Sichert ${points} und gewinnt die Partie.`,
    ties: (points, other) => `Sichert ${points}: Unentschieden bei ${other}, ein halber Sieg.`,
    loses: (points, other) =>
      `Sichert ${points}, zu wenig gegen ${other}: Die Partie ist verloren.`,
    lastWord: (points, otherWins) =>
      `Sichert ${points} und erreicht das Ziel; Gewinnchance des Gegners im letzten Zug: ${otherWins}.`,
    passes: (points, otherWins) =>
      `Sichert ${points}; Gewinnchance des Gegners danach: ${otherWins}.`,
    takenUp: (points, dice, otherWins) =>
      `Sichert ${points}; der Gegner würfelt mit ${dativeDice(dice)} darauf weiter, Gewinnchance: ${otherWins}.`,
    leftAlone: (points, dice, otherWins) =>
      `Sichert ${points}; der Gegner übernimmt nichts (${common.dice(dice)} übrig) und beginnt mit allen, Gewinnchance: ${otherWins}.`,
    givesUp: (wins) => `Der Zug endet ohne seine Punkte; deine Gewinnchance danach: ${wins}.`,
    alwaysLoses: 'Immer ein Farkle, und damit ist die Partie verloren.',
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
    wins: 'Dieser Wurf gewinnt die Partie sofort.',
    lostBy: {
      losingDice: (wins) => `Diese Würfel verlieren sofort. Deine Gewinnchance danach: ${wins}.`,
      overshoot: (wins) =>
        `Alles, was zählt, führt über das Ziel hinaus, also ist der Zug verloren. Deine Gewinnchance danach: ${wins}.`,
    },
    farkleLoses: 'Ein Farkle: Kein Würfel zählt, und die Partie ist verloren.',
    farkleEnds: (wins) =>
      `Ein Farkle: Kein Würfel zählt, und die Partie ist aus. Deine Gewinnchance: ${wins}.`,
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

  problems: {
    scoreMultiple: (side, grid, below, above, score) =>
      `${SCORES[side]} muss ein Vielfaches von ${grid} sein, etwa ${below} oder ${above}, nicht ${score}.`,
    scoreNegative: (side) => `${SCORES[side]} darf nach diesen Regeln nicht negativ sein.`,
    scoreTooLow: (side, lowest) =>
      `${SCORES[side]} muss mindestens ${lowest} sein, weniger gibt es nach diesen Regeln nicht.`,
    ownAtGoal: (goal) =>
      `${SCORES.own} muss unter dem Ziel ${goal} liegen; wer es erreicht hat, hat keinen Zug mehr.`,
    othersAtGoal: (side, goal) =>
      `${SCORES[side]} muss unter dem Ziel ${goal} liegen; wer es erreicht, gewinnt sofort.`,
    firstAnswersNot: (goal) =>
      `${SCORES.opponent} muss unter dem Ziel ${goal} liegen, außer du ziehst als Zweiter: Der Erste hat keine Antwort mehr.`,
    seatNotCounted:
      'Ob du als Zweiter ziehst, ist nur wichtig, wenn beide gleich viele Züge haben oder nach Runden gespielt wird.',
    farklesNotCounted: (side) =>
      `${FARKLES[side]} müssen 0 sein, denn diese Regeln zählen sie nicht.`,
    farklesPunished: (side) =>
      `${FARKLES[side]} müssen 0 sein, denn jeder Farkle wird sofort bestraft.`,
    farklesTooMany: (side, most) =>
      `${FARKLES[side]} dürfen höchstens ${most} sein: Bei ${most + 1} wird die Strafe fällig, und die Zählung beginnt von vorn.`,
    turnTotalNegative: 'Die Zugpunkte dürfen nicht negativ sein.',
    turnTotalTooLarge: (most) => `Die Zugpunkte dürfen höchstens ${most} sein.`,
    turnTotalMultiple: (grid, below, above, turnTotal) =>
      `Die Zugpunkte müssen ein Vielfaches von ${grid} sein, etwa ${below} oder ${above}, nicht ${turnTotal}.`,
    allLeft: (all, count) =>
      `Bei 0 Zugpunkten wird mit ${dice.number(all)} Würfeln gewürfelt, nicht mit ${count}.`,
    allRolled: (all, count) =>
      `Bei 0 Zugpunkten wurden ${dice.number(all)} Würfel gewürfelt, nicht ${count}.`,
    mostDice: (all, count) => `Das Spiel hat ${dice.number(all)} Würfel, nicht ${count}.`,
    kindsNotCounted: 'Arten von Würfeln zählen nur, wenn die Würfel nicht gleich sind.',
    noSuchKind: (kinds) => `Das Spiel hat diese Arten von Würfeln: ${kinds}.`,
    tooManyOfKind: (most, name) =>
      most === 1
        ? `Das Spiel hat einen Würfel der Art „${name}“.`
        : `Das Spiel hat ${most} Würfel der Art „${name}“.`,
    whichDice: (kinds) =>
      `Sag, welche Würfel das sind, denn sie sind nicht gleich. Die Arten sind ${kinds}.`,
    rollsNotCounted: 'Die übrigen Würfe zählen nur, wenn ein Zug eine Höchstzahl von Würfen hat.',
    rollsLeft: (least, most, left) =>
      least === most
        ? `Hier sind ${most} Würfe übrig, nicht ${left}.`
        : `Hier können ${least} bis ${most} Würfe übrig sein, nicht ${left}.`,
    owedNotCounted: 'Zu bestätigende Punkte zählen nur, wenn etwas bestätigt werden muss.',
    owedTooMuch: (most) => `Höchstens ${most} Punkte können noch zu bestätigen sein.`,
    bonusesNotCounted: 'Gewachsene Boni zählen nur, wenn der Bonus im Zug wächst.',
    bonusesTooMany: (most) =>
      `Der Bonus für heiße Würfel wächst in einem Zug höchstens ${most === 1 ? 'einmal' : `${most}-mal`}.`,
    roundNotCounted: 'Die Runde zählt nur in einem Spiel nach Runden.',
    noSuchRound: (rounds, round) =>
      `Das Spiel hat ${rounds === 1 ? 'eine Runde' : `${rounds} Runden`}, keine mit der Nummer ${round}.`,
    offerNotCounted: 'Nach diesen Regeln lässt sich nichts übernehmen.',
    offerAtStart:
      'Übernehmen kannst du nur vor dem ersten Wurf: mit 0 Zugpunkten und allen Würfeln.',
    offerNotYet: (first) =>
      `Solange du nichts gesichert hast, darfst du nichts übernehmen: Dann musst du mindestens ${first} sichern.`,
    offerMultiple: (grid, total) =>
      `Zugpunkte, die übrig sind oder übertroffen werden müssen, müssen ein Vielfaches von ${grid} sein, nicht ${total}.`,
    offerDice: (most, count) =>
      `Hier können höchstens ${dice.number(most)} Würfel übrig sein, nicht ${count}.`,
    offerOfAll: (all) =>
      `Verlorene Zugpunkte werden mit allen ${dice.number(all)} Würfeln übernommen.`,
    offerTooMuch: (most) =>
      `Die Zugpunkte zum Übernehmen dürfen höchstens ${most} sein, alles, was der Gegner gesichert hat.`,
    offerTooLittle: (least) =>
      `Die Zugpunkte zum Übernehmen müssen mindestens ${least} sein; weniger konnte der Gegner nicht sichern.`,
    toBeatNotCounted: 'Nach diesen Regeln muss kein letzter Zug übertroffen werden.',
    toBeatTooMuch: (most) =>
      `Der Zug, der zu übertreffen ist, darf höchstens ${most} haben, alles, was der Gegner gesichert hat.`,
    toBeatTooLittle: (least) =>
      `Der Zug, der zu übertreffen ist, muss 0 sein, wie nach einem Farkle, oder mindestens ${least}; weniger konnte der Gegner nicht sichern.`,
    noSuchTurn:
      'Kein Zug kommt mit diesen Zugpunkten und dem, was er sich sonst merkt, zu diesen Würfeln.',
  },

  code: {
    names: {
      b: 'dein Punktestand',
      d: 'der Punktestand des Gegners',
      p: 'der Punktestand des Dritten',
      t: 'die Zugpunkte',
      n: 'die Zahl der übrigen Würfel',
      r: 'der Wurf',
      f: 'die Zahl deiner Farkles in Folge',
      g: 'die Zahl der Farkles des Gegners in Folge',
      s: 'dein Platz',
      k: 'die Arten der Würfel',
      l: 'die Zahl der übrigen Würfe',
      c: 'die Zahl der zu bestätigenden Punkte',
      h: 'wie oft der Bonus gewachsen ist',
      u: 'die Runde',
      o: 'was du übernehmen darfst',
      e: 'der letzte Zug, der zu übertreffen ist',
    },
    forms: {
      b: 'eine ganze Zahl ohne Leerzeichen, Punkte und Kommas, wie in b7500',
      d: 'eine ganze Zahl ohne Leerzeichen, Punkte und Kommas, wie in d1500',
      p: 'eine ganze Zahl ohne Leerzeichen, Punkte und Kommas, wie in p3000',
      t: 'eine ganze Zahl ohne Leerzeichen, Punkte und Kommas, wie in t350',
      n: 'eine Zahl von 1 bis 8, wie in n4',
      r: 'eine Folge von einer bis acht Augenzahlen von 1 bis 6, wie in r113456',
      f: 'eine Zahl von 0 bis 5, wie in f1',
      g: 'eine Zahl von 0 bis 5, wie in g1',
      s: '1, wenn du zuerst ziehst, oder 2, wenn du als Zweiter ziehst, wie in s2',
      k: 'die Nummer der Art jedes Würfels, in der Folge der Würfel, wie in k112',
      l: 'eine Zahl von 0 bis 10, wie in l2',
      c: 'eine ganze Zahl ohne Leerzeichen, Punkte und Kommas, wie in c300',
      h: 'eine Zahl von 0 bis 10, wie in h1',
      u: 'eine Zahl von 1 bis 99, wie in u3',
      o: 'die Zahl der Würfel und die Zugpunkte, wie in o4x350 für vier Würfel und 350',
      e: 'eine ganze Zahl ohne Leerzeichen, Punkte und Kommas, wie in e350',
    },
    quoted: (text) => `„${text}“`,
    noPart: (quoted, example) =>
      `${quoted} ist kein Teil einer Stellung; die Teile sind b, d, t, n oder r, f, g, s, k, l, c, h, u, o und e, wie in ${example}.`,
    twice: (letter, name) => `Der Teil ${letter} (${name}) steht zweimal da; einmal genügt.`,
    wrong: (letter, name, form, quoted) =>
      `${quoted} passt nicht zu ${letter} (${name}); richtig ist ${form}.`,
    missing: (letter, name, example) => `Es fehlt ${letter} (${name}), wie in ${example}.`,
    noCode: (example) => `Eine Stellung ist ein kurzer Text wie ${example} oder b0.d0.t0.r113456.`,
    kindOfEach: 'Zu k gehört für jeden Würfel eine Zahl, wie k112 zu n3.',
    noDice:
      'Es fehlen die Würfel: n und wie viele übrig sind, wie in n4, oder r und der Wurf, wie in r113456.',
    leftAndRolled:
      'Eine Stellung hat entweder n, die Zahl der übrigen Würfel, oder r, den Wurf, aber nicht beides.',
  },
}
