import type { Goal } from '../../../base/units.ts'
import { ok } from '../../../base/result.ts'
import type { GameRecords, RecordedDecision, RecordReview } from '../../../study/game-records.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { readGame, reviewedGameText, writeGame } from './game-notation.ts'
import { filledCard } from './play.ts'
import {
  makeScorecardQuestion,
  scorecardIndexOf,
  type ScorecardKit,
  type ScorecardOption,
} from './question.ts'
import { scorecardVerdict } from './position.ts'
import { DEFAULT_SCORECARD_SETUP, type StoredScorecardSetup } from './setup.ts'
import { ScorecardTrack, type ScorecardReview } from './track.ts'
import { choicesOf } from './turn-choices.ts'
import { reviewWins } from './win-review.ts'

function* review(kit: ScorecardKit, text: string, seat: number): Generator<void, RecordReview> {
  const game = readGame(text)
  if (!game.ok) throw new Error('a text that cannot be read was to be reviewed')
  const { turns, players } = game.value
  const wins = yield* reviewWins(kit, game.value, seat)
  const track = new ScorecardTrack(kit)
  const decisions: RecordedDecision[] = []
  let card = kit.start
  const own = turns.filter((_, i) => i % players.length === seat)
  for (const [i, turn] of own.entries()) {
    let option: ScorecardOption | null = null
    for (const { at, choice, isRolled } of choicesOf(kit, card, turn)) {
      const question = makeScorecardQuestion(kit, at)
      const chosen = scorecardIndexOf(question, choice)
      option = question.options[chosen]!
      if (isRolled) track.rolled(i + 1, question)
      track.chose(option)
      // Those that are made to win are not graded for points.
      if (!wins?.line.some(({ who, turn }) => who === 'you' && turn === i + 1)) {
        decisions.push({ question, chosen, turn: i + 1, step: track.step, counts: true })
      }
      yield
    }
    card = filledCard(card, option!)
  }
  return { review: { ...track.review(card), ...(wins && { wins }) }, decisions }
}

export const gameRecords = {
  read(text: string) {
    const read = readGame(text)
    if (!read.ok) return read
    const { turns, ...game } = read.value
    const written = writeGame(game, turns)
    return written.ok ? ok({ ...game, text: written.value, sheet: null, isBare: false }) : written
  },
  drilled: (
    rules: RuleSet,
    { seed }: StoredScorecardSetup,
    played: ScorecardReview,
    date: string,
  ) => reviewedGameText(rules, seed, played, { player: scorecardTexts.study.you, date }),
  goals: () => ['points'] as const,
  review,
  verdict: scorecardVerdict,
  tableSetup: (_goal: Goal, seed: string): StoredScorecardSetup => ({
    ...DEFAULT_SCORECARD_SETUP,
    scope: 'game',
    weighting: 'play',
    pause: 'never',
    seconds: null,
    questions: null,
    seed,
  }),
  drilledSeat: () => 0,
  luckOf: ({ luck }: ScorecardReview) => luck,
} satisfies GameRecords
