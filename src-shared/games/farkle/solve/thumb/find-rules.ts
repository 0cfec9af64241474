import type { Progress } from '../match/match-order.ts'
import type { MatchContext } from '../match/player.ts'
import { measuredRules, type FoundRule } from './found-rules.ts'
import { growing } from './rule-climb.ts'
import { RuleSearch } from './rule-search.ts'
import { atScale, pointScale } from './point-scale.ts'
import { factorsAt, freed, templateRule } from './rule-templates.ts'
import { numberCount, type ThumbRule } from './thumb-rule.ts'

/** Usual numbers that the search departs from: they are coupled, so none is found alone. */
const FIRST = { cube: 15, divisor: 6, score: 60, goPart: 0.955, lead: 750 }

/** So many guesses a step takes, more or less. */
const USUAL_GUESSES = 300

/** Which numbers a template has besides its factor; with an answer to the goal it has a lead for go. */
type Has = Readonly<Record<'divisor' | 'score' | 'go', boolean>>
/** The template with four numbers down to one. */
const TEMPLATES: readonly Has[] = [
  { divisor: true, score: true, go: true },
  { divisor: true, score: false, go: true },
  { divisor: true, score: false, go: false },
  { divisor: false, score: false, go: false },
]

/** The template is followed up to so many numbers. */
const TEMPLATE_NUMBERS = 7

/** Below so many numbers the template is best, so hold numbers of their own are merged no further. */
const LIST_NUMBERS = 7

/** The template with hold numbers that depart from it is followed up to so many numbers. */
const DEPARTING_NUMBERS = 9

/** About so many steps until lists have as few numbers as they are followed down to. */
const LIST_START_STEPS = 4

/**
 * Rules that the steps of a search came to, in order, null where a step came to none; then those that it
 * has measured.
 */
export type SearchSteps = readonly (Omit<FoundRule, 'numbers'> | null)[]

/** How a search tells how far it is, and where it goes on from. */
export interface SearchCourse {
  readonly progress?: Progress
  /** The steps of a search for the same that was stopped. */
  readonly begun?: SearchSteps
  /** Hears all steps so far after each one. */
  readonly keep?: (steps: SearchSteps) => void
}

/**
 * The ways of a search, which know nothing of each other and so can be gone by two threads: the template,
 * with more and more that departs from it, and lists with a hold number for each number of dice.
 */
export const SEARCH_WAYS = ['template', 'lists'] as const
export type SearchWay = (typeof SEARCH_WAYS)[number]

/** About how many steps a way has: from each rule on the way up it goes down again. */
function stepsOf(way: SearchWay, mostNumbers: number): number {
  const above = (from: number, most: number): number =>
    Math.max(0, Math.min(mostNumbers, most) - from)
  const upAndDown = (count: number): number => (count * (count + 3)) / 2
  if (way === 'lists') return LIST_START_STEPS + upAndDown(above(LIST_NUMBERS, Infinity))
  const least = TEMPLATES.length
  return least + above(least, TEMPLATE_NUMBERS) + upAndDown(above(least, DEPARTING_NUMBERS))
}

/** Part of a search that its steps are; the rest is what measures the rules that are found. */
const SEARCHED = 0.7

/** The part of a way that so many steps are. */
export function searchPart(way: SearchWay, mostNumbers: number, steps: number): number {
  return SEARCHED * Math.min(1, steps / stepsOf(way, mostNumbers))
}

/** A template with this factor and the other numbers that the search departs from, at this scale. */
function templateOf(
  { game, endings }: MatchContext,
  scale: number,
  cube: number,
  has: Has,
): ThumbRule {
  const { rules, model, counters } = game
  // With an answer to the goal it matters less when one goes for it than how far.
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
 * Finds rules of thumb that lose little, for every number of numbers up to the most. The way of the
 * template goes down from the one with four numbers and up again, then also to hold numbers that depart
 * from it, and from each rule on the way up down again. The way of the lists takes its hold numbers each
 * by itself and goes down, up and from each rule down again. Where one number more found nothing better,
 * it is left out. What a step finds follows from the rule that it goes on from, so a search that goes on
 * finds the same as one that was not stopped; and a search for more numbers has all steps of one for
 * fewer, so that it never finds worse rules.
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
    // A step takes some hundred guesses; how many is not known before.
    const part = 1 - Math.exp(-++guesses / USUAL_GUESSES)
    progress(searchPart(way, mostNumbers, at - 1 + part))
  })
  /** The next rule of a search for at least so many numbers: found before, or found now. */
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
  /** Goes up and, unless there is nothing to go down to, down from each rule on the way. */
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
    // What the way up has found may need less of what it began with.
    climb(least, mostNumbers, LIST_NUMBERS)
  }
  // What is measured follows the steps: so a search that is stopped here goes on, too.
  return measuredRules(
    context,
    search.found(mostNumbers),
    steps.slice(at).flatMap((measured) => measured?.behind ?? []),
    ({ rule, behind }) => {
      steps.push({ rule, behind })
      keep([...steps])
    },
    (part) => {
      progress(SEARCHED + (1 - SEARCHED) * part)
    },
  )
}
