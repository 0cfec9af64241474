import type { RuleSet } from '../rules/rule-set.ts'
import { yahtzeeTexts } from '../texts/texts.ts'

/** Names of published boxes are keys of the texts; a box of one's own has the name typed. */
export function boxName({ boxes }: RuleSet, box: number): string {
  const { name } = boxes[box]!
  const words: Readonly<Record<string, string>> = yahtzeeTexts.card.boxes
  return words[name] ?? name
}

export const fillCommand = (box: number): string => `yahtzee.fill.${box + 1}`
