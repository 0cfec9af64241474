import { expect, it } from 'vitest'
import { FACES, type Face } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { categoryName } from '#shared/games/yahtzee/analysis/category-names.ts'
import { pointsSoFar, scorecardOf } from '#shared/games/yahtzee/analysis/paper-card.ts'
import { playedYahtzee } from '#shared/games/yahtzee/drill/play.ts'
import type { YahtzeeOption, YahtzeeQuestion } from '#shared/games/yahtzee/drill/question.ts'
import { reasonOf } from '#shared/games/yahtzee/drill/reasons.ts'
import { CATEGORIES, type Category } from '#shared/games/yahtzee/rules/categories.ts'
import { shortYahtzee } from '#test/support/yahtzee-kits.ts'

const kit = shortYahtzee(['threes', 'fives', 'sixes', 'fullHouse', 'smallStraight', 'chance'])

const name = (category: Category): string => categoryName(category)

/** What a turn comes to where it ends with these dice, by the analyser's best box. */
function endOf({ position }: YahtzeeQuestion, dice: readonly Face[]) {
  const { choices } = kit.analyser.analyse(scorecardOf(position.card), dice, 0)
  const [best] = choices
  if (best!.choice.kind !== 'score') throw new Error('no box')
  return best!.choice
}

/** The boxes in which a keep with one reroll ends: every throw of the other dice looked at. */
function endsOfKeep(question: YahtzeeQuestion, keep: readonly Face[]) {
  const ends = new Map<string, { chance: number; points: number }>()
  const thrown = 5 - keep.length
  const all = 6 ** thrown
  for (let number = 0; number < all; number++) {
    const dice = [...keep]
    for (let rest = number, i = 0; i < thrown; i++, rest = Math.floor(rest / 6)) {
      dice.push(FACES[rest % 6]!)
    }
    const { category, points } = endOf(question, dice)
    const end = ends.get(name(category)) ?? { chance: 0, points: 0 }
    ends.set(name(category), { chance: end.chance + 1 / all, points: end.points + points / all })
  }
  return ends
}

const optionName = ({ keep, category }: YahtzeeOption): string =>
  keep === null ? name(category!) : `keeping ${keep.length === 0 ? 'no dice' : keep.join(' ')}`

/** "in all 2.1 points fewer than keeping 4 4": against the best, or of the best against the next. */
function checkBeside({ options }: YahtzeeQuestion, option: YahtzeeOption, said: string): void {
  if (said === 'no other choice is worth less or more') {
    expect(options.every(({ loss }) => loss === 0)).toBe(true)
    return
  }
  const [, by, side, other] =
    /^in all (?:([\d.]+) points (more|fewer)|hardly more or fewer) than (.+)$/.exec(said)!
  const against = option.loss > 0 ? options[0]! : options.find(({ loss }) => loss > 0)!
  expect(other).toBe(optionName(against))
  const written = (value: number): number => Number(value.toFixed(1))
  const difference = written(option.expected) - written(against.expected)
  expect(Number(by ?? 0)).toBeCloseTo(Math.abs(difference), 6)
  if (by) expect(side).toBe(difference > 0 ? 'more' : 'fewer')
}

function checkBox(question: YahtzeeQuestion, option: YahtzeeOption, reason: string): void {
  const said =
    /^(?<box>.+) scores (?<points>\d+) now(?:, with the upper section (?:(?<by>\d+) points (?<side>ahead of|behind) its|just on) pace for the bonus)?, and (?<later>[\d.]+) points are still to come: (?<beside>.+)\.$/.exec(
      reason,
    )!.groups!
  const { card, dice } = question.position
  const number = CATEGORIES.indexOf(option.category!)
  expect(said.box).toBe(name(option.category!))
  expect(Number(said.points)).toBe(option.points)
  expect(said.later).toBe(
    (option.expected - pointsSoFar(kit.rules, card) - option.points!).toFixed(1),
  )
  if (number < 6) {
    const upper = card.points.slice(0, 6)
    upper[number] = (number + 1) * dice.filter((face) => face === number + 1).length
    const share = upper.reduce<number>((sum, one, i) => (one === null ? sum : sum + 3 * (i + 1)), 0)
    const ahead = upper.reduce<number>((sum, one) => sum + (one ?? 0), 0) - share
    expect(Number(said.by ?? 0)).toBe(Math.abs(ahead))
    expect(said.side).toBe(ahead === 0 ? undefined : ahead > 0 ? 'ahead of' : 'behind')
  } else expect(reason).not.toContain('upper section')
  checkBeside(question, option, said.beside!)
}

function checkKeep(question: YahtzeeQuestion, option: YahtzeeOption, reason: string): boolean {
  const stop = /^Stopping here takes (.+) for (\d+): (.+)\.$/.exec(reason)
  if (stop) {
    const end = endOf(question, question.position.dice)
    expect([stop[1], Number(stop[2])]).toEqual([name(end.category), end.points])
    checkBeside(question, option, stop[3]!)
    return true
  }
  const [, what, ends, beside] = /^Of 100 turns (.+) ends (.+): (.+)\.$/.exec(reason)!
  expect(what).toBe(optionName(option))
  checkBeside(question, option, beside!)
  const said = [...ends!.matchAll(/([A-Z][^,()]*?) in (\d+) \(([\d.]+) points\)/g)]
  expect(said.length).toBeGreaterThan(0)
  // With two rerolls the ends depend on what is kept in between, which the solver's tables know.
  if (question.position.rerolls !== 1) return false
  const counted = endsOfKeep(question, option.keep!)
  for (const [, box, turns, points] of said) {
    const { chance, points: sum } = counted.get(box!)!
    expect(Math.abs(Number(turns) - 100 * chance)).toBeLessThanOrEqual(0.5 + 1e-6)
    expect(Math.abs(Number(points) - sum / chance)).toBeLessThanOrEqual(0.05 + 1e-6)
  }
  return true
}

it('why a choice is worth what it is, is said with true figures in 200 positions', () => {
  const counts = { boxes: 0, keeps: 0 }
  let asked = 0
  for (const question of playedYahtzee(kit, seededRandom('reasons of Yahtzee'))) {
    if (asked++ === 200) break
    const { options } = question
    const few = [...options.slice(0, 3), options.at(-1)!]
    for (const option of few) {
      const reason = reasonOf(kit, question, option)
      if (option.keep === null) {
        checkBox(question, option, reason)
        counts.boxes++
      } else if (checkKeep(question, option, reason)) counts.keeps++
    }
  }
  expect(counts.boxes).toBeGreaterThan(100)
  expect(counts.keeps).toBeGreaterThan(100)
})
