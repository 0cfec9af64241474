import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { plainCard, type Card, type CardAnswer } from '../../../cards/card.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { bankCard, partWords, type BankCard } from '../analysis/bank-card.ts'
import { runsOf, type EntryRun } from '../analysis/thumb-sentences.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { entryFor, levelColumn, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import { knownRule, type DeckSources } from './sources.ts'
import { thumbExamples } from './thumb-examples.ts'

type Entry = Points | null

type Said = Pick<Card, 'question' | 'answer' | 'statement' | 'why'>

const cardOf = (id: string, said: Said): Card =>
  plainCard({ id: `thumb.${id}`, deck: 'thumb', ...said })

class NumberCards {
  readonly #rule: ThumbRule
  readonly #card: BankCard
  readonly #counts: readonly DiceCount[]
  readonly #grid: Points
  readonly #most: Points

  constructor(rule: ThumbRule, rules: RuleSet, grid: Points) {
    const { dice, goal } = rules
    this.#rule = rule
    this.#card = bankCard(rule, rules)
    this.#counts = diceCounts(dice).filter((n) => n < dice)
    this.#grid = grid
    const holds = this.#card.columns.flatMap(({ bank }) => bank)
    this.#most = Math.max(goal, ...holds)
  }

  #answer(value: Entry, step: Points, never = false): CardAnswer {
    const form = { most: Math.max(this.#most, value ?? 0), decimals: 0, never }
    return value === null
      ? { kind: 'never', unit: 'points', step, form }
      : { kind: 'number', unit: 'points', value, step, slack: 0, form }
  }

  /** One card per run of equal entries; a run over all numbers of dice does not name them. */
  #ofRuns(
    name: string,
    list: readonly Entry[],
    said: (entry: Entry, counts: readonly DiceCount[] | null) => Said | null,
    from = 1,
  ): Card[] {
    const counts = this.#counts.filter((n) => n >= from)
    const runs: EntryRun[] = runsOf(counts, (n) => entryFor(list, n))
    return runs.flatMap(({ entry, counts }) => {
      const own = said(entry, runs.length === 1 ? null : counts)
      return own ? [cardOf(`${name}.${counts[0]!}`, own)] : []
    })
  }

  worths(): Card[] {
    const words = farkleTexts.thumb.cards
    const { when, bank, worth } = this.#card.columns[levelColumn(this.#rule)]!
    return this.#counts.map((n) =>
      cardOf(`worth.${n}`, {
        question: words.worth(when, n),
        answer: this.#answer(worth[n - 1]!, this.#grid / 5),
        statement: words.points(pointsText(worth[n - 1]!)),
        why: words.worthWhy(partWords(this.#rule), pointsText(bank[n - 1]!)),
      }),
    )
  }

  /** Bank numbers of the column for a level score, or of all others. */
  banks(level: boolean): Card[] {
    const words = farkleTexts.thumb.cards
    const { about, columns } = this.#card
    return columns.flatMap(({ when, bank }, i) =>
      (i === levelColumn(this.#rule)) !== level
        ? []
        : this.#counts.map((n) => {
            const from = pointsText(bank[n - 1]!)
            return cardOf(`column.${i + 1}.${n}`, {
              question: words.bank(when, n),
              answer: this.#answer(bank[n - 1]!, this.#grid),
              statement: words.from(from),
              why: `${words.bankWhy(when, from, n)} ${about}`,
            })
          }),
    )
  }

  farkles(): Card[] {
    const { farkles, divisor } = this.#rule
    const words = farkleTexts.thumb.cards
    // The card shows bank numbers, which move by D times the value added to V.
    return farkles
      .map((points) => points * divisor)
      .flatMap((points, i) =>
        points === 0
          ? []
          : [
              cardOf(`farkles.${i + 1}`, {
                question: words.farkles(i + 1, points < 0),
                answer: this.#answer(Math.abs(points), 5),
                statement: words.points(pointsText(Math.abs(points))),
                why: words.farklesWhy(points < 0),
              }),
            ],
      )
  }

  goal(goalSentences: readonly string[]): Card[] {
    const { goOwn, goOpponent, together, near, nearFrom, lead } = this.#rule
    const words = farkleTexts.thumb.cards
    const why = goalSentences.join(' ')
    const go = (side: 'either' | 'own' | 'opponent', list: readonly Entry[]): Card[] =>
      list.every((entry) => entry === null)
        ? []
        : this.#ofRuns(side === 'either' ? 'go' : `go.${side}`, list, (entry, counts) => ({
            question: words.go(side, counts),
            answer: this.#answer(entry, this.#grid, true),
            statement: entry === null ? words.never : words.from(pointsText(entry)),
            why,
          }))
    const some = (name: 'near' | 'lead', list: readonly Points[], from: DiceCount): Card[] =>
      list.every((entry) => entry === 0)
        ? []
        : this.#ofRuns(
            name,
            list,
            (entry, counts) => ({
              question: words[name](counts),
              answer: this.#answer(entry, this.#grid),
              statement: words.points(pointsText(entry!)),
              why,
            }),
            from,
          )
    const one = (name: 'together' | 'nearFrom', score: Points | undefined): Card[] =>
      score === undefined
        ? []
        : [
            cardOf(name, {
              question: words[name],
              answer: this.#answer(score, this.#grid),
              statement: words.from(pointsText(score)),
              why,
            }),
          ]
    const same = goOwn.join() === goOpponent.join()
    return [
      ...(same ? go('either', goOwn) : [...go('own', goOwn), ...go('opponent', goOpponent)]),
      ...one('together', together),
      ...some('near', near, 2),
      ...one('nearFrom', nearFrom),
      ...some('lead', lead, 1),
    ]
  }
}

/** The dice matter most, then the level score, then the end. */
export function thumbDeck({ rules, report, thumb }: DeckSources): Card[] {
  if (!thumb) return []
  const rule = knownRule(thumb.text)
  const cards = new NumberCards(rule, rules, report.grid)
  // For points the score counts for nothing.
  const wins = thumb.goal === 'wins'
  return [
    ...cards.worths(),
    ...cards.banks(true),
    ...(wins ? cards.farkles() : []),
    ...(wins ? cards.goal(bankCard(rule, rules).notes) : []),
    ...(wins ? cards.banks(false) : []),
    ...thumbExamples(rules, report, thumb),
  ]
}
