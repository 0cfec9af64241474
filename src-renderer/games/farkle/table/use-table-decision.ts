import { computed, watch } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { diceCountOf, type Position } from '#shared/games/farkle/analysis/position.ts'
import { withRoll } from '#shared/games/farkle/analysis/turn-walk.ts'
import type { TableState } from '#shared/games/farkle/drill/table-play.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { askBackend } from '../../../services/client.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import type { useTableGame } from '../../../services/use-table-game.ts'
import type { TableQuestion } from '../board/tray.ts'

type Table = Pick<
  ReturnType<typeof useTableGame<TableGameData, TableState>>,
  'game' | 'play' | 'bot' | 'missing'
>

/** Decision at the table, with the advice on it. */
export function useTableDecision({ game, play, bot, missing }: Table) {
  const adviceAsked = computed(() => {
    const position = decidedAt()
    if (!position || !game.value) return null
    const { rules, players, seed, moves } = game.value
    return {
      rules,
      players: players.length,
      bot: bot.value,
      position: positionData(position),
      seed: `${seed ?? 'typed'} ${moves.length}`,
    }
  })
  const advice = useAnswer('farkle.advise', () => adviceAsked.value)
  /** The position with the rolled dice; null if there is nothing to decide. */
  function decidedAt(): Position | null {
    const [now, at] = [game.value, play.value]
    if (!now || at?.roll !== 'decide' || !at.rolled) return null
    return withRoll(at.rules, at.position, {
      rolled: at.rolled,
      ...(at.kinds && { kinds: at.kinds }),
    })
  }
  // Warm-up while the first real dice are thrown, so that their advice comes at once.
  watch(
    () => (missing.value > 0 ? game.value?.rules : undefined),
    (rules) => {
      if (!rules || !game.value || !play.value) return
      const { position, kinds, rules: own } = play.value
      const rolled = Array<Face>(diceCountOf(position)).fill(1)
      askBackend('farkle.advise', {
        rules,
        players: game.value.players.length,
        bot: null,
        seed: 'typed',
        position: positionData(withRoll(own, position, { rolled, ...(kinds && { kinds }) })),
      }).catch(() => {})
    },
  )
  /** The decision as boards show it; null if there is none. */
  const question = computed((): TableQuestion | null => {
    const position = decidedAt()
    if (!position || !game.value || !play.value) return null
    const { turnTotal } = play.value.position
    const dice = {
      rolled: [...play.value.rolled!],
      kinds: play.value.kinds && [...play.value.kinds],
    }
    const legal = actionsOf(play.value.rules, position).map((action) => ({
      setAside: [...action.setAside],
      kinds: action.kinds && [...action.kinds],
      points: action.points,
      then: action.then,
      diceLeft: action.diceLeft,
      turnTotal: action.turnTotal,
    }))
    return { number: game.value.moves.length, kind: 'both', legal, position: { dice, turnTotal } }
  })

  return { adviceAsked, advice, decidedAt, question }
}
