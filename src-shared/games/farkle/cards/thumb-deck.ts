import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { plainCard, type Card, type CardAnswer } from '../../../cards/card.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { bankCard, levelColumn, partWords, type BankCard } from '../analysis/bank-card.ts'
import { runsOf, thumbParts, type EntryRun } from '../analysis/thumb-sentences.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { entryFor, holdOf, SCORE_SHAPES, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import { knownRule, type DeckSources } from './sources.ts'
import { thumbExamples } from './thumb-examples.ts'

type Entry = Points | null

type Said = Pick<Card, 'question' | 'answer' | 'statement' | 'why'>

const cardOf = (id: string, said: Said): Card =>
  plainCard({ id: `thumb.${id}`, deck: 'thumb', ...said })

/** Numbers that are not points are multiple choice between four neighbours. */
function factorAnswer(value: number, words: (text: string) => string): CardAnswer {
  const least = Math.max(1, value - 2)
  const codes = [0, 1, 2, 3].map((more) => String(least + more))
  return { kind: 'choice', codes, right: [codes.indexOf(String(value))], options: codes.map(words) }
}

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

  holds(): Card[] {
    const { hold } = this.#rule
    const words = farkleTexts.thumb.cards
    const { cube } = hold
    const factor: Card[] =
      cube === null
        ? []
        : [
            cardOf('cube', {
              question: words.cube,
              answer: factorAnswer(cube, words.times),
              statement: words.times(pointsText(cube)),
              why: words.cubeWhy(
                this.#counts.map((n) => pointsText(cube * n ** 3)).join(', '),
                this.#counts.length,
              ),
            }),
          ]
    const each = this.#counts.map((n) => {
      const points = holdOf(hold, n)
      const from = pointsText(points)
      const ofCube = entryFor(hold.by, n) === null ? cube : null
      return cardOf(`hold.${n}`, {
        question: words.hold(n),
        answer: this.#answer(points, ofCube ?? this.#grid),
        statement: `${from}.`,
        why:
          ofCube === null ? words.holdWhy(n, from) : words.holdByCube(pointsText(ofCube), n, from),
      })
    })
    return [...factor, ...each]
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

  divisors(): Card[] {
    const words = farkleTexts.thumb.cards
    return this.#ofRuns('divide', this.#rule.divisor, (entry, counts) =>
      // Dividing by 1 everywhere is nothing to learn.
      entry === 1 && counts === null
        ? null
        : {
            question: words.divide(counts),
            answer: factorAnswer(entry!, words.by),
            statement: words.by(pointsText(entry!)),
            why: words.divideWhy(pointsText(entry!)),
          },
    )
  }

  score(): Card[] {
    const { behind, ahead, shape } = this.#rule
    const words = farkleTexts.thumb.cards
    const same = behind.join() === ahead.join()
    const of = (side: 'both' | 'behind' | 'ahead', list: readonly Points[]): Card[] =>
      this.#ofRuns(side === 'both' ? 'score' : `score.${side}`, list, (entry, counts) =>
        entry === 0 && counts === null
          ? null
          : {
              question: words.score(side, counts),
              answer: this.#answer(entry, 5),
              statement: words.points(pointsText(entry!)),
              why: words.scoreWhy(pointsText(entry!), side),
            },
      )
    const cards = same ? of('both', behind) : [...of('behind', behind), ...of('ahead', ahead)]
    if (cards.length === 0 || shape === 'plain') return cards
    const shaped = cardOf('shape', {
      question: words.shape,
      answer: {
        kind: 'choice',
        codes: [...SCORE_SHAPES],
        right: [SCORE_SHAPES.indexOf(shape)],
        options: SCORE_SHAPES.map((one) => words.shapes[one]),
      },
      statement: words.shapes[shape],
      why: shape === 'half' ? words.halfWhy : words.logWhy,
    })
    return [...cards, shaped]
  }

  farkles(): Card[] {
    const { farkles, columns, divisor } = this.#rule
    const words = farkleTexts.thumb.cards
    const asked = columns ? words.farklesBank : words.farkles
    // The card shows bank numbers, which move by D times the value added to V.
    return farkles
      .map((points) => points * (columns ? entryFor(divisor, 1) : 1))
      .flatMap((points, i) =>
        points === 0
          ? []
          : [
              cardOf(`farkles.${i + 1}`, {
                question: asked(i + 1, points < 0),
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

export function thumbDeck({ rules, report, thumb }: DeckSources): Card[] {
  if (!thumb) return []
  const rule = knownRule(thumb)
  const cards = new NumberCards(rule, rules, report.grid)
  const wins = thumb.goal === 'wins'
  const examples = thumbExamples(rules, report, thumb)
  if (wins && rule.columns) {
    // The dice matter most, then the level score, then the end.
    return [
      ...cards.worths(),
      ...cards.banks(true),
      ...cards.farkles(),
      ...cards.goal(bankCard(rule, rules).notes),
      ...cards.banks(false),
      ...examples,
    ]
  }
  return [
    ...cards.holds(),
    ...cards.divisors(),
    ...(wins ? cards.score() : []),
    ...(wins ? cards.farkles() : []),
    ...(wins ? cards.goal(thumbParts(rule, rules.dice).goal) : []),
    ...examples,
  ]
}
