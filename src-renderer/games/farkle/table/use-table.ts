import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import { diceCountOf } from '#shared/games/farkle/analysis/position.ts'
import { lossWords, optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { tablePlay, tableText, takenBack, withMove } from '#shared/games/farkle/drill/table-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { askBackend } from '../../../app/services/client.ts'
import { useNotices } from '../../../app/services/notices.ts'
import { sentenceOf, useAnswer } from '../../../app/services/use-answer.ts'
import { formatNumber } from '../../../components/format.ts'
import { movesLess } from '../../../components/moves-less.ts'

export type TableOption = AnswerOf<BackendRequests, 'table.advise'>['options'][number]

/** How long the app's players take to be followed. */
const BOT_MS = 1100

/** The game at the table: kept with every move, and gone on with after a restart. */
export function useTable() {
  const notices = useNotices()
  const words = farklePageTexts.table
  const game = shallowRef<TableGameData | null>(null)
  /** Whether it is known if a game goes on. */
  const isKnown = ref(false)
  /** What the last decision of a person was, where the coach has something to say. */
  const said = ref('')
  /** The record of the game that is over. */
  const record = ref<number | null>(null)
  const selected = ref(0)
  let saving = Promise.resolve()

  function keep(now: TableGameData | null): void {
    game.value = now
    // One after the other, so that the last one stays.
    saving = saving.then(async () => {
      await askBackend('table.keep', { game: now }).catch((thrown: unknown) =>
        notices.say(sentenceOf(thrown)),
      )
    })
  }

  const play = computed(() => game.value && tablePlay(game.value))
  const seat = computed(() => play.value?.table.seat ?? 0)
  const bot = computed(() => game.value?.players[seat.value]?.bot ?? null)
  const isOver = computed(() => play.value !== null && play.value.table.result !== null)
  /** Dice that are still to be typed in. */
  const missing = computed(() => {
    if (!game.value || !play.value || game.value.seed !== null || isOver.value) return 0
    return diceCountOf(play.value.position) - (game.value.rolled?.length ?? 0)
  })

  const advice = useAnswer('table.advise', () => {
    const [now, at] = [game.value, play.value]
    if (!now || at?.roll !== 'decide') return null
    return {
      ...{ rules: now.rules, players: now.players.length, bot: bot.value },
      position: { ...at.position, dice: { rolled: [...at.rolled!] } },
      seed: `${now.seed ?? 'typed'} ${now.moves.length}`,
    }
  })
  // What decisions need is worked out while the first real dice are thrown: their answer is there at once.
  watch(
    () => (missing.value > 0 ? game.value?.rules : undefined),
    (rules) => {
      if (!rules || !game.value || !play.value) return
      const { position } = play.value
      const rolled = Array<Face>(diceCountOf(position)).fill(1)
      askBackend('table.advise', {
        ...{ rules, players: game.value.players.length, bot: null, seed: 'typed' },
        position: { ...position, dice: { rolled } },
      }).catch(() => {})
    },
  )
  const isShown = computed(() => game.value?.coach === 'always' || bot.value !== null)
  /** What can be done, best first where that is shown, else in an order that does not tell. */
  const options = computed((): readonly TableOption[] => {
    const { answered, answer } = advice
    const at = play.value
    if (!at?.rolled || !answer.value || answered.value?.seed !== adviceKey()) return []
    const all = answer.value.options
    if (isShown.value) return all
    return all.toSorted(
      (a, b) => b.turnTotal - a.turnTotal || (a.then < b.then ? -1 : a.then > b.then ? 1 : 0),
    )
  })
  function adviceKey(): string {
    return `${game.value?.seed ?? 'typed'} ${game.value?.moves.length ?? 0}`
  }
  watch(
    options,
    () => (selected.value = bot.value === null ? 0 : (advice.answer.value?.chosen ?? 0)),
  )

  /** Tells what a costly decision has lost, where the coach does. */
  async function grade(now: TableGameData, option: TableOption): Promise<void> {
    const { answer } = advice
    if (now.coach === 'off' || bot.value !== null || !answer.value || option.loss <= 0) return
    const { goal, options: ranked } = answer.value
    const best = ranked[0]!
    const { inUse } = await askBackend('drill.thresholds', {
      ...{ game: 'farkle', rules: now.rules, goal },
    })
    if (option.loss < inUse.blunder) return
    said.value = words.blunder(optionWords(best), lossWords(goal, option.loss))
  }

  /** Takes an option. */
  function take(option: TableOption | undefined): void {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.rolled || !option) return
    said.value = ''
    void grade(now, option).catch(() => {})
    const { setAside, then } = option
    keep(withMove(now, { rolled: [...at.rolled], kept: [...setAside], then }))
    void finish()
  }

  /** Goes on after a farkle, or a throw that has won. */
  function pass(): void {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.rolled) return
    said.value = ''
    keep(withMove(now, { rolled: [...at.rolled], kept: null, then: null }))
    void finish()
  }

  /** What is to be done now: the option that is chosen, or to go on. */
  function confirm(): void {
    if (play.value?.roll === 'decide') take(options.value[selected.value])
    else if (play.value?.roll) pass()
  }

  async function finish(): Promise<void> {
    const now = game.value
    if (!now || !isOver.value || record.value !== null) return
    const text = tableText(now, new Date(now.began).toISOString())
    if (text === null) return
    const notes = now.takenBack > 0 ? words.takenBack(formatNumber(now.takenBack)) : ''
    try {
      const { id } = await askBackend('records.add', { text, played: true, notes })
      record.value = id
      await askBackend('table.keep', { game: null })
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
    }
  }

  /** To the next option, or the one before. */
  function step(by: 1 | -1): void {
    const last = options.value.length - 1
    selected.value = Math.max(0, Math.min(last, selected.value + by))
  }

  function undo(): void {
    const before = game.value && takenBack(game.value)
    if (!before || isOver.value) return
    said.value = ''
    keep(before)
  }

  function type(face: Face): void {
    if (!game.value || missing.value === 0) return
    keep({ ...game.value, rolled: [...(game.value.rolled ?? []), face] })
  }

  function takeOut(): void {
    const rolled = game.value?.rolled
    if (game.value?.seed === null && rolled && rolled.length > 0) {
      keep({ ...game.value, rolled: rolled.slice(0, -1) })
    }
  }

  // The app's players go on by themselves where the app throws the dice.
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    [play, options],
    () => {
      clearTimeout(timer)
      const isBots = bot.value !== null && game.value?.seed !== null && !isOver.value
      const isReady = options.value.length > 0 || (play.value?.roll ?? 'decide') !== 'decide'
      if (isBots && isReady) timer = setTimeout(confirm, movesLess() ? 0 : BOT_MS)
    },
    { flush: 'post' },
  )
  onScopeDispose(() => clearTimeout(timer))

  void askBackend('table.kept', {})
    .then(({ game: kept }) => {
      game.value = kept
      void finish()
    })
    .catch((thrown: unknown) => notices.say(sentenceOf(thrown)))
    .finally(() => (isKnown.value = true))

  return {
    ...{ game, isKnown, play, seat, bot, isOver, missing, advice, options, selected, said, record },
    isShown,
    canUndo: computed(() => !isOver.value && game.value !== null && takenBack(game.value) !== null),
    begin(begun: TableGameData) {
      record.value = null
      said.value = ''
      keep(begun)
    },
    /** Away from the table; a game that was not over can be brought back. */
    leave() {
      const left = game.value
      const wasOver = isOver.value
      record.value = null
      said.value = ''
      keep(null)
      if (left && !wasOver) {
        notices.say(words.gaveUp, { label: words.undo, run: () => keep(left) })
      }
    },
    ...{ take, confirm, step, undo, type, takeOut },
  }
}
