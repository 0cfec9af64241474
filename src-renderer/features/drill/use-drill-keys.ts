import { ref, type Ref } from 'vue'
import { useRouter, type RouteLocationRaw } from 'vue-router'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { holdSession, provideCommands } from '../../app/services/commands.ts'
import { useNotices } from '../../app/services/notices.ts'
import { provideTableKeys, type DiceKey } from '../../app/services/table-keys.ts'
import type { Drill, DrillPart, TableHands } from '../../games/drill-part.ts'

interface KeyedSession {
  readonly part: DrillPart
  readonly drill: Drill
  readonly table: () => TableHands | null
  readonly hintable: () => boolean
  readonly analysis: () => RouteLocationRaw
  readonly canTakeBack: () => boolean
  readonly takeBack: () => void
  readonly say: () => void
}

/** `isLeaving` is true while a dialog asks whether to end the session. */
export function useDrillKeys(session: KeyedSession): { readonly isLeaving: Ref<boolean> } {
  const { part, drill, table } = session
  const words = pageTexts.drillPage.session
  const router = useRouter()
  const notices = useNotices()
  const isLeaving = ref(false)

  /** Enter continues, skips the events being shown, or confirms the answer. */
  function go(): void {
    if (drill.phase === 'verdict' || drill.phase === 'mark') void drill.next()
    else if (drill.phase === 'telling') drill.skip()
    else if (drill.phase === 'asking') table()?.confirm()
  }

  function choose(key: DiceKey): void {
    if (!drill.question) return
    const places = part.chosenBy(drill.question, drill.chosen, key)
    if (places !== drill.chosen) drill.choose(places)
  }

  holdSession()
  provideTableKeys({
    actions: part.actions,
    choose,
    clear: drill.clear,
    act: (action) => table()?.act(action),
    canStep: () => drill.question !== null && part.canStep?.(drill.question) === true,
    step: (by) => table()?.step?.(by),
  })
  provideCommands({
    'drill.go': go,
    'drill.hint': () => {
      if (session.hintable()) void drill.hint()
      else notices.say(words.noHints)
    },
    'drill.slip': () => {
      if (session.canTakeBack()) session.takeBack()
      else notices.say(words.noSlip)
    },
    'drill.say': session.say,
    'drill.analyse': () => {
      if (drill.phase === 'verdict' && drill.question) void router.push(session.analysis())
      else notices.say(words.analysedLater)
    },
    'drill.leave': () => (isLeaving.value = true),
    'drill.stop': () => void drill.finish('stopped'),
  })
  return { isLeaving }
}
