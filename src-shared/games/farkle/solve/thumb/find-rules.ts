import type { Progress } from '../match/match-order.ts'
import type { MatchContext } from '../match/player.ts'
import { measuredRules, type FoundRule } from './found-rules.ts'
import { growing } from './rule-climb.ts'
import { RuleSearch } from './rule-search.ts'
import { atScale, pointScale } from './point-scale.ts'
import { factorsAt, freed, templateRule } from './rule-templates.ts'
import { numberCount, type ThumbRule } from './thumb-rule.ts'

const FIRST = { cube: 15, divisor: 6, score: 60, goPart: 0.955, lead: 750 }

const USUAL_GUESSES = 300

/** Numbers of a template besides its factor; if the goal is answered, `go` means a lead. */
type Has = Readonly<Record<'divisor' | 'score' | 'go', boolean>>
const TEMPLATES: readonly Has[] = [
  { divisor: true, score: true, go: true },
  { divisor: true, score: false, go: true },
  { divisor: true, score: false, go: false },
  { divisor: false, score: false, go: false },
]

const TEMPLATE_NUMBERS = 7

/** Below this the template is best, so separate hold numbers are not merged further. */
const LIST_NUMBERS = 7

/** Most numbers of a template with deviating hold numbers that are searched. */
const DEPARTING_NUMBERS = 9

const LIST_START_STEPS = 4

/** Result of each step, null for no rule; then the measured rules. */
export type SearchSteps = readonly (Omit<FoundRule, 'numbers'> | null)[]

/** Progress, resume and checkpoint of a search. */
export interface SearchCourse {
  readonly progress?: Progress
  readonly begun?: SearchSteps
  readonly keep?: (steps: SearchSteps) => void
}

/** Independent searches for one thread each: templates, and lists of separate hold numbers. */
export const SEARCH_WAYS = ['template', 'lists'] as const
export type SearchWay = (typeof SEARCH_WAYS)[number]

/** Estimated number of steps: from each rule on the way up the search goes down again. */
function stepsOf(way: SearchWay, mostNumbers: number): number {
  const above = (from: number, most: number): number =>
    Math.max(0, Math.min(mostNumbers, most) - from)
  const upAndDown = (count: number): number => (count * (count + 3)) / 2
  if (way === 'lists') return LIST_START_STEPS + upAndDown(above(LIST_NUMBERS, Infinity))
  const least = TEMPLATES.length
  return least + above(least, TEMPLATE_NUMBERS) + upAndDown(above(least, DEPARTING_NUMBERS))
}

/** Share of the progress of the search; the rest measures the rules found. */
const SEARCHED = 0.7

export function searchPart(way: SearchWay, mostNumbers: number, steps: number): number {
  return SEARCHED * Math.min(1, steps / stepsOf(way, mostNumbers))
}

/** A template with this factor and the starting values at this scale. */
function templateOf(
  { game, endings }: MatchContext,
  scale: number,
  cube: number,
  has: Has,
): ThumbRule {
  const { rules, model, counters } = game
  // If the goal is answered, the lead at the goal matters more than when to go for it.
  const answered = endings.past !== null
  const onGrid = (points: number): number => Math.ceil(points / model.grid) * model.grid
  return templateRule(model.allDice, counters, {
    cube,
    ...(has.divisor && { divisor: FIRST.divisor }),
    ...(has.score && { score: atScale(FIRST.score, scale) }),
    ...(has.go && !answered && { go: onGrid(rules.goal * FIRST.goPart) }),
    ...(has.go && answered && { lead: onGrid(atScale(FIRST.lead, scale)) }),
  })
}

/**
 * Finds rules of thumb that lose little, for every number of numbers up to `mostNumbers`. The way
 * `template` starts from four numbers, goes down and up, then adds deviating hold numbers; `lists`
 * starts from separate hold numbers; from each rule on the way up both go down again. A resumed
 * search finds the same as an uninterrupted one, and a search for more numbers repeats all steps of
 * one for fewer, so that it never finds worse rules.
 */
export function findRules(
  context: MatchContext,
  mostNumbers: number,
  way: SearchWay,
  { progress = () => {}, begun = [], keep = () => {} }: SearchCourse = {},
): FoundRule[] {
  if (way === 'lists' && mostNumbers < LIST_NUMBERS) return []
  const steps = [...begun]
  let at = 0
  let guesses = 0
  const search = new RuleSearch(context, () => {
    // Only the progress: a step takes some hundred guesses.
    const part = 1 - Math.exp(-++guesses / USUAL_GUESSES)
    progress(searchPart(way, mostNumbers, at - 1 + part))
  })
  const take = (asked: number, find: () => ThumbRule | null): ThumbRule | null => {
    const known = steps[at++]
    if (known !== undefined) {
      if (known) search.recall(known, asked)
      return known?.rule ?? null
    }
    guesses = 0
    const rule = find()
    steps.push(rule && { rule, behind: search.take(rule, asked) })
    progress(searchPart(way, mostNumbers, at))
    keep([...steps])
    return rule
  }
  const descend = (from: ThumbRule, to: number, asked: number, by = search.climb): ThumbRule => {
    let rule = from
    while (numberCount(rule) > to) {
      const before = rule
      const next = take(asked, () => search.merged(before, by))
      if (!next) break
      rule = next
    }
    return rule
  }
  const climb = (from: ThumbRule, to: number, down: number | null, by = search.climb): void => {
    let asked = 0
    const grown = (rule: ThumbRule): ThumbRule | null => {
      asked = Math.max(asked, numberCount(rule) + 1)
      return take(asked, () => search.grown(rule, by))
    }
    for (const rule of growing(from, to, grown)) {
      if (down !== null) descend(rule, down, asked, by)
    }
  }
  const scale = pointScale(context.game.model)
  const start = (has: (typeof TEMPLATES)[number]): ThumbRule =>
    take(way === 'lists' ? LIST_NUMBERS : TEMPLATES.length - TEMPLATES.indexOf(has), () =>
      search.bestNear(
        factorsAt(scale).map((factor) => templateOf(context, scale, factor, has)),
        templateOf(context, scale, atScale(FIRST.cube, scale), has),
      ),
    )!
  const used = TEMPLATES.filter((_, i) => TEMPLATES.length - i <= mostNumbers)
  const [whole] = (way === 'template' ? used : used.slice(0, 1)).map(start)
  if (way === 'template' && mostNumbers >= TEMPLATES.length && whole) {
    climb(whole, Math.min(mostNumbers, TEMPLATE_NUMBERS), null)
    const most = Math.min(mostNumbers, DEPARTING_NUMBERS)
    climb(whole, most, TEMPLATES.length, search.departing)
  }
  if (way === 'lists' && whole) {
    const { grid } = context.game.model
    const list = take(LIST_NUMBERS, () => search.bestNear([freed(whole, grid)], whole))!
    const least = descend(list, LIST_NUMBERS, LIST_NUMBERS)
    climb(least, mostNumbers, LIST_NUMBERS)
  }
  // Measured rules follow the steps, so that a resumed search skips them, too.
  return measuredRules(
    context,
    search.found(mostNumbers),
    steps,
    at,
    () => keep([...steps]),
    (part) => progress(SEARCHED + (1 - SEARCHED) * part),
  )
}
