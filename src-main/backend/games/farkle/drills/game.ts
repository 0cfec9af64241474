import { RequestError } from '#shared/contract/errors.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { answerRecord } from '#shared/games/farkle/drill/answer-record.ts'
import { gapsInPlay } from '#shared/games/farkle/drill/calibration.ts'
import { bandOf, cellKey, type Cell } from '#shared/games/farkle/drill/cells.ts'
import { actionsEqual } from '#shared/games/farkle/drill/choices.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { compactOptions, readOptions } from './compact-options.ts'
import { eventsData, pastAnswer, questionData, reviewData, verdictData } from './drill-data.ts'
import type { DrillGame } from '../../../drills/drill-game.ts'
import { FARKLE_FORM } from './form.ts'
import { FARKLE_THRESHOLDS } from './thresholds.ts'
import type { FarkleTypes } from './types.ts'
import type { NeedsList } from '../../../drills/kept-drills.ts'
import type { Kits } from './kits.ts'
import type { ProgressQueries } from '../../../drills/progress-queries.ts'

function checkSetup({ scope, source }: DrillSetup): void {
  if (scope !== 'cell' && source.kind !== 'play') {
    const { oneByOne, fromPlay } = texts.backend.drills
    const details = [{ field: 'setup.source', message: fromPlay }]
    throw new RequestError('invalid-request', oneByOne, details)
  }
}

/** What an answer is about, in its columns; `band` is where the band begins. */
interface CellColumns extends Omit<Cell, 'band'> {
  readonly band: number
}

function needsOf(queries: ProgressQueries<FarkleTypes>): NeedsList {
  return queries
    .cellCounts<CellColumns>()
    .map(({ kind, dice, band, situation, count, wrong }) => [
      cellKey({ kind, dice, band: bandOf(band), situation }),
      ...([count, wrong] as const),
    ])
}

/** What is Farkle's own in its drills. */
export function farkleDrills(kits: Kits): DrillGame<FarkleTypes> {
  return {
    form: FARKLE_FORM,
    thresholds: FARKLE_THRESHOLDS,
    hashOf: ruleHash,
    calibrationName: ({ rules, goal }) => `${ruleHash(rules)} ${goal}`,
    gapsOf: gapsInPlay,
    checkSetup: (_rules, setup) => checkSetup(setup),
    kitOf: ({ rules, goal }, setup) => kits.kit(rules, goal, setup?.filters.disagree),
    againOf: (_setup, asked) => asked.map(({ kind, code }) => ({ kind, code })),
    needsOf,
    sessionOf: (kit, { setup, needs, thresholds, again }) =>
      drillSession(kit, {
        ...{ setup, thresholds },
        needs: new Map(needs.map(([cell, count, wrong]) => [cell, { count, wrong }])),
        again: (again ?? []).flatMap(({ kind, code }) => {
          const position = parsePositionCode(code)
          return position.ok ? [{ kind, position: position.value }] : []
        }),
      }),
    sameChoice: actionsEqual,
    recordOf(kit, question, verdict) {
      const record = answerRecord(kit, question, verdict)
      const { kind, code, loss, grade, chosen, dice, turnTotalBand, situation, slip } = record
      return {
        ...{ kind, code, loss, grade },
        own: {
          ...{ dice, band: turnTotalBand, situation, slip },
          options: compactOptions(record.options),
          choice: chosen,
        },
      }
    },
    choiceOf: ({ options, choice }) => readOptions(options)[choice]!,
    showQuestion: (step) => ({
      ...{ kind: 'question', events: eventsData(step.events), question: questionData(step) },
    }),
    showVerdict: verdictData,
    showEnd({ kept: { setup, end }, events, figures, mistakes }) {
      const { goal, scope } = setup
      const game = end.review && reviewData(end.review)
      return {
        ...{ kind: 'over', events: eventsData(events), reason: end.reason },
        summary: { ...figures, goal, scope, mistakes, game },
      }
    },
    showPast: pastAnswer,
  }
}
