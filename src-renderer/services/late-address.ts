import { useDebounceFn } from '@vueuse/core'
import { onScopeDispose } from 'vue'
import {
  isNavigationFailure,
  NavigationFailureType,
  useRoute,
  useRouter,
  type RouteLocationNormalized,
  type RouteLocationRaw,
} from 'vue-router'

/** In milliseconds. Browsers throttle pages that change their address many times a second. */
const SETTLED_MS = 150

/**
 * Keeps the address in step with the view: call the result after each change. Shortly after the
 * last call the address becomes `next()`, unless null. Outside of `isHere` nothing is written.
 */
export function useLateAddress(
  isHere: (to: RouteLocationNormalized) => boolean,
  next: () => RouteLocationRaw | null,
): () => void {
  const route = useRoute()
  const router = useRouter()
  let here = true
  const unhook = [
    router.beforeEach((to) => {
      here = isHere(to)
    }),
    router.afterEach((_to, _from, failure) => {
      if (!isNavigationFailure(failure, NavigationFailureType.cancelled)) here = isHere(route)
    }),
  ]
  onScopeDispose(() => {
    here = false
    for (const stop of unhook) stop()
  })
  const write = useDebounceFn(() => {
    const to = here && isHere(route) ? next() : null
    if (to !== null) void router.replace(to)
  }, SETTLED_MS)
  return () => void write()
}
