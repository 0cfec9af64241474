import type { CardRules } from '#shared/games/yahtzee/card/card.ts'
import { tailChance } from '#shared/games/yahtzee/analysis/score-chances.ts'
import { parseCard } from '#shared/games/yahtzee/card/card-schema.ts'
import { PUBLISHED_CARDS } from '#shared/games/yahtzee/card/cards.ts'
import { MAX_SCORED_STATES, UNASKED } from '#shared/games/yahtzee/card/cost.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import { commandOf } from '../../command.ts'
import { OUTPUT_OPTIONS } from '../../options.ts'
import { textOf } from '../../rules-argument.ts'
import type { Ask } from '../../session.ts'
import { percent, textPairs, textTable } from '../../text-table.ts'
import { UsageError } from '../../usage.ts'
import { readPoints } from './question.ts'
import { points } from './text.ts'
import { inWords, megabytes } from './target-answer.ts'

const IDS = Object.keys(PUBLISHED_CARDS)

/** Output of `scorecard --json`. Scripts rely on these names: add to them, do not change them. */
interface ScorecardAnswer {
  readonly rules: { readonly name: string; readonly hash: string }
  /** Of the best play, from the empty card. */
  readonly expectedScore: number
  readonly states: number
  readonly bytes: number
  /** Of the solve, when it was made. */
  readonly seconds: number
  /** Null for cards of more than MAX_SCORED_STATES states. */
  readonly scores: {
    readonly standardDeviation: number
    /** By percentage p: lowest score s with P(score <= s) >= p%. */
    readonly percentiles: Readonly<Record<string, number>>
    readonly atLeast?: { readonly points: number; readonly probability: number }
    readonly bonus: { readonly mean: number; readonly probability: number }
    readonly boxes: readonly {
      readonly name: string
      readonly mean: number
      readonly standardDeviation: number
      readonly zeroProbability: number
    }[]
  } | null
}

/** Word of what is published; a name of the user's own is shown as it is. */
const wordOf = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? words[name]! : name

async function readCard(text: string): Promise<CardRules> {
  const published = Object.hasOwn(PUBLISHED_CARDS, text) ? PUBLISHED_CARDS[text] : undefined
  if (published) return { ...published, name: wordOf(yahtzeeTexts.card.cards, text) }
  const json = await textOf(text, '--card')
  if (json === null) {
    throw new UsageError(`--card: "${text}" is neither a card (${IDS.join(', ')}) nor a JSON file.`)
  }
  const parsed = parseCard(dataOf(json))
  if (parsed.ok) return parsed.value
  const { field, message } = parsed.problems[0]!
  throw new UsageError(`--card: ${text}, ${field || 'the card'}: ${message}`)
}

/** Undefined for a text that is not JSON. */
function dataOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function askScores(
  ask: Ask,
  card: CardRules,
  least: number | null,
): Promise<ScorecardAnswer['scores']> {
  const found = await ask('scorecard.statistics', { card })
  return {
    standardDeviation: found.standardDeviation,
    percentiles: Object.fromEntries(
      found.percentiles.map(({ percent, score }) => [String(percent), score]),
    ),
    ...(least !== null && { atLeast: { points: least, probability: tailChance(found, least) } }),
    bonus: { mean: found.bonus.mean, probability: found.bonus.chance },
    boxes: found.boxes.map(({ mean, standardDeviation, zero }, i) => ({
      ...{
        name: wordOf(yahtzeeTexts.card.boxes, card.boxes[i]!.name),
        mean,
        standardDeviation,
        zeroProbability: zero,
      },
    })),
  }
}

function scoresText(scores: ScorecardAnswer['scores']): string[] {
  if (!scores) return [`Final scores are worked out up to ${grouped(MAX_SCORED_STATES)} states.`]
  const { standardDeviation, percentiles, atLeast, bonus, boxes } = scores
  return [
    textPairs([
      ['Standard deviation', points(standardDeviation)],
      ...(bonus.mean > 0 ? [['Bonus', percent(bonus.probability)] as [string, string]] : []),
      ...(atLeast
        ? [[`${grouped(atLeast.points)} or more`, percent(atLeast.probability)] as [string, string]]
        : []),
    ]),
    textTable([
      ['Games in 100', 'score at most'],
      ...Object.entries(percentiles).map(([percentage, score]) => [percentage, grouped(score)]),
    ]),
    textTable([
      ['Box', 'Points', 'deviation', 'with 0'],
      ...boxes.map(({ name, mean, standardDeviation: deviation, zeroProbability }) => [
        ...[name, points(mean), points(deviation), percent(zeroProbability)],
      ]),
    ]),
  ]
}

function scorecardText(answer: ScorecardAnswer): string {
  const { rules, expectedScore, states, bytes, seconds, scores } = answer
  return [
    rules.name,
    textPairs([
      ['Expected score', decimals(expectedScore, 7)],
      ['States', grouped(states)],
      ['Table', megabytes(bytes)],
      ['Time of the solve', `${decimals(seconds, 1)} s`],
    ]),
    ...scoresText(scores),
  ].join('\n\n')
}

export const scorecardCommand = commandOf({
  name: 'scorecard',
  summary: 'Any scorecard for one player: Kniffel, Yatzy, Maxi Yatzy and cards of your own',
  options: {
    card: {
      value: 'CARD',
      help: `A published card (${IDS.join(', ')}),\nor the path of a JSON file; see docs/scorecards.md.`,
    },
    'at-least': { value: 'POINTS', help: 'Add the chance of so many points or more.' },
    'allow-large': { value: null, help: 'Let a solve take more than an hour or 4 GB.' },
    ...OUTPUT_OPTIONS,
  },
  usage: '--card CARD [--at-least POINTS] [--allow-large] [--json] [--data-dir FOLDER]',
  about: [
    'Tells what the best play of a card scores on average. What a card takes is told before it is',
    'solved; the result is kept.',
  ],
  ask: (given) => async (ask, tell) => {
    if (given.card === undefined) {
      throw new UsageError('scorecard needs --card CARD, such as --card yatzy.')
    }
    const card = await readCard(given.card)
    const least =
      given['at-least'] === undefined ? null : readPoints('--at-least', given['at-least'])
    const mayBeLarge = given['allow-large'] === true
    const { isSolved, fraction, bytes, ...cost } = await ask('scorecard.status', { card })
    if (!isSolved) {
      const isLarge = cost.seconds > UNASKED.seconds || bytes > UNASKED.bytes
      const size = `${inWords(cost.seconds * (1 - fraction))} and ${megabytes(bytes)}`
      if (isLarge && !mayBeLarge) {
        throw new UsageError(`This card takes ${size}; give --allow-large to let it.`)
      }
      tell(`${fraction > 0 ? 'Going on with' : 'Solving'} ${grouped(cost.states)} states: ${size}.`)
    }
    const { hash, states, seconds, expectedScore } = await ask('scorecard.solve', {
      ...{ card, mayBeLarge },
    })
    const answer: ScorecardAnswer = {
      ...{ rules: { name: card.name, hash }, expectedScore, states, bytes, seconds },
      scores: states > MAX_SCORED_STATES ? null : await askScores(ask, card, least),
    }
    return { answer, text: () => scorecardText(answer) }
  },
})
