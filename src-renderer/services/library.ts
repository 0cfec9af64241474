import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { EntryOf, LibraryEntry } from '#shared/contract/library.ts'
import { MAX_RECENT_RULES } from '#shared/contract/settings.ts'
import type { RuleHash } from '#shared/base/rules.ts'
import {
  ALL_PRESETS,
  GAMES,
  hashOf,
  type GameName,
  type GameRules,
  type RulesOfGame,
} from '#shared/games/games.ts'
import type { Game } from '#shared/games/game.ts'
import { askBackend, onEvent } from './client.ts'
import { useSettings } from './settings.ts'

type UnreadableRules = AnswerOf<BackendRequests, 'rules.list'>['unreadable'][number]

const UNLISTED: ReadonlySet<string> = new Set(
  GAMES.flatMap(({ rules }: Game) => rules.unlisted ?? []),
)

export const useLibrary = defineStore('library', () => {
  const settings = useSettings()
  const all = shallowRef<readonly LibraryEntry[]>([])
  const unreadable = shallowRef<readonly UnreadableRules[]>([])

  /** Null until a rule set has been chosen, or after it was removed. */
  const inUse = computed(() => all.value.find(({ id }) => id === settings.rulesId) ?? null)

  /** Entries to choose from. */
  const listed = computed(() =>
    all.value.filter(({ id }) => !UNLISTED.has(id) || id === settings.rulesId),
  )

  const isOf = <G extends GameName>(
    game: G,
    entry: LibraryEntry,
  ): entry is LibraryEntry & EntryOf<G> => entry.game === game

  function entriesOf<G extends GameName>(game: G): EntryOf<G>[] {
    return all.value.filter((entry) => isOf(game, entry))
  }

  /** The entry in use if it is of this game. */
  function inUseOf<G extends GameName>(game: G): EntryOf<G> | null {
    return inUse.value && isOf(game, inUse.value) ? inUse.value : null
  }

  /** The entry of this game that was in use last, or its first. */
  function lastOf(game: GameName): LibraryEntry | undefined {
    const its = entriesOf(game)
    const [last] = settings.recentRules.flatMap((id) => its.find((entry) => entry.id === id) ?? [])
    return last ?? its[0]
  }

  /**
   * Entry of rules that were played, preferably of their name, else the one in use: the same rules may
   * name their boxes otherwise. A stand-in if it was removed.
   */
  function entryOf<G extends GameName>(game: G, hash: RuleHash, rules: RulesOfGame[G]): EntryOf<G> {
    const same = [inUseOf(game), ...entriesOf(game)].filter((entry) => entry?.hash === hash)
    const named = same.find((entry) => entry!.rules.name === rules.name)
    return named ?? same[0] ?? { id: hash, preset: false, hash, game, rules }
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

  /** Removes a rule set and returns it, for undo. */
  async function remove(id: string): Promise<LibraryEntry> {
    const entry = await askBackend('rules.remove', { id })
    await load()
    return entry
  }

  async function putAside(id: string): Promise<string> {
    const { file } = await askBackend('rules.putAside', { id })
    await load()
    return file
  }

  function choose(id: string): Promise<void> {
    const others = settings.recentRules.filter((one) => one !== id)
    return settings.change({ rules: id, recentRules: [id, ...others].slice(0, MAX_RECENT_RULES) })
  }

  /** Chooses these rules. Rules that are no preset are saved first, unless the library has them. */
  async function play(id: string, game: GameRules): Promise<void> {
    const hash = hashOf(game)
    const same = all.value.find((one) => one.hash === hash && one.rules.name === game.rules.name)
    await choose(ALL_PRESETS.has(id) ? id : (same ?? (await save(null, game))).id)
  }

  onEvent('rules-changed', () => void load())
  return {
    all,
    listed,
    unreadable,
    inUse,
    entriesOf,
    inUseOf,
    lastOf,
    entryOf,
    load,
    save,
    remove,
    putAside,
    choose,
    play,
  }
})
