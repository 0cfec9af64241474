import { computed, ref, watch } from 'vue'
import { useRoute, type RouteLocationRaw } from 'vue-router'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import {
  firstPosition,
  FIRST_POSITION,
  type Position,
} from '#shared/games/farkle/analysis/position.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { useLateAddress } from '../../../app/services/late-address.ts'
import { useLibrary } from '../../../app/services/library.ts'
import { rulesNamed } from './position-address.ts'

export function useAddress() {
  const route = useRoute()
  const library = useLibrary()
  const entry = computed(() => library.inUseOf('farkle'))
  const problem = ref('')

  const start = (): Position => (entry.value ? firstPosition(entry.value.rules) : FIRST_POSITION)

  function read(): Position | null {
    const text = route.params.code
    if (typeof text !== 'string' || text === '') return start()
    const parsed = parsePositionCode(text)
    problem.value = parsed.ok
      ? ''
      : farklePageTexts.analyse.address.noPosition(
          parsed.problems.map(({ message }) => message).join(' '),
        )
    return parsed.ok ? parsed.value : null
  }

  function readRules(): void {
    const name = route.query.rules
    if (typeof name !== 'string' || name === '') return
    const named = rulesNamed(library.entriesOf('farkle'), name)
    if (!named) {
      problem.value = farklePageTexts.analyse.address.otherRules(name)
    } else if (named.id !== entry.value?.id) {
      void library.choose(named.id)
    }
  }

  const of = (code: string): RouteLocationRaw => ({
    name: 'analyse',
    params: { code },
    query: entry.value ? { rules: entry.value.id } : {},
  })

  /** Writes the shown position to the address, and opens the position of a changed address. */
  function follow(code: () => string | null, open: (position: Position) => void): void {
    const write = useLateAddress(
      ({ name }) => name === 'analyse',
      () => {
        const now = code()
        const same = route.params.code === now && route.query.rules === entry.value?.id
        return now === null || same ? null : of(now)
      },
    )
    watch([code, () => entry.value?.id], write, { immediate: true })
    watch(
      () => route.params.code,
      (text) => {
        if (route.name !== 'analyse' || text === code()) return
        const position = read()
        if (position) open(position)
      },
    )
    watch(() => route.query.rules, readRules)
  }

  const isOpen = !route.params.code
  const first = read() ?? start()
  readRules()
  return { problem, first, isOpen, follow, of }
}
