import { computed, ref, shallowRef, type ShallowRef } from 'vue'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { retakenNumbers, type TableAt, type TableGameData } from '#shared/study/table-game.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from './client.ts'
import { useNotices } from './notices.ts'
import { sentenceOf } from './use-answer.ts'

export interface TableKind<Game extends TableGameData, At extends TableAt> {
  play(game: Game): At
  /** The game before the last choice of a person; null if there is none. */
  takenBack(game: Game): Game | null
  /** Record of a finished game; null for an unfinished one. `date` is its start, in ISO format. */
  text(game: Game, date: string): string | null
  /** `isUnfit`: there is a saved game that does not fit its rules and cannot go on. */
  stored(): Promise<{ readonly game: Game | null; readonly isUnfit: boolean }>
  save(game: Game | null): Promise<unknown>
}

interface Shared {
  /** Loads the saved game into the table opened last. */
  reload: () => void
  /** Withdraws the notice that offers to restore the abandoned game. */
  withdraw: () => void
}
const sharedBy = new WeakMap<object, Shared>()

function countedWords(counted: AnswerOf<BackendRequests, 'records.add'>['counted']): string {
  const { over } = pageTexts.tablePage
  if (!counted) return over.uncounted
  const { decisions, mistakes } = counted
  return over.counted(decisions, grouped(decisions), mistakes, grouped(mistakes))
}

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
  const record = ref<number | null>(null)
  /** Sentence on the graded decisions of that game; empty if none were graded. */
  const counted = ref('')
  let saving = Promise.resolve()
  let finishing = Promise.resolve()
  const shared = sharedBy.get(kind) ?? { reload: () => {}, withdraw: () => {} }
  sharedBy.set(kind, shared)

  function save(now: Game | null): void {
    game.value = now
    // Saves run one after the other, so that the newest wins.
    saving = saving.then(async () => {
      await kind.save(now).catch((thrown: unknown) => notices.say(sentenceOf(thrown)))
    })
  }

  const play = computed((): At | null => game.value && kind.play(game.value))
  const isOver = computed(() => play.value?.isOver ?? false)
  /** Policy of the app's player to move; null for a person. */
  const bot = computed(
    (): Game['players'][number]['bot'] => game.value?.players[play.value?.seat ?? 0]?.bot ?? null,
  )
  /** Number of dice still to be typed in. */
  const missing = computed(() => play.value?.missing ?? 0)

  /** Records a finished game and has its decisions graded if asked. */
  async function finish(): Promise<void> {
    const now = game.value
    if (!now || !play.value?.isOver || record.value !== null) return
    const text = kind.text(now, new Date(now.began).toISOString())
    if (text === null) return
    const notes = now.takenBack > 0 ? words.takenBack(grouped(now.takenBack)) : ''
    const { counted: seat } = now
    const counts = seat === null ? null : { seat, without: retakenNumbers(now, play.value) }
    if (counts) counted.value = words.over.grading
    try {
      const added = await askBackend('records.add', { text, played: true, notes, counts })
      if (game.value === now) {
        record.value = added.id
        counted.value = counts ? countedWords(added.counted) : ''
      }
      await saving
      // Another window may have started a game in the meantime.
      const { game: stored } = await kind.stored()
      if (stored?.began === now.began) await kind.save(null)
    } catch (thrown) {
      if (game.value === now) counted.value = ''
      notices.say(sentenceOf(thrown))
    }
  }

  function undo(): void {
    const before = game.value && kind.takenBack(game.value)
    if (!before || isOver.value) return
    said.value = ''
    save(before)
  }

  /** Restores an abandoned game, unless any window has started another one since. */
  async function bringBack(left: Game): Promise<void> {
    try {
      await saving
      const { game: begun } = await kind.stored()
      if (begun || game.value) {
        notices.say(words.otherBegun)
        return
      }
      save(left)
      await saving
      shared.reload()
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
    }
  }

  async function load(): Promise<void> {
    try {
      const { game: stored, isUnfit } = await kind.stored()
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
    record.value = null
    said.value = counted.value = ''
    save(begun)
  }

  /** Leaves the table; an unfinished game can be restored from the notice. */
  async function leave(): Promise<void> {
    const left = game.value
    const wasOver = isOver.value
    // Wait until the record is stored, or the game could be lost.
    if (wasOver) await finishing
    const isRecorded = record.value !== null
    record.value = null
    said.value = counted.value = ''
    // A recorded game was already removed from the store, which may hold another game now.
    if (isRecorded) game.value = null
    else save(null)
    if (left && !wasOver) {
      const run = (): void => void bringBack(left)
      shared.withdraw = notices.say(words.gaveUp, { label: words.undo, run })
    }
  }

  function typeDie(face: Face): void {
    if (!game.value || missing.value === 0) return
    save({ ...game.value, rolled: [...(game.value.rolled ?? []), face] })
  }

  function takeOut(): void {
    const rolled = game.value?.rolled
    if (game.value?.seed === null && rolled && rolled.length > 0) {
      save({ ...game.value, rolled: rolled.slice(0, -1) })
    }
  }

  return {
    game,
    isKnown,
    play,
    bot,
    isOver,
    missing,
    said,
    record,
    counted,
    move,
    begin,
    leave,
    undo,
    typeDie,
    takeOut,
    canUndo: computed(
      () => !isOver.value && game.value !== null && kind.takenBack(game.value) !== null,
    ),
    isTyped: computed(() => game.value !== null && game.value.seed === null && !isOver.value),
  }
}
