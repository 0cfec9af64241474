import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { entryFor, holdOf, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'

type Entry = Points | null

/** Neighbouring numbers of dice with the same entry. */
export interface EntryRun {
  readonly entry: Entry
  readonly counts: readonly DiceCount[]
}

/** A list as its runs of equal entries. */
export function runsOf(counts: readonly DiceCount[], of: (n: DiceCount) => Entry): EntryRun[] {
  const runs: { entry: Entry; counts: DiceCount[] }[] = []
  for (const n of counts) {
    const last = runs.at(-1)
    if (last?.entry === of(n)) last.counts.push(n)
    else runs.push({ entry: of(n), counts: [n] })
  }
  return runs
}

/** A list in words: the number alone where it is one for all, else each with its numbers of dice. */
function listWords(counts: readonly DiceCount[], of: (n: DiceCount) => Entry): string {
  const { forDice, never } = farkleTexts.thumb
  const number = (entry: Entry): string => (entry === null ? never : grouped(entry))
  const runs = runsOf(counts, of)
  if (runs.length === 1) return number(runs[0]!.entry)
  return runs.map(({ entry, counts }) => forDice(number(entry), counts)).join(', ')
}

/** What is added after farkles in a row: one sentence. */
export function farklesWords(farkles: readonly Points[]): string[] {
  const { farklesAny, farklesAfter, farklesOne } = farkleTexts.thumb
  if (farkles.every((entry) => entry === farkles[0])) return [farklesAny(grouped(farkles[0]!))]
  return [farklesAfter(farkles.map((entry, i) => farklesOne(grouped(entry), i + 1)).join(', '))]
}

const has = (entries: readonly Entry[], absent: Entry): boolean =>
  entries.some((entry) => entry !== absent)

/** Texts of the last sentences of a rule. */
type GoalWords = Pick<
  typeof farkleTexts.thumb,
  'go' | 'goSides' | 'together' | 'near' | 'nearFrom' | 'lead' | 'always'
>

/** How a rule of thumb plays near the goal, and with all dice: its last sentences, in these words. */
export function thumbGoalSentences(
  rule: ThumbRule,
  allDice: DiceCount,
  words: GoalWords = farkleTexts.thumb,
): string[] {
  const counts = diceCounts(allDice).filter((n) => n < allDice)
  const list = (entries: readonly Entry[], from = 1): string =>
    listWords(
      counts.filter((n) => n >= from),
      (n) => entryFor(entries, n),
    )
  const { goOwn, goOpponent, together, near, nearFrom, lead } = rule
  const goes = has(goOwn, null) || has(goOpponent, null)
  const sameGo = list(goOwn) === list(goOpponent)
  return [
    ...(goes
      ? [sameGo ? words.go(list(goOwn)) : words.goSides(list(goOwn), list(goOpponent))]
      : []),
    ...(together === undefined ? [] : [words.together(grouped(together))]),
    ...(has(near, 0)
      ? [
          nearFrom === undefined
            ? words.near(list(near, 2))
            : words.nearFrom(grouped(nearFrom), list(near, 2)),
        ]
      : []),
    has(lead, 0) ? words.lead(list(lead)) : words.always,
  ]
}

/** The hold numbers of a card: a sentence for each column. */
function columnWords(
  { by, cuts, holds }: NonNullable<ThumbRule['columns']>,
  counts: readonly DiceCount[],
): string[] {
  const { column, columnEnd } = farkleTexts.thumb
  return holds.map((list, i) => {
    const cut = cuts[i]
    const when =
      cut !== undefined ? columnEnd[by](grouped(cut)) : i === 0 ? columnEnd.always : columnEnd.rest
    return column(
      when,
      listWords(counts, (n) => entryFor(list, n)),
    )
  })
}

/** The hold numbers of a rule: one sentence. */
function holdWords({ hold }: ThumbRule, counts: readonly DiceCount[]): string {
  const words = farkleTexts.thumb
  const holds = listWords(counts, (n) => holdOf(hold, n))
  if (hold.cube === null || has(hold.by, null)) return words.hold(holds)
  return words.cube(grouped(hold.cube), holds)
}

/** What rolling is worth, before the score counts: one sentence. */
function valueWords({ divisor }: ThumbRule, counts: readonly DiceCount[]): string {
  const { value, valueDivided } = farkleTexts.thumb
  if (!has(divisor, 1)) return value
  return valueDivided(listWords(counts, (n) => entryFor(divisor, n)))
}

/** A rule of thumb as sentences for single turns, in which nothing but points counts. */
export function thumbTurnSentences(rule: ThumbRule, allDice: DiceCount): string[] {
  const counts = diceCounts(allDice).filter((n) => n < allDice)
  const { play, allDice: all } = farkleTexts.thumb
  return [holdWords(rule, counts), valueWords(rule, counts), play, all]
}

/** The sentences of a rule of thumb by what they are about. */
export interface ThumbParts {
  /** What rolling is worth, before the score counts. */
  readonly value: readonly string[]
  /** What the score and farkles in a row add, and what is rounded. */
  readonly score: readonly string[]
  readonly play: string
  /** How it plays near the goal, and with all dice. */
  readonly goal: readonly string[]
}

/** A rule of thumb in words for a game with so many dice, part by part. */
export function thumbParts(rule: ThumbRule, allDice: DiceCount): ThumbParts {
  const words = farkleTexts.thumb
  const counts = diceCounts(allDice).filter((n) => n < allDice)
  const list = (entries: readonly Entry[]): string => listWords(counts, (n) => entryFor(entries, n))
  const { behind, ahead, farkles } = rule
  const scored = has(behind, 0) || has(ahead, 0)
  const sameWeights = list(behind) === list(ahead)
  const weighing = sameWeights
    ? words.score(list(behind))
    : words.scoreSides(list(behind), list(ahead))
  return {
    value: [
      ...(rule.columns ? columnWords(rule.columns, counts) : [holdWords(rule, counts)]),
      valueWords(rule, counts),
    ],
    score: [
      ...(scored ? [weighing] : []),
      ...(scored && rule.roundScore > 0 ? [words.roundScore(grouped(rule.roundScore))] : []),
      ...(scored && rule.shape === 'half' ? [words.half] : []),
      ...(scored && rule.shape === 'log' ? [words.log] : []),
      ...(has(farkles, 0) ? farklesWords(farkles) : []),
      ...(rule.roundValue > 0 ? [words.roundValue(grouped(rule.roundValue))] : []),
    ],
    play: words.play,
    goal: thumbGoalSentences(rule, allDice),
  }
}

/** A rule of thumb as sentences for a game with so many dice, in the order of use. */
export function thumbSentences(rule: ThumbRule, allDice: DiceCount): string[] {
  const { value, score, play, goal } = thumbParts(rule, allDice)
  return [...value, ...score, play, ...goal]
}
