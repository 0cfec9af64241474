import { expect, it } from 'vitest'
import { facesText } from '#shared/dice/faces-text.ts'
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

/** The option that a reason compares with: the best or, for the best, the next; none for equals. */
function otherOf({ options }: YahtzeeQuestion, option: YahtzeeOption): YahtzeeOption | undefined {
  return option.loss > 0 ? options[0] : options.find(({ loss }) => loss > 0)
}

/** "2.1 points more": between the two values as they are written; without a number they are as one. */
function checkDifference(by: string | undefined, side: string | undefined, more: number): void {
  expect(Number(by ?? 0)).toBeCloseTo(Math.abs(more), 6)
  if (by) expect(side).toBe(more > 0 ? 'more' : 'less')
}

const written = ({ expected }: YahtzeeOption, places: number): number =>
  Number(expected.toFixed(places))

function checkUpper(question: YahtzeeQuestion, category: Category, said: Said): void {
  const number = CATEGORIES.indexOf(category)
  if (number >= 6) {
    expect(said.pace).toBeUndefined()
    return
  }
  const { card, dice } = question.position
  const upper = card.points.slice(0, 6)
  upper[number] = (number + 1) * dice.filter((face) => face === number + 1).length
  const share = upper.reduce<number>((sum, one, i) => (one === null ? sum : sum + 3 * (i + 1)), 0)
  const ahead = upper.reduce<number>((sum, one) => sum + (one ?? 0), 0) - share
  expect(said.pace).toBeDefined()
  expect(Number(said.ahead ?? 0)).toBe(Math.abs(ahead))
  expect(said.where).toBe(ahead === 0 ? undefined : ahead > 0 ? 'ahead of' : 'behind')
}

type Said = Record<string, string | undefined>

const BOX =
  /^(?<box>.+?) scores (?<points>\d+) now(?<pace> \((?:(?<ahead>\d+) (?<where>ahead of|behind)|just) what the bonus needs\))?, and (?<later>[\d.]+) points are still to come; (?:(?<other>.+) scores (?<otherPoints>\d+) and leaves (?<otherLater>[\d.]+), (?:(?<by>[\d.]+) (?<side>more|less)|as good as the same) in all|every other choice is worth the same)\.$/

function checkBox(question: YahtzeeQuestion, option: YahtzeeOption, reason: string): void {
  const said: Said = BOX.exec(reason)!.groups!
  const soFar = pointsSoFar(kit.rules, question.position.card)
  const expectBox = (of: YahtzeeOption, box?: string, points?: string, later?: string): void => {
    expect([box, Number(points)]).toEqual([name(of.category!), of.points])
    expect(later).toBe((of.expected - soFar - of.points!).toFixed(1))
  }
  expectBox(option, said.box, said.points, said.later)
  checkUpper(question, option.category!, said)
  const other = otherOf(question, option)
  expect(said.other === undefined).toBe(other === undefined)
  if (!other) return
  expectBox(other, said.other, said.otherPoints, said.otherLater)
  checkDifference(said.by, said.side, written(other, 1) - written(option, 1))
}

const KEEP =
  /^(?:Stopping here takes (?<points>\d+) for (?<box>.+?)|Keeping (?<kept>[1-6\u00a0]+|nothing), (?<ends>.+?)); (?:that is worth (?<by>[\d.]+) points (?<side>more|less) than (?<other>.+)|(?<same>.+) is worth as good as the same|every other choice is worth the same)\.$/

const keepName = (keep: readonly Face[]): string =>
  keep.length === 0 ? 'nothing' : facesText(keep)

function checkKeep(question: YahtzeeQuestion, option: YahtzeeOption, reason: string): boolean {
  const said: Said = KEEP.exec(reason)!.groups!
  const other = otherOf(question, option)
  const against =
    other && (other.keep!.length === 5 ? 'stopping here' : `keeping ${keepName(other.keep!)}`)
  expect(said.other ?? said.same).toBe(against)
  if (other) checkDifference(said.by, said.side, written(option, 2) - written(other, 2))
  if (said.box) {
    const end = endOf(question, question.position.dice)
    expect([said.box, Number(said.points)]).toEqual([name(end.category), end.points])
    return true
  }
  expect(said.kept).toBe(keepName(option.keep!))
  const ends = [
    ...said.ends!.matchAll(
      /(\d+) (?:of 100 turns end )?(?:in|(with a 0) in) ([A-Z][a-z ]+?)(?: \((?:for )?([\d.]+)|(?=,| and |$))/g,
    ),
  ]
  expect(ends.length).toBeGreaterThan(0)
  // With two rerolls the ends depend on what is kept in between, which the solver's tables know.
  if (question.position.rerolls !== 1) return false
  const counted = endsOfKeep(question, option.keep!)
  for (const [, turns, zero, box, points] of ends) {
    const { chance, points: sum } = counted.get(box!)!
    expect(zero !== undefined).toBe(sum === 0)
    expect(Math.abs(Number(turns) - 100 * chance)).toBeLessThanOrEqual(0.5 + 1e-6)
    expect(Math.abs(Number(points ?? 0) - sum / chance)).toBeLessThanOrEqual(0.05 + 1e-6)
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
