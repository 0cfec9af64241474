import { UNASKED_BYTES } from '#shared/games/scorecard/requests/targets.ts'
import type { OpponentData } from '#shared/games/scorecard/requests/versus.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import { megabytes, percent, textPairs, textTable } from '../../text-table.ts'
import type { Answer, Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { categoryOf, type RulesAnswer, rulesAnswer } from './answer.ts'
import {
  chanceChoices,
  chanceTable,
  inWords,
  type ScorecardTargetChoices,
  type StandingQuestion,
} from './target-answer.ts'
import { gameWords } from './official-game.ts'
import { choiceWords, points, rerollWords } from './text.ts'

export interface VersusQuestion extends StandingQuestion {
  readonly opponent: OpponentData
}

type Equilibrium = Answer<'scorecard.equilibrium'>

/** Output of `scorecard --versus OPPONENT --json`. Scripts rely on these names: add, do not change. */
export interface ScorecardVersusAnswer extends RulesAnswer {
  readonly card: string
  readonly points: number
  /** Chance to win by the play that wins most, a tie counted half. */
  readonly probability: number
  /** The same by the play for points. */
  readonly plainProbability: number
  readonly opponent: { readonly mean: number; readonly standardDeviation: number }
  /** Only with `--versus equilibrium`. */
  readonly equilibrium?: Pick<Equilibrium, 'residual' | 'gains' | 'weights' | 'seconds'> & {
    readonly plainProbability: number
    /** Lost by the play for points, by turn. */
    readonly lostByTurn: readonly number[]
    /** Its decisions that lose most, by frequency times loss. */
    readonly losses: Equilibrium['losses']
  }
}

export type ScorecardVersusChoices = Omit<ScorecardTargetChoices, 'target'> & {
  readonly points: number
}

/** A choice by the name of its box. */
const told = (rules: RuleSet, { keep, box }: Equilibrium['losses'][number]['best']) => ({
  keep,
  category: box === null ? null : categoryOf(rules, box),
})

/** Decisions told in words. */
const TOLD_LOSSES = 12

const probability = (chance: number): string => `${decimals(100 * chance, 4)}%`

export function scorecardVersusText(
  rules: RuleSet,
  answer: ScorecardVersusAnswer | ScorecardVersusChoices,
): string {
  if ('choices' in answer) return choicesText(rules, answer)
  const { opponent, equilibrium, card } = answer
  const lines = [
    gameWords(rules, answer),
    `${card} with ${grouped(answer.points)} points: chance to win, a tie counted half`,
    textPairs([
      ['Played to win', probability(answer.probability)],
      ['Played for points', probability(answer.plainProbability)],
      ['Mean of the opponent', points(opponent.mean)],
      ['Standard deviation', points(opponent.standardDeviation)],
    ]),
  ]
  if (!equilibrium) return lines.join('\n\n')
  const { residual, gains, plainProbability, losses } = equilibrium
  const table = textTable([
    ['State', 'points', 'Dice', 'rerolls', 'For points', 'To win', 'in a game', 'loses'],
    ...losses
      .slice(0, TOLD_LOSSES)
      .map((one) => [
        one.card,
        String(one.points),
        one.dice.join(' '),
        String(one.rerollsLeft),
        choiceWords(rules, told(rules, one.plain)),
        choiceWords(rules, told(rules, one.best)),
        percent(one.frequency),
        percent(one.loss),
      ]),
  ])
  return [
    ...lines,
    textPairs([
      ['The play for points wins, of whole games', probability(plainProbability)],
      ['The best reply gains', residual.toExponential(1)],
      ['Opponents tried', String(gains.length)],
    ]),
    `Where the play for points loses most\n${table}`,
  ].join('\n\n')
}

function choicesText(rules: RuleSet, answer: ScorecardVersusChoices): string {
  const { card, dice, rerolls, probability: chance, before, choices } = answer
  return [
    gameWords(rules, answer),
    `${card} with ${grouped(answer.points)} points, rolled ${dice.join(' ')}, ${rerollWords(rerolls)}: wins ${percent(chance)}, ${percent(before)} before the turn.`,
    chanceTable(rules, choices, 'Wins'),
  ].join('\n\n')
}

async function solveFirst(
  ask: Ask,
  { rules, opponent, mayBeLarge }: VersusQuestion,
  tell: (message: string) => void,
): Promise<void> {
  if (opponent.kind === 'equilibrium') {
    const { state, bytes, seconds } = await ask('scorecard.equilibriumStatus', { rules })
    if (state !== 'solved') {
      tell(`Solving the equilibrium: ${inWords(seconds)} and up to ${megabytes(bytes)} of memory.`)
    }
  }
  const status = await ask('scorecard.versusStatus', { rules, opponent })
  if (status.state === 'solved') return
  const size = megabytes(status.bytes)
  if (status.bytes > UNASKED_BYTES && !mayBeLarge) {
    throw new UsageError(
      `The most wins against this opponent take up to ${size} of disk; give --allow-large to let them.`,
    )
  }
  const time = inWords(status.seconds * (1 - status.fraction))
  const goes = status.state === 'begun' ? 'Going on with the solve' : 'Solving'
  tell(`${goes} for the most wins: this takes ${time} and at most ${size} of disk, and is kept.`)
  await ask('scorecard.versusSolve', { rules, opponent, mayBeLarge })
}

async function equilibriumOf(
  ask: Ask,
  { rules, opponent }: VersusQuestion,
): Promise<Pick<ScorecardVersusAnswer, 'equilibrium'>> {
  if (opponent.kind !== 'equilibrium') return {}
  const { residual, gains, weights, seconds, plain, byTurn, losses } = await ask(
    'scorecard.equilibrium',
    { rules },
  )
  return {
    equilibrium: {
      residual,
      gains,
      weights,
      seconds,
      plainProbability: plain,
      lostByTurn: byTurn,
      losses,
    },
  }
}

export async function askVersus(
  ask: Ask,
  question: VersusQuestion,
  tell: (message: string) => void,
): Promise<ScorecardVersusAnswer | ScorecardVersusChoices> {
  await solveFirst(ask, question, tell)
  const { rules, opponent, card, points, turn } = question
  const asked = { rules, opponent, card, points }
  if (turn === null) {
    const { chance, plain, ...found } = await ask('scorecard.versus', asked)
    return {
      ...rulesAnswer(rules),
      ...found,
      probability: chance,
      plainProbability: plain,
      ...(await equilibriumOf(ask, question)),
    }
  }
  const { dice, rerolls } = turn
  const found = await ask('scorecard.versusChoices', {
    ...asked,
    dice: [...dice],
    rerollsLeft: rerolls,
  })
  return {
    ...rulesAnswer(rules),
    card: found.card,
    points,
    dice: found.dice,
    rerolls,
    probability: found.chance,
    before: found.before,
    choices: chanceChoices(rules, found.choices),
  }
}
