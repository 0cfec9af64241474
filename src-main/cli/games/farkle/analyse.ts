import {
  POSITION_EXAMPLE,
  parsePositionCode,
  positionCode,
} from '#shared/games/farkle/analysis/position-code.ts'
import { kindNames } from '#shared/games/farkle/analysis/kind-names.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { sideRules } from '#shared/games/farkle/rules/sides.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Layout } from '../../answer-text.ts'
import { commandOf } from '../../command.ts'
import { accepted, OUTPUT_OPTIONS, wholeNumber } from '../../options.ts'
import type { Answer, Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import {
  GAME_OPTIONS,
  GAME_USAGE,
  type GameAnswer,
  blaming,
  gameAnswer,
  readGame,
} from './game-options.ts'
import { tellThreeCost } from './three-answer.ts'

type Analysis = Answer<'farkle.winAnalyse'>

/** Output of `analyse --json`. Scripts rely on these names: add to them, do not change them. */
export interface AnalyseAnswer extends GameAnswer, Omit<Analysis, 'code'> {
  readonly position: string
  /** The third player's banked score, in a game of three. */
  readonly third?: number
}

async function askAnalyse(ask: Ask, rules: RuleSet, position: Position): Promise<AnalyseAnswer> {
  const asked = { rules, position: positionData(position) }
  const { code, ...analysis } = await ask('farkle.winAnalyse', asked)
  const { third } = position
  return {
    ...gameAnswer(rules),
    position: code,
    ...(third !== undefined && { third }),
    ...analysis,
  }
}

/** Output of `analyse --points --json`: expected points of the turn, without win probabilities. */
export interface PointsAnswer extends GameAnswer {
  readonly position: string
  readonly options: Answer<'farkle.advise'>['options']
  /** Why the best option is better than the next one that loses; only with --why. */
  readonly why?: string
}

/** Needs no solved game. `withWhy` also finds the steps, which reasons speak of. */
async function askPoints(
  ask: Ask,
  rules: RuleSet,
  position: Position,
  withWhy: boolean,
): Promise<PointsAnswer> {
  if (withWhy && !hasOwnDice(rules)) await ask('farkle.steps', { rules })
  const { options, why } = await ask('farkle.advise', {
    rules,
    position: positionData(position),
    players: 1,
    bot: null,
    seed: '',
  })
  const answer = { ...gameAnswer(rules), position: positionCode(position), options }
  return withWhy ? { ...answer, why } : answer
}

const layoutOf = (rules: RuleSet, { second }: Position): Layout => {
  const kinds = kindNames(sideRules(rules, second))
  return {
    percent: ['winLoss', 'disagreement'],
    without: [
      'bestForWinning',
      'bestForPoints',
      'options.points',
      'pointsRank',
      'farkleProbability',
      'winAfterFarkle',
      'winOtherwise',
      'pointsOtherwise',
      'outcome',
    ],
    names: { kinds, leftKinds: kinds },
  }
}

const NAME = 'analyse'

const OPTIONS = {
  ...GAME_OPTIONS,
  position: {
    value: 'CODE',
    help: `Where the game stands, such as ${POSITION_EXAMPLE}; see below.`,
  },
  third: {
    value: 'POINTS',
    help: 'The banked score of a third player, where three play, as p3000 in\nCODE; the opponent of the position is then the next player.',
  },
  points: { value: null, help: 'Tell the points of the turn only, which needs no solved game.' },
  why: {
    value: null,
    help: 'With --points: also why the best option is better than the next one.',
  },
  ...OUTPUT_OPTIONS,
} as const

const CODE_HELP = `CODE is made of parts with dots between them:
  b7500    your banked score
  d1500    the opponent's banked score
  p3000    the third player's, where three play; the opponent is then the next player
  t350     the turn total, without the dice that lie there now
  n4       four dice are left to roll, or
  r113456  these dice were just rolled
  f1 g2    your and the opponent's farkles in a row, left out if none
  s2       you moved second, where the game ends after equal turns or some rounds; you roll the
           opponent's dice, where these are others
  k112     the kind of each die, where dice are not alike; which number is which kind is told
           if this is left out, as they are sorted by their weights and not as in the rules
  l2       the rolls that are left, where a turn has a most number of them
  c300     the points that are still to confirm before these dice
  u3       the round, in a game of rounds; the first one if left out
  o4x350   four dice on top of 350 that may be taken up before the first roll
  e350     the last turn that this one must exceed, left out after a farkle`

function readPosition(text: string | undefined): Position {
  if (text === undefined) {
    throw new UsageError(`${NAME} needs --position CODE, such as --position ${POSITION_EXAMPLE}.`)
  }
  return accepted('--position', parsePositionCode(text))
}

function readThird(text: string): number {
  const score = wholeNumber(text)
  if (!Number.isNaN(score)) return score
  throw new UsageError(`--third ${text}: this must be a banked score, such as 3000.`)
}

export const analyseCommand = commandOf({
  name: NAME,
  summary: 'every option of a position, for winning and for points',
  options: OPTIONS,
  usage: `--rules RULES --position CODE [--third POINTS] [--points [--why]] ${GAME_USAGE}`,
  about: [
    'Tells for everything that may be done how often it wins and how many points it makes, what it',
    'loses against the best, and why.',
  ],
  more: () => [CODE_HELP],
  ask: (given) => async (ask, tell) => {
    const rules = await readGame(NAME, given, ask)
    const read = readPosition(given.position)
    const position = given.third === undefined ? read : { ...read, third: readThird(given.third) }
    if (!given.points && position.third !== undefined) await tellThreeCost(ask, rules, tell)
    if (given.why && !given.points) {
      throw new UsageError('--why is about points: give --points, too. Wins are told with reasons.')
    }
    const asked: Promise<object> = given.points
      ? askPoints(ask, rules, position, given.why === true)
      : askAnalyse(ask, rules, position)
    const answer = await blaming('--position', asked)
    return { answer, layout: layoutOf(rules, position) }
  },
})
