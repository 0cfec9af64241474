import type { Lesson } from '../../../cards/lesson.ts'
import { decimals, grouped } from '../../../texts/numbers.ts'
import { parDice } from '../analysis/par.ts'
import { DEFAULT_SCORECARD_SETUP, type ScorecardSetup } from '../drill/setup.ts'
import {
  isAlike,
  isAny,
  isFace,
  scorecardTopicDrill,
  scorecardTopicsOf,
  type ScorecardTopicId,
} from '../drill/topics.ts'
import { boxName } from '../analysis/box-names.ts'
import type { Box, RuleSet } from '../rules/rule-set.ts'
import { listed } from '../../../texts/phrases.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { ScorecardDeck } from './deck-names.ts'

export type ScorecardLesson = Lesson<Omit<ScorecardSetup, 'seed'>>

const DECKS: Readonly<Record<ScorecardTopicId, readonly ScorecardDeck[]>> = {
  alike: ['roll-odds'],
  runs: ['roll-odds'],
  'two-pairs': ['roll-odds'],
  stop: ['roll-odds'],
  'upper-box': ['averages'],
  'lower-box': ['averages'],
  bonus: ['upper-bonus'],
  zeros: ['zeros'],
  'first-roll': ['opening-keeps'],
  'last-boxes': [],
}

function saidOf(rules: RuleSet): Record<ScorecardTopicId, { title: string; idea: string }> {
  const { topics } = scorecardTexts.cards
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

export function scorecardLessons(rules: RuleSet): ScorecardLesson[] {
  const said = saidOf(rules)
  return scorecardTopicsOf(rules).map((id): ScorecardLesson => ({
    id,
    former: [],
    title: said[id].title,
    sentence: said[id].idea,
    examples: [],
    adds: null,
    makes: null,
    decks: DECKS[id],
    drill: { ...DEFAULT_SCORECARD_SETUP, weighting: 'play', ...scorecardTopicDrill(id) },
  }))
}
