import { capital } from '../../../texts/capital.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Points } from '../../../base/units.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import { FIELD_PATTERNS } from '../rules/combinations.ts'
import { diceOfPattern, type Pattern } from '../rules/patterns.ts'
import { hasJoker, hasOpponentDice, rulesOfOpponent, type OwnDice } from '../rules/own-dice.ts'
import type { DieInWords } from '../texts/en/own-dice.ts'
import { factsOf, RULE_FIELDS, type FarklePenalty, type RuleField } from '../rules/fields.ts'
import { COMBINATION_FIELDS, isUsed, ofAKindThatWins, type RuleSet } from '../rules/rule-set.ts'
import { isConfirmed } from '../rules/turn-rules.ts'
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

function confirmationSentences({ confirmation }: RuleSet, write: WritePoints): string[] {
  if (!isConfirmed(confirmation)) return []
  const words = farkleTexts.turnRules.sentences
  const { sets, combinations, points, sameRoll } = confirmation
  const by = points === 1 ? words.anyScore : words.points(write(points))
  return [words.confirmation(sets, combinations, by), ...(sameRoll ? [words.sameRoll] : [])]
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

function stealSentences(rules: RuleSet, write: WritePoints): string[] {
  const { buildOnBank, steal, minimumBank, minimumFirstBank } = rules
  const words = farkleTexts.leftovers.sentences
  const isLate = (buildOnBank || steal !== 'nothing') && minimumFirstBank > minimumBank
  return [
    ...(steal === 'nothing' ? [] : [words.steals[steal]]),
    ...(isLate ? [words.notYet(write(minimumFirstBank))] : []),
  ]
}

function bonusSentence(rules: RuleSet, write: WritePoints): string {
  const words = farkleTexts.game.rules
  const bonus = rules.bonusOnlySingleDie ? words.singleDieBonus : words.hotDiceBonus
  const said = bonus(write(rules.hotDiceBonus))
  return rules.bonusGrows > 0 ? `${said} ${growingBonus(rules, write)}` : said
}

function penaltySentence({ farkles, points, floor }: FarklePenalty, write: WritePoints): string {
  const words = farkleTexts.game.rules
  return words.penalty(farkles, write(points), floor === 0 ? words.zero : write(floor))
}

/** Sentences that need more than the value of their field. */
function ownSentences(
  rules: RuleSet,
  write: WritePoints,
): Partial<Record<RuleField, () => string[]>> {
  const words = farkleTexts.game.rules
  const goal = write(rules.goal)
  const ends = {
    immediate: words.firstWins,
    finalTurn: words.finalTurn,
    equalTurns: words.equalTurns,
    rounds: () => words.rounds(rules.rounds),
  }
  const losing = { banked: words.losingDiceBanked, game: words.losingDiceGame }
  return {
    end: () => [ends[rules.end](goal)],
    goal: () => [],
    dice: () => (isUsed(rules, 'dice') ? [words.dice(rules.dice)] : []),
    minimumFirstBank: () =>
      rules.minimumFirstBank > rules.minimumBank
        ? [words.minimumFirstBank(write(rules.minimumFirstBank))]
        : [],
    farklePenalty: () => (rules.farklePenalty ? [penaltySentence(rules.farklePenalty, write)] : []),
    fourKindAndPair: () => [],
    fourKindAndPairCountsAsThreePairs: () =>
      rules.fourKindAndPairCountsAsThreePairs ? [words.fourKindAndPair] : [],
    hotDiceBonus: () => (rules.hotDiceBonus > 0 ? [bonusSentence(rules, write)] : []),
    bonusGrows: () => [],
    rounds: () => [],
    confirmation: () => confirmationSentences(rules, write),
    ownDice: () => diceSentences(rules),
    jokerAlone: () => [],
    sixOfAKindWins: () => (rules.sixOfAKindWins ? [words.ofAKindWins(ofAKindThatWins(rules))] : []),
    losingDice: () =>
      rules.losingDice.length > 0 ? [losing[rules.losingDiceTake](diceName(rules.losingDice))] : [],
    overshoot: () => (isUsed(rules, 'overshoot') ? [words.overshootLost(goal)] : []),
    steal: () => stealSentences(rules, write),
  }
}

type Sentence = string | ((value: never) => string)

/** The sentence of a field that is used, made of its value. */
function sentenceOf(rules: RuleSet, field: RuleField, write: WritePoints): string[] {
  const sentences: Partial<Record<string, unknown>> = {
    ...farkleTexts.game.rules,
    ...farkleTexts.turnRules.sentences,
    ...farkleTexts.leftovers.sentences,
  }
  const sentence = sentences[field] as Sentence | undefined
  if (sentence === undefined || !isUsed(rules, field)) return []
  if (typeof sentence === 'string') return [sentence]
  const facts = factsOf(field)
  const value =
    facts.kind === 'faces'
      ? diceName(rules[field] as readonly Face[])
      : facts.kind === 'number' && facts.isPoints
        ? write(rules[field] as Points)
        : rules[field]
  // The sentence of a field takes values of this field.
  return [sentence(value as never)]
}

const TOLD = new Set<RuleField>([
  ...(['end', 'dice', 'minimumBank', 'minimumFirstBank', 'farklePenalty', ...RULE_FIELDS] as const),
])

/** One sentence for each rule that differs from the plain game. */
export function playSentences(rules: RuleSet, write: WritePoints): string[] {
  const own = ownSentences(rules, write)
  return [...TOLD].flatMap((field) => own[field]?.() ?? sentenceOf(rules, field, write))
}
