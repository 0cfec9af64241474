import { placedTopics, type LessonTopic } from '../../../cards/lesson-topic.ts'
import { decimals, grouped } from '../../../texts/numbers.ts'
import { parDice } from '../analysis/par.ts'
import { DEFAULT_YAHTZEE_SETUP, type YahtzeeSetup } from '../drill/setup.ts'
import {
  isAlike,
  isAny,
  isFace,
  yahtzeeTopicDrill,
  yahtzeeTopicsOf,
  type YahtzeeTopicId,
} from '../drill/topics.ts'
import { boxName } from '../analysis/box-names.ts'
import type { Box, RuleSet } from '../rules/rule-set.ts'
import { listed } from '../../../texts/phrases.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import type { YahtzeeDeck } from './deck-names.ts'
import { YAHTZEE_STEPS, type YahtzeeStepId } from './steps.ts'

export type YahtzeeLessonTopic = LessonTopic<Omit<YahtzeeSetup, 'seed'>>

const PLACES: Readonly<Record<YahtzeeTopicId, readonly [YahtzeeStepId, ...YahtzeeDeck[]]>> = {
  alike: ['odds', 'roll-odds'],
  runs: ['odds', 'roll-odds'],
  'two-pairs': ['odds', 'roll-odds'],
  stop: ['odds', 'roll-odds'],
  'upper-box': ['averages', 'averages'],
  'lower-box': ['averages', 'averages'],
  bonus: ['bonus', 'upper-bonus'],
  zeros: ['zeros', 'zeros'],
  'first-roll': ['opening', 'opening-keeps'],
  'last-boxes': ['best'],
}

function saidOf(rules: RuleSet): Record<YahtzeeTopicId, { title: string; idea: string }> {
  const { topics } = yahtzeeTexts.cards
  const dice = parDice(rules)
  const named = (asked: (box: Box) => boolean): string[] =>
    rules.boxes.flatMap((box, i) => (asked(box) ? [boxName(rules, i)] : []))
  const [any = null] = named(isAny)
  const steps = rules.bonus.map(({ from, points }) =>
    topics.bonus.step(grouped(points), grouped(from)),
  )
  const ofFace = rules.boxes.some(isFace) ? [topics.alike.ownBox] : []
  const alike = topics.alike.idea(listed([...ofFace, ...named(isAlike)]))
  return {
    alike: { title: topics.alike.title, idea: alike },
    runs: topics.runs,
    'two-pairs': topics.twoPairs,
    stop: topics.stop,
    'upper-box': topics.upperBox,
    'lower-box': { title: topics.lowerBox.title, idea: topics.lowerBox.idea(any) },
    bonus: {
      title: topics.bonus.title,
      idea: topics.bonus.idea(
        listed(steps),
        dice === null ? null : decimals(dice, Number.isInteger(dice) ? 0 : 1),
      ),
    },
    zeros: topics.zeros,
    'first-roll': topics.firstRoll,
    'last-boxes': topics.lastBoxes,
  }
}

export function yahtzeeTopics(
  rules: RuleSet,
  steps: readonly YahtzeeStepId[],
): YahtzeeLessonTopic[] {
  const said = saidOf(rules)
  const topics = yahtzeeTopicsOf(rules).map((id): YahtzeeLessonTopic => {
    const [step, ...decks] = PLACES[id]
    const drill = {
      ...{ ...DEFAULT_YAHTZEE_SETUP, weighting: 'play' as const },
      ...yahtzeeTopicDrill(id),
    }
    return { id, step, ...said[id], decks, drill }
  })
  return placedTopics(
    topics,
    YAHTZEE_STEPS,
    steps.filter((id) => id !== 'alike'),
  )
}
