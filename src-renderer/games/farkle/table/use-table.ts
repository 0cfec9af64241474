import { computed, ref, shallowRef, watch } from 'vue'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { diceCountOf, type Position } from '#shared/games/farkle/analysis/position.ts'
import { writingOf } from '#shared/games/farkle/analysis/analysis-words.ts'
import { lossWords, optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { tablePlay, tableText, takenBack } from '#shared/games/farkle/drill/table-play.ts'
import { withRoll } from '#shared/games/farkle/drill/table.ts'
import { sameDice } from '#shared/games/farkle/drill/choices.ts'
import { illegalChoice } from '#shared/games/farkle/drill/illegal-choice.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { withMove } from '#shared/study/table-game.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../app/services/client.ts'
import type { DiceKey } from '../../../app/services/table-keys.ts'
import { useAnswer } from '../../../app/services/use-answer.ts'
import { useTableGame } from '../../../app/services/use-table-game.ts'
import { useBotMoves } from '../../../components/play/use-bot-moves.ts'
import { chosenBy } from '../board/dice-keys.ts'
import { chosenDice, placesOfOption, type TableQuestion } from '../board/tray.ts'

type Places = ReadonlySet<number>
type Moves = TableGameData['moves']

const NO_PLACES: Places = new Set()

/** Something that may be done, ranked or not. */
interface TableChoice {
  readonly setAside: readonly Face[]
  readonly kinds?: readonly number[] | undefined
  readonly then: 'bank' | 'roll' | null
}
export type TableOption = AnswerOf<BackendRequests, 'table.advise'>['options'][number]

const KIND = {
  play: tablePlay,
  takenBack,
  text: tableText,
  kept: () => askBackend('table.kept', {}),
  keep: (game: TableGameData | null) => askBackend('table.keep', { game }),
}

/** A game of Farkle at the table, with what can be done with each roll. */
export function useTable() {
  const table = useTableGame(KIND)
  const { game, play, bot, missing, isOver } = table
  /** Dice chosen by hand, and the place of an option, each of the decision after some moves. */
  const touched = shallowRef<{ readonly of: Moves; readonly chosen: Places } | null>(null)
  const picked = shallowRef<{ readonly of: Moves; readonly place: number } | null>(null)
  /** Why the last choice is not allowed. */
  const problem = ref('')

  const adviceAsked = computed(() => {
    const position = decidedAt()
    if (!position || !game.value) return null
    const { rules, players, seed, moves } = game.value
    return {
      ...{ rules, players: players.length, bot: bot.value, position: positionData(position) },
      seed: `${seed ?? 'typed'} ${moves.length}`,
    }
  })
  const advice = useAnswer('table.advise', () => adviceAsked.value)
  /** The position with the dice that lie there, if there is something to decide. */
  function decidedAt(): Position | null {
    const [now, at] = [game.value, play.value]
    if (!now || at?.roll !== 'decide' || !at.rolled) return null
    return withRoll(now.rules, at.position, {
      rolled: at.rolled,
      ...(at.kinds && { kinds: at.kinds }),
    })
  }
  // What decisions need is worked out while the first real dice are thrown: their answer is there at once.
  watch(
    () => (missing.value > 0 ? game.value?.rules : undefined),
    (rules) => {
      if (!rules || !game.value || !play.value) return
      const { position, kinds } = play.value
      const rolled = Array<Face>(diceCountOf(position)).fill(1)
      askBackend('table.advise', {
        ...{ rules, players: game.value.players.length, bot: null, seed: 'typed' },
        position: positionData(withRoll(rules, position, { rolled, ...(kinds && { kinds }) })),
      }).catch(() => {})
    },
  )
  const isShown = computed(() => game.value?.coach === 'always' || bot.value !== null)
  /** What can be done, best first. */
  const ranked = computed((): readonly TableOption[] => {
    const { answered, answer } = advice
    return (answered.value === adviceAsked.value && answer.value?.options) || []
  })
  /** The same where it is shown. */
  const options = computed(() => (isShown.value ? ranked.value : []))
  /** The decision of the dice that lie there, as boards show it; null where there is none. */
  const question = computed((): TableQuestion | null => {
    const position = decidedAt()
    if (!position || !game.value || !play.value) return null
    const { turnTotal } = play.value.position
    const dice = {
      rolled: [...play.value.rolled!],
      kinds: play.value.kinds && [...play.value.kinds],
    }
    const legal = actionsOf(game.value.rules, position).map((action) => ({
      ...{ setAside: [...action.setAside], kinds: action.kinds && [...action.kinds] },
      ...{ points: action.points, then: action.then, diceLeft: action.diceLeft },
      turnTotal: action.turnTotal,
    }))
    return { number: game.value.moves.length, kind: 'both', legal, position: { dice, turnTotal } }
  })
  const touchedNow = computed(() =>
    touched.value && touched.value.of === game.value?.moves ? touched.value.chosen : null,
  )
  /** What Enter takes: what is picked, what a bot does, the best, or the only thing to do with the dice. */
  const marked = computed((): TableChoice | null => {
    if (bot.value !== null) return options.value[advice.answer.value?.chosen ?? 0] ?? null
    if (picked.value && picked.value.of === game.value?.moves) {
      return options.value[picked.value.place] ?? null
    }
    if (!touchedNow.value) return isShown.value ? (options.value[0] ?? null) : null
    const those = withChosen()
    return isShown.value || those.length === 1 ? (those[0] ?? null) : null
  })
  /** Places of the dice that are chosen. */
  const chosen = computed((): Places => {
    if (touchedNow.value) return touchedNow.value
    return question.value && marked.value
      ? placesOfOption(question.value, marked.value, NO_PLACES)
      : NO_PLACES
  })
  /** What may be done with the dice chosen by hand, best first where that is shown. */
  function withChosen(): readonly TableChoice[] {
    const [asked, places] = [question.value, touchedNow.value]
    if (!asked || !places) return []
    const all: readonly TableChoice[] = isShown.value ? options.value : asked.legal
    return all.filter((one) => sameDice(one, chosenDice(asked, places)))
  }
  watch(
    () => [game.value?.moves, touched.value, picked.value],
    () => (problem.value = ''),
  )

  /** Tells what a costly decision has lost, where the coach does. */
  async function grade(now: TableGameData, choice: TableChoice): Promise<void> {
    const position = decidedAt()
    if (now.coach === 'off' || bot.value !== null || !position) return
    const { rules, players, moves } = now
    const player = players[play.value!.seat]!.name
    // Who decides at once does so before the answer is there.
    const known = ranked.value.length > 0 ? advice.answer.value : null
    const { goal, options: all } =
      known ??
      (await askBackend('table.advise', {
        ...{ rules, players: players.length, bot: null, seed: 'coach' },
        position: positionData(position),
      }))
    const own = all.find((one) => one.then === choice.then && sameDice(one, choice))
    if (!own || own.loss <= 0) return
    const { inUse } = await askBackend('drill.thresholds', { game: 'farkle', rules, goal })
    const isTakenBack = (game.value?.moves.length ?? 0) <= moves.length
    if (own.loss < inUse.blunder || isTakenBack) return
    const words = optionWords(all[0]!, writingOf(rules))
    table.said.value = pageTexts.tablePage.blunder(player, words, lossWords(goal, own.loss))
  }

  /** Takes what may be done. */
  function take(choice: TableChoice): void {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.rolled) return
    void grade(now, choice).catch(() => {})
    const { setAside, kinds, then } = choice
    const dice = { rolled: [...at.rolled], kinds: at.kinds && [...at.kinds] }
    table.move(
      withMove(now, { ...dice, kept: [...setAside], keptKinds: kinds && [...kinds], then }),
    )
  }

  /** What is to be done now: what is marked, or to go on after a farkle or a throw that has won. */
  function confirm(): void {
    const [now, at] = [game.value, play.value]
    if (at?.roll === 'decide') {
      if (marked.value) take(marked.value)
      else if (chosen.value.size > 0) problem.value = pageTexts.drillPage.session.chooseAction
    } else if (now && at?.rolled) {
      const dice = { rolled: [...at.rolled], kinds: at.kinds && [...at.kinds] }
      table.move(withMove(now, { ...dice, kept: null, then: null }))
    }
  }

  /** Banks or rolls with the dice that are chosen, or says why that is not allowed. */
  function act(then: 'bank' | 'roll'): void {
    const [asked, position, rules] = [question.value, decidedAt(), game.value?.rules]
    if (!asked || !position || !rules || bot.value !== null) return
    const choice = { ...chosenDice(asked, chosen.value), then }
    const isAllowed = asked.legal.some((one) => one.then === then && sameDice(one, choice))
    const kit = { rules, game: winGame(rules) }
    if (isAllowed) take(choice)
    else problem.value = illegalChoice(kit, { kind: 'both', position }, choice)
  }

  function hold(now: Places): void {
    const of = game.value?.moves
    if (!of || !question.value || bot.value !== null) return
    picked.value = null
    touched.value = { of, chosen: now }
  }

  /** Chooses dice by their keys. */
  function choose(key: DiceKey): void {
    if (question.value) hold(chosenBy(question.value, chosen.value, key))
  }

  function toggle(place: number): void {
    const now = new Set(chosen.value)
    if (!now.delete(place)) now.add(place)
    hold(now)
  }

  /** To the next option that is shown, or the one before. */
  function step(by: 1 | -1): void {
    const of = game.value?.moves
    if (!of || !isShown.value || bot.value !== null || options.value.length === 0) return
    const from = options.value.findIndex((option) => option === marked.value)
    touched.value = null
    const place = Math.max(0, Math.min(options.value.length - 1, from + by))
    picked.value = { of, place }
  }

  /** Whether typing on takes what is chosen, because the best is shown, or nothing else can be done. */
  const goesOn = computed(
    () => (isShown.value && marked.value !== null) || (play.value?.roll ?? 'decide') !== 'decide',
  )
  /** A real die; with all of them there the one of the next throw, where typing goes on, else one to choose. */
  function digit(face: Face): void {
    if (missing.value > 0) table.typeDie(face)
    else if (table.isTyped.value && goesOn.value) {
      confirm()
      table.typeDie(face)
    } else choose({ does: 'take', face })
  }

  useBotMoves(() => {
    const isBots = bot.value !== null && game.value?.seed !== null && !isOver.value
    const isReady = options.value.length > 0 || (play.value?.roll ?? 'decide') !== 'decide'
    return isBots && isReady ? play.value : null
  }, confirm)

  return {
    ...{ ...table, advice, options, question, chosen, marked, isShown, problem },
    ...{ take, act, confirm, step, choose, toggle, digit },
    clear: () => hold(NO_PLACES),
    types: computed(() => missing.value > 0 || goesOn.value),
  }
}
