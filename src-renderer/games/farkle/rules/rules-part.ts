import { computed } from 'vue'
import { makeGeneratorQuery } from '#shared/games/farkle/input/generator-query.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { changedRules } from '#shared/games/farkle/analysis/rule-changes.ts'
import { ruleQuestions } from '#shared/games/farkle/analysis/rule-questions.ts'
import { combinationWords, fieldName, setName } from '#shared/games/farkle/analysis/rule-words.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { RuleFigures, RulesPart, SourceWords } from '../../game.ts'
import ExampleRolls from './ExampleRolls.vue'
import OwnRules from './OwnRules.vue'
import RuleCard from './RuleCard.vue'
import RuleFields from './RuleFields.vue'
import { diceCounts } from '#shared/base/units.ts'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import type {
  OpenQuestion,
  RuleSource,
} from '#shared/games/farkle/rules/published/published-rules.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'

export function sourceWords(rules: RuleSet, { notSaid, departs }: RuleSource): SourceWords {
  const { questions, departures } = farklePageTexts.ruleSource
  const floor = formatNumber(rules.farklePenalty?.floor ?? 0)
  return {
    open: notSaid.map((code) => ({ question: questions[code], reading: readingOf(rules, code) })),
    departures: departs.map((code) => departures[code](floor)),
  }
}

/** Most points of each set: "four 3s: 300; five 3s: 300". */
function setPoints(rules: RuleSet, sets: readonly (readonly [Face, number])[]): string {
  const scoring = scoringOf(rules)
  const said = sets.map(([face, count]) => {
    const roll = multisetOf(Array.from({ length: count }, () => face))
    return `${setName(face, count)}: ${formatNumber(Math.max(...rollOptions(scoring, roll)))}`
  })
  return said.join('; ')
}

function readingOf(rules: RuleSet, code: OpenQuestion): string {
  const words = farklePageTexts.ruleSource.readings
  /** Sets of at least `least` dice, shown with 3s, which score nothing alone. */
  const setsFrom = (least: number): string =>
    setPoints(
      rules,
      diceCounts(rules.dice).flatMap((count) => (count < least ? [] : [[3, count]])),
    )
  switch (code) {
    case 'dice':
      return String(rules.dice)
    case 'goal':
      return formatNumber(rules.goal)
    case 'overshoot':
      return words.overshoot[rules.overshoot]
    case 'end':
      return farkleTexts.game.questions.end.answers[rules.end]
    case 'tie':
      return words.tie
    case 'minimum':
      if (rules.minimumBank > 0) return formatNumber(rules.minimumBank)
      return rules.minimumFirstBank > 0 ? words.noneAfterFirst : words.none
    case 'scores':
      return setPoints(rules, [
        [1, 1],
        [5, 1],
        [1, 3],
        [3, 3],
      ])
    case 'threeOnes':
      return setPoints(rules, [[1, 3]])
    case 'fours':
      return setsFrom(4)
    case 'fives':
      return setsFrom(5)
    case 'sixes':
      return setsFrom(6)
    case 'combinations':
      return combinationWords(rules, formatNumber)
        .map(({ name, points }) => `${name}: ${points}`)
        .join('; ')
    case 'pairs':
      if (rules.fourKindAndPair > 0) return formatNumber(rules.fourKindAndPair)
      return rules.fourKindAndPairCountsAsThreePairs ? words.pairs.three : words.pairs.no
    case 'hotDice':
      return rules.mustRollHotDice ? words.hotDice.must : words.hotDice.may
    case 'setAside':
      return rules.mustSetAsideAll ? words.setAside.all : words.setAside.any
    case 'rollLimit':
      return rules.maxRolls > 0 ? String(rules.maxRolls) : words.anyRolls
    case 'penalty':
      return rules.farklePenalty ? formatNumber(rules.farklePenalty.points) : words.none
    case 'floor':
      return formatNumber(rules.farklePenalty?.floor ?? 0)
  }
}

function useRuleFigures(rules: () => RuleSet | null): RuleFigures {
  const words = pageTexts.rulesPage.preview
  const { answer, error, pending } = useAnswer('farkle.scoreOverview', () => {
    const whole = rules()
    return whole && { rules: whole }
  })
  /** A limit above the goal: play never banks before the goal. */
  const bankWords = (from: number): string =>
    from > (rules()?.goal ?? Infinity) ? words.never : formatNumber(from)
  const figures = computed(() => {
    const single = answer.value?.turns.find(({ key }) => key === 'single')
    if (!answer.value || !single) return null
    const { averagePoints } = answer.value
    const points = (value: number): string => words.points(formatNumber(value, 1))
    return [
      { label: words.bestTurn, value: points(single.expectedPoints) },
      ...(averagePoints === null ? [] : [{ label: words.average, value: points(averagePoints) }]),
      { label: words.farkles, value: words.percent(formatPercent(single.farkleProbability)) },
      // Turns that remember more than the dice left have no table.
      ...(single.rows === 0
        ? []
        : [
            { label: words.bankFrom, value: bankWords(single.bankFrom) },
            {
              label: words.exceptions,
              value: words.cases(single.exceptionCount, formatNumber(single.exceptionCount)),
            },
          ]),
    ]
  })
  return { figures, error, pending }
}

export const rulesPart: RulesPart<'farkle'> = {
  RuleCard,
  RuleFields,
  own: { OwnRules, ExampleRolls },
  wholeFields: ['sets'],
  changed: changedRules,
  questions: () => ruleQuestions(formatNumber),
  scores: (rules) => combinationWords(rules, formatNumber).map(({ name }) => name),
  source: sourceWords,
  useRuleFigures,
  otherText: {
    label: () => pageTexts.rulesPage.actions.copyQuery,
    make(rules) {
      const { query, leftOut } = makeGeneratorQuery(rules)
      const { queryCopied, queryCopiedWithout } = pageTexts.rulesPage.actions
      const lost = leftOut.map(fieldName).join(', ')
      return { text: query, said: lost === '' ? queryCopied : queryCopiedWithout(lost) }
    },
  },
}
