import { capital } from '../../../texts/capital.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { ALL_DICE, type Points } from '../../../base/units.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import { FIELD_PATTERNS } from '../rules/combinations.ts'
import { diceOfPattern, type Pattern } from '../rules/patterns.ts'
import { hasJoker, hasOpponentDice, rulesOfOpponent, type OwnDice } from '../rules/own-dice.ts'
import type { DieInWords } from '../texts/en/own-dice.ts'
import { COMBINATION_FIELDS, ofAKindThatWins, type RuleSet } from '../rules/rule-set.ts'
import { isConfirmed, type TurnRules } from '../rules/turn-rules.ts'
import { patternName } from './pattern-words.ts'

/** Example: "three 4s". */
export function setName(face: number, count: number): string {
  return texts.dice.set(face, count)
}

function diceName(faces: readonly Face[]): string {
  const [first] = faces
  return faces.every((face) => face === first)
    ? setName(first!, faces.length)
    : farkleTexts.game.patterns.dice(faces.join(', '))
}

/** Name of a field path such as `sets.4.3` or `goal`; unknown paths are returned unchanged. */
export function fieldName(path: string): string {
  const set = /^sets\.(\d)\.(\d)$/.exec(path)
  if (set) return capital(setName(Number(set[1]), Number(set[2])))
  const row = /^sets\.(\d)$/.exec(path)
  if (row) return farkleTexts.game.ofFace(Number(row[1]))
  const combination = /^combinations\.(\d+)(?:\.(\w+))?/.exec(path)
  if (combination) {
    const { ofCombination } = farkleTexts.game
    return ofCombination(Number(combination[1]), combination[2] === 'points')
  }
  const names: Readonly<Record<string, string>> = {
    ...farkleTexts.game.fields,
    ...farkleTexts.turnRules.fields,
    ...farkleTexts.ownDice.fields,
    ...farkleTexts.leftovers.fields,
  }
  const die = /^(own|opponent)Dice\.(\d+)(?:\.(\w+))?/.exec(path)
  if (die) {
    const { ofDie, ofOpponentDie } = farkleTexts.ownDice
    return (die[1] === 'own' ? ofDie : ofOpponentDie)(Number(die[2]), die[3])
  }
  if (path.startsWith('winningDice.')) return names.winningDice!
  if (path.startsWith('losingDice.')) return names.losingDice!
  return Object.hasOwn(names, path) ? names[path]! : path
}

export type WritePoints = (points: Points) => string

interface CombinationWords {
  readonly name: string
  readonly points: string
  /** One possible example; null if it depends on the roll. */
  readonly example: readonly Face[] | null
}

function exampleOf(pattern: Pattern): Face[] | null {
  const [dice] = diceOfPattern(pattern)
  return dice === undefined ? null : facesOf(dice)
}

export function combinationWords(rules: RuleSet, write: WritePoints): CombinationWords[] {
  const named = COMBINATION_FIELDS.filter((name) => rules[name] > 0).map((name) => ({
    name: fieldName(name),
    points: write(rules[name]),
    example: exampleOf(FIELD_PATTERNS[name]),
  }))
  const others = rules.combinations.map((combination) => ({
    name: patternName(combination),
    points: write(combination.points),
    example: exampleOf(combination),
  }))
  return [...named, ...others]
}

function turnSentences(rules: TurnRules, write: WritePoints): string[] {
  const { maxRolls, lastDieRolls, confirmation, noBankAtFifty } = rules
  const words = farkleTexts.turnRules.sentences
  const sentences: string[] = []
  if (maxRolls > 0) sentences.push(words.maxRolls(maxRolls))
  if (lastDieRolls > 1) sentences.push(words.lastDieRolls(lastDieRolls))
  if (isConfirmed(confirmation)) {
    const { sets, combinations, points, sameRoll } = confirmation
    const by = points === 1 ? words.anyScore : words.points(write(points))
    sentences.push(words.confirmation(sets, combinations, by))
    if (sameRoll) sentences.push(words.sameRoll)
  }
  if (noBankAtFifty) sentences.push(words.noBankAtFifty)
  return sentences
}

function growingBonus({ hotDiceBonus, bonusGrows }: RuleSet, write: WritePoints): string {
  const largest = hotDiceBonus * (bonusGrows + 1)
  return farkleTexts.turnRules.sentences.bonusGrows(write(2 * hotDiceBonus), write(largest))
}

