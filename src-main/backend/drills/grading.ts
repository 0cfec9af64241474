import type { Clock } from '#shared/base/clock.ts'
import type { Goal } from '#shared/base/units.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import type { CheckedParams, Handlers } from '#shared/contract/requests.ts'
import type { Game } from '#shared/games/game.ts'
import { gameNamed } from '#shared/games/games.ts'
import type { AnySetup, AskedBefore, Drill } from '#shared/study/drill.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { backendOf, type GameBackends } from '../games/game.ts'
import type { StudyStore } from '../store/study-store.ts'
import { storedOnce } from './stored-once.ts'
import { calibrating, calibrationNote, calibrationSchema } from './calibrations.ts'
import type { DrillGame } from './drill-game.ts'
import { playedOf, type Played } from './played.ts'
import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { refuse } from '../refuse.ts'
import { inSlices } from '../solve/in-slices.ts'
import { questionOf } from './session-cache.ts'

type RetryAsked = CheckedParams<DrillRequests, 'drill.retry'>

/** Such a source asks only the given question. */
const single = (setup: AnySetup): AnySetup => ({ ...setup, source: { kind: 'failed' } })

function retryOf({ game, drill }: DrillGame, { rules, setup, asked }: RetryAsked): Played {
  refuse(drill.setupProblems(rules, single(setup)))
  const wrong = drill.checks(rules).positionProblem(asked.code)
  if (wrong !== null) {
    throw new RequestError('invalid-request', texts.backend.drills.noSuchPosition(wrong))
  }
  return playedOf(game, rules, drill.goalOf(single(setup)))
}

/** Rejects with RequestError if the position has no decision. */
async function askOnce(
  { game, drill }: DrillGame,
  { setup, asked, choice }: RetryAsked,
  { kit, thresholds }: { readonly kit: object; readonly thresholds: GradeThresholds },
  signal: AbortSignal,
) {
  const session = drill.session(kit, {
    setup: single(setup),
    thresholds,
    needs: new Map(),
    again: [asked],
  })
  const step = await inSlices(session.advance(), signal)
  if (step.kind === 'over' || session.codeOf(step.question) !== asked.code) {
    throw new RequestError('not-found', texts.backend.drills.noneFits)
  }
  const question = questionOf(drill, session, step)
  const shown = { game: game.name, question, hint: session.hint(1) }
  if (choice === null) return { ...shown, turns: '', verdict: null, problem: null }
  const turns = drill.whereItTurns(kit, step.question)
  const answered = session.answer(choice)
  if (!answered.ok)
    return { ...shown, turns, verdict: null, problem: problemText(answered.problems) }
  return { ...shown, turns, verdict: { ...answered.value.verdict, milliseconds: 0 }, problem: null }
}

/** Creates the kit of a game: what its questions are generated from and graded with. */
export interface DrillKits {
  /** Solves the game if needed; `setup` is null for thresholds. Rejects with RequestError. */
  kitOf(played: Played, setup: AnySetup | null): Promise<object>
  /** Whether `kitOf` needs no solve that takes long; omitted if it never does. */
  isReady?(played: Played, setup: AnySetup): Promise<boolean>
  /** Positions that the setup's lesson asks, in order; null or empty for those of play. */
  lessonPositions?(
    played: Played,
    setup: AnySetup,
    kit: object,
    thresholds: GradeThresholds,
  ): Promise<readonly AskedBefore[] | null>
  /** Goal for grading at a table of `players`; solves nothing. Omitted if there are only points. */
  goalAtTable?(rules: NamedRules, players: number): Promise<Goal>
}

interface GradingParts {
  readonly games: readonly Game[]
  readonly store: StudyStore
  readonly signal: AbortSignal
}

export type Grading = ReturnType<typeof openGrading>

/** Shared by the handlers of drills and records. */
export interface StudyParts extends GradingParts {
  readonly grading: Grading
  readonly clock: () => Clock
  readonly changed: () => void
}

export function openGrading({ games, store, signal }: GradingParts, backends: GameBackends) {
  const calibrations = storedOnce(store, signal, calibrationSchema)
  const namedGame = async (name: string): Promise<DrillGame> => {
    const game = gameNamed(name, games)
    return { game, drill: await game.drill.load() }
  }
  const kitOf = (played: Played, setup: AnySetup | null): Promise<object> =>
    backendOf(backends, played.game).drills.kitOf(played, setup)
  const calibrated = (drill: Drill, { hash, goal }: Played, kit: object) =>
    calibrations(calibrationNote(`${hash} ${goal}`), () =>
      calibrating((seed, count) => drill.gaps(kit, seed, count)),
    )
  const thresholdsOf = async (drill: Drill, played: Played, kit: object) =>
    (await calibrated(drill, played, kit)).thresholds

  /** Solves the game first if needed. */
  async function gradingOf(played: Played, setup: AnySetup | null = null) {
    const { drill } = await namedGame(played.game)
    const kit = await kitOf(played, setup)
    return { drill, kit, thresholds: await thresholdsOf(drill, played, kit) }
  }

  return {
    gameNamed: namedGame,
    kitOf,
    isReady: async (played: Played, setup: AnySetup): Promise<boolean> =>
      (await backendOf(backends, played.game).drills.isReady?.(played, setup)) ?? true,
    lessonPositions: async (
      played: Played,
      setup: AnySetup,
      kit: object,
      thresholds: GradeThresholds,
    ) => backendOf(backends, played.game).drills.lessonPositions?.(played, setup, kit, thresholds),
    thresholdsOf,
    of: gradingOf,
    async goalAtTable(name: string, rules: NamedRules, players: number): Promise<Goal> {
      const { drills } = backendOf(backends, name)
      return (await drills.goalAtTable?.(rules, players)) ?? 'points'
    },
    handlers: {
      async 'drill.thresholds'({ game: name, rules, goal }) {
        const { game, drill } = await namedGame(name)
        const played = playedOf(game, rules, goal)
        const kit = await kitOf(played, null)
        return { game: name, inUse: await thresholdsOf(drill, played, kit) }
      },
      /** Grades outside of sessions and stores nothing; choice null only shows the decision. */
      async 'drill.retry'(asked) {
        const found = await namedGame(asked.game)
        const played = retryOf(found, asked)
        return askOnce(found, asked, await gradingOf(played, asked.setup), signal)
      },
    } satisfies Partial<Handlers<DrillRequests>>,
  }
}
