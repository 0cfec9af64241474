import { failed, ok, type Result } from '#shared/base/result.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'

/** A position with the rule set that it is of, if that was said: an id or a hash. */
export interface Placed {
  readonly position: Position
  readonly rules: string | null
}

/** A link into this screen, of the app or of a shell's page: the code, and maybe the rules. */
const LINK = /(?:#|breakpoint:\/)\/analyse\/([^?/#\s]+)\/?(?:\?([^#\s]*))?/i

/** Reads what may be pasted: a code, or a link to this screen. */
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

/** The rule set that an address names by id or hash; null if there is none of that name. */
export function rulesNamed(
  entries: readonly EntryOf<'farkle'>[],
  name: string,
): EntryOf<'farkle'> | null {
  return entries.find(({ id }) => id === name) ?? entries.find(({ hash }) => hash === name) ?? null
}
