import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type {
  LibraryEntry,
  RuleEntry,
  UnreadableRules,
  YahtzeeEntry,
} from '#shared/contract/library.ts'
import { MOST_RECENT_RULES } from '#shared/contract/settings.ts'
import type { RuleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { GameRules } from '#shared/games/games.ts'
import { askBackend, onEvent } from './client.ts'
import { useSettings } from './settings.ts'

const isFarkle = (entry: LibraryEntry): entry is RuleEntry => entry.game === 'farkle'
const isYahtzee = (entry: LibraryEntry): entry is YahtzeeEntry => entry.game === 'yahtzee'

/** The rule sets there are, and the one in use. */
export const useLibrary = defineStore('library', () => {
  const settings = useSettings()
  /** Of every game. */
  const all = shallowRef<readonly LibraryEntry[]>([])
  /** Files that should hold rule sets and cannot be read. */
  const unreadable = shallowRef<readonly UnreadableRules[]>([])

  /** The entry in use; null until a game has been chosen, or after it has been removed. */
  const inUse = computed(() => all.value.find(({ id }) => id === settings.rulesId) ?? null)

  // What the screens of one game look at: their game's entries, and the one in use if it is theirs.
  const entries = computed(() => all.value.filter(isFarkle))
  const current = computed(() => (inUse.value && isFarkle(inUse.value) ? inUse.value : null))
  const yahtzee = computed(() => (inUse.value && isYahtzee(inUse.value) ? inUse.value : null))

  /** The entry of rules that were played: rather the one in use, and one named by its hash if it was removed. */
  function entryOf(hash: RuleHash, rules: RuleSet): RuleEntry {
    const known = [current.value, ...entries.value].find((entry) => entry?.hash === hash)
    return known ?? { id: hash, preset: false, hash, game: 'farkle', rules }
  }

  async function load(): Promise<void> {
    const list = await askBackend('rules.list', {})
    all.value = list.entries
    unreadable.value = list.unreadable
  }

  async function save(id: string | null, { game, rules }: GameRules): Promise<LibraryEntry> {
    const entry = await askBackend('rules.save', { id, game, rules })
    await load()
    return entry
  }

  /** Removes a rule set and returns it, so that it can be saved again. */
  async function remove(id: string): Promise<LibraryEntry> {
    const entry = await askBackend('rules.remove', { id })
    await load()
    return entry
  }

  /** Moves a file that cannot be read out of the way; returns where it is. */
  async function putAside(id: string): Promise<string> {
    const { file } = await askBackend('rules.putAside', { id })
    await load()
    return file
  }

  function choose(id: string): Promise<void> {
    const others = settings.recentRules.filter((one) => one !== id)
    return settings.change({ rules: id, recentRules: [id, ...others].slice(0, MOST_RECENT_RULES) })
  }

  onEvent('rules-changed', () => void load())
  return {
    ...{ all, unreadable, inUse, entries, current, yahtzee },
    ...{ entryOf, load, save, remove, putAside, choose },
  }
})
