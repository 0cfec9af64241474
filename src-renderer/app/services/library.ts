import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { RuleEntry } from '#shared/contract/library.ts'
import { MOST_RECENT_RULES } from '#shared/contract/settings.ts'
import type { RuleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { askBackend, onEvent } from './client.ts'
import { useSettings } from './settings.ts'

/** The rule sets there are, and the one in use. */
export const useLibrary = defineStore('library', () => {
  const settings = useSettings()
  const entries = shallowRef<readonly RuleEntry[]>([])

  /** The entry in use; null until a game has been chosen, or after it has been removed. */
  const current = computed(() => entries.value.find(({ id }) => id === settings.rulesId) ?? null)

  /** The entry of rules that were played: rather the one in use, and one named by its hash if it was removed. */
  function entryOf(hash: RuleHash, rules: RuleSet): RuleEntry {
    const known = [current.value, ...entries.value].find((entry) => entry?.hash === hash)
    return known ?? { id: hash, preset: false, hash, rules }
  }

  async function load(): Promise<void> {
    entries.value = (await askBackend('rules.list', {})).entries
  }

  async function save(id: string | null, rules: RuleSet): Promise<RuleEntry> {
    const entry = await askBackend('rules.save', { id, rules })
    await load()
    return entry
  }

  /** Removes a rule set and returns it, so that it can be saved again. */
  async function remove(id: string): Promise<RuleEntry> {
    const entry = await askBackend('rules.remove', { id })
    await load()
    return entry
  }

  function choose(id: string): Promise<void> {
    const others = settings.recentRules.filter((one) => one !== id)
    return settings.change({ rules: id, recentRules: [id, ...others].slice(0, MOST_RECENT_RULES) })
  }

  onEvent('rules-changed', () => void load())
  return { entries, current, entryOf, load, save, remove, choose }
})
