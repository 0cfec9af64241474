import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { entryFor, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'

type Entry = Points | null

export interface EntryRun {
  readonly entry: Entry
  readonly counts: readonly DiceCount[]
}

export function runsOf(counts: readonly DiceCount[], of: (n: DiceCount) => Entry): EntryRun[] {
  const runs: { entry: Entry; counts: DiceCount[] }[] = []
  for (const n of counts) {
    const last = runs.at(-1)
    if (last?.entry === of(n)) last.counts.push(n)
    else runs.push({ entry: of(n), counts: [n] })
  }
  return runs
}

/** The number alone if all entries are equal, else each number with its dice. */
function listWords(counts: readonly DiceCount[], of: (n: DiceCount) => Entry): string {
  const { forDice, never } = farkleTexts.thumb
  const number = (entry: Entry): string => (entry === null ? never : grouped(entry))
  const runs = runsOf(counts, of)
  if (runs.length === 1) return number(runs[0]!.entry)
  return runs.map(({ entry, counts }) => forDice(number(entry), counts)).join(', ')
}

function farklesWords(farkles: readonly Points[]): string[] {
  const { farklesAny, farklesAfter, farklesOne } = farkleTexts.thumb
  if (farkles.every((entry) => entry === farkles[0])) return [farklesAny(grouped(farkles[0]!))]
  return [farklesAfter(farkles.map((entry, i) => farklesOne(grouped(entry), i + 1)).join(', '))]
}

const has = (entries: readonly Entry[], absent: Entry): boolean =>
  entries.some((entry) => entry !== absent)

type GoalWords = Pick<
  typeof farkleTexts.thumb,
  'go' | 'goSides' | 'together' | 'near' | 'nearFrom' | 'lead' | 'always'
>

/** The last sentences of a rule: play near the goal and with all dice. */
export function thumbGoalSentences(
  rule: ThumbRule,
  allDice: DiceCount,
  words: GoalWords = farkleTexts.thumb,
): string[] {
  const counts = diceCounts(allDice - 1)
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

function columnWords(
  { by, cuts, holds }: ThumbRule['columns'],
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

function valueWords({ divisor }: ThumbRule): string {
  const { value, valueDivided } = farkleTexts.thumb
  return divisor === 1 ? value : valueDivided(grouped(divisor))
}

export function thumbSentences(rule: ThumbRule, allDice: DiceCount): string[] {
  const { columns, farkles } = rule
  return [
    ...columnWords(columns, diceCounts(allDice - 1)),
    valueWords(rule),
    ...(has(farkles, 0) ? farklesWords(farkles) : []),
    farkleTexts.thumb.play,
    ...thumbGoalSentences(rule, allDice),
  ]
}
