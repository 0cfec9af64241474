import { useDebounceFn } from '@vueuse/core'
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import {
  isNavigationFailure,
  NavigationFailureType,
  useRoute,
  useRouter,
  type RouteLocationRaw,
} from 'vue-router'
import { parsePositionCode } from '#shared/farkle/analysis/position-code.ts'
import { FIRST_POSITION, type Position } from '#shared/farkle/analysis/position.ts'
import { useLibrary } from '../../app/services/library.ts'
import { rulesNamed } from './position-address.ts'

/** Browsers slow down pages that change their address many times a second. */
const SETTLED_MS = 150

/** What this screen's address says. */
export interface Address {
  /** What is wrong with it, as a sentence; empty if nothing is. */
  readonly problem: Ref<string>
  /** The position that the screen begins with. */
  readonly first: Position
  /** Keeps the address that of the position shown, and hears when the address changes by itself. */
  readonly follow: (code: () => string | null, open: (position: Position) => void) => void
  /** The address of a position under the rules in use. */
  readonly of: (code: string) => RouteLocationRaw
}

/** Reads the position from the address, and the rule set in use as well if it names one. */
export function useAddress(): Address {
  const route = useRoute()
  const router = useRouter()
  const library = useLibrary()
  const problem = ref('')
  // Whoever is on the way to another screen must not be called back by a late change of this address.
  let here = true
  const unhook = [
    router.beforeEach((to) => {
      here = to.name === 'analyse'
    }),
    router.afterEach((_to, _from, failure) => {
      if (!isNavigationFailure(failure, NavigationFailureType.cancelled)) {
        here = route.name === 'analyse'
      }
    }),
  ]
  onScopeDispose(() => {
    here = false
    for (const stop of unhook) stop()
  })

  function read(): Position | null {
    const text = route.params.code
    if (typeof text !== 'string' || text === '') return FIRST_POSITION
    const parsed = parsePositionCode(text)
    problem.value = parsed.ok
      ? ''
      : `The address holds no position. ${parsed.problems.map(({ message }) => message).join(' ')}`
    return parsed.ok ? parsed.value : null
  }

  /** The rules that the address names are the ones in use from now on. */
  function readRules(): void {
    const name = route.query.rules
    if (typeof name !== 'string' || name === '') return
    const entry = rulesNamed(library.entries, name)
    if (!entry) {
      problem.value = `The rule set of this address, “${name}”, is not among yours.`
    } else if (entry.id !== library.current?.id) {
      void library.choose(entry.id)
    }
  }

  const of = (code: string): RouteLocationRaw => ({
    name: 'analyse',
    params: { code },
    query: library.current ? { rules: library.current.id } : {},
  })

  function follow(code: () => string | null, open: (position: Position) => void): void {
    const write = useDebounceFn(() => {
      const now = code()
      const at = here && route.name === 'analyse'
      if (!at || now === null) return
      const same = route.params.code === now && route.query.rules === library.current?.id
      if (!same) void router.replace(of(now))
    }, SETTLED_MS)
    watch([code, () => library.current?.id], () => void write(), { immediate: true })
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

  const first = read() ?? FIRST_POSITION
  readRules()
  return { problem, first, follow, of }
}
