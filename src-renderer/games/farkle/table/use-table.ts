import { computed, ref, watch } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { diceCountOf, type Position } from '#shared/games/farkle/analysis/position.ts'
import { kindNames } from '#shared/games/farkle/analysis/kind-names.ts'
import { lossWords, optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { tablePlay, tableText, takenBack } from '#shared/games/farkle/drill/table-play.ts'
import { withRoll } from '#shared/games/farkle/analysis/turn-walk.ts'
import { sameDice } from '#shared/games/farkle/drill/choices.ts'
import { illegalChoice } from '#shared/games/farkle/drill/illegal-choice.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { withMove } from '#shared/study/table-game.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../services/client.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { useTableChoices } from '../../../services/use-table-choices.ts'
import { useTableGame } from '../../../services/use-table-game.ts'
import { chosenBy } from '../board/dice-keys.ts'
import { chosenDice, placesOfOption, type TableQuestion } from '../board/tray.ts'

const NO_PLACES: ReadonlySet<number> = new Set()

interface TableChoice {
  readonly setAside: readonly Face[]
  readonly kinds?: readonly number[] | undefined
  readonly then: 'bank' | 'roll' | null
}

const KIND = {
  play: tablePlay,
  takenBack,
  text: tableText,
  stored: () => askBackend('farkle.storedTable', {}),
  save: (game: TableGameData | null) => askBackend('farkle.saveTable', { game }),
}

export function useTable() {
  const table = useTableGame(KIND)
  const { game, play, bot, missing } = table
  const problem = ref('')

  const adviceAsked = computed(() => {
    const position = decidedAt()
    if (!position || !game.value) return null
    const { rules, players, seed, moves } = game.value
    return {
      rules,
      players: players.length,
      bot: bot.value,
      position: positionData(position),
      seed: `${seed ?? 'typed'} ${moves.length}`,
    }
  })
  const advice = useAnswer('farkle.advise', () => adviceAsked.value)
  /** The position with the rolled dice; null if there is nothing to decide. */
  function decidedAt(): Position | null {
    const [now, at] = [game.value, play.value]
    if (!now || at?.roll !== 'decide' || !at.rolled) return null
    return withRoll(now.rules, at.position, {
      rolled: at.rolled,
      ...(at.kinds && { kinds: at.kinds }),
    })
  }
  // Warm-up while the first real dice are thrown, so that their advice comes at once.
  watch(
    () => (missing.value > 0 ? game.value?.rules : undefined),
    (rules) => {
      if (!rules || !game.value || !play.value) return
      const { position, kinds } = play.value
      const rolled = Array<Face>(diceCountOf(position)).fill(1)
      askBackend('farkle.advise', {
        rules,
        players: game.value.players.length,
        bot: null,
        seed: 'typed',
        position: positionData(withRoll(rules, position, { rolled, ...(kinds && { kinds }) })),
      }).catch(() => {})
    },
  )
  /** The decision as boards show it; null if there is none. */
  const question = computed((): TableQuestion | null => {
    const position = decidedAt()
    if (!position || !game.value || !play.value) return null
    const { turnTotal } = play.value.position
    const dice = {
      rolled: [...play.value.rolled!],
      kinds: play.value.kinds && [...play.value.kinds],
    }
    const legal = actionsOf(game.value.rules, position).map((action) => ({
      setAside: [...action.setAside],
      kinds: action.kinds && [...action.kinds],
      points: action.points,
      then: action.then,
      diceLeft: action.diceLeft,
      turnTotal: action.turnTotal,
    }))
    return { number: game.value.moves.length, kind: 'both', legal, position: { dice, turnTotal } }
  })
  const isDecided = (): boolean => (play.value?.roll ?? 'decide') !== 'decide'
  const choices = useTableChoices(table, {
    advice,
    asked: () => adviceAsked.value,
    placesOf: (option) => question.value && placesOfOption(question.value, option, NO_PLACES),
    before: () => NO_PLACES,
    fits: (option, places) =>
      question.value !== null && sameDice(option, chosenDice(question.value, places)),
    canHold: () => question.value !== null,
    chosenBy: (places, key) => chosenBy(question.value!, places, key),
    unshown: () => 0,
    goesOn: (): boolean => isDecided() || (isShown.value && marked.value !== null),
    isDecided,
    confirm,
  })
  const { ranked, isShown, options, byHand, chosen } = choices
  /** Option that Enter takes: the picked, the bot's, the best, or the only one with these dice. */
  const marked = computed((): TableChoice | null => {
    const places = byHand.value
    if (isShown.value || !places) return options.value[choices.selected.value] ?? null
    const asked = question.value!
    const those = asked.legal.filter((one) => sameDice(one, chosenDice(asked, places)))
    return those.length === 1 ? those[0]! : null
  })
  watch(choices.touches, () => (problem.value = ''))

  async function grade(now: TableGameData, choice: TableChoice): Promise<void> {
    const position = decidedAt()
    if (now.coach === 'off' || bot.value !== null || !position) return
    const { rules, players, moves } = now
    const player = players[play.value!.seat]!.name
    // A fast decision can come before the answer.
    const known = ranked.value.length > 0 ? advice.answer.value : null
    const { goal, options: all } =
      known ??
      (await askBackend('farkle.advise', {
        rules,
        players: players.length,
        bot: null,
        seed: 'coach',
        position: positionData(position),
      }))
    const own = all.find((one) => one.then === choice.then && sameDice(one, choice))
    if (!own || own.loss <= 0) return
    const { inUse } = await askBackend('drill.thresholds', { game: 'farkle', rules, goal })
    const isTakenBack = (game.value?.moves.length ?? 0) <= moves.length
    if (own.loss < inUse.blunder || isTakenBack) return
    const words = optionWords(all[0]!, kindNames(rules))
    table.said.value = pageTexts.tablePage.blunder(player, words, lossWords(goal, own.loss))
  }

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

  /** Takes the marked option, or continues after a farkle or a winning roll. */
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

  /** Banks or rolls with the chosen dice; explains an illegal choice. */
  function act(then: 'bank' | 'roll'): void {
    const [asked, position, rules] = [question.value, decidedAt(), game.value?.rules]
    if (!asked || !position || !rules || bot.value !== null) return
    const choice = { ...chosenDice(asked, chosen.value), then }
    const isAllowed = asked.legal.some((one) => one.then === then && sameDice(one, choice))
    const kit = { rules, game: winGame(rules) }
    if (isAllowed) take(choice)
    else problem.value = illegalChoice(kit, { kind: 'both', position }, choice)
  }

  return { ...table, ...choices, advice, question, marked, problem, take, act, confirm }
}
