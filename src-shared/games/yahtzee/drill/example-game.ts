import type { Face } from '../../../dice/multiset.ts'
import type { Category } from '../rules/categories.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { writeGame, type RecordedTurn } from './game-notation.ts'

const TURNS: readonly (readonly [dice: string, category: Category])[] = [
  ['11135', 'ones'],
  ['22246', 'twos'],
  ['33356', 'threes'],
  ['14446', 'fours'],
  ['45555', 'fives'],
  ['26666', 'sixes'],
  ['22255', 'fullHouse'],
  ['44456', 'threeOfAKind'],
  ['33336', 'fourOfAKind'],
  ['12346', 'smallStraight'],
  ['23456', 'largeStraight'],
  ['34566', 'chance'],
  ['12356', 'yahtzee'],
]

const facesOf = (dice: string): Face[] => [...dice].map(Number) as Face[]

/** `name`: shipped rules to name in the head; null for other rules. */
export function exampleGame(rules: RuleSet, name: string | null, day: string): string {
  const turns = TURNS.map(([dice, category], i): RecordedTurn => {
    const rolled = { rolled: facesOf('11346'), kept: facesOf('11') }
    const throws = i === 0 && rules.rerolls > 0 ? [rolled] : []
    return { throws, dice: facesOf(dice), category }
  })
  const head = { rules, players: [yahtzeeTexts.study.you], date: day, seed: null }
  const written = writeGame(head, turns)
  if (!written.ok) throw new Error('the example is no game by these rules')
  return name === null
    ? written.value
    : written.value.replace(/^Rules: .*$/m, () => `Rules: ${name}`)
}
