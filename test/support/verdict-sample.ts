import { pick, seededRandom, type Random } from '#shared/dice/random.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { threePositions } from '#shared/games/farkle/analysis/three-players.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { askedPosition, playedGames } from '#shared/games/farkle/drill/played-games.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import { DECISION_KINDS } from '#shared/games/farkle/drill/setup.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { verdictAt } from '#shared/games/farkle/drill/verdict.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import { keeping } from '#shared/games/farkle/solve/keeping.ts'
import { ThreePlay } from '#shared/games/farkle/solve/three/three-play.ts'
import { gainOfRolling } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { findSteps } from '#shared/games/farkle/steps/find-steps.ts'
import { OptionParts } from '#shared/games/scorecard/analysis/option-parts.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { scorecardVerdict } from '#shared/games/scorecard/drill/verdict.ts'
import type { ScorecardKit } from '#shared/games/scorecard/drill/question.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet as Card } from '#shared/games/scorecard/rules/rule-set.ts'
import { partsTable } from '#shared/games/scorecard/solve/box-parts.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { positionsOf } from './solved-further.ts'
import { kitOf } from './yahtzee-kits.ts'
import { tableOf } from './yahtzee-sources.ts'

/** A verdict as a learner reads it. */
export interface DrawnVerdict {
  /** Where it was asked, as a code that Analyse opens. */
  readonly code: string
  readonly chosen: string
  readonly best: string
  readonly loss: number
  readonly reason: string
}

export const SAMPLE_THRESHOLDS = {
  points: { inaccuracy: 20, mistake: 50, blunder: 100 },
  wins: { inaccuracy: 0.0015, mistake: 0.008, blunder: 0.02 },
  scorecard: { inaccuracy: 0.3, mistake: 1, blunder: 3 },
} as const satisfies Record<string, GradeThresholds>

/** A beginner takes all that scores and banks from 300, or does anything. */
function beginnersChoice({ options }: Question, random: Random): number {
  if (random.next() < 0.4) return Math.floor(random.next() * options.length)
  const most = Math.max(...options.map((option) => option.points))
  const all = options.filter((option) => option.points === most)
  const then = all[0]!.turnTotal >= 300 ? 'bank' : 'roll'
  return options.indexOf(all.find((option) => option.then === then) ?? all[0]!)
}

/** Verdicts on decisions of play in which something can be lost. */
export function* farkleVerdicts(kit: StudyKit, seed: string): Generator<DrawnVerdict, never> {
  const random = seededRandom(seed)
  for (const played of playedGames(kit, random)) {
    if (played.kind !== 'decision' || random.next() > 0.2) continue
    const kind = pick(random, DECISION_KINDS)
    const position = askedPosition(kit.tableRules, kind, played)
    const question = position && makeQuestion(kit, kind, position)
    if (!question || question.forced) continue
    const chosen = beginnersChoice(question, random)
    const verdict = verdictAt(kit, question, chosen, SAMPLE_THRESHOLDS[kit.goal])
    yield {
      code: `${kind} ${positionCode(question.position)}`,
      chosen: verdict.options[chosen]!.words,
      best: verdict.options[0]!.words,
      loss: verdict.loss,
      reason: verdict.bestReason,
    }
  }
  throw new Error('play has come to an end')
}

/** The same of a scorecard; a beginner takes one of the better half of the choices. */
export function* scorecardVerdicts(
  kit: ScorecardKit,
  seed: string,
): Generator<DrawnVerdict, never> {
  const random = seededRandom(seed)
  for (const question of playedScorecard(kit, random)) {
    const { options } = question
    if (question.gap === 0 || random.next() > 0.2) continue
    const chosen = Math.floor(random.next() ** 2 * Math.min(options.length, 12))
    const verdict = scorecardVerdict(kit, question, chosen, SAMPLE_THRESHOLDS.scorecard)
    const words = ({ keep, box }: (typeof options)[number]): string =>
      keep ? `keep ${keep.join(' ')}` : `box ${kit.rules.boxes[box!]!.name}`
    yield {
      code: scorecardCode(question.position),
      chosen: words(options[chosen]!),
      best: words(options[0]!),
      loss: verdict.loss,
      reason: verdict.bestReason,
    }
  }
  throw new Error('play has come to an end')
}

/** The sentences of the steps of a rule set, found once. */
export const stepRulesOf = keeping((rules: RuleSet): StudyKit['steps'] => {
  const play = pointsPlay(rules)
  const best = gainOfRolling(play.usual[0]!, 0, play.model.start)
  return findSteps(rules, best).flatMap((step) => step.rules)
})

/** The kit of a game for points, or to win against one or two others. */
export function farkleKit(rules: RuleSet, goal: 'points' | 'wins', players: 2 | 3 = 2): StudyKit {
  const points = pointsPlay(rules)
  const steps = stepRulesOf(rules)
  if (goal === 'points') return studyKit(rules, goal, points, null, 2, steps)
  if (players === 2) return studyKit(rules, goal, points, positionsOf(rules), 2, steps)
  const game = winGame(rules)
  const solved = threePositions(game, new ThreePlay(game, solveThree(game)), points)
  return studyKit(rules, goal, points, solved, 3, steps)
}

export function cardKit(rules: Card): ScorecardKit {
  const states = cardStates(rules)
  const table = tableOf(rules)
  const parts = new OptionParts(states, table)
  const policy = new TurnView(states, table, { fillStages: compiledStages(rules) })
  parts.useTable(partsTable(states, policy))
  return { ...kitOf(rules), parts }
}

/** What is drawn from: five games at full size, but that of three players. */
export const SAMPLED = {
  points: (seed: string) => farkleVerdicts(farkleKit(PRESETS.farkle, 'points'), seed),
  wins: (seed: string) => farkleVerdicts(farkleKit(PRESETS.farkle, 'wins'), seed),
  three: (seed: string) =>
    farkleVerdicts(farkleKit({ ...PRESETS.farkle, goal: 2000 }, 'wins', 3), seed),
  yahtzee: (seed: string) => scorecardVerdicts(cardKit(PUBLISHED_CARDS.yahtzee!), seed),
  kniffel: (seed: string) => scorecardVerdicts(cardKit(PUBLISHED_CARDS.kniffel!), seed),
} as const
