import { computed, shallowRef } from 'vue'
import type { Points } from '#shared/base/units.ts'
import { FACES, type Face } from '#shared/dice/multiset.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { actionsEqual } from '#shared/games/farkle/drill/choices.ts'
import { afterAction, afterRoll, bankTurn, farkleTurn } from '#shared/games/farkle/drill/table.ts'
import type { WinOption } from './option-rows.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { sideRules } from '#shared/games/farkle/rules/sides.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { gameOfSeat } from '#shared/games/farkle/solve/win/win-states.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, formatText } from '../../../components/format.ts'
import { useNotices } from '../../../services/notices.ts'
import { optionWords } from './option-rows.ts'

export interface Tried {
  readonly id: number
  readonly parent: number | null
  readonly level: number
  readonly position: Position
  readonly words: string
}

/** Position after an option, seen by the player then to move; null if the game ends. */
export function positionAfter(
  whole: WinGame,
  position: Position,
  option: Pick<WinOption, 'setAside' | 'kinds' | 'then' | 'turnTotal'>,
): Position | null {
  const game = gameOfSeat(whole, position.second)
  const { then, turnTotal } = option
  const action = actionsOf(game.rules, position).find(
    (one) => actionsEqual(one, option) && one.turnTotal === turnTotal,
  )
  if (!action) return null
  const { offer: _, ...begun } = position
  if (then === 'roll' && action.diceLeft > 0) return afterAction(game.rules, begun, action)
  const end =
    then === 'roll'
      ? farkleTurn(game, { ...begun, turnTotal }, null)
      : bankTurn(game, begun, action)
  const next = end.kind === 'passes' ? end.next : null
  return next && positionProblems(whole, next).length === 0 ? next : null
}

export interface TriedRoll {
  readonly position: Position | null
  /** Points that a farkle costs; null for a roll that scores. */
  readonly farkle: { readonly lost: Points; readonly penalty: Points } | null
}

export function afterTry(whole: WinGame, position: Position, dice: readonly Face[]): TriedRoll {
  const game = gameOfSeat(whole, position.second)
  const { offer: _, ...begun } = position
  const after = afterRoll(game.rules, begun, { rolled: dice })
  if (after.kind === 'decide') return { position: after.position, farkle: null }
  if (after.kind === 'wins') return { position: null, farkle: null }
  const end = farkleTurn(game, begun, { rolled: dice })
  const penalty = end.kind === 'passes' ? Math.max(0, end.penalty) : 0
  const lost = game.rules.farkleScores ? 0 : position.turnTotal
  const farkle = { lost, penalty }
  const next = end.kind === 'passes' ? end.next : null
  return { position: next && positionProblems(whole, next).length === 0 ? next : null, farkle }
}

export function triedWords(dice: readonly Face[], farkle: TriedRoll['farkle']): string {
  const words = farklePageTexts.analyse.whatIf
  const faces = dice.join(' ')
  if (!farkle) return words.rolled(faces)
  const { lost, penalty } = farkle
  if (penalty > 0) return words.penalty(faces, formatNumber(lost), formatNumber(penalty))
  return words.farkle(faces, formatNumber(lost))
}

/** Faces of a typed roll, ascending; null unless there are exactly `count`. */
export function readRoll(text: string, count: number): Face[] | null {
  const digits = [...text.replace(/[\s,]/g, '')]
  const faces = digits.flatMap((digit) => FACES.filter((face) => String(face) === digit))
  return faces.length === count && digits.length === count ? faces.sort((a, b) => a - b) : null
}

export function useTried(now: () => Position | null) {
  /** In depth-first order: children stand below their parent. */
  const tried = shallowRef<readonly Tried[]>([])
  const find = (position: Position): Tried | null => {
    const code = positionCode(position)
    return tried.value.find((one) => positionCode(one.position) === code) ?? null
  }
  const here = computed(() => {
    const position = now()
    return position && find(position)
  })
  let ids = 0

  /** Adds a position below `from`; starts a new tree if `from` is not in the current one. */
  function add(from: Position, to: Position, words: string, begin: string): void {
    let parent = find(from)
    if (!parent) {
      parent = { id: ids++, parent: null, level: 1, position: from, words: begin }
      tried.value = [parent]
    }
    const code = positionCode(to)
    const { id, level } = parent
    if (tried.value.some((one) => one.parent === id && positionCode(one.position) === code)) return
    const at = tried.value.indexOf(parent)
    const after = tried.value.findIndex((one, i) => i > at && one.level <= level)
    const added = { id: ids++, parent: id, level: level + 1, position: to, words }
    tried.value = tried.value.toSpliced(after < 0 ? tried.value.length : after, 0, added)
  }
  return { tried, here, add }
}

interface Followed {
  readonly game: () => WinGame | null
  readonly position: () => Position | null
  readonly show: (position: Position) => void
}

/** Follows options and tries rolls; records both as a tree. */
export function useFollow({ game, position, show }: Followed) {
  const words = farklePageTexts.analyse.whatIf
  const notices = useNotices()
  const { tried, here, add } = useTried(position)
  /** Rolls can be typed as faces only if all dice are alike. */
  const canFollow = computed(() => {
    const rules = game()?.rules
    return rules !== undefined && !hasOwnDice(rules) && !hasOwnDice(sideRules(rules, true))
  })

  function lead(to: Position, said: string): void {
    const from = position()
    if (!from) return
    add(from, to, said, words.begin)
    show(to)
  }

  function nextOf(option: WinOption): Position | null {
    const from = position()
    const now = game()
    if (!from || !now || !canFollow.value) return null
    // With dice left to roll, the player types the roll instead.
    if (option.then === 'roll' && 'left' in from.dice && !option.takesUp) return null
    return positionAfter(now, from, option)
  }

  return {
    tried,
    here,
    canFollow,
    nextOf,
    /** Number of dice to roll; null if they are already rolled. */
    toRoll: computed(() => {
      const dice = position()?.dice
      return dice && 'left' in dice ? dice.left : null
    }),
    follow: (option: WinOption): void => {
      const next = nextOf(option)
      if (next) lead(next, optionWords(option))
    },
    roll: (dice: readonly Face[]): void => {
      const from = position()
      const now = game()
      if (!from || !now) return
      const { farkle, position: next } = afterTry(now, from, dice)
      const said = triedWords(dice, farkle)
      if (next) lead(next, said)
      else notices.say(words.over(formatText(said)))
    },
  }
}