function diceSentences(rules: RuleSet): string[] {
  const words = farkleTexts.ownDice.sentences
  const others = (dice: readonly OwnDice[]): number =>
    dice.reduce((left, { count }) => left - count, rules.dice)
  const opponent = rulesOfOpponent(rules)
  const said = hasOpponentDice(rules)
    ? [
        words.yours(dieWords(rules.ownDice), others(rules.ownDice)),
        words.theirs(dieWords(opponent.ownDice), others(opponent.ownDice)),
      ]
    : rules.ownDice.length > 0
      ? [words.dice(dieWords(rules.ownDice), others(rules.ownDice))]
      : []
  const jokers = rules.jokerAlone ? words.jokerAlone : words.joker
  return [...said, ...(hasJoker(rules) || hasJoker(opponent) ? [jokers] : [])]
}

const dieWords = (dice: readonly OwnDice[]): DieInWords[] =>
  dice.map((die) => ({
    ...die,
    weights: die.weights.every((weight) => weight === die.weights[0]) ? null : die.weights,
  }))

function leftoverSentences(rules: RuleSet, write: WritePoints): string[] {
  const { buildOnBank, steal, farkleScores, minimumBank, minimumFirstBank } = rules
  const words = farkleTexts.leftovers.sentences
  const sentences: string[] = []
  if (buildOnBank) sentences.push(words.buildOnBank)
  if (steal !== 'nothing') sentences.push(words.steals[steal])
  if ((buildOnBank || steal !== 'nothing') && minimumFirstBank > minimumBank) {
    sentences.push(words.notYet(write(minimumFirstBank)))
  }
  if (farkleScores) sentences.push(words.farkleScores)
  if (rules.beatLastTurn) sentences.push(words.beatLastTurn)
  return sentences
}

/** One sentence for each rule that differs from the plain game. */
export function playSentences(rules: RuleSet, write: WritePoints): string[] {
  const words = farkleTexts.game.rules
  const { farklePenalty: penalty } = rules
  const goal = write(rules.goal)
  const ends = {
    immediate: words.firstWins,
    finalTurn: words.finalTurn,
    equalTurns: words.equalTurns,
    rounds: () => words.rounds(rules.rounds),
  }
  const sentences = [ends[rules.end](goal)]
  if (rules.dice !== ALL_DICE) sentences.push(words.dice(rules.dice))
  if (rules.minimumBank > 0) sentences.push(words.minimumBank(write(rules.minimumBank)))
  if (rules.minimumFirstBank > rules.minimumBank) {
    sentences.push(words.minimumFirstBank(write(rules.minimumFirstBank)))
  }
  if (penalty) {
    const floor = penalty.floor === 0 ? words.zero : write(penalty.floor)
    sentences.push(words.penalty(penalty.farkles, write(penalty.points), floor))
  }
  if (rules.fourKindAndPairCountsAsThreePairs) sentences.push(words.fourKindAndPair)
  if (rules.hotDiceBonus > 0) {
    const bonus = rules.bonusOnlySingleDie ? words.singleDieBonus : words.hotDiceBonus
    const said = bonus(write(rules.hotDiceBonus))
    sentences.push(rules.bonusGrows > 0 ? `${said} ${growingBonus(rules, write)}` : said)
  }
  if (rules.mustRollHotDice) sentences.push(words.mustRollHotDice)
  if (rules.mustSetAsideAll) sentences.push(words.mustSetAsideAll)
  sentences.push(...turnSentences(rules, write))
  sentences.push(...diceSentences(rules))
  if (rules.sixOfAKindWins) sentences.push(words.ofAKindWins(ofAKindThatWins(rules)))
  if (rules.winningDice.length > 0) sentences.push(words.winningDice(diceName(rules.winningDice)))
  if (rules.finishFrom > 0) sentences.push(words.finishFrom(write(rules.finishFrom)))
  if (rules.losingDice.length > 0) {
    const losing = { banked: words.losingDiceBanked, game: words.losingDiceGame }
    sentences.push(losing[rules.losingDiceTake](diceName(rules.losingDice)))
  }
  if (rules.firstRollPenalty > 0) {
    sentences.push(words.firstRollPenalty(write(rules.firstRollPenalty)))
  }
  if (rules.farkleTakes) sentences.push(words.farkleTakes)
  if (rules.overshoot === 'lost') sentences.push(words.overshootLost(goal))
  sentences.push(...leftoverSentences(rules, write))
  return sentences
}
