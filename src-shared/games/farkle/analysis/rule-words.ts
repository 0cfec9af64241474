import type { FieldWords, RuleFieldWords } from './field-words.ts'
import { capital } from '../../../texts/capital.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Points } from '../../../base/units.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import { FIELD_PATTERNS } from '../rules/combinations.ts'
import { diceOfPattern, type Pattern, type SideCombination } from '../rules/patterns.ts'
import { hasJoker, hasOpponentDice, type OwnDice } from '../rules/own-dice.ts'
import { sideRules } from '../rules/sides.ts'
import type { DieInWords } from '../texts/own-dice.en.ts'
import {
  factsOf,
  RULE_FIELDS,
  type FarklePenalty,
  type RuleField,
  COMBINATION_FIELDS,
} from '../rules/fields.ts'
import { isUsed, ofAKindThatWins, type RuleSet } from '../rules/rule-set.ts'
import { isConfirmed } from '../rules/turn-rules.ts'
import { listed } from '../../../texts/phrases.ts'

/** Display name of a combination from a list: "Run of 1 to 5", "Full house", "Three 1s". */
export function patternName(pattern: SideCombination): string {
  const { anyRun, run, groups, fullHouse, dice } = farkleTexts.game.patterns
  switch (pattern.kind) {
    case 'set':
      return pattern.face === null
        ? groups(String(pattern.count))
        : capital(setName(pattern.face, pattern.count))
    case 'run':
      return pattern.from === null
        ? anyRun(pattern.length)
        : run(pattern.from, pattern.from + pattern.length - 1)
    case 'groups':
      return String(pattern.sizes) === '3,2' ? fullHouse : groups(listed(pattern.sizes.map(String)))
    case 'faces':
      return dice(pattern.faces.join(', '))
  }
}

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

export function fieldWords(path: string): FieldWords {
  const { fields } = farkleTexts satisfies { readonly fields: RuleFieldWords }
  return Object.hasOwn(fields, path) ? fields[path as keyof typeof fields] : {}
}

