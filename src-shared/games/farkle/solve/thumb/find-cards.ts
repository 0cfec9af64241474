import type { Progress } from '../match/match-order.ts'
import type { MatchContext } from '../match/player.ts'
import { bestRules, type FoundRule, type SearchSteps } from './found-rules.ts'
import { atScale, pointScale } from './point-scale.ts'
import { RuleSearch } from './rule-search.ts'
import { PLAIN_RULE, type ScoreColumns, type ThumbRule } from './thumb-rule.ts'
import type { DiceCount, Points } from '../../../../base/units.ts'
import { endKinds, type NumberGame, type NumberKind } from './thumb-moves.ts'

/** Progress, resume and checkpoint of a search. */
export interface SearchCourse {
  readonly progress?: Progress
  readonly begun?: SearchSteps
  readonly keep?: (steps: SearchSteps) => void
}

const LEAD_PART = 0.01

/** Steps of half a divisor, since the value of dice need not be a plain fraction. */
const DIVISOR_STEP = 0.5

/** Cuts that are easy to say, ascending: tenths and quarters of the need, round leads. */
export function sayableCuts(
  by: ScoreColumns['by'],
  { goal, grid }: Pick<NumberGame, 'goal' | 'grid'>,
): number[] {
  if (by === 'need') {
    const hundredths = Array.from({ length: 701 }, (_, i) => i - 300)
    return hundredths.filter((of) => of % 10 === 0 || of % 25 === 0).map((of) => of / 100)
  }
  const step = Math.max(1, Math.round((goal * LEAD_PART) / grid)) * grid
  const most = Math.floor(goal / step)
  return Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * step)
}

function mapped(
  columns: ScoreColumns,
  of: (points: Points, column: number, dice: number) => Points,
): ScoreColumns {
  const holds = columns.holds.map((list, c) =>
    list.map((points, i) => Math.max(0, of(points, c, i))),
  )
  return { ...columns, holds }
}

/** Kinds of numbers of a card: cuts, columns, rows, bank numbers, divisor, and endKinds. */
export function cardKinds(
  by: ScoreColumns['by'],
  columnCount: number,
  allDice: DiceCount,
): (game: NumberGame) => readonly NumberKind[] {
  return (game) => {
    const { grid } = game
    const cuts = sayableCuts(by, game)
    const places = Array.from({ length: columnCount }, (_, c) => c)
    const together = (is: (column: number, dice: number) => boolean): NumberKind => ({
      step: grid,
      least: -Infinity,
      of: () => [0],
      with: (rule, [by]) => ({
        ...rule,
        columns: mapped(rule.columns, (points, c, i) => (is(c, i) ? points + by! : points)),
      }),
    })
    return [
      {
        // A cut moves by index within the sayable cuts.
        step: 1,
        least: 0,
        most: cuts.length - 1,
        of: ({ columns }) => columns.cuts.map((cut) => cuts.indexOf(cut)),
        with: (rule, list) => {
          const moved = list.map((place) => cuts[place!]!).toSorted((a, b) => a - b)
          // Two equal cuts would leave an empty column between them.
          if (new Set(moved).size < moved.length) return rule
          return { ...rule, columns: { ...rule.columns, cuts: moved } }
        },
      },
      ...places.map((column) => together((c) => c === column)),
      ...Array.from({ length: allDice - 1 }, (_, dice) => together((_c, i) => i === dice)),
      ...places.map((column): NumberKind => ({
        step: grid,
        least: 0,
        single: true,
        of: ({ columns }) => columns.holds[column] ?? [],
        with: (rule, list) => ({
          ...rule,
          columns: mapped(rule.columns, (points, c, i) => (c === column ? list[i]! : points)),
        }),
      })),
      {
        step: DIVISOR_STEP,
        least: 1.5,
        of: ({ divisor }) => [divisor],
        with: (rule, [divisor]) => ({ ...rule, divisor: divisor! }),
      },
      ...endKinds(game),
    ]
  }
}

/** Limit for a card that is readable at a table. */
export const MOST_COLUMNS = 5

/** Starting values besides the columns; `leadWithMost` is for one die short of all. */
const FIRST = { divisor: 6, goPart: 0.955, near: 2, lead: 750, leadWithMost: 4000, farkle: -20 }

const NEED_CUTS = [-0.4, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1.2]
const LEAD_CUTS = [-0.3, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4]

const APART = 3

const TRIED = 3

/** Share of a step's time before its card is settled. */
const TUNED_PART = 0.4

