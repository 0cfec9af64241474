import { diceCounts } from '#shared/base/units.ts'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { combinationWords, setName } from '#shared/games/farkle/analysis/rule-words.ts'
import type { OpenQuestion } from '#shared/games/farkle/rules/published/published-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import type { RuleSource } from '#shared/games/published.ts'
import { formatNumber } from '../../../components/format.ts'
import type { SourceWords } from '../../game.ts'

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
