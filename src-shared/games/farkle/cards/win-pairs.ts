import type { Points, Value } from '../../../base/units.ts'
import { lessonQuestions } from '../../../cards/lesson-questions.ts'
import { pick, seededRandom, type Random } from '../../../dice/random.ts'
import type { AskedBefore } from '../../../study/drill.ts'
import { FIRST_POSITION, type Position } from '../analysis/position.ts'
import { positionCode } from '../analysis/position-code.ts'
import { makeQuestion } from '../drill/make-question.ts'
import type { DrillSetup } from '../drill/setup.ts'
import type { StudyKit } from '../drill/study-kit.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { reachableRows } from '../solve/turn/reachability.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { minimumRowAt } from '../solve/win/win-states.ts'
import type { StepRule } from '../steps/step-rule.ts'
import { aimAt, isHeld, type WinRule } from '../steps/win-rule.ts'
import { stepsBase } from '../steps/win-steps-player.ts'

/** Pairs of a sentence that are enough, and positions drawn for them. */
const PAIRS = 24
const DRAWN = 200_000

/** Drawn positions that the sentence changes of which no more are looked at. */
const LOOKED_AT = 600

/** Largest turn total of a position, as a part of the goal. */
const MOST_TOTAL = 0.5

/** Distances of a twin, in steps of the grid of the scores. */
const APART = [2, 4, 8, 12, 20, 30, 40, 60]

/** Before a roll: to bank, or to roll on. */
interface BankPosition {
  readonly node: TurnNode
  readonly row: number
  readonly own: Points
  readonly opponent: Points
}

type Then = 'bank' | 'roll'

class WinLesson {
  readonly #kit: StudyKit
  readonly #base: ReturnType<typeof stepsBase>
  readonly #reachable: readonly Uint8Array[]
  readonly #leastLoss: Value
  readonly #rows: number

  constructor(kit: StudyKit, steps: readonly StepRule[], leastLoss: Value) {
    const { game, rules } = kit
    this.#kit = kit
    this.#base = stepsBase(game, steps)
    this.#rows = Math.ceil((MOST_TOTAL * rules.goal) / game.model.grid)
    this.#reachable = reachableRows(rules, game.model, this.#rows)
    this.#leastLoss = leastLoss
  }

  /** By the sentences; null where the rules leave no choice. */
  answer(rules: readonly WinRule[], { node, row, own, opponent }: BankPosition): Then | null {
    const { game } = this.#kit
    const { model, grid } = game
    const missing = game.rules.goal - own - row * model.grid
    const score = own / grid
    const isReachable = this.#reachable[node]?.[row] === 1
    if (missing <= 0 || own < 0 || opponent < 0 || opponent >= game.rules.goal) return null
    if (!isReachable || !mayBank(model, minimumRowAt(game, score), node, row)) return null
    const aim = aimAt(rules, own, opponent)
    if (isHeld(rules, aim, model.byDice[node]!.dice, missing)) return 'roll'
    const later = Math.round(aim.later / model.grid)
    return this.#base(score, 0).banks(node, row - later) ? 'bank' : 'roll'
  }

  /** As the drill asks it; null if another answer is best, or loses too little. */
  asked({ node, row, own, opponent }: BankPosition, then: Then): AskedBefore | null {
    const { model } = this.#kit.game
    const dice = { left: model.byDice[node]!.dice }
    const turnTotal = row * model.grid
    const position: Position = { ...FIRST_POSITION, own, opponent, turnTotal, dice }
    const question = makeQuestion(this.#kit, 'roll-or-bank', position)
    if (!question || question.forced || question.gap < this.#leastLoss) return null
    if (question.options[0]!.then !== then) return null
    return { kind: 'roll-or-bank', code: positionCode(position) }
  }

  /** The nearest position with another answer in which only a score or else the turn total differs. */
  twin(rules: readonly WinRule[], one: BankPosition, then: Then): AskedBefore | null {
    const { grid } = this.#kit.game
    const by = APART.flatMap((apart) => [-apart, apart])
    const others = [
      ...by.flatMap((steps) => [
        { ...one, opponent: one.opponent + steps * grid },
        { ...one, own: one.own + steps * grid },
      ]),
      ...by.map((steps) => ({ ...one, row: one.row + steps })),
    ]
    for (const other of others) {
      const answer = this.answer(rules, other)
      if (answer === null || answer === then) continue
      const asked = this.asked(other, answer)
      if (asked) return asked
    }
    return null
  }

  draw(random: Random): BankPosition {
    const { model, grid, goal } = this.#kit.game
    const score = (): Points => Math.floor(random.next() * goal) * grid
    return {
      node: pick(random, model.nodes),
      // Small turn totals are met most.
      row: Math.floor(random.next() ** 2 * this.#rows),
      own: score(),
      opponent: score(),
    }
  }
}

/**
 * Pairs of positions in which the last of some sentences for wins decides: the same dice left, one
 * score or the turn total differs, and of the two answers, both those of the best play, one is to
 * bank and one to roll. `steps`: how to play for points.
 */
export function winPairs(
  kit: StudyKit,
  steps: readonly StepRule[],
  rules: readonly WinRule[],
  leastLoss: Value,
): (readonly [AskedBefore, AskedBefore])[] {
  const lesson = new WinLesson(kit, steps, leastLoss)
  const random = seededRandom(JSON.stringify(rules))
  const before = rules.slice(0, -1)
  const pairs: (readonly [AskedBefore, AskedBefore])[] = []
  let looked = 0
  for (let i = 0; i < DRAWN && pairs.length < PAIRS && looked < LOOKED_AT; i++) {
    const one = lesson.draw(random)
    const then = lesson.answer(rules, one)
    if (then === null || lesson.answer(before, one) === then) continue
    looked++
    const own = lesson.asked(one, then)
    const other = own && lesson.twin(rules, one, then)
    if (own && other) pairs.push([own, other])
  }
  return pairs
}

/** Positions of a lesson for wins, given the sentences up to its own; see lessonQuestions. */
export function winLessonPositions(
  kit: StudyKit,
  setup: Pick<DrillSetup, 'seed' | 'part' | 'questions'>,
  steps: readonly StepRule[],
  rules: readonly WinRule[],
  leastLoss: Value,
): AskedBefore[] {
  // A check asks about the two before it, too.
  const asked = setup.part === 'check' ? rules.slice(-3) : rules.slice(-1)
  const first = rules.length - asked.length
  const pairs = asked.map((_, i) => winPairs(kit, steps, rules.slice(0, first + i + 1), leastLoss))
  return lessonQuestions(setup, pairs, (pair) => pair)
}
