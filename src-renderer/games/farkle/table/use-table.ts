import { computed, ref, watch } from 'vue'
import { tablePlay, tableText, takenBack } from '#shared/games/farkle/drill/table-play.ts'
import { sameDice } from '#shared/games/farkle/drill/choices.ts'
import { illegalChoice } from '#shared/games/farkle/drill/illegal-choice.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { withMove } from '#shared/study/table-game.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../services/client.ts'
import { useTableChoices } from '../../../services/use-table-choices.ts'
import { useTableGame } from '../../../services/use-table-game.ts'
import { chosenBy } from '../board/dice-keys.ts'
import { chosenDice, placesOfOption } from '../board/tray.ts'
import { useCoach, type TableChoice } from './use-coach.ts'
import { useTableDecision } from './use-table-decision.ts'

const NO_PLACES: ReadonlySet<number> = new Set()

const KIND = {
  play: tablePlay,
  takenBack,
  text: tableText,
  stored: () => askBackend('farkle.storedTable', {}),
  save: (game: TableGameData | null, after: number) =>
    askBackend('farkle.saveTable', { game, after }),
}

export function useTable() {
  const table = useTableGame(KIND)
  const { game, play, bot } = table
  const problem = ref('')
  const { adviceAsked, advice, decidedAt, question } = useTableDecision(table)
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
    goesOn: (): boolean => isDecided() || (bot.value !== null && marked.value !== null),
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
  const grade = useCoach({
    table,
    decidedAt,
    known: () => (ranked.value.length > 0 ? advice.answer.value : null),
  })

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
    const [asked, position, rules] = [question.value, decidedAt(), play.value?.rules]
    if (!asked || !position || !rules || bot.value !== null) return
    const choice = { ...chosenDice(asked, chosen.value), then }
    const isAllowed = asked.legal.some((one) => one.then === then && sameDice(one, choice))
    const kit = { rules, game: winGame(rules) }
    if (isAllowed) take(choice)
    else problem.value = illegalChoice(kit, { kind: 'both', position }, choice)
  }

  return { ...table, ...choices, advice, question, marked, problem, take, act, confirm }
}