/** Name of a field path such as `sets.4.3` or `goal`; unknown paths are returned unchanged. */
export function fieldName(path: string): string {
  const set = /^sets\.(\d)\.(\d)$/.exec(path)
  if (set) return capital(setName(Number(set[1]), Number(set[2])))
  const row = /^sets\.(\d)$/.exec(path)
  if (row) return farkleTexts.game.ofFace(Number(row[1]))
  const combination = /^(\w*ombinations)\.(\d+)(?:\.(\w+))?/.exec(path)
  if (combination) {
    const { ofCombination } = farkleTexts.game
    const name = ofCombination(Number(combination[2]), combination[3] === 'points')
    return combination[1] === 'combinations' ? name : `${fieldName(combination[1]!)}: ${name}`
  }
  const die = /^(own|opponent)Dice\.(\d+)(?:\.(\w+))?/.exec(path)
  if (die) {
    const { ofDie, ofOpponentDie } = farkleTexts.ownDice
    return (die[1] === 'own' ? ofDie : ofOpponentDie)(Number(die[2]), die[3])
  }
  return fieldWords(path.replace(/^(winning|losing)Dice\..*/, '$1Dice')).name ?? path
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

const sideSentence = (
  field: 'ownCombinations' | 'opponentCombinations',
  rules: RuleSet,
  write: WritePoints,
): string[] => {
  const list = rules[field] ?? []
  const said = list.map((one) => `${patternName(one)}: ${write(one.points)}`).join('; ')
  return list.length > 0 ? [farkleTexts.fields[field].sentence(said)] : []
}

function confirmationSentences({ confirmation }: RuleSet, write: WritePoints): string[] {
  if (!isConfirmed(confirmation)) return []
  const { fields } = farkleTexts
  const { sets, combinations, points, sameRoll } = confirmation
  const by = fields['confirmation.points']
  const enough = points === 1 ? by.anyScore : by.sentence(write(points))
  return [
    fields.confirmation.sentence(sets, combinations, enough),
    ...(sameRoll ? [fields['confirmation.sameRoll'].sentence] : []),
  ]
}

function diceSentences(rules: RuleSet): string[] {
  const words = farkleTexts.ownDice.sentences
  const others = (dice: readonly OwnDice[]): number =>
    dice.reduce((left, { count }) => left - count, rules.dice)
  const opponent = sideRules(rules, true)
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
  const { fields, leftovers } = farkleTexts
  const isLate = (buildOnBank || steal !== 'nothing') && minimumFirstBank > minimumBank
  return [
    ...(steal === 'nothing' ? [] : [fields.steal.sentences[steal]]),
    ...(isLate ? [leftovers.notYet(write(minimumFirstBank))] : []),
  ]
}

function bonusSentence(rules: RuleSet, write: WritePoints): string {
  const { hotDiceBonus, bonusGrows } = rules
  const { fields } = farkleTexts
  const bonus = rules.bonusOnlySingleDie ? fields.bonusOnlySingleDie : fields.hotDiceBonus
  const said = bonus.sentence(write(hotDiceBonus))
  if (bonusGrows === 0) return said
  const largest = write(hotDiceBonus * (bonusGrows + 1))
  return `${said} ${fields.bonusGrows.sentence(write(2 * hotDiceBonus), largest)}`
}

function penaltySentence({ farkles, points, floor }: FarklePenalty, write: WritePoints): string {
  const { sentence, zero } = farkleTexts.fields.farklePenalty
  return sentence(farkles, write(points), floor === 0 ? zero : write(floor))
}

/** Sentences that need more than the value of their field. */
function ownSentences(
  rules: RuleSet,
  write: WritePoints,
): Partial<Record<RuleField, () => string[]>> {
  const { fields } = farkleTexts
  const goal = write(rules.goal)
  return {
    end: () => {
      const { rounds, ...others } = fields.end.sentences
      return [rules.end === 'rounds' ? rounds(rules.rounds) : others[rules.end](goal)]
    },
    minimumFirstBank: () =>
      rules.minimumFirstBank > rules.minimumBank
        ? [fields.minimumFirstBank.sentence(write(rules.minimumFirstBank))]
        : [],
    farklePenalty: () => (rules.farklePenalty ? [penaltySentence(rules.farklePenalty, write)] : []),
    hotDiceBonus: () => (rules.hotDiceBonus > 0 ? [bonusSentence(rules, write)] : []),
    bonusOnlySingleDie: () => [],
    bonusGrows: () => [],
    confirmation: () => confirmationSentences(rules, write),
    ownDice: () => diceSentences(rules),
    ownCombinations: () => sideSentence('ownCombinations', rules, write),
    opponentCombinations: () => sideSentence('opponentCombinations', rules, write),
    sixOfAKindWins: () =>
      rules.sixOfAKindWins ? [fields.sixOfAKindWins.sentence(ofAKindThatWins(rules))] : [],
    losingDice: () =>
      rules.losingDice.length > 0
        ? [fields.losingDice.sentences[rules.losingDiceTake](diceName(rules.losingDice))]
        : [],
    overshoot: () => (isUsed(rules, 'overshoot') ? [fields.overshoot.sentence(goal)] : []),
    steal: () => stealSentences(rules, write),
  }
}

/** The sentence of a field that is used, made of its value. */
function sentenceOf(rules: RuleSet, field: RuleField, write: WritePoints): string[] {
  const { sentence } = fieldWords(field)
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
  'end',
  'dice',
  'minimumBank',
  'minimumFirstBank',
  'farklePenalty',
  ...RULE_FIELDS,
])

/** One sentence for each rule that differs from the plain game. */
export function playSentences(rules: RuleSet, write: WritePoints): string[] {
  const own = ownSentences(rules, write)
  return [...TOLD].flatMap((field) => own[field]?.() ?? sentenceOf(rules, field, write))
}
