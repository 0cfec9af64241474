import { facesText, countOf, FACES, multisetOf, type Face } from '../../../dice/multiset.ts'
import { capital } from '../../../texts/capital.ts'
import { listed } from '../../../texts/phrases.ts'
import type { Points } from '../../../base/units.ts'
import { farkleTexts } from '../texts/texts.ts'
import { actionsOf, type PositionAction } from '../analysis/actions.ts'
import { grouped } from '../../../texts/numbers.ts'
import { type RuleSet, mayBankWith } from '../rules/rule-set.ts'
import { leastRowOf } from '../analysis/position-rules.ts'
import { setAsides } from '../analysis/set-aside.ts'
import { setName } from '../analysis/rule-words.ts'
import { faceScores, NO_SCORE } from '../rules/scoring.ts'
import { sameDice } from './choices.ts'
import type { StudyKit } from './study-kit.ts'
import { isBeyond } from './table.ts'
import type { Choice, Question } from './question.ts'
import { turnWalk } from '../analysis/turn-walk.ts'

/** Why banking is forbidden after an action, apart from minimums; null if it is allowed. */
export function bankRefusal(
  rules: RuleSet,
  { node, turnTotal, diceLeft }: Pick<PositionAction, 'node' | 'turnTotal' | 'diceLeft'>,
): string | null {
  const { illegal } = farkleTexts.study
  const { mayBank, partAt } = turnWalk(rules)
  if (mayBank(node)) return null
  const { owed = 0 } = partAt(node)
  if (owed > 0) return illegal.toConfirm(grouped(owed))
  if (diceLeft > 0 && !mayBankWith(rules, diceLeft)) return illegal.hotDice
  return illegal.endsInFifty(grouped(turnTotal))
}

type LaidOut = Pick<StudyKit, 'rules' | 'game'>
type Asked = Pick<Question, 'kind' | 'position'>

function missingDice(rolled: readonly Face[], chosen: readonly Face[]): string | null {
  const there = multisetOf(rolled)
  const wanted = multisetOf(chosen)
  const face = FACES.find((face) => countOf(wanted, face) > countOf(there, face))
  if (face === undefined) return null
  const count = countOf(there, face)
  const { noneRolled, onlyRolled } = farkleTexts.study.illegal
  return count === 0 ? noneRolled(face) : onlyRolled(setName(face, count), count)
}

interface Misfit {
  readonly face: Face
  readonly count: number
  /** How many of them may be set aside. */
  readonly most: number
  readonly points: Points
}

function misfitsOf(rules: RuleSet, chosen: readonly Face[]): Misfit[] {
  const scores = faceScores(rules)
  const dice = multisetOf(chosen)
  return FACES.flatMap((face) => {
    const count = countOf(dice, face)
    const ofFace = scores[face - 1]!.slice(0, count + 1)
    const most = ofFace.findLastIndex((score) => score !== NO_SCORE)
    return count === 0 || most === count
      ? []
      : [{ face, count, most: Math.max(0, most), points: ofFace[most] ?? 0 }]
  })
}

/** Example: "The 4 scores nothing on its own." */
function deadWords(dead: readonly Misfit[]): string {
  const { scoresNothing, one, scoreNothing } = farkleTexts.study.illegal
  const [only] = dead
  if (dead.length === 1 && only!.count === 1) return scoresNothing(only!.face)
  const names = dead.map(({ face, count }) => (count === 1 ? one(face) : setName(face, count)))
  return scoreNothing(capital(listed(names)))
}

function misfitWords(rules: RuleSet, chosen: readonly Face[]): string {
  const misfits = misfitsOf(rules, chosen)
  const dead = misfits.filter(({ most }) => most === 0)
  const tooMany = misfits
    .filter(({ most }) => most > 0)
    .map(({ face, count, most, points: score }) => {
      const all = capital(setName(face, count))
      return farkleTexts.study.illegal.tooMany(all, setName(face, most), most, grouped(score))
    })
  return [...(dead.length > 0 ? [deadWords(dead)] : []), ...tooMany].join(' ')
}

function diceProblem({ rules }: LaidOut, question: Asked, choice: Choice): string | null {
  const { illegal } = farkleTexts.study
  const { setAside: chosen } = choice
  const { dice } = question.position
  if ('left' in dice) return chosen.length === 0 ? null : illegal.noDice
  if (chosen.length === 0) return illegal.setAsideOne
  const missing = missingDice(dice.rolled, chosen)
  if (missing !== null) return missing
  const actions = actionsOf(rules, question.position)
  if (actions.some((action) => sameDice(action, choice))) return null
  if (dice.kinds) return illegal.notThese
  const roll = multisetOf(dice.rolled)
  const poorer = setAsides({ ...rules, mustSetAsideAll: false }, roll)
  if (poorer.some(({ dice: setAside }) => sameDice({ setAside }, choice))) {
    return illegal.allMust(facesText(actions[0]!.setAside))
  }
  return misfitWords(rules, chosen)
}

function bankProblem({ game }: LaidOut, { position }: Asked, action: PositionAction): string {
  const { nothingToBank, firstBank, bank, mustBeat } = farkleTexts.study.illegal
  const { turnTotal } = action
  const { toBeat = 0 } = position
  if (turnTotal === 0) return nothingToBank
  const refused = bankRefusal(game.rules, action)
  if (refused !== null) return refused
  if (turnTotal <= toBeat) return mustBeat(grouped(toBeat), grouped(turnTotal))
  const minimum = leastRowOf(game, position) * game.model.grid
  const { minimumBank, minimumFirstBank } = game.rules
  const tooLittle = position.own <= 0 && minimumFirstBank > minimumBank ? firstBank : bank
  return tooLittle(grouped(minimum), grouped(turnTotal))
}

export function illegalChoice(kit: LaidOut, question: Asked, choice: Choice): string {
  const problem = diceProblem(kit, question, choice)
  if (problem !== null) return problem
  const { illegal } = farkleTexts.study
  if (question.kind === 'set-aside') return illegal.onlyDice
  if (choice.then === null) return illegal.bankOrRoll
  const action = actionsOf(kit.rules, question.position).find((one) => sameDice(one, choice))!
  const { own } = question.position
  if (isBeyond(kit.rules, own, action.turnTotal)) {
    return illegal.beyondGoal(grouped(kit.rules.goal), grouped(own + action.turnTotal))
  }
  if (choice.then === 'roll') return illegal.noRollLeft
  return bankProblem(kit, question, action)
}
