import { describe, expect, it } from 'vitest'
import type { Needs } from '#shared/study/needs.ts'
import { scorecardCell } from '#shared/games/scorecard/drill/needs.ts'
import type { ScorecardQuestion } from '#shared/games/scorecard/drill/question.ts'
import { NO_SCORECARD_FILTERS } from '#shared/games/scorecard/drill/setup.ts'
import { ScorecardQuestions } from '#shared/games/scorecard/drill/source.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { shortScorecard } from '#test/support/yahtzee-kits.ts'

const kit = shortScorecard(['fives', 'sixes', 'fullHouse', 'chance'])
const COUNT = 600

/** So many questions, by the needs of somebody. */
function questionsOf(needs: Needs, count = COUNT): ScorecardQuestion[] {
  const source = new ScorecardQuestions(kit, {
    kind: 'both',
    filters: NO_SCORECARD_FILTERS,
    mistake: 1,
    seed: 'needs',
    needs,
  })
  const questions: ScorecardQuestion[] = []
  while (questions.length < count) {
    const question = source.search(100)
    if (question) questions.push(question)
  }
  return questions
}

const cellOf = ({ kind, traits }: ScorecardQuestion): string => scorecardCell(kind, traits)

/** The part of the questions that are of a cell. */
function shareOf(cell: string, needs: Needs): number {
  return questionsOf(needs).filter((question) => cellOf(question) === cell).length / COUNT
}

describe('questions by need', () => {
  const WEAK = 'boxes.late.upper-bonus'
  const answers = (wrong: number): Needs =>
    new Map([
      [WEAK, { count: 40, wrong }],
      ['keeps.late.upper-bonus', { count: 40, wrong: 10 }],
      ['keeps.late', { count: 40, wrong: 10 }],
      ['boxes.late', { count: 40, wrong: 10 }],
    ])

  it('turn to a weak cell and away from a strong one, and let none die out', () => {
    const usual = shareOf(WEAK, new Map())
    expect(usual).toBeGreaterThan(0.05)
    expect(shareOf(WEAK, answers(38))).toBeGreaterThan(1.5 * usual)
    const strong = shareOf(WEAK, answers(0))
    expect(strong).toBeLessThan(usual / 1.5)
    expect(strong).toBeGreaterThan(0)
  })

  it('are the same for the same seed and needs', () => {
    const codes = (needs: Needs): string[] =>
      questionsOf(needs, 30).map(({ position }) => scorecardCode(position))
    expect(codes(answers(38))).toEqual(codes(answers(38)))
    expect(codes(answers(38))).not.toEqual(codes(answers(0)))
  })
})
