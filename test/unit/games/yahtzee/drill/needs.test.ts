import { describe, expect, it } from 'vitest'
import { needOf, type Needs } from '#shared/study/needs.ts'
import { yahtzeeCell, yahtzeeMistakeRisk } from '#shared/games/yahtzee/drill/needs.ts'
import type { YahtzeeQuestion } from '#shared/games/yahtzee/drill/question.ts'
import { NO_YAHTZEE_FILTERS } from '#shared/games/yahtzee/drill/setup.ts'
import { YahtzeeQuestions } from '#shared/games/yahtzee/drill/source.ts'
import { yahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { finished } from '#test/support/play-session.ts'
import { shortYahtzee } from '#test/support/yahtzee-kits.ts'

const kit = shortYahtzee(['fives', 'sixes', 'fullHouse', 'chance'])
const COUNT = 600

/** So many questions, by the needs of somebody or, without any, as they come up in play. */
function questionsOf(needs: Needs | null, count = COUNT): YahtzeeQuestion[] {
  const source = new YahtzeeQuestions(kit, {
    ...{ kind: 'both', filters: NO_YAHTZEE_FILTERS, mistake: 1, seed: 'needs' },
  })
  if (needs) finished(source.weighBy(needs))
  const questions: YahtzeeQuestion[] = []
  while (questions.length < count) {
    const question = source.search(100)
    if (question) questions.push(question)
  }
  return questions
}

const cellOf = ({ kind, traits }: YahtzeeQuestion): string => yahtzeeCell(kind, traits)

/** The part of the questions that are of a cell. */
function shareOf(cell: string, needs: Needs | null): number {
  return questionsOf(needs).filter((question) => cellOf(question) === cell).length / COUNT
}

describe('questions by need', () => {
  const WEAK = 'boxes.late.upper-bonus'
  const answers = (wrong: number): Needs => new Map([[WEAK, { count: 40, wrong }]])

  it('turn to a weak cell and away from a strong one, and let none die out', () => {
    const usual = shareOf(WEAK, new Map())
    expect(usual).toBeGreaterThan(0.05)
    expect(shareOf(WEAK, answers(38))).toBeGreaterThan(1.5 * usual)
    const strong = shareOf(WEAK, answers(0))
    expect(strong).toBeLessThan(usual / 1.5)
    expect(strong).toBeGreaterThan(0)
  })

  it('ask more of what is likely to go wrong, and dear, than play does', () => {
    const needed = (questions: readonly YahtzeeQuestion[]): number =>
      questions.reduce((sum, one) => sum + needOf(new Map(), yahtzeeMistakeRisk(one)), 0) / COUNT
    expect(needed(questionsOf(new Map()))).toBeGreaterThan(1.3 * needed(questionsOf(null)))
  })

  it('are all that come up where what is asked for is too rare to choose among', () => {
    const early = { ...NO_YAHTZEE_FILTERS, stages: ['early' as const] }
    const source = new YahtzeeQuestions(kit, {
      kind: 'both',
      filters: early,
      mistake: 1,
      seed: 'a',
    })
    finished(source.weighBy(new Map()))
    expect(source.search(2000)).toBe(null)
    const joker = { ...NO_YAHTZEE_FILTERS, joker: true }
    const codes = (needs: Needs | null): string[] => {
      const rare = new YahtzeeQuestions(kit, {
        ...{ kind: 'boxes', filters: joker, mistake: 1, seed: 'a' },
      })
      if (needs) finished(rare.weighBy(needs))
      return Array.from({ length: 3 }, () => yahtzeeCode(rare.search(20_000)!.position))
    }
    expect(codes(answers(38))).toEqual(codes(null))
  })

  it('are the same for the same seed and needs', () => {
    const codes = (needs: Needs): string[] =>
      questionsOf(needs, 30).map(({ position }) => yahtzeeCode(position))
    expect(codes(answers(38))).toEqual(codes(answers(38)))
    expect(codes(answers(38))).not.toEqual(codes(answers(0)))
  })

  it('count as the risk of a mistake what somebody who errs loses there', () => {
    for (const question of questionsOf(null, 60)) {
      const { key, chance, cost } = yahtzeeMistakeRisk(question)
      const weights = question.options.map(({ loss }) => Math.exp(-loss / 0.8))
      const all = weights.reduce((sum, weight) => sum + weight)
      const lost = question.options.reduce(
        (sum, { loss }, i) => sum + (loss * weights[i]!) / all,
        0,
      )
      expect(key).toBe(cellOf(question))
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
      expect(chance * cost).toBeCloseTo(lost, 9)
    }
  })
})
