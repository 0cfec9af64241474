import { UNASKED_BYTES } from '#shared/games/scorecard/requests/targets.ts'
import type { OpponentData } from '#shared/games/scorecard/requests/versus.ts'
import { inWords, megabytes } from '../../cost-words.ts'
import type { Answer, Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { type RulesAnswer, rulesAnswer } from './answer.ts'
import {
  chanceChoices,
  type ScorecardTargetChoices,
  type StandingQuestion,
} from './target-answer.ts'

export interface VersusQuestion extends StandingQuestion {
  readonly opponent: OpponentData
}

type Equilibrium = Answer<'scorecard.equilibrium'>

/** Output of `scorecard --versus OPPONENT --json`. Scripts rely on these names: add, do not change. */
interface ScorecardVersusAnswer extends RulesAnswer {
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

type ScorecardVersusChoices = Omit<ScorecardTargetChoices, 'target'> & { readonly points: number }

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
