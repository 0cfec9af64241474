import { computed, ref, watch } from 'vue'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { diceCountOf } from '#shared/games/farkle/analysis/position.ts'
import { writingOf } from '#shared/games/farkle/analysis/analysis-words.ts'
import { lossWords, optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { tablePlay, tableText, takenBack } from '#shared/games/farkle/drill/table-play.ts'
import { withRoll } from '#shared/games/farkle/drill/table.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { withMove } from '#shared/study/table-game.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../app/services/client.ts'
import { useAnswer } from '../../../app/services/use-answer.ts'
import { useTableGame } from '../../../app/services/use-table-game.ts'
import { useBotMoves } from '../../../components/play/use-bot-moves.ts'

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
  const selected = ref(0)

  const advice = useAnswer('table.advise', () => {
    const [now, at] = [game.value, play.value]
    if (!now || at?.roll !== 'decide') return null
    return {
      ...{ rules: now.rules, players: now.players.length, bot: bot.value },
      position: positionData(
        withRoll(now.rules, at.position, {
          rolled: at.rolled!,
          ...(at.kinds && { kinds: at.kinds }),
        }),
      ),
      seed: adviceKey(),
    }
  })
  function adviceKey(): string {
    return `${game.value?.seed ?? 'typed'} ${game.value?.moves.length ?? 0}`
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
    const words = optionWords(best, writingOf(now.rules))
    table.said.value = pageTexts.tablePage.blunder(words, lossWords(goal, option.loss))
  }

  /** Takes an option. */
  function take(option: TableOption | undefined): void {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.rolled || !option) return
    void grade(now, option).catch(() => {})
    const { setAside, kinds, then } = option
    const dice = { rolled: [...at.rolled], kinds: at.kinds && [...at.kinds] }
    table.move(withMove(now, { ...dice, kept: [...setAside], keptKinds: kinds, then }))
  }

  /** What is to be done now: the option that is chosen, or to go on after a farkle or a throw that has won. */
  function confirm(): void {
    const [now, at] = [game.value, play.value]
    if (at?.roll === 'decide') take(options.value[selected.value])
    else if (now && at?.rolled) {
      const dice = { rolled: [...at.rolled], kinds: at.kinds && [...at.kinds] }
      table.move(withMove(now, { ...dice, kept: null, then: null }))
    }
  }

  /** To the next option, or the one before. */
  function step(by: 1 | -1): void {
    const last = options.value.length - 1
    selected.value = Math.max(0, Math.min(last, selected.value + by))
  }

  /** Whether typing on takes what is chosen, because the best is shown, or nothing else can be done. */
  const goesOn = computed(
    () =>
      (isShown.value && options.value.length > 0) || (play.value?.roll ?? 'decide') !== 'decide',
  )
  /** A real die. With all of them there the one of the next throw: then what is chosen is taken first. */
  function type(face: Face): void {
    if (missing.value === 0 && goesOn.value) confirm()
    table.typeDie(face)
  }

  useBotMoves(() => {
    const isBots = bot.value !== null && game.value?.seed !== null && !isOver.value
    const isReady = options.value.length > 0 || (play.value?.roll ?? 'decide') !== 'decide'
    return isBots && isReady ? play.value : null
  }, confirm)

  return {
    ...{ ...table, advice, options, selected, isShown, take, confirm, step, type },
    types: computed(() => missing.value > 0 || goesOn.value),
  }
}
