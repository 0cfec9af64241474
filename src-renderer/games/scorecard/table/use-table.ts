import { computed, watch } from 'vue'
import { multisetOf } from '#shared/dice/multiset.ts'
import { scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { tablePlay, tableText, takenBack } from '#shared/games/scorecard/drill/table-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { fits, openFor, placedPoints } from '#shared/games/scorecard/rules/scoring.ts'
import { withMove } from '#shared/study/table-game.ts'
import { askBackend } from '../../../services/client.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { useTableChoices } from '../../../services/use-table-choices.ts'
import { useTableGame } from '../../../services/use-table-game.ts'
import { placesOf } from '../../../components/session/face-places.ts'
import { heldBy, heldFaces } from '../parts/held-dice.ts'
import { otherCard, useCoach, type TableOption } from './use-coach.ts'

const KIND = {
  play: tablePlay,
  takenBack,
  text: tableText,
  stored: () => askBackend('scorecard.storedTable', {}),
  save: (game: ScorecardTableData | null, after: number) =>
    askBackend('scorecard.saveTable', { game, after }),
}

export function useTable() {
  const table = useTableGame(KIND)
  const { game, play, bot, missing } = table

  const adviceAsked = computed(() => {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.position) return null
    const seed = `${now.seed ?? 'typed'} ${now.moves.length}`
    const position = scorecardCode({ ...at.position, other: otherCard(at) })
    return { rules: now.rules, position, bot: bot.value, seed }
  })
  const advice = useAnswer('scorecard.advise', () => adviceAsked.value)
  // Warm-up while the first real dice are thrown, so that their advice comes at once.
  watch(
    () => (missing.value > 0 ? game.value?.rules : undefined),
    (rules) => {
      if (rules) void askBackend('scorecard.solve', { rules }).catch(() => {})
    },
  )
  const boxes = computed(() => {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.position) return []
    const { rules } = now
    const { dice, rerolls, atOnce, card: paper } = at.position
    const card = scorecardOf(rules, paper)
    const roll = multisetOf(dice)
    const isFirst = atOnce === true || rerolls === rules.rolls - 1
    return openFor(rules, card, roll).map((box) => {
      const one = rules.boxes[box]!
      const more = isFirst && fits(one, roll) ? (one.atOnce ?? 0) : 0
      return { box, points: placedPoints(rules, card, roll, box)! + more }
    })
  })
  const isKeep = computed(() => (play.value?.rerolls ?? 0) > 0)

  const choices = useTableChoices(table, {
    advice,
    asked: () => adviceAsked.value,
    placesOf: ({ keep }) => keep && placesOf(play.value!.dice!, keep, keptBefore()),
    before: keptBefore,
    fits: ({ keep }, places) =>
      keep?.join('') === heldFaces(play.value?.dice ?? [], places).join(''),
    canHold: () => play.value?.dice != null && isKeep.value,
    chosenBy: (places, key) => heldBy(play.value!.dice!, places, key),
    unshown: () => boxes.value.length,
    goesOn: (): boolean => bot.value !== null && options.value.length > 0,
    isDecided: () => false,
    confirm,
  })
  const { ranked, isShown, options, selected, chosen } = choices
  const grade = useCoach({
    table,
    known: () => (ranked.value.length > 0 ? advice.answer.value : null),
  })
  const marked = computed((): number | null => {
    const all: readonly { readonly box: number | null }[] = isShown.value
      ? options.value
      : boxes.value
    return all[selected.value]?.box ?? null
  })
  function keptBefore(): ReadonlySet<number> {
    return new Set(play.value?.kept.keys())
  }

  function take(chosen: Pick<TableOption, 'keep' | 'box'>): void {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.dice) return
    void grade(now, chosen).catch(() => {})
    const rolled = at.dice.slice(at.kept.length)
    table.move(withMove(now, { rolled, keep: chosen.keep, box: chosen.box }))
  }

  /** Rerolls the dice that are not kept; keeping all ends the rolls. */
  function roll(): void {
    const dice = play.value?.dice
    if (dice && isKeep.value && bot.value === null) {
      take({ keep: heldFaces(dice, chosen.value), box: null })
    }
  }

  function fill(box: number): void {
    if (bot.value === null && boxes.value.some((one) => one.box === box)) {
      take({ keep: null, box })
    }
  }

  /** Takes the bot's option, fills the marked box, or rolls. */
  function confirm(): void {
    const option = options.value[selected.value]
    if (bot.value !== null) {
      if (option) take(option)
    } else if (marked.value !== null) fill(marked.value)
    else if (chosen.value.size > 0 || option?.keep) roll()
  }

  return { ...table, ...choices, advice, boxes, isKeep, marked, take, roll, fill, confirm }
}
