import { yahtzeeCell } from '#shared/games/yahtzee/drill/needs.ts'
import { parseYahtzeeCode, yahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import {
  choiceCode,
  readChoice,
  yahtzeeKit,
  type YahtzeeChoice,
} from '#shared/games/yahtzee/drill/question.ts'
import { yahtzeeSession } from '#shared/games/yahtzee/drill/session.ts'
import type { YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { yahtzeeGaps } from '#shared/games/yahtzee/drill/source.ts'
import { asksFor } from '#shared/games/yahtzee/drill/traits.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { refuse } from '../../../refuse.ts'
import type { DrillGame } from '../../../drills/drill-game.ts'
import type { NeedsList } from '../../../drills/kept-drills.ts'
import type { ProgressQueries } from '../../../drills/progress-queries.ts'
import type { YahtzeeSolves } from '../solve/yahtzee-solves.ts'
import { pastAnswer, questionData, reviewData, verdictData } from './data.ts'
import { YAHTZEE_FORM } from './form.ts'
import { YAHTZEE_THRESHOLDS } from './own-thresholds.ts'
import type { TraitColumns, YahtzeeTypes } from './types.ts'

function checkSetup(rules: RuleSet, { scope, source, filters }: YahtzeeSetup): void {
  const words = yahtzeeTexts.study.drills
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

function needsOf(queries: ProgressQueries<YahtzeeTypes>): NeedsList {
  return queries.cellCounts<TraitColumns>().map(({ kind, stage, count, wrong, ...flags }) => {
    const traits = { stage, joker: flags.joker === 1, upperBonus: flags.upper_bonus === 1 }
    return [yahtzeeCell(kind, traits), count, wrong]
  })
}

/** A choice as a code that does not depend on the order of its dice. */
const plainCode = (choice: YahtzeeChoice): string =>
  choiceCode({ ...choice, keep: choice.keep && choice.keep.toSorted() })

/** What is Yahtzee's own in its drills. */
export function yahtzeeDrills(solves: Pick<YahtzeeSolves, 'solve'>): DrillGame<YahtzeeTypes> {
  return {
    form: YAHTZEE_FORM,
    thresholds: YAHTZEE_THRESHOLDS,
    hashOf: ruleHash,
    calibrationName: ({ rules }) => `yahtzee ${ruleHash(rules)}`,
    gapsOf: yahtzeeGaps,
    checkSetup,
    async kitOf({ rules }) {
      const { analyser } = await solves.solve(rules)
      return yahtzeeKit(rules, analyser)
    },
    againOf: ({ kind }, asked) =>
      asked.filter((answer) => asksFor(kind, answer.kind)).map(({ code }) => code),
    needsOf,
    sessionOf: (kit, { rules, setup, needs, thresholds, again }) =>
      yahtzeeSession(kit, {
        ...{ setup, thresholds },
        needs: new Map(needs.map(([cell, count, wrong]) => [cell, { count, wrong }])),
        again: (again ?? []).flatMap((code) => {
          const position = parseYahtzeeCode(rules, code)
          return position.ok ? [position.value] : []
        }),
      }),
    sameChoice: (a, b) => plainCode(a) === plainCode(b),
    recordOf(_kit, { kind, position, traits }, { options, chosen, loss, grade }) {
      const { stage, joker, upperBonus } = traits
      return {
        ...{ kind, loss, grade, code: yahtzeeCode(position) },
        own: {
          choice: choiceCode(options[chosen]!),
          best: choiceCode(options[0]!),
          ...{ stage, joker: Number(joker), upper_bonus: Number(upperBonus) },
        },
      }
    },
    choiceOf: ({ choice }) => readChoice(choice),
    showQuestion: (step) => ({ kind: 'question', question: questionData(step) }),
    showVerdict: verdictData,
    showEnd({ kept: { setup, end }, figures, mistakes }) {
      const game = end.review && reviewData(end.review)
      const summary = { ...figures, scope: setup.scope, mistakes, game }
      return { kind: 'over', reason: end.reason, summary }
    },
    showPast: (_rules, answer) => pastAnswer(answer),
  }
}
