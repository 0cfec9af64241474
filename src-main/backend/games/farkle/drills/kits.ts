import { LRUCache } from 'lru-cache'
import type { Goal } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { SolvedPositions } from '#shared/games/farkle/analysis/solved-positions.ts'
import { highestOther, type Position } from '#shared/games/farkle/analysis/position.ts'
import type { Players } from '#shared/games/farkle/analysis/three-players.ts'
import { lessonPositions } from '#shared/games/farkle/cards/lesson-positions.ts'
import { lessonIds, winLessonIds } from '#shared/games/farkle/cards/lessons.ts'
import { winLessonPositions } from '#shared/games/farkle/cards/win-pairs.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { hasSides, sideRules } from '#shared/games/farkle/rules/sides.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import type { StepRule } from '#shared/games/farkle/steps/step-rule.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { texts } from '#shared/texts/texts.ts'
import type { Played } from '../../../drills/played.ts'
import { cachePromise } from '../../../cached-by-rules.ts'
import type { PositionSolving } from '../position-solving.ts'
import { stepPairsOf } from '../step-handlers.ts'
import type { Solving } from '../../../solve/solving.ts'

const MAX_KITS = 4

export interface TableAdvice {
  /** Solution that the advice follows. */
  readonly by: 'points' | 'two' | 'three'
  readonly seen: Position
  readonly kit: StudyKit
}

export type FarkleKits = ReturnType<typeof farkleKits>

/** Kits that grade drill questions; the last MAX_KITS are cached. */
export function farkleKits(positions: PositionSolving, solving: Pick<Solving, 'solve' | 'known'>) {
  const cache = new LRUCache<string, Promise<StudyKit>>({ max: MAX_KITS })
  const keep = (key: string, make: () => Promise<StudyKit>): Promise<StudyKit> =>
    cachePromise(cache, key, make)
  const isSolved = async (rules: RuleSet, players?: Players): Promise<boolean> =>
    (await positions.status(rules, players)).state === 'solved'

  async function solvedOf(rules: RuleSet): Promise<SolvedPositions> {
    const { state, reason } = await positions.status(rules)
    if (state === 'impossible') {
      throw new RequestError('invalid-request', reason ?? texts.backend.drills.unsolvable)
    }
    return positions.solve(rules)
  }

  /**
   * Solves the two-player game first if the goal is winning, or if the setup asks for positions in
   * which the goals disagree. Rejects with RequestError.
   */
  async function kitFor(rules: RuleSet, goal: Goal, setup: DrillSetup | null = null) {
    if (goal === 'wins' && setup?.players === 3) return kitOfThree(rules)
    const both = setup?.filters.disagree ?? false
    const solved = goal === 'wins' || both || (await isSolved(rules))
    const steps = await knownSteps(rules)
    const key = `${ruleHash(rules)} ${goal}${solved ? ' solved' : ''} ${steps.length}`
    return keep(key, async () => {
      const points = await positions.pointsOf(rules)
      const theirs = hasSides(rules) ? await positions.pointsOf(sideRules(rules, true)) : undefined
      const game = solved ? await solvedOf(rules) : null
      return studyKit(rules, goal, points, game, 2, steps, theirs)
    })
  }

  /** The sentences of the steps; none while they have not been found. */
  const knownSteps = async (rules: RuleSet): Promise<StepRule[]> =>
    ((await solving.known('steps', rules)) ?? []).flatMap((step) => step.rules)

  const kitOfThree = (rules: RuleSet): Promise<StudyKit> =>
    keep(`${ruleHash(rules)} three`, async () => {
      // Refused before a long solve.
      positions.gameOfThree(rules)
      const solved = await positions.solveThree(rules)
      const steps = await knownSteps(rules)
      return studyKit(rules, 'wins', await positions.pointsOf(rules), solved, 3, steps)
    })

  /** `wins` for two or three players if their game is already solved, else `points`. */
  async function goalAtTable(rules: RuleSet, players: number): Promise<Goal> {
    if ((players !== 2 && players !== 3) || rules.end === 'rounds') return 'points'
    return (await isSolved(rules, players)) ? 'wins' : 'points'
  }

  /**
   * The solved game that advises best at a table with this number of players, and the position in
   * that game; solves nothing. Where the game has fewer players, the leaders stand for all others.
   */
  async function atTable(
    rules: RuleSet,
    players: number,
    position: Position,
  ): Promise<TableAdvice> {
    const { third, ...rest } = position
    if (players > 2 && third !== undefined) {
      if (await isSolved(rules, 3)) {
        return { by: 'three', seen: position, kit: await kitOfThree(rules) }
      }
      if (await isSolved(rules, 2)) {
        const seen = { ...rest, opponent: highestOther(position) }
        return { by: 'two', seen, kit: await kitFor(rules, 'wins') }
      }
    }
    // With more than two players several may have reached the goal, so their scores are not used.
    const seen = players > 2 ? { ...rest, opponent: 0, opponentFarkles: 0 } : position
    const goal = await goalAtTable(rules, players)
    const kit = await kitFor(rules, goal)
    return { by: goal === 'wins' ? 'two' : 'points', seen, kit }
  }

  /** null where the lesson is none of the sentences for wins. */
  async function winPositionsOf(
    rules: RuleSet,
    setup: DrillSetup,
    kit: StudyKit,
    { inaccuracy }: GradeThresholds,
  ) {
    const found = (await solving.known('win-steps', rules, 'steps')) ?? []
    const place = winLessonIds(found).indexOf(setup.lesson ?? '')
    if (place < 0) return null
    const steps = found.flatMap(({ points }) => points?.rules ?? [])
    const said = found.flatMap(({ rule }) => rule ?? []).slice(0, place + 1)
    return winLessonPositions(kit, setup, steps, said, inaccuracy)
  }

  async function lessonPositionsOf(
    { rules, goal }: Played<RuleSet>,
    setup: DrillSetup,
    kit: StudyKit,
    thresholds: GradeThresholds,
  ) {
    const { part, lesson, source } = setup
    if (part === undefined || source.kind !== 'play' || hasOwnDice(rules)) return null
    if (goal === 'wins') return winPositionsOf(rules, setup, kit, thresholds)
    const { steps, pairs } = await stepPairsOf(rules, solving)
    const place = lessonIds(steps).indexOf(lesson ?? '')
    return lessonPositions(kit, setup, pairs.slice(0, place + 1), thresholds.inaccuracy)
  }

  return {
    isReady: async ({ rules, goal }: Played<RuleSet>, { players, filters }: DrillSetup) =>
      (goal === 'points' && !filters.disagree) || (await isSolved(rules, players)),
    lessonPositions: lessonPositionsOf,
    kitOf: ({ rules, goal }: Played<RuleSet>, setup: DrillSetup | null) =>
      kitFor(rules, goal, setup),
    goalAtTable,
    atTable,
  }
}
