import { describe, expect, it } from 'vitest'
import type { Needs } from '#shared/study/needs.ts'
import { yahtzeeCell } from '#shared/games/yahtzee/drill/needs.ts'
import type { YahtzeeQuestion } from '#shared/games/yahtzee/drill/question.ts'
import { NO_YAHTZEE_FILTERS } from '#shared/games/yahtzee/drill/setup.ts'
import { YahtzeeQuestions } from '#shared/games/yahtzee/drill/source.ts'
import { yahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { shortYahtzee } from '#test/support/yahtzee-kits.ts'

const kit = shortYahtzee(['fives', 'sixes', 'fullHouse', 'chance'])
const COUNT = 600

/** So many questions, by the needs of somebody. */
function questionsOf(needs: Needs, count = COUNT): YahtzeeQuestion[] {
  const source = new YahtzeeQuestions(kit, {
    ...{ kind: 'both', filters: NO_YAHTZEE_FILTERS, mistake: 1, seed: 'needs', needs },
  })
  const questions: YahtzeeQuestion[] = []
  while (questions.length < count) {
    const question = source.search(100)
    if (question) questions.push(question)
  }
  return questions
}

const cellOf = ({ kind, traits }: YahtzeeQuestion): string => yahtzeeCell(kind, traits)

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
      questionsOf(needs, 30).map(({ position }) => yahtzeeCode(position))
    expect(codes(answers(38))).toEqual(codes(answers(38)))
    expect(codes(answers(38))).not.toEqual(codes(answers(0)))
  })
})