/** Factors c of the bank numbers c * n^3 with n dice that the search begins with. */
const FACTORS = [4, 6, 8, 10, 12, 14, 16, 18, 21, 25, 30, 40]

function oneColumn(
  { game, endings }: MatchContext,
  by: ScoreColumns['by'],
  factor: number,
): ThumbRule {
  const { rules, model, counters } = game
  const { grid } = model
  const answered = endings.past !== null
  const scale = pointScale(model)
  const onGrid = (points: number): number => Math.ceil(points / grid) * grid
  const counts = Array.from({ length: model.allDice - 1 }, (_, i) => i + 1)
  // Where the goal is answered, the lead counts and not when to go for it.
  const go = answered ? null : onGrid(rules.goal * FIRST.goPart)
  const leads = counts.map((n) =>
    onGrid(atScale(n === model.allDice - 1 ? FIRST.leadWithMost : FIRST.lead, scale)),
  )
  const holds = counts.map((n) => Math.max(1, Math.round((factor * n ** 3) / grid)) * grid)
  return {
    ...PLAIN_RULE,
    columns: { by, cuts: [], holds: [holds] },
    divisor: FIRST.divisor,
    goOwn: [go],
    goOpponent: [go],
    near: [FIRST.near * grid],
    lead: answered ? leads : [0],
    // Different ones, as equal ones move together.
    farkles: Array.from({ length: Math.max(1, counters - 1) }, (_, i) =>
      counters === 1 ? 0 : atScale(FIRST.farkle, scale) * (i + 1),
    ),
  }
}

function* cutInTwo(card: ThumbRule, cuts: readonly number[], grid: number): Generator<ThumbRule> {
  const { columns } = card
  for (const cut of cuts) {
    if (columns.cuts.includes(cut)) continue
    const at = columns.cuts.filter((other) => other < cut).length
    for (const [low, high] of [
      [-APART, 0],
      [0, APART],
    ]) {
      const list = columns.holds[at]!
      const moved = (steps: number): number[] =>
        list.map((points) => Math.max(0, points + steps * grid))
      yield {
        ...card,
        columns: {
          ...columns,
          cuts: columns.cuts.toSpliced(at, 0, cut),
          holds: columns.holds.toSpliced(at, 1, moved(low!), moved(high!)),
        },
      }
    }
  }
}

/**
 * Finds the cards that lose least, from one column up to MOST_COLUMNS: each is the best that comes
 * from splitting a column of the one before. A resumed search finds the same as an uninterrupted
 * one.
 */
export function findCards(
  context: MatchContext,
  by: ScoreColumns['by'],
  { progress = () => {}, begun = [], keep = () => {} }: SearchCourse = {},
): FoundRule[] {
  const { game } = context
  const { grid } = game.model
  const scale = pointScale(game.model)
  const steps = [...begun]
  const take = (columns: number, find: (search: RuleSearch) => ThumbRule): ThumbRule => {
    const at = columns - 1
    const known = steps[at]
    if (known?.isSettled) return known.rule
    const search = new RuleSearch(context, cardKinds(by, columns, game.model.allDice))
    const from = known ?? find(search)
    progress((at + TUNED_PART) / MOST_COLUMNS)
    const settled = search.settled(from, (step) => {
      steps[at] = step
      keep([...steps])
    })
    progress(columns / MOST_COLUMNS)
    return settled
  }
  const tuned = (search: RuleSearch, card: ThumbRule): ThumbRule => {
    // A guess depends on the games it is based on; the last one uses the card's own games.
    const once = search.bestNear([card], card, false)
    return search.bestNear([once], once)
  }
  let card = take(1, (search) => {
    const factors = new Set(FACTORS.map((factor) => atScale(factor, scale)))
    const starts = [...factors].map((factor) => oneColumn(context, by, factor))
    const best = search.bestNear(starts, oneColumn(context, by, atScale(15, scale)), false)
    return tuned(search, best)
  })
  const sayable = sayableCuts(by, { goal: game.rules.goal, grid })
  const nearest = (cut: number): number =>
    sayable.reduce((best, one) => (Math.abs(one - cut) < Math.abs(best - cut) ? one : best))
  const cuts = by === 'need' ? NEED_CUTS : LEAD_CUTS.map((part) => nearest(part * game.rules.goal))
  for (let columns = 2; columns <= MOST_COLUMNS; columns++) {
    const before = card
    card = take(columns, (search) => {
      const tried = search.bestLike([...cutInTwo(before, cuts, grid)], before, TRIED)
      return tuned(search, tried)
    })
  }
  return bestRules(steps.map(({ rule, behind }, i) => ({ numbers: i + 1, rule, behind })))
}
