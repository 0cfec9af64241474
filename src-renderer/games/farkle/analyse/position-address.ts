import { failed, ok, type Result } from '#shared/base/result.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'

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
      return failed({ field: '', message: farklePageTexts.analyse.address.damagedLink })
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
