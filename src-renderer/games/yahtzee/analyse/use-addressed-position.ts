import { computed, ref, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { problemText } from '#shared/base/result.ts'
import { appLink } from '#shared/contract/app-link.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { useLateAddress } from '../../../app/services/late-address.ts'
import {
  addressOf,
  newGame,
  readAddress,
  targetIn,
  type YahtzeePosition,
} from '../services/address.ts'
import { usePosition } from './use-position.ts'
import { useTarget } from './use-target.ts'

/**
 * Position and target, kept in the address. `shown` is called when a whole position is loaded,
 * `changed` after a change that did not come from the address.
 */
export function useAddressedPosition(
  entry: () => EntryOf<'yahtzee'>,
  { shown, changed }: { shown: () => void; changed: () => void },
) {
  const route = useRoute()
  const router = useRouter()

  const problem = ref('')
  function read(): YahtzeePosition | null {
    const found = readAddress(entry().rules, route.params.code, route.query)
    problem.value = found.ok ? '' : yahtzeeTexts.analyse.badAddress(problemText(found.problems))
    return found.ok ? found.value : null
  }

  const edited = usePosition(() => entry().rules.rerolls, read() ?? newGame(entry().rules.rerolls))
  const { position } = edited
  const aim = useTarget(targetIn(route.query))

  /** The last position read from the address. */
  let told = position.value
  watch(position, (now) => {
    if (now === told) return
    problem.value = ''
    changed()
  })

  function show(next: YahtzeePosition): void {
    edited.change(next)
    shown()
  }

  const isHere = ({ name }: { name?: unknown }): boolean => name === 'yahtzee.analyse'
  const here = () => router.resolve(addressOf(position.value, entry().id, aim.target.value))
  const write = useLateAddress(isHere, () => {
    const to = here().fullPath
    return to === route.fullPath ? null : to
  })
  const state = computed(() => JSON.stringify([position.value, aim.target.value]))
  watch(state, write, { immediate: true })
  watch(
    () => route.fullPath,
    () => {
      if (!isHere(route) || here().fullPath === route.fullPath) return
      const found = read()
      if (found) show(found)
      told = position.value
      aim.set(targetIn(route.query))
    },
  )

  return {
    edited,
    aim,
    problem,
    show,
    link: () => appLink(here().fullPath),
  }
}
