import type { Goal } from '../../../base/units.ts'
import { ok } from '../../../base/result.ts'
import type { GameRecords, RecordedDecision, RecordReview } from '../../../study/game-records.ts'
import { onlyWritten } from '../../../study/written-game.ts'
import type { ScorecardTableData } from '../requests/table.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'
import {
  readGame,
  reviewedGameText,
  scoreSheet,
  writeGame,
  type GameRecord,
} from './game-notation.ts'
import { filledCard } from './play.ts'
import {
  makeScorecardQuestion,
  playersCard,
  scorecardIndexOf,
  type ScorecardKit,
  type ScorecardOption,
} from './question.ts'
import { scorecardVerdict } from './verdict.ts'
import { DEFAULT_SCORECARD_SETUP, type StoredScorecardSetup } from './setup.ts'
import { ScorecardTrack, type ScorecardReview } from './track.ts'
import { choicesOf } from './turn-choices.ts'
import { reviewWins } from './win-review.ts'

/** Decisions that two players make to win do not count for points. */
function* reviewPoints(
  kit: ScorecardKit,
  { turns, players }: GameRecord,
  seat: number,
): Generator<void, RecordReview & { readonly review: ScorecardReview }> {
  const { rules, toWin } = kit
  const track = new ScorecardTrack(kit)
  const decisions: RecordedDecision[] = []
  const papers = players.map(() => kit.start)
  for (const [i, recorded] of turns.entries()) {
    const [at, turn] = [i % players.length, Math.floor(i / players.length) + 1]
    const card = papers[at]!
    const other = players.length === 2 ? papers[1 - at]! : null
    const isToWin =
      at === seat && other && toWin?.basisOf(playersCard(rules, card), playersCard(rules, other))
    let option: ScorecardOption | null = null
    for (const { at: position, choice, isRolled } of choicesOf(kit, card, recorded)) {
      const question = makeScorecardQuestion(kit, position)
      const chosen = scorecardIndexOf(question, choice)
      option = question.options[chosen]!
      if (at === seat) {
        if (isRolled) track.rolled(turn, question)
        track.chose(option)
        decisions.push({ question, chosen, turn, step: track.step, counts: !isToWin })
      }
      yield
    }
    papers[at] = filledCard(card, option!)
  }
  return { review: track.review(papers[seat]!), decisions }
}

/** For wins also with the game for points. */
function* review(
  kit: ScorecardKit,
  text: string,
  seat: number,
  goal: Goal,
): Generator<void, RecordReview> {
  const game = readGame(text)
  if (!game.ok) throw new Error('a text that cannot be read was to be reviewed')
  const forPoints = yield* reviewPoints(kit, game.value, seat)
  if (goal === 'points') return forPoints
  const { wins, decisions } = yield* reviewWins(kit, game.value, seat)
  return { review: { ...forPoints.review, ...(wins && { wins }) }, decisions }
}

/** The boxes and points of a game's turns, without their dice; null for an unreadable text. */
function asWritten(text: string): ScorecardTableData | null {
  const game = readGame(text)
  if (!game.ok) return null
  const { turns, rules, players } = game.value
  const written = turns.map((turn) => turn.written ?? null)
  // Dice and points never go together in one game.
  if (!written.every((entry) => entry !== null)) return null
  return { ...onlyWritten(players), rules, written }
}

export const gameRecords = {
  asWritten,
  read(text: string, usual: RuleSet | null = null) {
    const read = readGame(text, usual)
    if (!read.ok) return read
    const { turns, ...game } = read.value
    const written = writeGame(game, turns)
    if (!written.ok) return written
    const isBare = turns.some(({ written }) => written !== undefined)
    const sheet = isBare ? scoreSheet(game, turns) : null
    return ok({ ...game, text: written.value, sheet, isBare })
  },
  finalScores: (text: string) => /^Result: (.*)$/m.exec(text)?.[1]?.split('-').map(Number) ?? [],
  drilled: (
    rules: RuleSet,
    { seed }: StoredScorecardSetup,
    played: ScorecardReview,
    date: string,
  ) => reviewedGameText(rules, seed, played, { player: scorecardTexts.study.you, date }),
  goals: (_rules: RuleSet, players: number): readonly Goal[] =>
    players === 2 ? ['points', 'wins'] : ['points'],
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
  luckOf: ({ luck, wins }: ScorecardReview) => wins?.luck.you ?? luck,
} satisfies GameRecords
