import type { RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'

/** Names of published boxes are keys of the texts; a box of one's own has the name typed. */
export function boxName({ boxes }: RuleSet, box: number): string {
  const { name } = boxes[box]!
  const words: Readonly<Record<string, string>> = scorecardTexts.card.boxes
  return words[name] ?? name
}

export const fillCommand = (box: number): string => `scorecard.fill.${box + 1}`
