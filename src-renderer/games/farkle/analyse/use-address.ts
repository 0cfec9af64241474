import { computed, ref, watch, type Ref } from 'vue'
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

/** Address of this screen. */
export interface Address {
  /** Sentence that says what is wrong with the address; empty if nothing is. */
  readonly problem: Ref<string>
  /** The position that the screen begins with. */
  readonly first: Position
  /** Whether the address named no position when the screen was opened. */
  readonly isOpen: boolean
  /** Keeps the address that of the position shown, and hears when the address changes by itself. */
  readonly follow: (code: () => string | null, open: (position: Position) => void) => void
  /** The address of a position under the rules in use. */
  readonly of: (code: string) => RouteLocationRaw
}

/** Reads the position from the address, and the rule set in use as well if it names one. */
export function useAddress(): Address {
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

  /** The rules that the address names are the ones in use from now on. */
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
