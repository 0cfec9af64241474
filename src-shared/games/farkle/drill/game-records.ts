import type { Goal, Value } from '../../../base/units.ts'
import { ok } from '../../../base/result.ts'
import type { GameRecords, RecordedDecision, RecordReview } from '../../../study/game-records.ts'
import { onlyWritten, turnOf } from '../../../study/written-game.ts'
import type { Position } from '../analysis/position.ts'
import { withRoll, type RolledDice } from '../analysis/turn-walk.ts'
import { hasSides } from '../rules/sides.ts'
import { mayBeOfThree } from '../rules/turn-rules.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { placeOf } from './choices.ts'
import { finalScores, isBareTurn, readGame, scoreSheet, writeGame } from './game-notation.ts'
import type { GameReview } from '../requests/drill.ts'
import type { TableGameData } from '../requests/table.ts'
import { GameTrack } from './game-track.ts'
import { makeQuestion } from './make-question.ts'
import { reviewedGameText } from './recorded-turns.ts'
import { DEFAULT_SETUP, NO_FILTERS, type StoredSetup } from './setup.ts'
import type { Question } from './question.ts'
import { kitOfMover, type StudyKit } from './study-kit.ts'
import { afterAction } from './table.ts'
import { TableGame, type TurnResult } from './table-game.ts'
import type { Seat } from './table-event.ts'
import { verdictAt } from './verdict.ts'
import type { RecordedThrow, RecordedTurn } from './turn-record.ts'

/** With losing dice, the value of a farkle depends on the roll. */
function worthOfFarkle(
  { tableRules, judge }: StudyKit,
  position: Position,
  dice: RolledDice,
  afterFarkle: Value | null,
): Value | null {
  return tableRules.losingDice.length > 0
    ? judge.judge(withRoll(tableRules, position, dice)).value
    : afterFarkle
}

/** For points, decisions near the end of a game do not count: players then play to win. */
function isForGoal({ goal, rules }: StudyKit, { finalTurn, options, position }: Question): boolean {
  if (goal === 'wins' || rules.end === 'rounds') return true
  const isNear = options.some(({ turnTotal }) => position.own + turnTotal >= rules.goal)
  return !finalTurn && !isNear
}

function* followTurn(
  whole: StudyKit,
  track: GameTrack,
  who: Seat,
  { start, place }: { readonly start: Position; readonly place: number },
  { throws, end, points = 0 }: RecordedTurn,
  decide: (decision: Omit<RecordedDecision, 'turn' | 'step'>) => void,
): Generator<void, TurnResult> {
  const kit = kitOfMover(whole, start)
  let position = start
  let afterFarkle = track.begins(who, start, place)
  if (throws.length === 0) {
    track.skipped(who, end === 'bank' ? points : afterFarkle)
    return { turnTotal: points, dice: null }
  }
  const lying = ({ rolled, kinds }: RecordedThrow): RolledDice => ({
    rolled,
    ...(kinds && { kinds }),
  })
  for (const [i, thrown] of throws.entries()) {
    const { kept, keptKinds: kinds } = thrown
    const at = withRoll(kit.rules, position, lying(thrown))
    if (kept === null) break
    track.rolled(who, at)
    const isLast = i === throws.length - 1
    const question = makeQuestion(kit, 'both', at)!
    const then = isLast && end === 'bank' ? 'bank' : 'roll'
    const chosen = placeOf(question, { setAside: kept, kinds, then })
    const option = question.options[chosen]!
    track.chose(who, at, option, question.options[0]!.value)
    if (who === 'you') decide({ question, chosen, counts: isForGoal(kit, question) })
    yield
    if (isLast) return { turnTotal: option.turnTotal, dice: null }
    afterFarkle = option.afterFarkle
    position = afterAction(kit.rules, at, option)
  }
  const dice = lying(throws.at(-1)!)
  if (end === 'wins') track.rolled(who, withRoll(kit.rules, position, dice))
  else track.farkled(who, position, dice, worthOfFarkle(kit, position, dice, afterFarkle))
  return { turnTotal: position.turnTotal, dice }
}

