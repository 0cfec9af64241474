import type { RouteLocationRaw } from 'vue-router'
import type { Goal } from '#shared/base/goal.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { drillQuery, resumeQuery } from '../../app/services/drill-address.ts'
import { leakQuery, leakWords, worstLeak, type LeakLine } from '../../app/services/leaks.ts'
import { formatDay } from '../../components/date-format.ts'
import { countOf, drillWords } from '../../components/drill-words.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { formatLoss, formatPer100, LOSS_UNITS } from '../../components/goal-format.ts'

type Progress = AnswerOf<BackendRequests, 'study.progress'>
type DueCards = AnswerOf<BackendRequests, 'cards.due'>
type Session = AnswerOf<BackendRequests, 'study.sessions'>['sessions'][number]

/** A thing to do: what it is about, what there is to say, and the one button. */
export interface NowLine {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: RouteLocationRaw
}

const drillAt = (query: ReturnType<typeof resumeQuery>): RouteLocationRaw => ({
  name: 'drill',
  query,
})

function openLine(session: Session, now: number): NowLine {
  const { id, answers, at } = session
  return {
    title: 'Where you were',
    text: `${drillWords(session)}: ${countOf(answers, 'decision')}, begun ${formatDay(at, now)}.`,
    action: 'Resume',
    to: drillAt(resumeQuery(id)),
  }
}

function dueLine(failed: number): NowLine {
  return {
    title: 'Due',
    text: `${countOf(failed, 'decision')} that you got wrong and have not put right.`,
    action: 'Go through them',
    to: drillAt(drillQuery({ scope: 'cell', source: { kind: 'failed' } }, true)),
  }
}

function worstLine(goal: Goal, lines: readonly LeakLine[]): NowLine | null {
  const worst = worstLeak(lines)
  const query = worst && leakQuery(worst)
  if (!worst || !query) return null
  return {
    title: 'Costs you most',
    text: `${formatText(leakWords(worst))}: ${formatPer100(goal, worst.per100.mean)} ${LOSS_UNITS[goal]} per 100 decisions.`,
    action: 'Drill',
    to: drillAt(query),
  }
}

/** Cards that wait; nothing for who has never learnt any. */
function cardLine({ due, seen, edited }: DueCards): NowLine | null {
  if (seen === 0) return null
  const to = (query: Record<string, string>): RouteLocationRaw => ({ name: 'cards', query })
  if (edited) {
    const before = due === 0 ? 'nothing' : countOf(due, 'card')
    const was = due > 1 ? 'were' : 'was'
    return {
      title: due > 0 ? 'Cards due' : 'Cards',
      text: `The rules were changed; ${before} ${was} due before.`,
      action: 'See what changed',
      to: to({}),
    }
  }
  return due > 0
    ? {
        title: 'Cards due',
        text: `${countOf(due, 'card')} to go over.`,
        action: 'Review',
        to: to({ start: '1' }),
      }
    : { title: 'Cards', text: 'Nothing is due now.', action: 'Learn new ones', to: to({}) }
}

const WINNERS = { you: 'won', bot: 'lost', both: 'tied' } as const

function lastLine(goal: Goal, session: Session, now: number): NowLine {
  const { at, answers, error, winner, score } = session
  const parts = [
    countOf(answers, 'decision'),
    ...(winner === null ? [] : [WINNERS[winner]]),
    ...(score === null ? [] : [`${formatNumber(score)} right`]),
    ...(error.count === 0 ? [] : [`mean loss ${formatLoss(goal, error.mean)}`]),
  ]
  return {
    title: `Last drill, ${formatDay(at, now)}`,
    text: `${drillWords(session)}: ${parts.join(', ')}.`,
    action: 'Go on drilling',
    to: { name: 'drill' },
  }
}

/**
 * What to do now, most pressing first: the session that is open, the cards that are due, what waits to
 * be put right, the worst leak, that no card is due, and how the last session went. Empty lines are left out.
 */
export function nowLines(
  goal: Goal,
  known: {
    readonly progress: Progress
    readonly lines: readonly LeakLine[]
    readonly last: Session | null
    /** Null while it is not known. */
    readonly cards: DueCards | null
  },
  now: number,
): NowLine[] {
  const { progress, lines, last, cards } = known
  const worst = worstLine(goal, lines)
  const card = cards && cardLine(cards)
  return [
    ...(last && !last.ended ? [openLine(last, now)] : []),
    ...(card && cards.due > 0 ? [card] : []),
    ...(progress.failed > 0 ? [dueLine(progress.failed)] : []),
    ...(worst ? [worst] : []),
    ...(card && cards.due === 0 ? [card] : []),
    ...(last?.ended ? [lastLine(goal, last, now)] : []),
  ]
}
