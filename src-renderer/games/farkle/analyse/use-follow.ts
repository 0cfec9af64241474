import { computed } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { WinOption } from './option-rows.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { useNotices } from '../../../app/services/notices.ts'
import { formatText } from '../../../components/format.ts'
import { optionWords } from './option-rows.ts'
import { afterTry, isFollowed, positionAfter, triedWords, useTried } from './what-if.ts'

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
  const canFollow = computed(() => {
    const rules = game()?.rules
    return rules !== undefined && isFollowed(rules)
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
    ...{ tried, here, canFollow, nextOf },
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
