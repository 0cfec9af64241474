import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import type { TableAt, TableGameData } from '#shared/study/table-game.ts'
import type { DiceKey } from './table-keys.ts'
import type { useTableGame } from './use-table-game.ts'

type Places = ReadonlySet<number>

/** How long the app's players take to be followed, also where nothing moves; Enter goes on at once. */
const BOT_MS = 1100

/** What can be done with the dice that lie there, as a game has it. */
interface Decision<Option> {
  /** Ranked choices, best first; empty while they are not known. */
  readonly ranked: () => readonly Option[]
  /** Place among them of what the app's player does. */
  readonly botPlace: () => number
  /** Places of the dice of a choice; null where it is none of dice. */
  readonly placesOf: (option: Option) => Places | null
  /** Places that are chosen before anything is done. */
  readonly before: () => Places
  /** Whether a choice uses exactly the dice of these places. */
  readonly fits: (option: Option, places: Places) => boolean
  /** Whether a person can choose dice. */
  readonly canHold: () => boolean
  /** Places of the dice once a key has been pressed. */
  readonly chosenBy: (chosen: Places, key: DiceKey) => Places
  /** How many things arrows go through where no choice is shown. */
  readonly unshown: () => number
  /** Whether typing on takes what is chosen. */
  readonly goesOn: () => boolean
  /** Whether there is something for Enter although nothing is to be decided. */
  readonly isDecided: () => boolean
  /** Does what is marked. */
  readonly confirm: () => void
}

/** What can be done at a table, and what of it is chosen by hand, by arrows, or by the app's player. */
export function useTableChoices<Game extends TableGameData, At extends TableAt, Option>(
  table: ReturnType<typeof useTableGame<Game, At>>,
  of: Decision<Option>,
) {
  const { game, play, bot, missing, isOver } = table
  /** Dice that were chosen by hand, and the place of a choice, each of the decision after some moves. */
  const touched = shallowRef<{ readonly of: unknown; readonly chosen: Places } | null>(null)
  const picked = shallowRef<{ readonly of: unknown; readonly place: number } | null>(null)
  const isNow = (one: { readonly of: unknown } | null): boolean =>
    one !== null && one.of === game.value?.moves

  const isShown = computed(() => game.value?.coach === 'always' || bot.value !== null)
  /** The choices where they are shown. */
  const options = computed(() => (isShown.value ? of.ranked() : []))
  /** The dice that were chosen by hand; null where none were. */
  const byHand = computed(() => (isNow(touched.value) ? touched.value!.chosen : null))
  /** Place of the choice that is meant; -1 for none. */
  const selected = computed(() => {
    if (bot.value !== null) return of.botPlace()
    if (isNow(picked.value)) return picked.value!.place
    if (byHand.value) return options.value.findIndex((option) => of.fits(option, byHand.value!))
    return isShown.value ? 0 : -1
  })
  /** Places of the dice that are chosen. */
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

  let timer: ReturnType<typeof setTimeout> | undefined
  // The app's players go on by themselves where the app throws the dice.
  watch(
    () => {
      const isBots = bot.value !== null && game.value?.seed !== null && !isOver.value
      return isBots && (options.value.length > 0 || of.isDecided()) ? play.value : null
    },
    (now) => {
      clearTimeout(timer)
      if (now !== null) timer = setTimeout(of.confirm, BOT_MS)
    },
    { flush: 'post', immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))

  function toggle(place: number): void {
    const now = new Set(chosen.value)
    if (!now.delete(place)) now.add(place)
    hold(now)
  }
  /** To the next choice that is shown, or the one before. */
  function step(by: 1 | -1): void {
    const last = (isShown.value ? options.value.length : of.unshown()) - 1
    if (bot.value !== null || last < 0) return
    const place = Math.max(0, Math.min(last, selected.value + by))
    touched.value = null
    picked.value = { of: game.value?.moves, place }
  }
  /** A real die; with all of them there the one of the next throw, where typing goes on, else one to choose. */
  function digit(face: Face): void {
    if (missing.value > 0) table.typeDie(face)
    else if (table.isTyped.value && of.goesOn()) {
      of.confirm()
      table.typeDie(face)
    } else choose({ does: 'take', face })
  }
  return {
    ...{ isShown, options, selected, byHand, chosen, choose, toggle, step, digit },
    /** What changes with each choice by hand. */
    touches: () => [game.value?.moves, touched.value, picked.value],
    clear: () => hold(new Set()),
    types: computed(() => missing.value > 0 || of.goesOn()),
  }
}
