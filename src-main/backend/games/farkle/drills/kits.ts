import { LRUCache } from 'lru-cache'
import type { Goal } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { SolvedPositions } from '#shared/games/farkle/analysis/solved-positions.ts'
import { highestOther, type Position } from '#shared/games/farkle/analysis/position.ts'
import type { Players } from '#shared/games/farkle/analysis/three-players.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { texts } from '#shared/texts/texts.ts'
import type { DrillKits } from '../../../drills/grading.ts'
import { playedOf, type Played } from '../../../drills/played.ts'
import type { PositionSolving } from '../position-solving.ts'

const MAX_KITS = 4

export interface TableAdvice {
  /** Solution that the advice follows. */
  readonly by: 'points' | 'two' | 'three'
  readonly seen: Position
  readonly kit: StudyKit
}

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
    if (goal === 'wins' && setup?.players === 3) return this.#kitOfThree(rules)
    const both = setup?.filters.disagree ?? false
    const isKnown = async () => (await this.#positions.status(rules)).state === 'solved'
    const solved = goal === 'wins' || both || (await isKnown())
    const key = `${ruleHash(rules)} ${goal}${solved ? ' solved' : ''}`
    return this.#keep(key, () => this.#make(rules, goal, solved))
  }

  #keep(key: string, make: () => Promise<StudyKit>): Promise<StudyKit> {
    const kit = this.#kept.get(key) ?? make()
    this.#kept.set(key, kit)
    kit.catch(() => {
      if (this.#kept.peek(key) === kit) this.#kept.delete(key)
    })
    return kit
  }

  #kitOfThree(rules: RuleSet): Promise<StudyKit> {
    return this.#keep(`${ruleHash(rules)} three`, async () => {
      // Refused before a long solve.
      this.#positions.gameOfThree(rules)
      const solved = await this.#positions.solveThree(rules)
      return studyKit(rules, 'wins', pointsPlay(rules), solved, 3)
    })
  }

  /**
   * The solved game that advises best at a table with this number of players, and the position in
   * that game; solves nothing. Where the game has fewer players, the leaders stand for all others.
   */
  async atTable(rules: RuleSet, players: number, position: Position): Promise<TableAdvice> {
    const { third, ...rest } = position
    const isWon = async (of: Players): Promise<boolean> =>
      (await this.#positions.status(rules, of)).state === 'solved'
    if (players > 2 && third !== undefined) {
      if (await isWon(3)) return { by: 'three', seen: position, kit: await this.#kitOfThree(rules) }
      if (await isWon(2)) {
        const seen = { ...rest, opponent: highestOther(position) }
        return { by: 'two', seen, kit: await this.#kitFor(rules, 'wins') }
      }
    }
    // With more than two players several may have reached the goal, so their scores are not used.
    const seen = players > 2 ? { ...rest, opponent: 0, opponentFarkles: 0 } : position
    const goal = await this.goalAtTable(rules, players)
    return { by: goal === 'wins' ? 'two' : 'points', seen, kit: await this.#kitFor(rules, goal) }
  }

  #kitFor(rules: RuleSet, goal: Goal): Promise<StudyKit> {
    return this.kitOf({ ...playedOf(farkle, rules, goal), rules }, null)
  }

  /** `wins` for two or three players if their game is already solved, else `points`. */
  async goalAtTable(rules: RuleSet, players: number): Promise<Goal> {
    if ((players !== 2 && players !== 3) || rules.end === 'rounds') return 'points'
    return (await this.#positions.status(rules, players)).state === 'solved' ? 'wins' : 'points'
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
