import type { Probability } from '../../../../base/units.ts'
import { chancesOf } from '../match/match-chances.ts'
import type { Progress } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { bestLastChance, optimalPlayer, optimalPlayers } from '../match/optimal-player.ts'
import type { MatchContext, Player } from '../match/player.ts'
import { Visits } from '../match/visits.ts'
import { drawLastTurns, drawStates, ThumbGuide } from './thumb-guide.ts'
import { additions, mergers, numberKinds, otherShapes, tunings, type Shift } from './thumb-moves.ts'
import { ThumbPlayer } from './thumb-player.ts'
import { holdOf, numberCount, type ThumbRule } from './thumb-rule.ts'

/** A rule with so many numbers, and by which part of all games it is behind the best player, exactly. */
export interface FoundRule {
  readonly numbers: number
  readonly rule: ThumbRule
  readonly behind: Probability
}

/** States that a guess looks at. */
const STATES = 500

/** Passes over all numbers of a rule before it is taken to be tuned. */
const MAX_PASSES = 4

/** Additions that are tuned further, of those that look best at first. */
const TRIED = 3

/** So many guesses a step takes, more or less. */
const USUAL_GUESSES = 300

/** A smaller gain, in parts of all games, is no reason to go on. */
const REAL_GAIN = 1e-6

/** Factors of the template that the search departs from; the best of them is tuned. */
const FACTORS = [4, 6, 8, 10, 12, 14, 16, 18, 21, 25, 30, 40]

/** What the search departs from besides: they are coupled, so none of them is found alone. */
const FIRST = { cube: 15, divisor: 6, score: 60, goPart: 0.955, lead: 750 }

/** Visits are counted until so small a part of all games is still played. */
const HARDLY_LEFT = 1e-4

/** A search among rules of thumb for one solved game, by guesses and, now and then, exactly. */
class RuleSearch {
  readonly #found = new Map<number, FoundRule>()
  readonly #context: MatchContext
  readonly #optimal: Player
  readonly #kinds
  readonly #guessed: () => void
  readonly #exact = new Map<string, Probability>()
  /** The rule that was measured last, and that whose games are looked at. */
  #newest: ThumbRule | null = null
  #looksAt: ThumbRule | null = null
  #guide: ThumbGuide
  /** What was guessed; what is not whole is at least so much. */
  #guesses = new Map<string, { readonly behind: Probability; readonly whole: boolean }>()

