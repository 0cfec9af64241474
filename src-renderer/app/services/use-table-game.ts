import { computed, ref, shallowRef, type ShallowRef } from 'vue'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { retakenNumbers, type TableAt, type TableGameData } from '#shared/study/table-game.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from './client.ts'
import { useNotices } from './notices.ts'
import { sentenceOf } from './use-answer.ts'

/** A game as the table plays it. */
export interface TableKind<Game extends TableGameData, At extends TableAt> {
  /** Where a game is. */
  play(game: Game): At
  /** The game before the last decision of a person; null where there is none. */
  takenBack(game: Game): Game | null
  /** A finished game as text; null for one that goes on. `date` is when it began. */
  text(game: Game, date: string): string | null
  /** Gives back the game that goes on. */
  kept(): Promise<{ readonly game: Game | null; readonly isUnfit: boolean }>
  keep(game: Game | null): Promise<unknown>
}

/** What the tables of one kind that were opened one after the other share. */
interface Shared {
  /** Shows the game that is kept at the table that was opened last. */
  reload: () => void
  /** Withdraws the offer to take back the game that was given up. */
  withdraw: () => void
}
const sharedBy = new WeakMap<object, Shared>()

function countedWords(counted: AnswerOf<BackendRequests, 'records.add'>['counted']): string {
  const { over } = pageTexts.tablePage
  if (!counted) return over.uncounted
  const { decisions, mistakes } = counted
  return over.counted(decisions, grouped(decisions), mistakes, grouped(mistakes))
}

/** The game at the table: kept with every move, and gone on with after a restart. */
export function useTableGame<Game extends TableGameData, At extends TableAt>(
  kind: TableKind<Game, At>,
) {
  const notices = useNotices()
  const words = pageTexts.tablePage
  // The compiler does not see that a game is no ref itself.
  const game = shallowRef(null) as ShallowRef<Game | null>
  /** Whether it is known if a game goes on. */
  const isKnown = ref(false)
  /** What the last decision of a person was, where the coach has something to say. */
  const said = ref('')
  /** The record of the game that is over. */
  const record = ref<number | null>(null)
  /** What counts of that game, as a sentence; empty where nothing was to count. */
  const counted = ref('')
  let saving = Promise.resolve()
  let finishing = Promise.resolve()
  const shared = sharedBy.get(kind) ?? { reload: () => {}, withdraw: () => {} }
  sharedBy.set(kind, shared)

  function keep(now: Game | null): void {
    game.value = now
    // One after the other, so that the last one stays.
    saving = saving.then(async () => {
      await kind.keep(now).catch((thrown: unknown) => notices.say(sentenceOf(thrown)))
    })
  }

  const play = computed((): At | null => game.value && kind.play(game.value))
  const isOver = computed(() => play.value?.isOver ?? false)
  /** How the app's player to move plays; null for a person. */
  const bot = computed(
    (): Game['players'][number]['bot'] => game.value?.players[play.value?.seat ?? 0]?.bot ?? null,
  )
  /** Dice that are still to be typed in. */
  const missing = computed(() => play.value?.missing ?? 0)

  /** Keeps a finished game among the records, and has its decisions counted where they are to be. */
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
      // Meanwhile another game may have begun in another window.
      const { game: kept } = await kind.kept()
      if (kept?.began === now.began) await kind.keep(null)
    } catch (thrown) {
      if (game.value === now) counted.value = ''
      notices.say(sentenceOf(thrown))
    }
  }

  function undo(): void {
    const before = game.value && kind.takenBack(game.value)
    if (!before || isOver.value) return
    said.value = ''
    keep(before)
  }

  /** Brings back a game that was given up, unless another one has begun since, in any window. */
  async function bringBack(left: Game): Promise<void> {
    try {
      await saving
      const { game: begun } = await kind.kept()
      if (begun || game.value) {
        notices.say(words.otherBegun)
        return
      }
      keep(left)
      await saving
      shared.reload()
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
    }
  }

  async function load(): Promise<void> {
    try {
      const { game: kept, isUnfit } = await kind.kept()
      game.value = kept
      if (isUnfit) notices.say(words.unfit)
      finishing = finish()
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
    }
    isKnown.value = true
  }

  shared.reload = () => void load()
  void load()

  return {
    ...{ game, isKnown, play, bot, isOver, missing, said, record, counted, undo },
    canUndo: computed(
      () => !isOver.value && game.value !== null && kind.takenBack(game.value) !== null,
    ),
    /** The dice are thrown by hand, and the game is not over. */
    isTyped: computed(() => game.value !== null && game.value.seed === null && !isOver.value),
    /** Goes on with a game that has one more move. */
    move(now: Game): void {
      // What was said of a person's decision stays while bots move.
      if (bot.value === null) said.value = ''
      keep(now)
      finishing = finish()
    },
    begin(begun: Game): void {
      shared.withdraw()
      record.value = null
      said.value = counted.value = ''
      keep(begun)
    },
    /** Away from the table; a game that was not over can be brought back. */
    async leave(): Promise<void> {
      const left = game.value
      const wasOver = isOver.value
      // A game that is not among the records yet would be lost with the app.
      if (wasOver) await finishing
      const isKept = record.value !== null
      record.value = null
      said.value = counted.value = ''
      // The store has no use for a game that is among the records, and may hold another one.
      if (isKept) game.value = null
      else keep(null)
      if (left && !wasOver) {
        const run = (): void => void bringBack(left)
        shared.withdraw = notices.say(words.gaveUp, { label: words.undo, run })
      }
    },
    /** Types one real die of those that are missing. */
    typeDie(face: Face): void {
      if (!game.value || missing.value === 0) return
      keep({ ...game.value, rolled: [...(game.value.rolled ?? []), face] })
    },
    takeOut(): void {
      const rolled = game.value?.rolled
      if (game.value?.seed === null && rolled && rolled.length > 0) {
        keep({ ...game.value, rolled: rolled.slice(0, -1) })
      }
    },
  }
}
