import type { RuleQuestion } from '#shared/base/rules.ts'
import type { GameRules } from '#shared/games/games.ts'
import type { PublishedGameRules } from '#shared/games/published.ts'
import { searched } from '#shared/texts/searched.ts'

export interface Candidate {
  readonly id: string
  readonly text: string
  readonly game: GameRules
}

/** `scores` are the names of the scoring combinations. */
export function candidateOf(
  id: string,
  { source, words, ...game }: PublishedGameRules,
  scores: readonly string[],
): Candidate {
  return { id, game, text: searched([game.rules.name, source, words, ...scores].join(' ')) }
}

/**
 * Rules that fit the text and the answers (ids by question id), and rules that fit all answers but
 * one, with theirs instead; in the order of the candidates. A missing answer fits all rules.
 */
export function findRules(
  candidates: readonly Candidate[],
  questions: readonly RuleQuestion<GameRules['rules']>[],
  typed: string,
  answers: Readonly<Record<string, string>>,
) {
  const parts = searched(typed).split(/\s+/)
  const exact: Candidate[] = []
  const near: { candidate: Candidate; instead: string }[] = []
  for (const candidate of candidates) {
    if (!parts.every((part) => candidate.text.includes(part))) continue
    const others = questions.flatMap((question) => {
      const wanted = answers[question.id]
      const answer = question.answerOf(candidate.game.rules)
      return wanted === undefined || wanted === answer.id ? [] : [`${question.ask} ${answer.text}`]
    })
    if (others.length === 0) exact.push(candidate)
    // With a single answer, all other rules would be near.
    else if (others.length === 1 && Object.keys(answers).length > 1) {
      near.push({ candidate, instead: others[0]! })
    }
  }
  return { exact, near }
}
