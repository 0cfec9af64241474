import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Shape } from '#shared/games/scorecard/rules/shapes.ts'

const repeated = (...sizes: number[]): Shape => ({ kind: 'alike', sizes, mayRepeat: true })

/** Yatzy's two switches: whether four alike are two pairs, and five alike a full house. */
export function yatzyWith({ fourAlike = false, fiveAlike = false }): RuleSet {
  const yatzy = PUBLISHED_CARDS.yatzy!
  const shapes: Record<string, Shape | false> = {
    twoPairs: fourAlike && repeated(2, 2),
    fullHouse: fiveAlike && repeated(3, 2),
  }
  const boxes = yatzy.boxes.map((box) => ({ ...box, shape: shapes[box.name] || box.shape }))
  return { ...yatzy, boxes }
}
