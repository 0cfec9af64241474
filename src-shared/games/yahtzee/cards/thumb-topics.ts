import { yahtzeeThumbSentences } from '../analysis/thumb-sentences.ts'
import { DEFAULT_YAHTZEE_SETUP, type YahtzeeKind, type YahtzeeSetup } from '../drill/setup.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { readThumb } from '../solve/thumb/thumb-rule.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import type { YahtzeeLessonTopic } from './topics.ts'

export function thumbDrill(rule: string, kind: YahtzeeKind): Omit<YahtzeeSetup, 'seed'> {
  return { ...DEFAULT_YAHTZEE_SETUP, kind, weighting: 'play', rule }
}

export function thumbTopics(rules: RuleSet, learnt: string | null): YahtzeeLessonTopic[] {
  if (learnt === null) return []
  const rule = readThumb(learnt)
  const { keeps, box } = yahtzeeThumbSentences(rules, rule)
  const titles = yahtzeeTexts.thumbs.topics
  const topic = (id: keyof typeof titles, idea: string, kind: YahtzeeKind): YahtzeeLessonTopic => ({
    ...{ id: `few-rules-${id}`, step: 'few-rules', title: titles[id], idea },
    ...{ decks: ['few-rules'], drill: thumbDrill(learnt, kind) },
  })
  // A rule without numbers decides no box.
  const counts = rule.upper !== 1 || rule.add.some((points) => points !== 0)
  return [
    ...(rule.keeps.length > 0 ? [topic('keep', keeps.join(' '), 'keeps')] : []),
    ...(counts ? [topic('box', box, 'boxes')] : []),
  ]
}
