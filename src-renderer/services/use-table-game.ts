import { computed, ref, shallowRef, type ShallowRef } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { TableAt, TableGameData } from '#shared/study/table-game.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useNotices } from './notices.ts'
import { useTableRecord } from './use-table-record.ts'
import { useTypedDice } from './use-typed-dice.ts'
import { sentenceOf } from './use-answer.ts'

export interface TableKind<Game extends TableGameData, At extends TableAt> {
  play(game: Game): At
  /** The game before the last choice of a person; null if there is none. */
  takenBack(game: Game): Game | null
  /** Record of a finished game; null for an unfinished one. `date` is its start, in ISO format. */
  text(game: Game, date: string): string | null
  /** `isUnfit`: there is a saved game that does not fit its rules and cannot go on. */
  stored(): Promise<{
    readonly game: Game | null
    readonly isUnfit: boolean
    readonly saves: number
  }>
  /** Fails if there are other saves than this window knows of. */
  save(game: Game | null, after: number): Promise<{ readonly saves: number }>
}

const isOfOtherWindow = (thrown: unknown): boolean =>
  thrown instanceof RequestError && thrown.details.some(({ field }) => field === 'after')

interface Shared {
  /** Loads the saved game into the table opened last. */
  reload: () => void
  /** Withdraws the notice that offers to restore the abandoned game. */
  withdraw: () => void
  /** Saves of the stored game that this window knows of. */
  saves: number
}
const sharedBy = new WeakMap<object, Shared>()

export function useTableGame<Game extends TableGameData, At extends TableAt>(
  kind: TableKind<Game, At>,
) {
  const notices = useNotices()
  const words = pageTexts.tablePage
  // A cast, because TypeScript cannot exclude that Game is a ref itself.
  const game = shallowRef(null) as ShallowRef<Game | null>
  const isKnown = ref(false)
  /** The coach's remark on the last choice of a person; else empty. */
  const said = ref('')
  const isWriting = ref(false)
  /** How often a stored game was shown; saves of one shown before are dropped. */
  let loads = 0
  let saving = Promise.resolve()
  let finishing = Promise.resolve()
  const shared = sharedBy.get(kind) ?? { reload: () => {}, withdraw: () => {}, saves: 0 }
  sharedBy.set(kind, shared)

  /** Returns false if the game was not saved. Shows the newer one of another window instead. */
  async function keep(now: Game | null, loadedThen: number): Promise<boolean> {
    if (loads !== loadedThen) return false
    try {
      shared.saves = (await kind.save(now, shared.saves)).saves
      return true
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
      if (isOfOtherWindow(thrown)) await load()
      return false
    }
  }

  function save(now: Game | null): void {
    game.value = now
    // Saves run one after the other, so that the newest wins.
    const loadedThen = loads
    saving = saving.then(async () => {
      await keep(now, loadedThen)
    })
  }

  /** Shows what people wrote once it is stored, so that nothing shown is ever lost. */
  async function write(now: Game): Promise<void> {
    if (isWriting.value) return
    isWriting.value = true
    await saving
    if (await keep(now, loads)) {
      game.value = now
      finishing = finish()
    }
    isWriting.value = false
  }

  const play = computed((): At | null => game.value && kind.play(game.value))
  const isOver = computed(() => play.value?.isOver ?? false)
  /** Policy of the app's player to move; null for a person. */
  const bot = computed(
    (): Game['players'][number]['bot'] => game.value?.players[play.value?.seat ?? 0]?.bot ?? null,
  )
  const { record, counted, finish, forget } = useTableRecord({
    game,
    play,
    text: (now, date) => kind.text(now, date),
    putAway: async (recorded) => {
      await saving
      // Another window may have started a game in the meantime.
      const { game: stored, saves } = await kind.stored()
      if (stored?.began !== recorded.began) return
      shared.saves = saves
      await keep(null, loads)
    },
  })

  function undo(): void {
    const before = game.value && kind.takenBack(game.value)
    if (!before || isOver.value) return
    said.value = ''
    if (before.written) void write(before)
    else save(before)
  }

  /** Restores an abandoned game, unless any window has started another one since. */
  async function bringBack(left: Game): Promise<void> {
    try {
      await saving
      const { game: begun, saves } = await kind.stored()
      if (begun || game.value) {
        notices.say(words.otherBegun)
        return
      }
      shared.saves = saves
      save(left)
      await saving
      shared.reload()
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
    }
  }

  async function load(): Promise<void> {
    try {
      const { game: stored, isUnfit, saves } = await kind.stored()
      loads++
      shared.saves = saves
      game.value = stored
      if (isUnfit) notices.say(words.unfit)
      finishing = finish()
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
    }
    isKnown.value = true
  }

  shared.reload = () => void load()
  void load()

  function move(now: Game): void {
    // The remark on a person's choice stays while the app's players move.
    if (bot.value === null) said.value = ''
    save(now)
    finishing = finish()
  }

  function begin(begun: Game): void {
    shared.withdraw()
    forget()
    said.value = ''
    save(begun)
  }

  /** Leaves the table; an unfinished game can be restored from the notice. */
  async function leave(): Promise<void> {
    const before = game.value
    const wasOver = isOver.value
    // Wait until the record is stored, or the game could be lost.
    if (wasOver) await finishing
    const isRecorded = record.value !== null
    forget()
    said.value = ''
    // A recorded game was already removed from the store, which may hold another game now.
    if (isRecorded) game.value = null
    else save(null)
    if (before && !wasOver) {
      const run = (): void => void bringBack(before)
      shared.withdraw = notices.say(words.gaveUp, { label: words.undo, run })
    }
  }

  return {
    ...useTypedDice({ game, play, save }),
    game,
    isKnown,
    play,
    bot,
    isOver,
    said,
    record,
    counted,
    move,
    write,
    isWriting,
    begin,
    leave,
    undo,
    canUndo: computed(
      () => !isOver.value && game.value !== null && kind.takenBack(game.value) !== null,
    ),
  }
}
