import { beforeEach, describe, expect, it } from 'vitest'
import { GOALS } from '#shared/base/units.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { analyse } from '#shared/games/farkle/analysis/analyser.ts'
import {
  actionWords,
  optionReason,
  percentWords,
  verdictWords,
} from '#shared/games/farkle/analysis/analysis-words.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { hintOf } from '#shared/games/farkle/drill/hints.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { whyBetter } from '#shared/games/farkle/drill/option-reasons.ts'
import { optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { DECISION_KINDS, type DecisionKind } from '#shared/games/farkle/drill/setup.ts'
import { eventWords, questionWords } from '#shared/games/farkle/drill/table-words.ts'
import { ruleOfThumbOf } from '#shared/games/farkle/drill/rule-of-thumb.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { contextOf, DRILLED, kitOf, somePosition } from '../../support/drill-kits.ts'
import { unwrap } from '#test/support/results.ts'
import { verdictOf } from '#test/support/verdict-of.ts'
import { at, positionOf } from '#test/support/farkle-positions.ts'

const THRESHOLDS = { inaccuracy: 20, mistake: 50, blunder: 100 }

beforeEach(() => setLocale('de'))

function analysed(code: string) {
  const position = positionOf(code)
  const analysis = analyse(contextOf(DRILLED.zilch!), position)
  return {
    actions: analysis.options.map((option) => actionWords(option, [])),
    reasons: analysis.options.map((option) => optionReason(option, position, analysis.finalTurn)),
    verdict: verdictWords(analysis, []),
  }
}

describe('in German an analysed position', () => {
  it('has options with reasons', () => {
    const { actions, reasons, verdict } = analysed('b500.d900.t350.n4')
    expect(actions).toEqual(['mit 4 Würfeln weiterwürfeln', '350 sichern'])
    expect(reasons[0]).toMatch(
      /^Farkle in 15,7\u00a0% der Fälle \(dann Gewinnchance \d\d,\d\u00a0%\), sonst Gewinnchance \d\d,\d\u00a0%\.$/,
    )
    expect(reasons[1]).toMatch(/^Sichert 350; Gewinnchance des Gegners danach: \d\d,\d\u00a0%\.$/)
    expect(verdict).toMatch(
      /^Für Punkte und für Siege ist dasselbe richtig: mit 4 Würfeln weiterwürfeln\. Die zweitbeste Wahl kostet \d,\d Prozentpunkte Gewinnchance\.$/,
    )
  })

  it('says what the last turn decides, and one die by itself', () => {
    const { actions, reasons } = analysed('b500.d1600.t900.n1')
    expect(actions).toContain('mit 1 Würfel weiterwürfeln')
    expect(reasons).toContain('Sichert 900, zu wenig gegen 1.600: Die Partie ist verloren.')
    expect(analysed('b500.d1600.t1100.n1').reasons).toContain(
      'Sichert 1.100: Unentschieden bei 1.600, ein halber Sieg.',
    )
  })

  it('has chances with the marks of the language', () => {
    expect(percentWords(0.412345)).toBe('41,2\u00a0%')
    expect(percentWords(0.0000009)).toBe('weniger als 0,0001\u00a0%')
  })
})

const asked = (
  name: string,
  goal: (typeof GOALS)[number],
  kind: DecisionKind,
  some: Partial<Position>,
) => {
  const kit = kitOf(DRILLED[name]!, goal)
  return { kit, question: makeQuestion(kit, kind, at(some))! }
}

describe('in German a drill', () => {
  it('asks, hints and has a rule of thumb', () => {
    const { kit, question } = asked('farkle', 'points', 'roll-or-bank', {
      turnTotal: 350,
      dice: { left: 3 },
    })
    expect(questionWords(question)).toBe('Noch 3 Würfel, Zugpunkte 350. Sichern oder würfeln?')
    expect(hintOf(kit, question, 1)).toBe(
      'Mit 3 Würfeln kommt ein Farkle in 27,8\u00a0% der Fälle. Ein Farkle kostet 350.',
    )
    expect(ruleOfThumbOf(kit, question, question.options[0]!)?.text).toBe(
      'Mit 3 übrigen Würfeln: ab 400 sichern.',
    )
    const [best, other] = question.options
    expect(whyBetter(kit, question, best!, other!)).toMatch(
      /^Mit 3 übrigen Würfeln: ab 400 sichern\. Mit 3 Würfeln weiter sind es im Schnitt \d+,\d: in 27,8\u00a0% der Fälle ein Farkle, sonst \d+,\d\. Sichern bringt 350\.$/,
    )
  })

  it('counts dice and farkles as they are spoken of', () => {
    const { kit, question } = asked('facebook', 'points', 'set-aside', {
      turnTotal: 250,
      dice: { rolled: [1, 5, 5, 2] },
    })
    expect(question.options.map((option) => optionWords(option))[0]).toBe(
      '1\u00a05\u00a05 beiseitelegen',
    )
    expect(hintOf(kit, question, 1)).toContain(
      'mit 2 Würfeln in 44,4\u00a0%, mit 1 Würfel in 66,7\u00a0%.',
    )
    const after = (ownFarkles: number) => {
      const some = { own: 500, turnTotal: 300, dice: { left: 3 }, ownFarkles }
      const { kit, question } = asked('zilch', 'points', 'roll-or-bank', some)
      return ruleOfThumbOf(kit, question, question.options[0]!)?.text
    }
    expect(after(1)).toMatch(/^Nach einem Farkle, mit 3 übrigen Würfeln: /)
    expect(after(2)).toMatch(/^Nach 2 Farkles in Folge, mit 3 übrigen Würfeln: /)
  })

  it('says why an answer is not allowed', () => {
    const { kit, question } = asked('farkle', 'points', 'both', {
      dice: { rolled: [2, 4, 4, 6, 1, 5] },
    })
    const problem = (setAside: (1 | 2 | 3 | 4 | 5 | 6)[]) => {
      const verdict = verdictOf(kit, question, { setAside, then: 'bank' }, THRESHOLDS)
      return verdict.ok ? '' : verdict.problems[0]!.message
    }
    expect(problem([3])).toBe('Es wurde keine 3 gewürfelt.')
    expect(problem([1, 1])).toBe('Es wurde nur eine Eins gewürfelt.')
    expect(problem([4, 4, 4])).toBe('Es wurden nur zwei Vieren gewürfelt.')
    expect(problem([1, 2])).toBe('Die 2 zählt allein nichts.')
    expect(problem([2, 4, 4, 6])).toBe('Die 2, zwei Vieren und die 6 zählen nichts.')
  })

  it('tells what happens at the table', () => {
    const told = (lost: number, penalty: number) =>
      eventWords({ kind: 'farkled', lost, penalty }, 'wins')
    expect(told(0, 0)).toBe('Du hast einen Farkle gewürfelt.')
    expect(told(350, 500)).toBe(
      'Du hast einen Farkle gewürfelt, 350 verloren und 500 Strafe gezahlt.',
    )
  })

  it.each(GOALS)('has no word of English left, for %s', (goal) => {
    const english = /\b(the|and|with|bank|roll|dice|of|you|points?|farkles? \d|set aside)\b/
    const random = seededRandom(`german ${goal}`)
    let said = 0
    for (const name of Object.keys(DRILLED)) {
      const kit = kitOf(DRILLED[name]!, goal)
      for (let i = 0; i < 30; i++) {
        const kind = DECISION_KINDS[i % 3]!
        const question = makeQuestion(kit, kind, somePosition(kit, random, kind !== 'roll-or-bank'))
        if (!question) continue
        const [chosen] = question.options.slice(-1)
        const verdict = unwrap(verdictOf(kit, question, chosen!, THRESHOLDS))
        const { options, bestReason } = verdict
        const words = [
          ...options.map((option) => option.words),
          bestReason,
          questionWords(question),
          hintOf(kit, question, 1),
          hintOf(kit, question, 2),
        ]
        said += words.length
        expect(
          words.filter((text) => english.test(text) || /\d \d{3}\b|\d\.\d(?!\d\d\b)/.test(text)),
        ).toEqual([])
      }
    }
    expect(said).toBeGreaterThan(400)
  })
})
