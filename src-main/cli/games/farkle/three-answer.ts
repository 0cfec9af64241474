import type { ThreeScores } from '#shared/games/farkle/analysis/three-players.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import { wholeNumber } from '../../options.ts'
import type { Ask } from '../../session.ts'
import { timeWords } from '../../cost-words.ts'
import { UsageError } from '../../usage.ts'
import { blaming, gameAnswer, type GameAnswer } from './game-options.ts'

/** Output of `win --players 3 --json`. Scripts rely on these names: add, do not change. */
interface ThreeAnswer extends GameAnswer {
  readonly players: 3
  readonly at?: ThreeScores
  /** Of the player to move, the next and the third one. */
  readonly winProbabilities: readonly number[]
  /** Largest gain of a player from another play in a single turn, and the states where it is one. */
  readonly deviationGain: number
  readonly deviationStates: number
  /** Groups of states in which players must mix two plays. */
  readonly mixedGroups: number
  readonly residual: number
  readonly evaluations: number
  readonly seconds: number
  readonly states: number
}

export function readThreeAt(text: string): ThreeScores {
  const numbers = text.split(',').map((part) => wholeNumber(part.trim()))
  if (numbers.length !== 3 || numbers.some(Number.isNaN)) {
    throw new UsageError(
      `--at ${text}: with three players there must be three banked scores, such as 4000,2500,3000: of the player to move, of the next and of the third one.`,
    )
  }
  const [own, next, third] = numbers as [number, number, number]
  return { own, next, third }
}

/** Says what a solve takes before it starts; nothing of a solved game. */
export async function tellThreeCost(
  ask: Ask,
  rules: RuleSet,
  tell: (message: string) => void,
): Promise<void> {
  const { state, fraction, secondsLeft, bytes, states } = await ask('farkle.threeStatus', { rules })
  // The solve itself says why it cannot be done.
  if (state === 'solved' || state === 'impossible') return
  const goes = fraction > 0 ? 'Going on with' : 'Solving'
  const size = `${decimals(bytes / 1e6, 1)} MB`
  const time = timeWords(secondsLeft)
  tell(`${goes} ${grouped(states)} states: about ${time}, and ${size} of disk and memory.`)
}

export async function askThree(
  ask: Ask,
  rules: RuleSet,
  at: ThreeScores | null,
  tell: (message: string) => void,
): Promise<ThreeAnswer> {
  await tellThreeCost(ask, rules, tell)
  // First, so that impossible scores are refused before the solve.
  const found =
    at && (await blaming('--at', ask('farkle.threeAt', { rules, ...at }))).winProbabilities
  const solved = await ask('farkle.threeSolve', { rules })
  return {
    ...gameAnswer(rules),
    players: 3,
    ...(at && { at }),
    winProbabilities: found ?? solved.winProbabilities,
    deviationGain: solved.gain,
    deviationStates: solved.gainStates,
    mixedGroups: solved.mixed,
    residual: solved.residual,
    evaluations: solved.evaluations,
    seconds: solved.seconds,
    states: solved.states,
  }
}
