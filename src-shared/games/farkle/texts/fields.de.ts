import { capital } from '../../../texts/capital.ts'
import { dice } from '../../../texts/dice.de.ts'
import type { fields as english } from './fields.en.ts'

export const fields: typeof english = {
  name: { name: 'Name' },
  dice: { name: 'Zahl der Würfel', sentence: (count) => `Gespielt wird mit ${count} Würfeln.` },
  sets: { name: 'Punkte für gleiche Würfel' },
  straight: { name: 'Straße' },
  threePairs: { name: 'Drei Paare' },
  twoTriplets: { name: 'Zwei Drillinge' },
  fourKindAndPair: { name: 'Vier gleiche und ein Paar' },
  nothing: { name: 'Alle Würfel, wenn sonst nichts zählt' },
  fourKindAndPairCountsAsThreePairs: {
    name: 'Vier gleiche und ein Paar zählen als drei Paare',
    sentence: 'Vier gleiche und ein Paar dürfen als drei Paare gezählt werden.',
  },
  combinations: { name: 'Kombinationen' },
  hotDiceBonus: {
    name: 'Bonus für alle Würfel',
    hint: 'etwa 500: 1 1 1 5 5 5 für 2.000',
    sentence: (points) => `Sind alle Würfel beiseitegelegt, zählen sie ${points} mehr.`,
  },
  bonusOnlySingleDie: {
    name: 'Den Bonus bringt nur ein einzelner Würfel, der zählt',
    hint: 'etwa ein letzter Würfel, der eine 5 zeigt: 50 und der Bonus',
    sentence: (points) => `Ein einzelner letzter Würfel, der zählt, bringt ${points} mehr.`,
  },
  bonusGrows: {
    name: 'So oft wächst der Bonus in einem Zug',
    hint: 'etwa 2 für 500, 1.000 und 1.500; leer für immer gleich',
    sentence: (second, largest) =>
      second === largest
        ? `Vom zweiten Mal in einem Zug an beträgt der Bonus ${second}.`
        : `Der Bonus wächst in einem Zug: ${second} beim zweiten Mal und so weiter, bis ${largest}.`,
  },
  mustRollHotDice: {
    name: 'Mit heißen Würfeln muss weitergewürfelt werden',
    hint: 'etwa 1 1 1 5 5 5 für 1.500: mit allen weiterwürfeln, mindestens einmal',
    sentence:
      'Wer alle Würfel beiseitegelegt hat, muss wieder mit allen würfeln und darf vorher nicht sichern.',
  },
  mustSetAsideAll: {
    name: 'Alle zählenden Würfel müssen beiseitegelegt werden',
    hint: 'etwa 1 1 5 in einem Wurf: alle drei, nicht nur eine 1',
    sentence:
      'Alle Würfel, die zählen, müssen beiseitegelegt werden; wo gleich viele auf mehrere Arten zählen können, wählt der Spieler.',
  },
  maxRolls: {
    name: 'Höchstens so viele Würfe im Zug',
    hint: 'etwa 3; leer für beliebig viele',
    sentence: (rolls) =>
      rolls === 1
        ? 'Ein Zug ist ein einziger Wurf: Seine Punkte werden gesichert.'
        : `Ein Zug hat höchstens ${rolls} Würfe. Nach dem letzten werden seine Punkte gesichert; wo das nicht erlaubt ist, sind sie verloren.`,
  },
  lastDieRolls: {
    name: 'Würfe, in denen ein letzter Würfel zählen muss',
    hint: 'etwa 3; leer für einen',
    sentence: (rolls) =>
      `Ein einzelner Würfel darf bis zu ${rolls}-mal gewürfelt werden, bis er zählt, und das alles gilt als ein Wurf.`,
  },
  confirmation: {
    name: 'Bestätigung',
    must: 'muss sagen, was mit wie vielen Punkten bestätigt wird',
    sentence: (sets, combinations, points) =>
      `${capital(
        [
          ...(sets ? ['drei und mehr gleiche Würfel'] : []),
          ...(combinations ? ['Kombinationen aus mehreren Augenzahlen'] : []),
        ].join(' und '),
      )} müssen bestätigt werden, bevor du sichern darfst, und zwar ${points}.`,
  },
  'confirmation.sets': {
    name: 'Drei und mehr gleiche Würfel müssen bestätigt werden',
    hint: 'etwa 5 5 5 für 500: weiterwürfeln und erst sichern, wenn noch eine 1 oder 5 sie bewiesen hat',
  },
  'confirmation.combinations': {
    name: 'Kombinationen aus mehreren Augenzahlen müssen bestätigt werden',
    hint: 'etwa 1 2 3 4 5 6: weiterwürfeln und erst nach einem späteren Treffer sichern',
  },
  'confirmation.points': {
    name: 'Punkte, die bestätigen',
    hint: 'etwa 500; leer für jeden Treffer',
    sentence: (points) => `durch spätere Würfe, die zusammen ${points} bringen`,
    anyScore: 'durch einen späteren Wurf, der zählt',
  },
  'confirmation.sameRoll': {
    name: 'Andere Würfel desselben Wurfs bestätigen gleiche Würfel auch',
    sentence: 'Die neben gleichen Würfeln beiseitegelegten Würfel bestätigen sie auch.',
  },
  noBankAtFifty: {
    name: 'Kein Sichern bei Zugpunkten, die auf 50 enden',
    hint: 'etwa 350: weiterwürfeln oder einen Würfel weniger beiseitelegen',
    sentence: 'Zugpunkte, die auf 50 enden, dürfen nicht gesichert werden.',
  },
  ownDice: { name: 'Eigene Würfel' },
  opponentDice: {
    name: 'Würfel des Gegners',
    label: 'Der Gegner spielt mit anderen Würfeln',
    hint: 'etwa deine gezinkten Würfel gegen gewöhnliche',
  },
  ownCombinations: {
    name: 'Kombinationen, die nur für dich zählen',
    sentence: (combinations) => `Nur für dich zählen auch: ${combinations}.`,
  },
  opponentCombinations: {
    name: 'Kombinationen, die nur für den Gegner zählen',
    sentence: (combinations) => `Nur für den Gegner zählen auch: ${combinations}.`,
  },
  jokerAlone: {
    name: 'Ein Joker darf auch ohne einen gewöhnlichen Würfel zählen',
    hint: 'etwa ein einzelner Joker für 100, als 1',
  },
  goal: { name: 'Ziel' },
  minimumBank: {
    name: 'Mindestpunkte zum Sichern',
    sentence: (points) => `Gesichert werden müssen mindestens ${points}.`,
  },
  minimumFirstBank: {
    name: 'Mindestpunkte zum ersten Sichern',
    sentence: (points) =>
      `Solange ein Spieler nichts gesichert hat, muss er mindestens ${points} sichern.`,
  },
  end: {
    name: 'Ende der Partie',
    label: 'Ist das Ziel gesichert, endet die Partie',
    hint: 'Bei 9.400 zu 9.900 sichert der Erste 600: Der Zweite darf noch antworten. Sichert der Zweite 100, ist die Partie aus.',
    choices: {
      immediate: 'Sofort',
      finalTurn: 'Nach einem letzten Zug',
      equalTurns: 'Gleich viele Züge',
      rounds: 'Runden',
    },
    must: 'muss "immediate", "finalTurn", "equalTurns" oder "rounds" sein',
    sentences: {
      immediate: (goal) => `Wer zuerst ${goal} gesichert hat, gewinnt.`,
      finalTurn: (goal) =>
        `Hat jemand ${goal} gesichert, hat der andere noch einen Zug; ein Unentschieden ist ein halber Sieg.`,
      equalTurns: (goal) =>
        `Hat der erste Spieler ${goal} gesichert, hat der zweite noch einen Zug; ein Unentschieden ist ein halber Sieg. Sichert der zweite Spieler so viel, ist die Partie aus, denn beide hatten gleich viele Züge.`,
      rounds: (rounds) =>
        `Nach ${rounds === 1 ? 'einer Runde' : `${rounds} Runden`} gewinnt, wer mehr hat, wie viel es auch ist; ein Unentschieden ist ein halber Sieg.`,
    },
  },
  rounds: { name: 'Runden', hint: 'etwa 10: Nach je zehn Zügen gewinnt, wer mehr hat' },
  farklePenalty: {
    label: 'Farkles in Folge kosten gesicherte Punkte',
    hint: 'etwa 500 für drei in Folge; wer sichert, fängt neu an zu zählen',
    must: 'muss nichts (null) sein oder aus den Farkles in Folge, den Punkten und dem niedrigsten Punktestand bestehen',
    sentence: (farkles, points, floor) =>
      `${farkles === 1 ? 'Jeder Farkle kostet' : `${farkles} Farkles in Folge kosten`} ${points} gesicherte Punkte, aber nie unter ${floor}.`,
    zero: 'null',
  },
  'farklePenalty.farkles': { name: 'Farkles in Folge' },
  'farklePenalty.points': { name: 'Farkle-Strafe' },
  'farklePenalty.floor': { name: 'Niedrigster Punktestand' },
  sixOfAKindWins: {
    name: 'Sechs gleiche gewinnen die Partie',
    five: 'Fünf gleiche gewinnen die Partie',
    hint: (count) => `etwa${' 4'.repeat(count)}`,
    sentence: (count) =>
      `${capital(dice.number(count))} gleiche in einem Wurf gewinnen die Partie.`,
  },
  winningDice: {
    name: 'Würfel, mit denen man gewinnt',
    hint: 'etwa 1 1 1 1 1 1',
    sentence: (dice) => `${capital(dice)} in einem Wurf gewinnen die Partie.`,
  },
  finishFrom: {
    name: 'Niemand hört auf ab',
    hint: 'etwa 9.500: von da an nur noch das Ziel',
    sentence: (points) =>
      `Wer ${points} gesichert hat, darf nichts mehr sichern, was nicht das Ziel erreicht.`,
  },
  losingDice: {
    name: 'Würfel, die verlieren',
    hint: 'etwa 2 2 2 2',
    sentences: {
      banked: (dice) =>
        `${capital(dice)} in einem Wurf zählen nichts; der Zug und alles, was gesichert ist, sind verloren.`,
      game: (dice) => `${capital(dice)} in einem Wurf verlieren die Partie.`,
    },
  },
  losingDiceTake: {
    name: 'Was sie verlieren',
    label: 'Würfel, die verlieren, nehmen',
    choices: { banked: 'Alles Gesicherte', game: 'Die Partie' },
    must: 'muss "banked" oder "game" sein',
  },
  firstRollPenalty: {
    name: 'Ein Farkle im ersten Wurf kostet',
    hint: 'etwa 1.000, neben der Farkle-Strafe',
    sentence: (points) =>
      `Ein Farkle im ersten Wurf eines Zugs kostet ${points} gesicherte Punkte, aber nie mehr, als da sind.`,
  },
  farkleTakes: {
    name: 'Ein Farkle zieht die Zugpunkte vom Gesicherten ab',
    hint: 'etwa 1.000 gesichert, 350 im Zug und dann ein Farkle: 650 bleiben',
    sentence:
      'Bei einem Farkle werden die Zugpunkte auch von den gesicherten Punkten abgezogen, höchstens bis 0.',
  },
  overshoot: {
    name: 'Über das Ziel hinaus',
    label: 'Zugpunkte über das Ziel hinaus',
    hint: 'Bei 9.800 von 10.000 führen 250 Zugpunkte über das Ziel hinaus.',
    choices: { reaches: 'Erreichen es', lost: 'Sind verloren' },
    must: 'muss "reaches" oder "lost" sein',
    sentence: (goal) =>
      `Das Ziel von ${goal} muss genau getroffen werden, ohne Mindestpunkte; Zugpunkte, die darüber hinausführen, sind verloren wie bei einem Farkle.`,
  },
  buildOnBank: {
    name: 'Nach dem Sichern darf der andere mit den übrigen Würfeln darauf aufbauen',
    hint: 'etwa 1 1 1 gesichert für 1.000: wer mit den drei anderen Würfeln etwas würfelt, das zählt, hat 1.000 und mehr',
    sentence:
      'Nach dem Sichern darf der andere mit den übrigen Würfeln weiterwürfeln und die Zugpunkte übernehmen.',
  },
  steal: {
    name: 'Nach einem Farkle',
    label: 'Die Zugpunkte nach einem Farkle',
    choices: {
      nothing: 'Sind verloren',
      diceLeft: 'Der andere darf mit denselben Würfeln darum würfeln',
      allDice: 'Der andere darf mit allen Würfeln darum würfeln',
    },
    must: 'muss "nothing", "diceLeft" oder "allDice" sein',
    sentences: {
      diceLeft:
        'Nach einem Farkle darf der andere mit denselben Würfeln noch einmal würfeln und die verlorenen Zugpunkte übernehmen.',
      allDice:
        'Nach einem Farkle darf der andere mit allen Würfeln würfeln und die verlorenen Zugpunkte übernehmen.',
    },
  },
  farkleScores: {
    name: 'Bei einem Farkle zählen die Zugpunkte trotzdem',
    hint: 'etwa 350 und dann ein Farkle: 350 zählen',
    sentence:
      'Ein Farkle beendet den Zug und zählt dessen Punkte, ohne Mindestpunkte. Bei „Punkte pro Zug“ zählt diese Regel nicht mit.',
  },
  beatLastTurn: {
    name: 'Ein Zug muss den letzten des anderen übertreffen',
    hint: 'etwa 400, wenn der andere 350 gesichert hat; nach einem Farkle gelten nur die Mindestpunkte',
    sentence:
      'Wer sichert, muss mehr haben als der letzte Zug des anderen, neben allen Mindestpunkten. Bei „Punkte pro Zug“ zählt diese Regel nicht mit.',
  },
}