function* review(kit: StudyKit, text: string, seat: number): Generator<void, RecordReview> {
  const game = readGame(text)
  if (!game.ok) throw new Error('a text that cannot be read was to be reviewed')
  const { turns, players, komi, yours = 0 } = game.value
  const track = new GameTrack(kitOfMover(kit, { second: seat !== yours }).judge)
  const decisions: RecordedDecision[] = []
  const table = new TableGame(kit.rules, players.length, komi, yours)
  let own = 0
  for (const turn of turns) {
    const who: Seat = table.seat === seat ? 'you' : 'bot'
    if (who === 'you') own++
    const { position } = table
    // With three or more players, several may have reached the goal.
    const alone = { opponent: 0, third: undefined, opponentFarkles: 0 }
    const isAlone = players.length > 2 && kit.players !== 3
    const start = isAlone ? { ...position, ...alone } : position
    const place = (seat - table.seat + players.length) % players.length
    const ended = yield* followTurn(kit, track, who, { start, place }, turn, (decision) =>
      decisions.push({ ...decision, turn: own, step: track.step }),
    )
    table.finish(turn.end, ended)
  }
  const { scores, winners } = table
  const share = winners.includes(seat) ? 1 / winners.length : 0
  track.gameOver(
    {
      kind: 'game-over',
      winner: winners.length > 1 ? 'both' : winners[0] === seat ? 'you' : 'bot',
      you: scores[seat]!,
      bot: Math.max(0, ...scores.filter((_, place) => place !== seat)),
    },
    kit.players === 3 ? share : undefined,
  )
  return { review: track.review!, decisions }
}

/** The points of a game's turns, without their dice; null for a text that cannot be read, and with two sides. */
function asWritten(text: string): TableGameData | null {
  const game = readGame(text)
  if (!game.ok || hasSides(game.value.rules)) return null
  const { turns, ...head } = game.value
  const sheet = scoreSheet(head, turns)
  const written = turns.map(({ end }, turn) => {
    const { round, seat } = turnOf({ players: sheet }, turn)
    return end === 'bank' ? sheet[seat]![round - 1]!.points : 0
  })
  return { ...onlyWritten(head.players), rules: head.rules, komi: head.komi ?? 0, written }
}

export const gameRecords = {
  asWritten,
  read(text: string, usual: RuleSet | null = null) {
    const read = readGame(text, usual)
    if (!read.ok) return read
    const { turns, ...game } = read.value
    const written = writeGame(game, turns)
    if (!written.ok) return written
    const sheet = turns.some(isBareTurn) ? scoreSheet(game, turns) : null
    return ok({ ...game, text: written.value, sheet, isBare: turns.every(isBareTurn) })
  },
  finalScores,
  drilled: (rules: RuleSet, setup: StoredSetup, played: GameReview, date: string) =>
    reviewedGameText(rules, setup, played, { names: farkleTexts.study.seats, date }),
  // Win probabilities are solved for two players, or for three.
  goals(rules: RuleSet, players: number): readonly Goal[] {
    const isOfTwo = players === 2 && rules.end !== 'rounds'
    const isOfThree = players === 3 && mayBeOfThree(rules)
    return isOfTwo || isOfThree ? ['points', 'wins'] : ['points']
  },
  review,
  verdict: (kit: StudyKit, question: Question, ...rest) =>
    verdictAt(kitOfMover(kit, question.position), question, ...rest),
  // The player of the first move has the first seat.
  tableSetup: (goal: Goal, seed: string, players = 2): StoredSetup => ({
    ...DEFAULT_SETUP,
    ...(goal === 'wins' && players === 3 && { players: 3 }),
    goal,
    scope: 'game',
    weighting: 'play',
    filters: { ...NO_FILTERS, noForced: false },
    pause: 'never',
    seconds: null,
    questions: null,
    seed,
  }),
  drilledSeat: ({ moves, line }: GameReview) =>
    (moves?.[0] ?? line.find(({ label }) => label.kind !== 'start'))?.who === 'bot' ? 1 : 0,
  luckOf: ({ luck }: GameReview) => luck.you,
} satisfies GameRecords
