import { computed, shallowRef, watch } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import type { TableAt, TableGameData } from '#shared/study/table-game.ts'
import type { DiceKey } from './table-keys.ts'
import type { Answering } from './use-answer.ts'
import type { useTableGame } from './use-table-game.ts'

type Places = ReadonlySet<number>

/** Delay before the app's player moves, also with reduced motion; Enter skips it. */
const BOT_MS = 1100

/** Game-specific part of the choice that is due. */
interface Decision<Option> {
  /** Ranked options, best first, and the index of the choice of the app's player. */
  readonly advice: Pick<
    Answering<{ readonly options: readonly Option[]; readonly chosen: number | null }, unknown>,
    'answer' | 'answered'
  >
  /** Parameters of the advice on the current dice. */
  readonly asked: () => unknown
  /** Dice of an option; null if it sets none aside. */
  readonly placesOf: (option: Option) => Places | null
  /** Dice held before the player chooses. */
  readonly before: () => Places
  readonly fits: (option: Option, places: Places) => boolean
  readonly canHold: () => boolean
  /** Held dice after a key. */
  readonly chosenBy: (chosen: Places, key: DiceKey) => Places
  /** Number of steps for the arrow keys while no options are shown. */
  readonly unshown: () => number
  /** True if nothing is left for a person to choose, so that typing the next roll goes on. */
  readonly goesOn: () => boolean
  /** True if Enter does something although no choice is due. */
  readonly isDecided: () => boolean
  readonly confirm: () => void
}

/** Selection by hand, by arrow keys or by the app's player. `Places` are indices of dice. */
export function useTableChoices<Game extends TableGameData, At extends TableAt, Option>(
  table: ReturnType<typeof useTableGame<Game, At>>,
  of: Decision<Option>,
) {
  const { game, play, bot, missing, isOver } = table
  /** Held dice and selected option, each valid only for the moves `of` which it was made. */
  const touched = shallowRef<{ readonly of: unknown; readonly chosen: Places } | null>(null)
  const picked = shallowRef<{ readonly of: unknown; readonly place: number } | null>(null)
  const isNow = (one: { readonly of: unknown } | null): boolean =>
    one !== null && one.of === game.value?.moves

  /** Best first; empty until the answer for the current dice arrives. */
  const ranked = computed((): readonly Option[] => {
    const { answer, answered } = of.advice
    return (answered.value === of.asked() && answer.value?.options) || []
  })
  const isShown = computed(() => game.value?.coach === 'always' || bot.value !== null)
  const options = computed(() => (isShown.value ? ranked.value : []))
  /** Dice held by hand; null if none were touched. */
  const byHand = computed(() => (isNow(touched.value) ? touched.value!.chosen : null))
  const selected = computed(() => {
    if (bot.value !== null) return of.advice.answer.value?.chosen ?? 0
    if (isNow(picked.value)) return picked.value!.place
    if (byHand.value) return options.value.findIndex((option) => of.fits(option, byHand.value!))
    return isShown.value ? 0 : -1
  })
  const chosen = computed((): Places => {
    const option = options.value[selected.value]
    return byHand.value ?? (option ? of.placesOf(option) : null) ?? of.before()
  })

  function hold(now: Places): void {
    if (!of.canHold() || bot.value !== null) return
    picked.value = null
    touched.value = { of: game.value?.moves, chosen: now }
  }
  function choose(key: DiceKey): void {
    if (of.canHold()) hold(of.chosenBy(chosen.value, key))
  }

  // The app's players move by themselves if the app throws the dice.
  watch(
    () => {
      const isBots = bot.value !== null && game.value?.seed !== null && !isOver.value
      return isBots && (options.value.length > 0 || of.isDecided()) ? play.value : null
    },
    (now, _, onCleanup) => {
      if (now === null) return
      const timer = setTimeout(of.confirm, BOT_MS)
      onCleanup(() => clearTimeout(timer))
    },
    { flush: 'post', immediate: true },
  )

  function toggle(place: number): void {
    const now = new Set(chosen.value)
    if (!now.delete(place)) now.add(place)
    hold(now)
  }
  function step(by: 1 | -1): void {
    const last = (isShown.value ? options.value.length : of.unshown()) - 1
    if (bot.value !== null || last < 0) return
    const place = Math.max(0, Math.min(last, selected.value + by))
    touched.value = null
    picked.value = { of: game.value?.moves, place }
  }
  /** What a digit does; null for nothing. The line of keys says the same. */
  const digits = computed(() => {
    if (missing.value > 0) return 'type'
    if (table.isTyped.value && of.goesOn()) return 'next'
    return of.canHold() && bot.value === null ? 'hold' : null
  })
  function digit(face: Face): void {
    if (digits.value === 'hold') choose({ does: 'take', face })
    if (digits.value === 'next') of.confirm()
    if (digits.value === 'type') table.typeDie(face)
  }
  return {
    ranked,
    isShown,
    options,
    selected,
    byHand,
    chosen,
    choose,
    toggle,
    step,
    digit,
    touches: () => [game.value?.moves, touched.value, picked.value],
    clear: () => hold(new Set()),
    digits,
  }
}