  /** `guessed` hears of every guess. */
  constructor(context: MatchContext, guessed: () => void) {
    const { game } = context
    this.#guessed = guessed
    this.#context = context
    this.#optimal = optimalPlayer(context, bestLastChance(context))
    this.#kinds = numberKinds(
      game.rules.goal,
      game.model.grid,
      game.counters,
      context.endings.past !== null,
    )
    const like = templateRule(context, FIRST.cube, { divisor: true, score: true, go: true })
    this.#guide = this.#look(new Match(game, this.#optimal, this.#optimal), like)
  }

  /** From now on guesses are about the states that the first of these players comes to. */
  #look(match: Match, like: ThumbRule): ThumbGuide {
    // Nothing is far from what is best.
    match.values.forEach((values) => values.set(this.#context.values))
    match.solve()
    const { counts } = new Visits(match, undefined, HARDLY_LEFT)
    const samples = drawStates(this.#context, counts[0], STATES)
    const lastTurns = drawLastTurns(this.#context, samples, match.players[0])
    this.#guide = new ThumbGuide(this.#context, like, samples, lastTurns)
    this.#guesses = new Map()
    return this.#guide
  }

  /** The best rules by ascending number of numbers, each better than all with fewer. */
  found(mostNumbers: number): FoundRule[] {
    const found = [...this.#found.values()].filter(({ numbers }) => numbers <= mostNumbers)
    return bestRules([found]).map((one) => ({ ...one, rule: condensed(one.rule) }))
  }

  /** A guess, which is whole unless it is more than `most`. */
  #guess(rule: ThumbRule, most = Infinity): Probability {
    const key = JSON.stringify(rule)
    const known = this.#guesses.get(key)
    if (known && (known.whole || known.behind > most)) return known.behind
    const behind = this.#guide.behind(rule, most)
    this.#guesses.set(key, { behind, whole: behind <= most })
    this.#guessed()
    return behind
  }

  /** Whether a rule is guessed to be better than another one. */
  #isBetter(rule: ThumbRule, than: ThumbRule): boolean {
    const most = this.#guess(than)
    return this.#guess(rule, most) < most
  }

  /**
   * Measures a rule, keeps it if it is the best with as many numbers, and looks at its games. Where there
   * is a last turn, what is lost there is a guess: see measuredRules.
   */
  measure(rule: ThumbRule): Probability {
    const known = this.#exact.get(JSON.stringify(rule))
    if (known !== undefined) return known
    const match = this.#play(rule)
    const behind = 1 - 2 * chancesOf(match).first.average + this.#guide.inLastTurns(rule)
    this.recall({ rule, behind })
    return behind
  }

  /** Plays all games by a rule against the best player, and looks at the states that it comes to. */
  #play(rule: ThumbRule): Match {
    const { game, endings } = this.#context
    const match = new Match(game, new ThumbPlayer(game, endings, rule), this.#optimal)
    this.#look(match, rule)
    this.#looksAt = rule
    return match
  }

  /** Keeps what a rule was measured to be. */
  recall({ rule, behind }: Omit<FoundRule, 'numbers'>): void {
    const key = JSON.stringify(rule)
    if (this.#exact.has(key)) return
    this.#exact.set(key, behind)
    this.#newest = rule
    const numbers = numberCount(rule)
    const before = this.#found.get(numbers)
    if (!before || behind < before.behind) this.#found.set(numbers, { numbers, rule, behind })
  }

  /** Looks at the games of the rule that was measured last, if it was in another search. */
  lookAgain(): void {
    if (this.#newest && this.#newest !== this.#looksAt) this.#play(this.#newest)
  }

  /** The rule of some that is guessed to be best; the first of equals. */
  bestOf(rules: readonly ThumbRule[]): ThumbRule {
    return rules.reduce((best, rule) => (this.#isBetter(rule, best) ? rule : best))
  }

  /** So many of some rules that are guessed to be best, by ascending guess. */
  #bestSome(rules: readonly ThumbRule[], count: number): ThumbRule[] {
    const best: ThumbRule[] = []
    for (const rule of rules) {
      const last = best[count - 1]
      if (last && !this.#isBetter(rule, last)) continue
      const at = best.findIndex((other) => this.#isBetter(rule, other))
      best.splice(at < 0 ? best.length : at, 0, rule)
      best.length = Math.min(best.length, count)
    }
    return best
  }

  /** Moves on while a move gains and leaves as many numbers; steps grow as long as they gain. */
  #slide(rule: ThumbRule, shift: Shift): ThumbRule {
    const numbers = numberCount(rule)
    let best = rule
    for (let steps = 1, sign = 1, turns = 0; turns < 2;) {
      const next = shift(best, sign * steps)
      if (next && numberCount(next) <= numbers && this.#isBetter(next, best)) {
        best = next
        steps *= 2
      } else if (steps > 1) steps = 1
      else {
        sign = -sign
        turns++
      }
    }
    return best
  }

  /** Moves of pairs of numbers at once, which single ones cannot follow: they are coupled. */
  #slidePairs(rule: ThumbRule): ThumbRule {
    let best = rule
    const numbers = numberCount(rule)
    const count = tunings(this.#kinds, rule).length
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        for (const [a, b] of PAIRS) {
          const shifts = tunings(this.#kinds, best)
          const one = shifts[i]?.(best, a) ?? null
          const both = one && (tunings(this.#kinds, one)[j]?.(one, b) ?? null)
          if (both && numberCount(both) <= numbers) best = this.bestOf([best, both])
        }
      }
    }
    return best
  }

  /** The best rule nearby with as many numbers, by guesses. */
  tuned(rule: ThumbRule, pairs: boolean): ThumbRule {
    let best = rule
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const before = this.#guess(best)
      best = this.bestOf([best, ...otherShapes(best)])
      for (const shift of tunings(this.#kinds, best)) best = this.#slide(best, shift)
      if (pairs && before - this.#guess(best) < REAL_GAIN) best = this.#slidePairs(best)
      if (before - this.#guess(best) < REAL_GAIN) break
    }
    return best
  }

  /** The best rule with one number more; null if there is none. */
  grown(rule: ThumbRule): ThumbRule | null {
    const numbers = numberCount(rule) + 1
    const moved = additions(this.#kinds, rule).map((next) => this.#slide(next.rule, next.shift))
    const grown = moved.filter((next) => numberCount(next) === numbers)
    const best = this.#bestSome(grown, TRIED).map((next) => this.tuned(next, false))
    return best.length > 0 ? this.tuned(this.bestOf(best), true) : null
  }

  /** The best rule with one number less; null if there is none. */
  merged(rule: ThumbRule): ThumbRule | null {
    const fewer = mergers(this.#kinds, rule)
    return fewer.length > 0 ? this.tuned(this.bestOf(fewer), true) : null
  }
}

const PAIRS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** A template rule with some of the numbers that the search departs from. */
function templateRule(
  { game: { rules, model, counters }, endings }: MatchContext,
  cube: number,
  has: { readonly divisor: boolean; readonly score: boolean; readonly go: boolean },
): ThumbRule {
  const all = <T>(value: T): T[] => Array.from({ length: model.allDice - 1 }, () => value)
  // With an answer to the goal it matters less when one goes for it than how far.
  const answered = endings.past !== null
  const onGrid = (points: number): number => Math.ceil(points / model.grid) * model.grid
  const go = has.go && !answered ? onGrid(rules.goal * FIRST.goPart) : null
  const lead = has.go && answered ? onGrid(FIRST.lead) : 0
  const score = has.score ? FIRST.score : 0
  return {
    hold: { cube, by: [null] },
    divisor: all(has.divisor ? FIRST.divisor : 1),
    behind: all(score),
    ahead: all(score),
    shape: 'plain',
    goOwn: all(go),
    goOpponent: all(go),
    near: all(0),
    lead: all(lead),
    farkles: Array.from({ length: Math.max(1, counters - 1) }, () => 0),
    roundScore: 0,
    roundValue: 0,
  }
}

/** The same rule, its lists of one number for all as short as they can be. */
function condensed(rule: ThumbRule): ThumbRule {
  const short = <T>(list: readonly T[]): readonly T[] =>
    list.every((value) => value === list[0]) ? list.slice(0, 1) : list
  const { divisor, behind, ahead, goOwn, goOpponent, near, farkles, lead } = rule
  return {
    ...rule,
    divisor: short(divisor),
    behind: short(behind),
    ahead: short(ahead),
    goOwn: short(goOwn),
    goOpponent: short(goOpponent),
    farkles: short(farkles),
    lead: short(lead),
    // With one die it is never asked.
    near: near.slice(2).every((value) => value === near[1]) ? near.slice(1, 2) : near,
  }
}

/** The numbers of a template, on the grid, each by itself. */
function freed({ hold, divisor, ...rest }: ThumbRule, grid: number): ThumbRule {
  const by = divisor.map((_, i) => Math.max(1, Math.round(holdOf(hold, i + 1) / grid)) * grid)
  return { ...rest, divisor, hold: { cube: null, by } }
}

/** The template with four numbers down to one; with an answer to the goal it has a lead for go. */
const TEMPLATES = [
  { divisor: true, score: true, go: true },
  { divisor: true, score: false, go: true },
  { divisor: true, score: false, go: false },
  { divisor: false, score: false, go: false },
] as const

/** The template is followed up to so many numbers. */
const TEMPLATE_NUMBERS = 7

/** Below so many numbers the template is best, so hold numbers of their own are merged no further. */
const LIST_NUMBERS = 7

/** Rules that the steps of a search came to, in order; null where a step came to none. */
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
 * The ways of a search, which know nothing of each other and so can be gone by two threads. Both come
 * to lists; the games that guesses are about are others by then, and so is what they find.
 */
export const SEARCH_WAYS = ['template', 'lists'] as const
export type SearchWay = (typeof SEARCH_WAYS)[number]

const mostAtTemplate = (mostNumbers: number): number => Math.min(mostNumbers, TEMPLATE_NUMBERS)

/** About how many steps a way has. */
function stepsOf(way: SearchWay, mostNumbers: number): number {
  const lists = mostNumbers < LIST_NUMBERS ? 0 : mostNumbers
  return way === 'lists' ? Math.max(1, lists) : mostAtTemplate(mostNumbers) + lists
}

/** The part of a way that so many steps are. */
export function searchPart(way: SearchWay, mostNumbers: number, steps: number): number {
  return Math.min(1, steps / stepsOf(way, mostNumbers))
}

/** The best rules of several ways, each better than all with fewer numbers. */
export function bestRules(found: readonly (readonly FoundRule[])[]): FoundRule[] {
  let least = Infinity
  return found
    .flat()
    .sort((a, b) => a.numbers - b.numbers || a.behind - b.behind)
    .filter(({ behind }) => {
      if (behind >= least) return false
      least = behind
      return true
    })
}

/**
 * Finds rules of thumb that lose little, for every number of numbers up to the most: from the template
 * with four numbers, its hold numbers each by itself, down, up and down again. The way of the template
 * goes down and up with it first. Where one number more found nothing better, it is left out. A search
 * that goes on finds the same as one that was not stopped.
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
  begun.forEach((step) => step && search.recall(step))
  if (begun.some((step) => step !== null)) search.lookAgain()
  /** The next rule: what was found before, or what is found now, measured. */
  const take = (find: () => ThumbRule | null): ThumbRule | null => {
    const known = steps[at++]
    if (known !== undefined) return known?.rule ?? null
    guesses = 0
    const rule = find()
    steps.push(rule && { rule, behind: search.measure(rule) })
    progress(searchPart(way, mostNumbers, at))
    keep([...steps])
    return rule
  }
  const climb = (from: ThumbRule, to: number): ThumbRule => {
    let top = from
    while (numberCount(top) < to) {
      const rule = take(() => search.grown(top))
      if (!rule) break
      top = rule
    }
    return top
  }
  const descend = (from: ThumbRule): void => {
    let rule: ThumbRule | null = from
    while (rule && numberCount(rule) > LIST_NUMBERS) {
      const before: ThumbRule = rule
      rule = take(() => search.merged(before))
    }
  }
  const start = (has: (typeof TEMPLATES)[number]): ThumbRule =>
    take(() => {
      const rules = FACTORS.map((factor) => templateRule(context, factor, has))
      return search.tuned(search.bestOf(rules), true)
    })!
  const used = TEMPLATES.filter((_, i) => TEMPLATES.length - i <= mostNumbers)
  const [whole] = (way === 'template' ? used : used.slice(0, 1)).map(start)
  if (way === 'template' && mostNumbers >= TEMPLATES.length && whole) {
    climb(whole, mostAtTemplate(mostNumbers))
  }
  if (mostNumbers >= LIST_NUMBERS && whole) {
    const list = take(() => search.tuned(freed(whole, context.game.model.grid), true))!
    descend(list)
    // What the way up has found may need less of what it began with.
    descend(climb(list, mostNumbers))
  }
  progress(1)
  return measuredRules(context, search.found(mostNumbers))
}

/**
 * The same rules, measured where the search has guessed: what is lost in last turns. All are measured at
 * once, for the best player's turns against them are the same up to the goal.
 */
function measuredRules(context: MatchContext, found: readonly FoundRule[]): FoundRule[] {
  const { game, endings } = context
  if (!endings.past) return [...found]
  const players = found.map(({ rule }) => new ThumbPlayer(game, endings, rule))
  const optimals = optimalPlayers(
    context,
    players.map(({ lastChance }) => lastChance),
  )
  const measured = found.map((one, i): FoundRule => {
    const match = new Match(game, players[i]!, optimals[i]!)
    match.values.forEach((values) => values.set(context.values))
    match.solve()
    return { ...one, behind: 1 - 2 * chancesOf(match).first.average }
  })
  return bestRules([measured])
}
