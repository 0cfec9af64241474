import { LRUCache } from 'lru-cache'
import type { Goal } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { SolvedPositions } from '#shared/games/farkle/analysis/solved-positions.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { texts } from '#shared/texts/texts.ts'
import type { DrillKits } from '../../../drills/grading.ts'
import type { Played } from '../../../drills/played.ts'
import type { PositionSolving } from '../position-solving.ts'

const MAX_KITS = 4

/** Kits that grade drill questions; the last MAX_KITS are cached. */
export class FarkleKits implements DrillKits {
  readonly #positions: PositionSolving
  readonly #kept = new LRUCache<string, Promise<StudyKit>>({ max: MAX_KITS })

  constructor(positions: PositionSolving) {
    this.#positions = positions
  }

  /**
   * Solves the two-player game first if the goal is winning, or if the setup asks for positions in
   * which the goals disagree. Rejects with RequestError.
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

  /** `wins` for two players if the game is already solved, else `points`. */
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
