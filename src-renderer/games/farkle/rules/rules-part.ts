import { computed } from 'vue'
import { makeGeneratorQuery } from '#shared/games/farkle/input/generator-query.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { changedRules } from '#shared/games/farkle/analysis/rule-changes.ts'
import { ruleQuestions } from '#shared/games/farkle/analysis/rule-questions.ts'
import { combinationWords, fieldName } from '#shared/games/farkle/analysis/rule-words.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useAnswer } from '../../../app/services/use-answer.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { RuleFigures, RulesPart } from '../../game.ts'
import ExampleRolls from './ExampleRolls.vue'
import OwnRules from './OwnRules.vue'
import RuleCard from './RuleCard.vue'
import RuleFields from './RuleFields.vue'
import { sourceWords } from './source-words.ts'

function useRuleFigures(rules: () => RuleSet | null): RuleFigures {
  const words = pageTexts.rulesPage.preview
  const { answer, error, pending } = useAnswer('score.overview', () => {
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
