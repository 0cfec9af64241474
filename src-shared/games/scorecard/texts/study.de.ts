import type { study as english } from './study.en.ts'
import { capital } from '../../../texts/capital.ts'

export const study: typeof english = {
  you: 'Du',
  notAllowed: {
    keeps: 'Diese Würfel liegen nicht auf dem Tisch; wähle nur solche.',
    boxes: 'Mit diesen Würfeln geht dieses Feld nicht; wähle ein anderes.',
  },
  why: {
    nearly: 'Fast gleich.',
    made: (box, points) => `${box} steht schon: ${points} Punkte.`,
    joker: (box, points) =>
      `Alle gleich, ihr eigenes Feld schon voll: Das ist ein Joker, ${box} für ${points} Punkte.`,
    steps: {
      most: 'Behalte die Zahl, von der du am meisten hast.',
      only: 'Behalte die Zahl, von der du am meisten hast, und sonst nichts.',
      equal:
        'Sind zwei Zahlen gleich oft da, behalte die, deren Feld oben noch frei ist, sonst die höhere.',
      open: 'Eine Zahl, deren oberes Feld offen ist, zählt wie ein Würfel mehr.',
      upper:
        'Kein Feld für gleiche Würfel ist offen: Behalte von den offenen oberen Zahlen die häufigste.',
      noUpper:
        'Kein Feld für gleiche Würfel ist offen, und kein Würfel zählt für ein offenes oberes: Würfle alle neu.',
      row: 'Kein Feld für gleiche Würfel ist offen: Behalte Würfel einer Folge.',
      high: (isLast) => `Nur noch die Chance ist offen: Behalte ${isLast ? '4, ' : ''}5 und 6.`,
      rows: 'Vier oder fünf in Folge bleiben liegen, solange eine Straße offen ist.',
      house: 'Ein fertiges Full House bleibt liegen.',
      'two-pairs':
        'Zwei Paare bleiben liegen, solange das Full House offen ist und ihre oberen Felder voll sind.',
      pairs: 'Von zwei Paaren bleibt eines liegen, solange eines ihrer oberen Felder offen ist.',
      'three-in-a-row': 'Drei in Folge bleiben liegen, wenn kein Paar da ist.',
      'last-box': 'Nur noch ein Feld ist frei: Behalte, was dafür zählt.',
      exception: (rule) => `${rule} Hier ist eine Ausnahme.`,
    },
    oneMore: (face, points, box) =>
      `Noch eine ${face} ist ein Joker: ${points} Punkte im Feld ${box}.`,
    lessPar: (box, points, par, by, times) =>
      `${box} ${points} − ${par} = ${by}${times && `, mit dem Bonus ${times}`}`,
    par: (better, worse) =>
      `Gemessen am Richtwert, den ein Feld bringen sollte: ${better}; ${worse}.`,
    turn: (ours, theirs, isLast) =>
      isLast
        ? `Behältst du ${ours.keep || 'nichts'}, bringt das im Schnitt ${ours.now} Punkte, mit ${theirs.keep || 'nichts'} sind es ${theirs.now}.`
        : `Behältst du ${ours.keep || 'nichts'}, sind es im Schnitt ${ours.now} in diesem Zug + ${ours.later} danach = ${ours.all} Punkte, mit ${theirs.keep || 'nichts'} ${theirs.now} + ${theirs.later} = ${theirs.all}.`,
    worth: (keep, other, by) =>
      `Behältst du ${keep || 'nichts'}, ist das ${by} Punkte mehr wert als mit ${other || 'nichts'}.`,
    keeps: (keep, other, by) =>
      `Behältst du ${keep || 'nichts'}, holst du ${by} Punkte mehr als mit ${other || 'nichts'}`,
    fills: (better, worse, by) => `${capital(better)} bringt ${by} Punkte mehr als ${worse}`,
    fill: (box, points) => `${points === '0' ? 'eine 0' : points} im Feld ${box}`,
    bonusName: 'Bonus',
    oftener: (times) => `(in ${times} von 100 Partien mehr)`,
    seldomer: (times) => `(in ${times} von 100 Partien weniger)`,
    groups: { upper: 'Oberer Teil mit Bonus', alike: 'Felder für gleiche Würfel', rows: 'Straßen' },
    instead: (points, other) => `(${points} statt ${other})`,
    rest: 'der Rest',
    leaves: (box, points, later) =>
      `${points === '0' ? 'eine 0' : points} im Feld ${box} und später ${later}`,
    keeping: (keep) => `${keep || 'nichts'} zu behalten`,
    wins: (better, more, worse, less) =>
      `${capital(better)} gewinnt etwa ${more} von 100 Partien, ${worse} etwa ${less}.`,
    better: (better, worse, by) =>
      `${capital(better)} sind insgesamt ${by} Punkte mehr als ${worse}.`,
    ends: (dice, ends) => `Behältst du ${dice || 'nichts'}, enden von 100 Zügen ${ends}.`,
    end: (turns, box, points) => `${turns} im Feld ${box} mit ${points}`,
    zero: (turns, box) => `${turns} mit einer 0 im Feld ${box}`,
  },
  hints: {
    ends: (boxes) => `Denk an: ${boxes}.`,
    noBox: 'Kein Feld sticht heraus: Überlege, wie viele Würfel du behältst.',
    made: 'Sieh dir an, was du schon hast.',
    boxes: (boxes) => `Wäge diese Felder ab: ${boxes}.`,
    count: (dice, of) =>
      dice === 0
        ? 'Hier lohnt sich kein Würfel.'
        : dice === of
          ? 'Noch ein Wurf kann es nur schlechter machen.'
          : `Es ${dice === 1 ? 'bleibt ein' : `bleiben ${dice}`} Würfel liegen.`,
    upper: 'Es ist ein Feld des oberen Teils.',
    lower: 'Es ist ein Feld des unteren Teils.',
  },
  drills: {
    noJoker: 'Diese Regeln kennen keine Joker, also kann auch keiner auf dem Spiel stehen.',
    noBonus: 'Dieser Block hat keinen Bonus, also kann er nicht auf dem Spiel stehen.',
  },
  notation: {
    form: 'Ein Zug besteht aus Würfen wie „12346:6 24566:66“, dann den Würfeln, dem Feld und seinen Punkten: „24666 chance 24“. Hat ein Block andere Felder als Kniffel, heißen sie box1, box2 und so weiter. Ohne Würfel: „chance 24“.',
    noBox: (name) => `Ein Feld „${name}“ gibt es nicht.`,
    filled: (box) => `${box} ist schon gefüllt.`,
    nextBox: (box) => `Auf diesem Block kommt als Nächstes ${box}.`,
    notFurther: (box, points, further) =>
      `${box} mit ${points} Punkten bringt hier keine ${further} dazu.`,
    mixed: 'Entweder stehen in allen Zügen Würfel, oder in keinem.',
    goesOn: 'Die Züge enden nicht dort, wo die Partie endet.',
    tooManyThrows: (most) => `Ein Zug hat höchstens ${most} Würfe.`,
    notKept: (kept, dice) => `Behalten wurde ${kept}; das liegt nicht in ${dice}.`,
    notThere: (kept, dice) => `${kept} kann nicht von ${dice} behalten werden.`,
    keepsAll: 'Wer alle Würfel behält, würfelt nicht mehr: Schreib sie einmal, vor das Feld.',
    box: (box, dice) => `Das Feld „${box}“ kann hier nicht mit ${dice} gefüllt werden.`,
    points: (must, is) => `Das macht ${must} Punkte, nicht ${is}.`,
  },
  page: {
    noGame: 'Wähle zuerst einen Spielblock.',
    starting: 'Das Spiel wird berechnet und die erste Frage gesucht …',
    setup: {
      kind: { choices: { both: 'Beides', keeps: 'Was behalten', boxes: 'Welches Feld' } },
      stages: {
        title: 'Abschnitt',
        label: 'Abschnitte der Partie',
        note: 'Früh heißt: Mindestens zwei Drittel der Felder sind offen; spät: höchstens ein Drittel. Alle, wenn keiner gewählt ist.',
        choices: { early: 'Früh', middle: 'Mitte', late: 'Spät' },
      },
      only: {
        title: 'Nur',
        joker: 'Wo ein Joker auf dem Spiel steht',
        jokerNote:
          'Das Feld für lauter gleiche Würfel ist ausgefüllt, und alle oder fast alle sind gleich.',
        upperBonus: 'Wo der Bonus auf dem Spiel steht',
        upperBonusNote:
          'Ein bis drei Felder, die dafür zählen, sind offen, und was fehlt, ist weder sicher noch außer Reichweite.',
      },
      gap: {
        title: 'Einsatz',
        label: 'Wie viel verloren gehen kann',
        choices: { any: 'Beliebig', close: 'Wenig', costly: 'Viel' },
        note: 'Wenig: Die nächstbeste Wahl kostet weniger als ein Fehler. Viel: so viel oder mehr.',
      },
      more: {
        stages: { early: 'früh', middle: 'Mitte', late: 'spät' },
        joker: 'Joker auf dem Spiel',
        upperBonus: 'Bonus auf dem Spiel',
        gap: { close: 'wenig zu verlieren', costly: 'viel zu verlieren' },
      },
    },
    board: {
      dice: 'Deine Würfel',
      held: (face, place) => `Würfel ${place}: ${face}, bleibt`,
      loose: (face, place) => `Würfel ${place}: ${face}, wird neu gewürfelt`,
      asksKeep: 'Klicke die Würfel an, die du behältst.',
      asksBox: 'Wähle ein Feld auf dem Spielblock.',
      keepsNothing: 'Nichts behalten',
      stop: 'Alle behalten und eintragen',
      rollAll: 'Alle neu würfeln',
      roll: (dice) => `${dice === 1 ? 'Einen' : dice} Würfel neu würfeln`,
      scoreIn: (box, points) => `${points} bei ${box} eintragen`,
      keys: {
        setAside: 'nach Augen behalten',
        takeAll: 'alle behalten',
        putBack: 'keinen behalten',
        boxes: 'Tasten der Felder',
      },
    },
    session: { title: 'Einzelne Entscheidungen' },
    verdict: {
      caption: 'Möglichkeiten, die beste zuerst',
      option: 'Wahl',
      value: 'Endstand',
      loss: 'Verlust',
      toWin: { value: 'Gewinnt, etwa, %', loss: 'Verlust, etwa, %' },
    },
    summary: {
      widen: 'Keine Entscheidung passt zu diesen Filtern. Nimm einen weg.',
      game: (points) => `${points} Punkte`,
      expected: (points) => `Der perfekte Spieler kommt im Schnitt auf ${points}.`,
      card: 'Der Spielblock',
    },
    review: {
      start: 'Perfekt gespielt im Schnitt, Punkte',
      result: 'Endstand, Punkte',
      rolled: (turn, dice) => `Zug ${turn}: ${dice} gewürfelt`,
      kept: (turn, dice) => `Zug ${turn}: ${dice} behalten`,
      keptNothing: (turn) => `Zug ${turn}: nichts behalten`,
      scored: (turn, box, points) => `Zug ${turn}: ${box}, ${points}`,
      begin: 'Anfang',
      line: 'Erwarteter Endstand',
      finding: 'Der erwartete Endstand nach jedem Wurf und jeder Entscheidung.',
      value: 'Punkte',
      wins: {
        title: (turn) => `Gewinnen: ab Zug ${turn}`,
        start: 'Gewinnchance davor, etwa, %',
        happened: (player, happened) => `${player}, ${happened}`,
        estimate: 'Änderungen der Schätzung',
        notes: {
          exact: 'Die letzten zwei Runden, genau berechnet und gerundet.',
          reply:
            'Geschätzt: die Chance, am Ende mehr zu haben als der andere, wenn er auf Punkte spielt; in den letzten zwei Runden genau berechnet. Vorher sind die Chancen nicht bekannt: Jene Entscheidungen stehen unter Punkten.',
        },
        finding: (player, turn) =>
          `${player}: Gewinnchance ab Zug ${turn}, nach jedem Wurf und jeder Entscheidung.`,
      },
    },
    choice: {
      keep: (dice) => `${dice} behalten`,
      keepNothing: 'nichts behalten',
      keepAll: 'alle behalten',
      box: (box) => `${box} eintragen`,
    },
    answers: { open: (boxes) => (boxes === 1 ? '1 Feld offen' : `${boxes} Felder offen`) },
    spoken: {
      rolled: (dice) => `Du hast ${dice}.`,
      keeps: 'Was behältst du?',
      boxes: 'Welches Feld füllst du?',
      verdict: (grade) => `${grade}.`,
      best: (choice) => `Am besten: ${choice}.`,
      loss: (loss) => `Das kostet ${loss}.`,
    },
  },
  progress: {
    dimensions: { decision: 'Art der Entscheidung', stage: 'Abschnitt' },
    lines: {
      keeps: 'Würfel behalten',
      boxes: 'Feld füllen',
      early: 'Früh, mindestens zwei Drittel der Felder offen',
      middle: 'Mitte der Partie',
      late: 'Spät, höchstens ein Drittel der Felder offen',
      joker: 'Joker',
      'upper-bonus': 'Bonus',
    },
    habits: {
      'joker-missed': 'Du nutzt den Joker nicht',
      'joker-forced': 'Du spielst auf den Joker',
      'house-broken': 'Du reißt ein fertiges Full House auseinander',
      'house-kept': 'Du behältst ein fertiges Full House',
      'row-broken': 'Du reißt eine fertige Straße auseinander',
      'row-kept': 'Du behältst eine fertige Straße',
      'pair-for-row': 'Du behältst ein Paar, wo vier in Folge liegen',
      'row-for-pair': 'Du behältst vier in Folge, wo ein Paar liegt',
      'low-group': 'Du trägst Einsen und Zweien in ein Pasch-Feld ein',
      'low-group-shunned': 'Du trägst Einsen und Zweien in kein Pasch-Feld ein',
      'chance-early': 'Du verbrauchst die Chance früh',
      'chance-saved': 'Du sparst dir die Chance am Anfang auf',
      'alike-zeroed': 'Du streichst das Feld für lauter gleiche Würfel',
      'alike-spared': 'Du sparst dir das Feld für lauter gleiche Würfel auf',
      'upper-few': 'Du trägst oben weniger als drei ein, was den Bonus gefährdet',
      'upper-spared': 'Du sparst dir obere Felder mit weniger als drei auf',
      'zero-early': 'Du streichst ein Feld, wo ein anderes Punkte bringt',
      'zero-shunned': 'Du trägst in ein gutes Feld wenige Punkte ein, wo Streichen weniger kostet',
    },
    drill: {
      scopes: { decisions: 'Einzelne Entscheidungen', game: 'Ganze Partie' },
      kinds: { keeps: 'was behalten', boxes: 'welches Feld' },
      points: (points) => `${points} Punkte`,
    },
  },
}
