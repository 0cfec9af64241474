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
 * The position and the target of an address: edits are written to it, and whatever else it is led to is
 * read. `shown` is called with each position that comes from it, `changed` once a position came from an
 * edit.
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
  /** A final score that is played for instead of the mean. */
  const aim = useTarget(targetIn(route.query))

  /** Position read from the address last. */
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
    /** What is wrong with the address, until the position is edited. */
    problem,
    show,
    /** A link to the position. */
    link: () => appLink(here().fullPath),
  }
}
