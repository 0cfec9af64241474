import { CARD_GAMES } from '#shared/cards/card-games.ts'
import type { LibraryEntry, RuleEntry } from '#shared/contract/library.ts'

/** Whether the rules are of a game with lessons. */
export function hasLessons(entry: LibraryEntry): entry is RuleEntry {
  return CARD_GAMES[entry.game].lessons
}
