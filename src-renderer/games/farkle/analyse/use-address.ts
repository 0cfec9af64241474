import { computed, ref, watch } from 'vue'
import { useRoute, type RouteLocationRaw } from 'vue-router'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import {
  firstPosition,
  FIRST_POSITION,
  type Position,
} from '#shared/games/farkle/analysis/position.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { useAddressRules } from '../../../services/address-rules.ts'
import { useLateAddress } from '../../../services/late-address.ts'
import { useLibrary } from '../../../services/library.ts'
import { ok, refused, type Result } from '#shared/base/result.ts'
import type { EntryOf } from '#shared/contract/library.ts'

/** A position, and the id or hash of its rule set if one was named. */
export interface Placed {
  readonly position: Position
  readonly rules: string | null
}

/** Link to this screen: `#/analyse/...` or `breakpoint://analyse/...`. Groups: code, query. */
const LINK = /(?:#|breakpoint:\/)\/analyse\/([^?/#\s]+)\/?(?:\?([^#\s]*))?/i

/** Parses a position code or a link to this screen. */
export function readPlaced(text: string): Result<Placed> {
  const link = LINK.exec(text)
  let code = text
  let rules: string | null = null
  if (link) {
    const [, encoded = '', query = ''] = link
    try {
      code = decodeURIComponent(encoded)
    } catch {
      return refused(farklePageTexts.analyse.address.damagedLink)
    }
    rules = new URLSearchParams(query).get('rules')
  }
  const parsed = parsePositionCode(code)
  return parsed.ok ? ok({ position: parsed.value, rules }) : parsed
}

export function rulesNamed(
  entries: readonly EntryOf<'farkle'>[],
  name: string,
): EntryOf<'farkle'> | null {
  return entries.find(({ id }) => id === name) ?? entries.find(({ hash }) => hash === name) ?? null
}

export function useAddress() {
  const route = useRoute()
  const library = useLibrary()
  const choose = useAddressRules()
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
    } else choose(named)
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
