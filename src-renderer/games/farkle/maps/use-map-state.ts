import { computed, shallowRef, watch } from 'vue'
import { useRoute } from 'vue-router'
import type { RuleHash } from '#shared/base/rules.ts'
import type { Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { useLastPosition } from '../services/last-position.ts'
import { useLateAddress } from '../../../services/late-address.ts'
import { fieldsOf } from '../../../components/fields-of.ts'
import { mapQuery, readMapQuery, type MapState } from '../services/map-address.ts'

export function useMapState(game: WinGame, hash: RuleHash, tab: string) {
  const route = useRoute()
  const last = useLastPosition()
  const state = shallowRef(readMapQuery(route.query, game))
  const isHere = ({ name, params }: Pick<typeof route, 'name' | 'params'>): boolean =>
    name === 'strategy' && params.tab === tab

  const write = useLateAddress(isHere, () => ({
    name: 'strategy',
    params: { tab },
    query: mapQuery(state.value, game),
  }))

  function change(part: Partial<MapState>): void {
    state.value = { ...state.value, ...part }
    write()
  }

  watch(
    () => route.query,
    (query) => {
      if (isHere(route)) state.value = readMapQuery(query, game)
    },
  )
  const marked = computed(() => {
    if (state.value.marked) return state.value.marked
    const before = last.under(hash)
    // The map has two players.
    return before?.third === undefined ? before : null
  })
  const counters = computed((): Counters => {
    const { ownFarkles, opponentFarkles, second } = state.value
    return { ownFarkles, opponentFarkles, second }
  })
  return { state, fields: fieldsOf(() => state.value, change), change, marked, counters }
}
