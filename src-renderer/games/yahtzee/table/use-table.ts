import { computed, shallowRef, watch } from 'vue'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { scorecardOf } from '#shared/games/yahtzee/analysis/paper-card.ts'
import { yahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { tablePlay, tableText, takenBack } from '#shared/games/yahtzee/drill/table-play.ts'
import type { YahtzeeTableData } from '#shared/games/yahtzee/requests/table.ts'
import { CATEGORIES, type Category } from '#shared/games/yahtzee/rules/categories.ts'
import { DICE, pointsOn } from '#shared/games/yahtzee/rules/scoring.ts'
import { yahtzeePageTexts } from '#shared/games/yahtzee/texts/page-texts.ts'
import { withMove } from '#shared/study/table-game.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../app/services/client.ts'
import type { DiceKey } from '../../../app/services/table-keys.ts'
import { useAnswer } from '../../../app/services/use-answer.ts'
import { useTableGame } from '../../../app/services/use-table-game.ts'
import { useBotMoves } from '../../../components/play/use-bot-moves.ts'
import { formatNumber } from '../../../components/format.ts'
import { placesOf } from '../../../components/session/face-places.ts'
import { choiceWords } from '../parts/choice-words.ts'
import { heldBy, heldFaces } from '../parts/held-dice.ts'

export type TableOption = AnswerOf<BackendRequests, 'yahtzee.advise'>['options'][number]

type Held = ReadonlySet<number>
type Moves = YahtzeeTableData['moves']

const KIND = {
  play: tablePlay,
  takenBack,
  text: tableText,
  kept: () => askBackend('yahtzee.keptTable', {}),
  keep: (game: YahtzeeTableData | null) => askBackend('yahtzee.keepTable', { game }),
}

const upTo = (count: number): Held => new Set(Array.from({ length: count }, (_, i) => i))

/** A game of Yahtzee at the table: which dice are kept, and what can be done with them. */
export function useTable() {
  const table = useTableGame(KIND)
  const { game, play, bot, missing, isOver } = table
  /** Dice that were kept by hand, and the place of a choice, each of the decision after some moves. */
  const touched = shallowRef<{ readonly of: Moves; readonly held: Held } | null>(null)
  const picked = shallowRef<{ readonly of: Moves; readonly place: number } | null>(null)

  const adviceAsked = computed(() => {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.dice) return null
    const { seat, cards, dice, rerolls } = at
    const position = yahtzeeCode({ card: cards[seat]!, dice, rerolls })
    const seed = `${now.seed ?? 'typed'} ${now.moves.length}`
    return { rules: now.rules, position, bot: bot.value, seed }
  })
  const advice = useAnswer('yahtzee.advise', () => adviceAsked.value)
  // The game is solved while the first real dice are thrown: their answer is there at once.
  watch(
    () => (missing.value > 0 ? game.value?.rules : undefined),
    (rules) => {
      if (rules) void askBackend('yahtzee.solve', { rules }).catch(() => {})
    },
  )
  const isShown = computed(() => game.value?.coach === 'always' || bot.value !== null)
  /** What can be done, best first. */
  const ranked = computed((): readonly TableOption[] => {
    const { answer, answered } = advice
    return (answered.value === adviceAsked.value && answer.value?.options) || []
  })
  /** The same where it is shown. */
  const options = computed(() => (isShown.value ? ranked.value : []))
  /** Boxes that the dice may fill, with what they score. */
  const boxes = computed(() => {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.dice) return []
    const card = scorecardOf(at.cards[at.seat]!)
    const roll = multisetOf(at.dice)
    return CATEGORIES.flatMap((category, number) => {
      const points = pointsOn(now.rules, card, roll, number)
      return points === null ? [] : [{ category, points }]
    })
  })
  const isKeep = computed(() => (play.value?.rerolls ?? 0) > 0)

  const selected = computed(() => {
    if (picked.value && picked.value.of === game.value?.moves) return picked.value.place
    if (bot.value !== null) return advice.answer.value?.chosen ?? 0
    return isShown.value ? 0 : -1
  })
  const held = computed((): Held => {
    const at = play.value
    if (!at) return new Set()
    if (touched.value && touched.value.of === game.value?.moves) return touched.value.held
    const before = upTo(at.kept.length)
    const keep = options.value[selected.value]?.keep
    return at.dice && keep ? placesOf(at.dice, keep, before) : before
  })
  /** The box that Enter fills. */
  const marked = computed((): Category | null => {
    if (!isShown.value) return boxes.value[selected.value]?.category ?? null
    return options.value[selected.value]?.category ?? null
  })

  /** Tells what a costly decision has lost, where the coach does. */
  async function grade(now: YahtzeeTableData, chosen: Pick<TableOption, 'keep' | 'category'>) {
    const at = play.value
    if (now.coach === 'off' || bot.value !== null || !at?.dice) return
    const { rules } = now
    const player = now.players[at.seat]!.name
    const asked = (rerolls: number) =>
      askBackend('yahtzee.advise', {
        ...{ rules, bot: null, seed: 'coach' },
        position: yahtzeeCode({ card: at.cards[at.seat]!, dice: at.dice!, rerolls }),
      })
    // Who decides at once does so before the game is solved.
    const all = ranked.value.length > 0 ? ranked.value : (await asked(at.rerolls)).options
    const best = all[0]!
    const faces = chosen.keep?.join('')
    // Who fills a box with rerolls left has kept all five.
    const isEarly = chosen.category !== null && at.rerolls > 0
    const own = all.find(({ keep, category }) =>
      isEarly ? keep?.length === DICE : category === chosen.category && keep?.join('') === faces,
    )
    let loss = own?.loss ?? 0
    if (isEarly) {
      const then = await asked(0)
      loss += then.options.find(({ category }) => category === chosen.category)?.loss ?? 0
    }
    const { inUse } = await askBackend('drill.thresholds', {
      ...{ game: 'yahtzee', rules, goal: 'points' },
    })
    const isTakenBack = (game.value?.moves.length ?? 0) <= now.moves.length
    if (loss < inUse.blunder || isTakenBack) return
    const lost = yahtzeePageTexts.table.loss(formatNumber(loss, 1))
    table.said.value = pageTexts.tablePage.blunder(player, choiceWords(best), lost)
  }

  function take(chosen: Pick<TableOption, 'keep' | 'category'>): void {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.dice) return
    void grade(now, chosen).catch(() => {})
    const rolled = at.dice.slice(at.kept.length)
    table.move(withMove(now, { rolled, keep: chosen.keep, category: chosen.category }))
  }

  /** Rolls the dice again that are not kept; with all five kept the turn is stopped. */
  function roll(): void {
    const dice = play.value?.dice
    if (dice && isKeep.value && bot.value === null) {
      take({ keep: heldFaces(dice, held.value), category: null })
    }
  }

  function fill(category: Category): void {
    if (bot.value === null && boxes.value.some((one) => one.category === category)) {
      take({ keep: null, category })
    }
  }

  /** What is to be done now: what a bot does, the box that is marked, or to roll. */
  function confirm(): void {
    const option = options.value[selected.value]
    if (bot.value !== null) {
      if (option) take(option)
    } else if (marked.value !== null) fill(marked.value)
    else if (held.value.size > 0 || option?.keep) roll()
  }

  /** To the next choice that is shown, or the next box, or the one before. */
  function step(by: 1 | -1): void {
    const of = game.value?.moves
    const last = (isShown.value ? options : boxes).value.length - 1
    if (!of || bot.value !== null || last < 0) return
    touched.value = null
    picked.value = { of, place: Math.max(0, Math.min(last, selected.value + by)) }
  }

  function hold(now: Held): void {
    const of = game.value?.moves
    const dice = play.value?.dice
    if (!of || !dice || !isKeep.value || bot.value !== null) return
    touched.value = { of, held: now }
    const faces = heldFaces(dice, now).join('')
    const place = options.value.findIndex(({ keep }) => keep?.join('') === faces)
    picked.value = { of, place }
  }

  function choose(key: DiceKey): void {
    const dice = play.value?.dice
    if (dice) hold(heldBy(dice, held.value, key))
  }

  function toggle(place: number): void {
    const now = new Set(held.value)
    if (!now.delete(place)) now.add(place)
    hold(now)
  }

  /** A real die; with all of them there the one of the next throw, where the best is shown, else one to keep. */
  function digit(face: Face): void {
    if (missing.value > 0) table.typeDie(face)
    else if (table.isTyped.value && options.value.length > 0) {
      confirm()
      table.typeDie(face)
    } else choose({ does: 'take', face })
  }

  useBotMoves(() => {
    const isBots = bot.value !== null && game.value?.seed !== null && !isOver.value
    return isBots && options.value.length > 0 ? play.value : null
  }, confirm)

  return {
    ...{ ...table, advice, options, selected, boxes, isKeep, isShown, held, marked },
    ...{ take, roll, fill, confirm, step, toggle, choose, digit },
    clear: () => hold(new Set()),
    types: computed(() => missing.value > 0 || options.value.length > 0),
  }
}
