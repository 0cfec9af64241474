import { computed, ref, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { problemText } from '#shared/base/result.ts'
import { appLink } from '#shared/contract/app-link.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { useLateAddress } from '../../../services/late-address.ts'
import { addressOf, newGame, readAddress, targetIn } from '../services/address.ts'
import { useEditHistory } from '../../../components/use-edit-history.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { stopped, type ScorecardPosition } from '#shared/games/scorecard/drill/position.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Points } from '#shared/base/units.ts'
import { MAX_POINTS } from '#shared/games/scorecard/requests/analysis.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'
import { useLastValid } from '../../../components/use-last-valid.ts'

function useTarget(first: Points | null) {
  const written = (target: Points | null): string => (target === null ? '' : formatNumber(target))
  const text = ref(written(first))
  const number = computed(() => readNumber(text.value))
  const isRight = computed(
    () => number.value !== null && number.value > 0 && number.value <= MAX_POINTS,
  )
  const isEmpty = computed(() => text.value.trim() === '')
  const { value: last, isHeld } = useLastValid(() =>
    isEmpty.value || isRight.value ? { target: number.value } : null,
  )
  const target = computed(() => last.value?.target ?? null)
  // Blanks count as an empty field.
  watch(isEmpty, (empty) => {
    if (empty) text.value = ''
  })
  return {
    text,
    /** The last valid target; null to play for the mean. */
    target,
    /** Whether the text is invalid now, so that `target` is an older value. */
    isHeld,
    problem: computed(() => (isEmpty.value || isRight.value ? '' : scorecardTexts.targets.mustBe)),
    /** Takes the target from an address. */
    set: (wanted: Points | null) => {
      if (wanted !== target.value || isHeld.value) text.value = written(wanted)
    },
  }
}

function usePosition(rules: () => RuleSet, first: ScorecardPosition) {
  const position = shallowRef(first)
  const { keep: commit, ...history } = useEditHistory(position)

  function change(changes: Partial<ScorecardPosition>): void {
    const { atOnce: _, ...others } = position.value
    const next = { ...(changes.rerolls === undefined ? position.value : others), ...changes }
    if (JSON.stringify(next) === JSON.stringify(position.value)) return
    position.value = next
    commit()
  }

  /** Keeps these dice and uses up a reroll; keeping all ends the rerolls. */
  function keep(dice: readonly Face[]): void {
    if (dice.length === rules().dice) change(stopped(rules(), { ...position.value, dice }))
    else change({ dice, rerolls: Math.max(0, position.value.rerolls - 1) })
  }

  /** Ends the turn in a box; `further` if it paid for further dice all alike. */
  function score(box: number, points: number, further: boolean): void {
    const { card } = position.value
    change({
      card: { points: card.points.with(box, points), bonuses: card.bonuses + (further ? 1 : 0) },
      dice: [],
      rerolls: rules().rolls - 1,
    })
  }

  return { position, change, keep, score, ...history }
}

/**
 * Position and target, kept in the address. `shown` is called when a whole position is loaded,
 * `changed` after a change that did not come from the address.
 */
export function useAddressedPosition(
  entry: () => EntryOf<'scorecard'>,
  { shown, changed }: { shown: () => void; changed: () => void },
) {
  const route = useRoute()
  const router = useRouter()

  const problem = ref('')
  function read(): ScorecardPosition | null {
    const found = readAddress(entry().rules, route.params.code, route.query)
    problem.value = found.ok ? '' : scorecardTexts.analyse.badAddress(problemText(found.problems))
    return found.ok ? found.value : null
  }

  const edited = usePosition(() => entry().rules, read() ?? newGame(entry().rules))
  const { position } = edited
  const aim = useTarget(targetIn(route.query))

  /** The last position read from the address. */
  let told = position.value
  watch(position, (now) => {
    if (now === told) return
    problem.value = ''
    changed()
  })

  function show(next: ScorecardPosition): void {
    edited.change(next)
    shown()
  }

  const isHere = ({ name }: { name?: unknown }): boolean => name === 'scorecard.analyse'
  const here = () => router.resolve(addressOf(position.value, entry().id, aim.target.value))
  const write = useLateAddress(isHere, () => {
    const to = here().fullPath
    return to === route.fullPath ? null : to
  })
  const state = computed(() => JSON.stringify([position.value, aim.target.value]))
  watch(state, write, { immediate: true })
  watch(
    () => route.fullPath,
    () => {
      if (!isHere(route) || here().fullPath === route.fullPath) return
      const found = read()
      if (found) show(found)
      told = position.value
      aim.set(targetIn(route.query))
    },
  )

  return { edited, aim, problem, show, link: () => appLink(here().fullPath) }
}
