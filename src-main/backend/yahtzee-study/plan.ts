import { RequestError } from '#shared/contract/errors.ts'
import { parseYahtzeeCode } from '#shared/study/yahtzee/position.ts'
import { readChoice, type YahtzeeKit } from '#shared/study/yahtzee/question.ts'
import { replayYahtzee, YahtzeeSession } from '#shared/study/yahtzee/session.ts'
import type { YahtzeeSetup } from '#shared/study/yahtzee/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'
import { refuse } from '../refuse.ts'
import { inSlices } from '../study/in-slices.ts'
import type { StudyDatabase } from '../study/study-database.ts'
import type { StudyStore } from '../study/study-store.ts'
import { scoreOf } from './data.ts'
import {
  endYahtzee,
  readYahtzee,
  yahtzeeAnswers,
  type KeptYahtzeeSession,
  type YahtzeePlan,
} from './records.ts'

/** Refuses a setup that makes no sense as a whole or under these rules. */
export function checkYahtzeeSetup(rules: RuleSet, { scope, source, filters }: YahtzeeSetup): void {
  const words = texts.yahtzeeStudy.drills
  const { stages, joker, upperBonus, gap } = filters
  const isFiltered = stages.length > 0 || joker || upperBonus || gap !== 'any'
  if (scope === 'game' && (source.kind !== 'play' || isFiltered)) {
    refuse([{ field: 'setup.source', message: words.gameFromPlay }])
  }
  if (joker && rules.jokers === 'none') {
    refuse([{ field: 'setup.filters.joker', message: words.noJoker }])
  }
  if (upperBonus && rules.upperBonus === 0) {
    refuse([{ field: 'setup.filters.upperBonus', message: words.noBonus }])
  }
}

/** A session that was kept; throws RequestError if there is none of this id. */
export function keptYahtzee(database: StudyDatabase, id: number): KeptYahtzeeSession {
  const kept = readYahtzee(database, id)
  if (kept) return kept
  throw new RequestError('not-found', texts.backend.drills.noSession(id))
}

/** A plan's session at its beginning. */
export function sessionOf(
  kit: YahtzeeKit,
  { rules, setup, thresholds, again }: YahtzeePlan,
): YahtzeeSession {
  const positions = (again ?? []).flatMap((code) => {
    const position = parseYahtzeeCode(rules, code)
    return position.ok ? [position.value] : []
  })
  return new YahtzeeSession(kit, { setup, thresholds, again: positions })
}

interface ReplayOptions {
  readonly store: StudyStore
  readonly now: () => number
  readonly signal: AbortSignal
}

/** A kept session played again up to its last answer; one that cannot be is ended. */
export async function replayedYahtzee(
  kit: YahtzeeKit,
  kept: KeptYahtzeeSession,
  { store, now, signal }: ReplayOptions,
): Promise<YahtzeeSession> {
  const drill = sessionOf(kit, kept)
  const answers = store.use((database) => yahtzeeAnswers(database, kept.id))
  const given = answers.map(({ code, choice }) => ({ code, choice: readChoice(choice) }))
  if (await inSlices(replayYahtzee(drill, given), signal)) return drill
  const score = scoreOf(kept.setup.speed, answers)
  store.use((database) =>
    endYahtzee(database, kept.id, { at: now(), reason: 'stopped', score, review: null }),
  )
  throw new RequestError('not-found', texts.backend.drills.otherVersion)
}
