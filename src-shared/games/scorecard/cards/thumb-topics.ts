import { scorecardThumbSentences } from '../analysis/thumb-sentences.ts'
import { DEFAULT_SCORECARD_SETUP, type ScorecardKind, type ScorecardSetup } from '../drill/setup.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { readThumb } from '../solve/thumb/thumb-rule.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { ScorecardLessonTopic } from './topics.ts'

export function thumbDrill(rule: string, kind: ScorecardKind): Omit<ScorecardSetup, 'seed'> {
  return { ...DEFAULT_SCORECARD_SETUP, kind, weighting: 'play', rule }
}

export function thumbTopics(rules: RuleSet, learnt: string | null): ScorecardLessonTopic[] {
  if (learnt === null) return []
  const rule = readThumb(learnt)
  const { keeps, box } = scorecardThumbSentences(rules, rule)
  const titles = scorecardTexts.thumbs.topics
  const topic = (
    id: keyof typeof titles,
    idea: string,
    kind: ScorecardKind,
  ): ScorecardLessonTopic => ({
    id: `few-rules-${id}`,
    step: 'few-rules',
    title: titles[id],
    idea,
    decks: ['few-rules'],
    drill: thumbDrill(learnt, kind),
  })
  // A rule without numbers decides no box.
  const counts = rule.upper !== 1 || rule.add.some((points) => points !== 0)
  return [
    ...(rule.keeps.length > 0 ? [topic('keep', keeps.join(' '), 'keeps')] : []),
    ...(counts ? [topic('box', box, 'boxes')] : []),
  ]
}
