import { PUBLISHED_CARDS, UNLISTED } from '../rules/presets.ts'
import { boxesText, type RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from './box-names.ts'

/** If more boxes differ, they are reported as one change. */
const BOXES_NAMED = 4

/** Names of boxes of one card that the other has not; a box that repeats counts each time. */
function boxesBeyond(rules: RuleSet, base: RuleSet): string[] {
  const left = boxesText(base.boxes).map((box) => JSON.stringify(box))
  return boxesText(rules.boxes).flatMap((box, i) => {
    const at = left.indexOf(JSON.stringify(box))
    if (at < 0) return [boxName(rules, i)]
    left.splice(at, 1)
    return []
  })
}

function changedFields(rules: RuleSet, base: RuleSet): string[] {
  const { dice, rolls, order, bonuses, alike, further } = scorecardTexts.rules.editor
  const names = { dice, rolls, order, bonus: bonuses, jokers: alike, further } as const
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((field) =>
    JSON.stringify(rules[field]) === JSON.stringify(base[field]) ? [] : [names[field]],
  )
}

/** Names of the rules and boxes that differ. */
export function changedCard(rules: RuleSet, base: RuleSet): string[] {
  const boxes = [...new Set([...boxesBeyond(rules, base), ...boxesBeyond(base, rules)])]
  const isMany = boxes.length > BOXES_NAMED
  return [...changedFields(rules, base), ...(isMany ? [scorecardTexts.rules.editor.boxes] : boxes)]
}

/** Ids of the cards that are listed. */
export const LISTED_CARDS = Object.keys(PUBLISHED_CARDS).filter((id) => !UNLISTED.includes(id))

/** Id of the listed card with the fewest differences. */
export function nearestCard(rules: RuleSet): string {
  const differences = LISTED_CARDS.map((id) => {
    const card = PUBLISHED_CARDS[id]!
    const boxes = boxesBeyond(rules, card).length + boxesBeyond(card, rules).length
    return { id, count: boxes + changedFields(rules, card).length }
  })
  return differences.reduce((one, other) => (other.count < one.count ? other : one)).id
}
