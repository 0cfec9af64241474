import { changedCard } from '#shared/games/scorecard/analysis/card-changes.ts'
import { cardQuestions } from '#shared/games/scorecard/analysis/card-questions.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { scorecardPageTexts } from '#shared/games/scorecard/texts/page-texts.ts'
import type { RulesPart } from '../../game.ts'
import CardBeside from './CardBeside.vue'
import OwnRules from './OwnRules.vue'
import RuleCard from './RuleCard.vue'
import RuleFields from './RuleFields.vue'
import { useRuleFigures } from './rule-figures.ts'

export const rulesPart: RulesPart<'scorecard'> = {
  RuleCard,
  RuleFields,
  own: { OwnRules, ExampleRolls: CardBeside },
  wholeFields: ['boxes', 'bonus', 'jokers', 'order'],
  changed: changedCard,
  questions: cardQuestions,
  scores: (rules) => rules.boxes.map((_, box) => boxName(rules, box)),
  source: (_, { departs }) => ({
    open: [],
    departures: departs.map((code) => scorecardPageTexts.ruleSource[code]),
  }),
  useRuleFigures,
}
