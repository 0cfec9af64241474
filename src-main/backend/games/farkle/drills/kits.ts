import { LRUCache } from 'lru-cache'
import type { Goal } from '#shared/base/goal.ts'
import { moments } from '#shared/base/distribution.ts'
import type { Points, Probability } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { SolvedPositions } from '#shared/games/farkle/analysis/solved-positions.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { whyNoGames } from '#shared/games/farkle/analysis/too-large.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { holdPolicy } from '#shared/games/farkle/solve/turn/hold-policy.ts'
import { gainOfRolling } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { resultPoints, turnResults } from '#shared/games/farkle/solve/turn/turn-results.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { texts } from '#shared/texts/texts.ts'
import type { DrillKits } from '../../../drills/grading.ts'
import type { Played } from '../../../drills/played.ts'
import type { PositionSolving } from '../position-solving.ts'
import type { WinSolving } from '../win-solving.ts'

/** As many games and goals as somebody goes back and forth between. */
const MAX_KITS = 4

/** Points a turn that banking at a turn total loses against the best play, exactly; both pay for farkles. */
function lossOfHolding(rules: RuleSet, at: Points): Points {
  const { model, usual } = pointsPlay(rules)
  const best = usual[0]!
  const row = Math.ceil(Math.max(at, rules.minimumBank) / model.grid)
  const results = turnResults(model, holdPolicy(model, row))
  const { mean } = moments(resultPoints(results))
  const held = mean - best.goal.farklePenalty * results.farkleProbability
  return Math.max(0, gainOfRolling(best, 0, rules.dice) - held)
}

/** Kits that judge the questions of a game and goal; the last few are cached. */
export class FarkleKits implements DrillKits {
  readonly #matches: Pick<WinSolving, 'knownMatch'>
  readonly #positions: PositionSolving
  readonly #kept = new LRUCache<string, Promise<StudyKit>>({ max: MAX_KITS })

  constructor(matches: Pick<WinSolving, 'knownMatch'>, positions: PositionSolving) {
    this.#matches = matches
    this.#positions = positions
  }

  /**
   * The kit of a game. For wins the game is solved first, and for points where the setup asks for what
   * the two goals disagree about. Rejects with RequestError.
   */
  async kitOf({ rules, goal }: Played<RuleSet>, setup: DrillSetup | null): Promise<StudyKit> {
    const both = setup?.filters.disagree ?? false
    const isKnown = async () => (await this.#positions.status(rules)).state === 'solved'
    const solved = goal === 'wins' || both || (await isKnown())
    const key = `${ruleHash(rules)} ${goal}${solved ? ' solved' : ''}`
    const kit = this.#kept.get(key) ?? this.#make(rules, goal, solved)
    this.#kept.set(key, kit)
    kit.catch(() => {
      if (this.#kept.peek(key) === kit) this.#kept.delete(key)
    })
    return kit
  }

  /**
   * By two players whose matches were played: the one that banks at a turn total, and the best for
   * points. Per point that the first makes less in a turn it wins so much less.
   */
  async winsOfPoint(rules: RuleSet): Promise<Probability | null> {
    if (whyNoGames(rules) !== null) return null
    const lossOf = async (policy: Policy): Promise<Probability | null> => {
      const match = await this.#matches.knownMatch(rules, policy, { kind: 'optimal' })
      return match && 0.5 - (match.asFirst + match.asSecond) / 2
    }
    const at = 300
    const held = await lossOf({ kind: 'hold', at })
    const best = await lossOf({ kind: 'points', winningBank: true })
    if (held === null || best === null) return null
    const loss = lossOfHolding(rules, at)
    return loss > 0 && held > best ? (held - best) / loss : null
  }

  /** The chance to win for two where the game is solved, else points. */
  async goalAtTable(rules: RuleSet, players: number): Promise<Goal> {
    if (players !== 2 || rules.end === 'rounds') return 'points'
    return (await this.#positions.status(rules)).state === 'solved' ? 'wins' : 'points'
  }

  async #make(rules: RuleSet, goal: Goal, solved: boolean): Promise<StudyKit> {
    return studyKit(rules, goal, pointsPlay(rules), solved ? await this.#solved(rules) : null)
  }

  async #solved(rules: RuleSet): Promise<SolvedPositions> {
    const { state, reason } = await this.#positions.status(rules)
    if (state === 'impossible') {
      throw new RequestError('invalid-request', reason ?? texts.backend.drills.unsolvable)
    }
    return this.#positions.solve(rules)
  }
}
