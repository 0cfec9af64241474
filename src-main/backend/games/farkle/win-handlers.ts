import * as v from 'valibot'
import type { Probability } from '#shared/base/units.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { positionRequests } from '#shared/games/farkle/requests/positions.ts'
import { thumbRuleSchema } from '#shared/games/farkle/requests/thumb-rule.ts'
import type { winRequests } from '#shared/games/farkle/requests/win.ts'
import {
  analyseTurn,
  chanceAtStart,
  type Analysis,
} from '#shared/games/farkle/analysis/analyser.ts'
import { optionReason, verdictWords } from '#shared/games/farkle/analysis/analysis-words.ts'
import { kindNames } from '#shared/games/farkle/analysis/kind-names.ts'
import { threeReason, type Players } from '#shared/games/farkle/analysis/three-players.ts'
import type { ThreeChances } from '#shared/games/farkle/solve/three/three-states.ts'
import { winContrasts } from '#shared/games/farkle/analysis/win-contrasts.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import {
  positionProblems,
  standingProblems,
  type Standing,
} from '#shared/games/farkle/analysis/position-rules.ts'
import { firstPosition, type Position } from '#shared/games/farkle/analysis/position.ts'
import { hasSides, sideRules } from '#shared/games/farkle/rules/sides.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { policyName } from '#shared/games/farkle/input/policy-words.ts'
import { policyText } from '#shared/games/farkle/solve/match/policy-text.ts'
import { thumbSentences } from '#shared/games/farkle/analysis/thumb-sentences.ts'
import { noTables, whyNoThumbs } from '#shared/games/farkle/analysis/rule-refusals.ts'
import type { KnownBankCard } from '#shared/games/farkle/input/shipped-cards.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { winStandings } from '#shared/games/farkle/solve/maps/standings.ts'
import { fairness } from '#shared/games/farkle/solve/win/fairness.ts'
import { valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { stateCount } from '#shared/games/farkle/solve/win/win-states.ts'
import { refuse, refuseField } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'
import { solveForMap } from './bank-maps.ts'
import type { PositionSolving } from './position-solving.ts'
import type { ThreeSolves } from './three-solves.ts'
import type { SolvedWin, WinSolving } from './win/win-solves.ts'

export const chanceAt = ({ game, endings, table }: SolvedWin, standing: Standing): Probability =>
  chanceAtStart({ game, endings, valueOf: valuesOf(game, table.values) }, standing)

type AnalysedOption = Analysis['options'][number]

/** Scripts see this order of fields. */
function optionData(option: AnalysedOption): Omit<AnalysedOption, 'node' | 'farkleThen'> {
  const { setAside, kinds, leftKinds, points, then, diceLeft, turnTotal, takesUp } = option
  const { winProbability, winLoss, winRank, expectedPoints, pointsLoss, pointsRank } = option
  const { farkleProbability, winAfterFarkle, winOtherwise, pointsOtherwise, outcome } = option
  return {
    setAside,
    kinds,
    leftKinds,
    points,
    then,
    diceLeft,
    turnTotal,
    ...(takesUp !== undefined && { takesUp }),
    winProbability,
    winLoss,
    winRank,
    expectedPoints,
    pointsLoss,
    pointsRank,
    farkleProbability,
    winAfterFarkle,
    winOtherwise,
    pointsOtherwise,
    outcome,
  }
}

export interface AnalysedData extends ReturnType<typeof optionData> {
  readonly reason: string
  /** Of the mover, the next and the third player; only with three players. */
  readonly winProbabilities?: ThreeChances
}

export interface Analysed extends Omit<Analysis, 'lostBy' | 'farkleThen' | 'options'> {
  readonly code: string
  readonly options: readonly AnalysedData[]
  readonly verdict: string
  /** At the start of the turn; only with three players. */
  readonly startProbabilities?: ThreeChances
}

/** An analysis as the page and scripts see it. */
function analysed(
  analysis: Analysis,
  position: Position,
  kinds: readonly string[],
  reasonOf: (option: AnalysedOption) => string = (option) =>
    optionReason(option, position, analysis.finalTurn),
): Analysed {
  const { lostBy: _, farkleThen: _then, ...told } = analysis
  return {
    ...told,
    code: positionCode(position),
    options: analysis.options.map((option) => ({
      ...optionData(option),
      reason: reasonOf(option),
    })),
    verdict: verdictWords(analysis, kinds),
  }
}

/** Also the chances of all three, at the start of the turn and after each option. */
async function analysedOfThree(
  positions: PositionSolving,
  rules: RuleSet,
  position: Position,
): Promise<Analysed> {
  positions.gameOfThree(rules)
  const solved = await positions.solveThree(rules)
  const analysis = analyseTurn(solved.turnOf(position), position, () => solved.outlookOf(position))
  const { finalTurn } = analysis
  const chances = new Map(
    analysis.options.map((option) => [option, solved.chancesOf(position, option)] as const),
  )
  const told = analysed(analysis, position, kindNames(rules), (option) =>
    threeReason(option, position, finalTurn, chances.get(option)!),
  )
  return {
    ...told,
    startProbabilities: solved.startOf(position),
    options: told.options.map((option, i) => ({
      ...option,
      winProbabilities: chances.get(analysis.options[i]!)!,
    })),
  }
}

/** Win probabilities of both policies; each game lost by one is won by the other. */
function bothChances(
  first: Policy,
  second: Policy,
  { asFirst, asSecond, residual }: Awaited<ReturnType<WinSolving['match']>>,
) {
  const chances = (policy: Policy, begins: number, follows: number) => ({
    name: policyName(policy),
    asFirst: begins,
    asSecond: follows,
    average: (begins + follows) / 2,
  })
  return {
    first: chances(first, asFirst, asSecond),
    second: chances(second, 1 - asSecond, 1 - asFirst),
    residual,
  }
}

/** Scripts see the fields of rules in the order of the schema. */
function cardsData<Behind extends KnownBankCard['behind']>(
  rules: RuleSet,
  found: readonly (KnownBankCard & { readonly behind: Behind })[],
) {
  return found.map(({ numbers, rule, behind, before = null }) => ({
    numbers,
    rule: v.parse(thumbRuleSchema, rule),
    policy: policyText({ kind: 'thumb', rule }),
    behind,
    before,
    sentences: thumbSentences(rule, rules.dice),
  }))
}

export function winHandlers(
  solving: WinSolving,
  threes: Pick<ThreeSolves, 'slice'>,
  maps: Pick<Solving, 'solve'>,
  positions: PositionSolving,
) {
  /** With three players both others have the opponent's score. */
  const turnsOf = async (rules: RuleSet, players: Players) => {
    refuseField('rules', noTables(rules))
    if (players === 3) {
      const slice = await threes.slice(rules, (next) => next)
      return { game: slice.game, evaluate: kernelEvaluations(slice) }
    }
    const { game, endings, table } = await solving.solve(rules)
    return { game, evaluate: kernelEvaluations({ game, endings, values: table.values }) }
  }
  return {
    'farkle.positionsStatus': ({ rules, players }) => positions.status(rules, players),
    async 'farkle.positionsSolve'({ rules, players }) {
      return { winProbability: await positions.firstChance(rules, players) }
    },
    'farkle.winStatus': ({ rules }) => solving.status(rules),
    async 'farkle.winSolve'({ rules, nextMap }) {
      const start = { own: 0, opponent: 0 }
      if (nextMap) refuse(standingProblems(solving.gameOf(rules), { ...start, ...nextMap }))
      const solved = await (nextMap
        ? solveForMap(solving, maps, rules, nextMap)
        : solving.solve(rules))
      const { game, table, seconds } = solved
      return {
        winProbability: chanceAt(solved, firstPosition(rules)),
        residual: table.residual,
        evaluations: table.evaluations,
        seconds,
        states: stateCount(game),
        grid: game.grid,
      }
    },
    async 'farkle.winAt'({ rules, ...standing }) {
      // Validate before the solve, which may take long.
      refuse(standingProblems(solving.gameOf(rules), standing))
      return { winProbability: chanceAt(await solving.solve(rules), standing) }
    },
    async 'farkle.winFairness'({ rules, opponentBegins }) {
      const { game, table } = await solving.solve(rules)
      const isOpponent = opponentBegins && hasSides(rules)
      return fairness(game, valuesOf(game, table.values), isOpponent)
    },
    async 'farkle.winStandings'({ rules, players }) {
      const { game, evaluate } = await turnsOf(rules, players)
      return { standings: winStandings(game, evaluate) }
    },
    async 'farkle.winContrasts'({ rules, players }) {
      const { game, evaluate } = await turnsOf(rules, players)
      return { contrasts: winContrasts(game, evaluate, await positions.pointsOf(rules)) }
    },
    async 'farkle.winAnalyse'({ rules, position }) {
      refuse(positionProblems(solving.gameOf(rules), position))
      if (position.third !== undefined) return analysedOfThree(positions, rules, position)
      // From the request: rules that differ only in the names of their dice share a solved game.
      const kinds = kindNames(sideRules(rules, position.second))
      const solved = await positions.solve(rules)
      const outlook = () => solved.outlookOf(position)
      return analysed(analyseTurn(solved.turnOf(position), position, outlook), position, kinds)
    },
    async 'farkle.winMatch'({ rules, first, second }) {
      const match = await solving.match(rules, first, second)
      const behind = second.kind === 'optimal' ? await solving.behind(rules, match) : null
      return { ...bothChances(first, second, match), behind }
    },
    async 'farkle.winBankCards'({ rules, by }) {
      refuseField('rules', whyNoThumbs(rules))
      return cardsData(rules, await solving.bankCards(rules, by))
    },
    async 'farkle.winKnownBankCards'({ rules, by }) {
      refuseField('rules', whyNoThumbs(rules))
      const { cards, ...rest } = await solving.measuredBankCards(rules, by)
      return { cards: cardsData(rules, cards), ...rest }
    },
    async 'farkle.winBankCardsAtOnce'({ rules, by }) {
      refuseField('rules', whyNoThumbs(rules))
      const { cards, ...rest } = await solving.bankCardsAtOnce(rules, by)
      return { cards: cardsData(rules, cards), ...rest }
    },
    async 'farkle.winImproveBankCards'({ rules }) {
      refuseField('rules', whyNoThumbs(rules))
      await solving.improveBankCards(rules)
      return {}
    },
    async 'farkle.winKnown'({ rules, matches }) {
      const known = matches.map(async ({ first, second }) => {
        const match = await solving.knownMatch(rules, first, second)
        return match && bothChances(first, second, match)
      })
      return { matches: await Promise.all(known) }
    },
  } satisfies Handlers<typeof winRequests & typeof positionRequests>
}
