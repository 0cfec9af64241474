import { computed, watch } from 'vue'
import type { Goal } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { makePaperCode, scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import type { TableAdvice } from '#shared/games/scorecard/drill/table-advice.ts'
import {
  stopped,
  scorecardCode,
  type ScorecardPosition,
} from '#shared/games/scorecard/drill/position.ts'
import {
  tablePlay,
  tableText,
  takenBack,
  type ScorecardTablePlay,
} from '#shared/games/scorecard/drill/table-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { fits, openFor, placedPoints } from '#shared/games/scorecard/rules/scoring.ts'
import { withMove } from '#shared/study/table-game.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../services/client.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { useTableChoices } from '../../../services/use-table-choices.ts'
import { useTableGame } from '../../../services/use-table-game.ts'
import { formatLoss } from '../../../components/goal-format.ts'
import { placesOf } from '../../../components/session/face-places.ts'
import { choiceWords } from '../parts/choice-words.ts'
import { heldBy, heldFaces } from '../parts/held-dice.ts'

type TableOption = AnswerOf<BackendRequests, 'scorecard.advise'>['options'][number]

const KIND = {
  play: tablePlay,
  takenBack,
  text: tableText,
  stored: () => askBackend('scorecard.storedTable', {}),
  save: (game: ScorecardTableData | null) => askBackend('scorecard.saveTable', { game }),
}

/** Loss of a chance to win from which a decision is a blunder. */
const WIN_BLUNDER = 0.05

export const goalOf = (basis: TableAdvice['basis']): Goal =>
  basis === 'points' ? 'points' : 'wins'

/** Card of the other of two players; null in other games. */
const otherCard = ({ cards, seat }: ScorecardTablePlay): string | null =>
  cards.length === 2 ? makePaperCode(cards[1 - seat]!) : null

export function useTable() {
  const table = useTableGame(KIND)
  const { game, play, bot, missing } = table

  const adviceAsked = computed(() => {
    const [now, at] = [game.value, play.value]
    if (!now || !at?.position) return null
    const seed = `${now.seed ?? 'typed'} ${now.moves.length}`
    const position = scorecardCode(at.position)
    return { rules: now.rules, position, other: otherCard(at), bot: bot.value, seed }
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
    goesOn: (): boolean => options.value.length > 0,
    isDecided: () => false,
    confirm,
  })
  const { ranked, isShown, options, selected, chosen } = choices
  const marked = computed((): number | null => {
    const all: readonly { readonly box: number | null }[] = isShown.value
      ? options.value
      : boxes.value
    return all[selected.value]?.box ?? null
  })
  function keptBefore(): ReadonlySet<number> {
    return new Set(play.value?.kept.keys())
  }

  async function grade(now: ScorecardTableData, chosen: Pick<TableOption, 'keep' | 'box'>) {
    const at = play.value
    if (now.coach === 'off' || bot.value !== null || !at?.position) return
    const { rules } = now
    const player = now.players[at.seat]!.name
    const other = otherCard(at)
    const asked = (position: ScorecardPosition) =>
      askBackend('scorecard.advise', {
        rules,
        other,
        bot: null,
        seed: 'coach',
        position: scorecardCode(position),
      })
    // A fast decision can come before the game is solved.
    const known = ranked.value.length > 0 ? advice.answer.value : null
    const { basis, options: all } = known ?? (await asked(at.position))
    const goal = goalOf(basis)
    const best = all[0]!
    const faces = chosen.keep?.join('')
    // Filling a box with rerolls left means keeping all.
    const isEarly = chosen.box !== null && at.rerolls > 0
    const own = all.find(({ keep, box }) =>
      isEarly ? keep?.length === rules.dice : box === chosen.box && keep?.join('') === faces,
    )
    let loss = own?.loss ?? 0
    if (isEarly) {
      const then = await asked(stopped(rules, at.position))
      loss += then.options.find(({ box }) => box === chosen.box)?.loss ?? 0
    }
    const ofPoints = { game: 'scorecard', rules, goal: 'points' } as const
    const blunder =
      goal === 'wins' ? WIN_BLUNDER : (await askBackend('drill.thresholds', ofPoints)).inUse.blunder
    const isTakenBack = (game.value?.moves.length ?? 0) <= now.moves.length
    if (loss < blunder || isTakenBack) return
    const lost = formatLoss(goal, loss)
    table.said.value = pageTexts.tablePage.blunder(player, choiceWords(rules, best), lost)
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
