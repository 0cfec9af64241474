import { ok, refused, type Result } from '../../../base/result.ts'
import { contains, multisetOf, type Face } from '../../../dice/multiset.ts'
import { pointsIn } from '../../../study/game-lines.ts'
import {
  readGameText,
  writeGameText,
  type GameHead,
  type GameText,
  type TurnReader,
} from '../../../study/game-text.ts'
import { emptyPaper, paperTotals, scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import { parseRuleSet } from '../input/rule-set-schema.ts'
import { BOX_NAMES, hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import { FORMER_NAME } from '../rules/former.ts'
import { PUBLISHED_CARDS } from '../rules/presets.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { fits, openFor, placedPoints } from '../rules/scoring.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { isFullPaper } from './play.ts'
import type { ScorecardReview } from './track.ts'

/** A throw, with the dice kept before it, and the dice kept for the next throw. */
export interface RecordedThrow {
  /** Ascending, as is `kept`. */
  readonly rolled: readonly Face[]
  readonly kept: readonly Face[]
}

export interface RecordedTurn {
  readonly throws: readonly RecordedThrow[]
  readonly dice: readonly Face[]
  readonly box: number
}

export type GameRecord = GameText<RuleSet, RecordedTurn>

const words = () => scorecardTexts.study.notation
const inARow = (dice: readonly Face[]): string => dice.toSorted().join('')

function throwProblem(kept: readonly Face[], dice: readonly Face[]): string | null {
  if (contains(multisetOf(dice), multisetOf(kept))) return null
  return words().notKept(inARow(kept), inARow(dice))
}

function throwsProblem(rules: RuleSet, { throws, dice }: RecordedTurn): string | null {
  if (throws.length >= rules.rolls) return words().tooManyThrows(rules.rolls)
  let before: readonly Face[] = []
  for (const { rolled, kept } of throws) {
    const problem = throwProblem(before, rolled)
    if (problem !== null) return problem
    const isPart = contains(multisetOf(rolled), multisetOf(kept))
    if (!isPart) return words().notThere(inARow(kept), inARow(rolled))
    if (kept.length === rules.dice) return words().keepsAll
    before = kept
  }
  return throwProblem(before, dice)
}

/** Boxes in the text of a game: `fullHouse` with the thirteen boxes, else their places, `box9`. */
const boxWords = (rules: RuleSet): readonly string[] =>
  hasThirteenBoxes(rules) ? BOX_NAMES : rules.boxes.map((_, box) => `box${box + 1}`)

export function filledBy(
  rules: RuleSet,
  card: PaperCard,
  { throws, dice, box: number }: RecordedTurn,
): Result<{ card: PaperCard; points: number }> {
  const roll = multisetOf(dice)
  const before = scorecardOf(rules, card)
  const box = rules.boxes[number]
  const placed = openFor(rules, before, roll).includes(number)
    ? placedPoints(rules, before, roll, number)
    : null
  if (!box || placed === null) {
    return refused(words().box(boxWords(rules)[number] ?? String(number), inARow(dice)))
  }
  const first = throws.length === 0 && fits(box, roll) ? (box.atOnce ?? 0) : 0
  // Without points for further dice all alike: the points in the box itself.
  const plain = placedPoints({ ...rules, further: 0 }, before, roll, number)!
  return ok({
    card: {
      points: card.points.with(number, plain + first),
      bonuses: card.bonuses + (placed > plain ? 1 : 0),
    },
    points: placed + first,
  })
}

class PlayedGame {
  readonly #rules: RuleSet
  readonly #cards: PaperCard[]
  readonly #words: readonly string[]
  #next = 0

  constructor(rules: RuleSet, players: number) {
    this.#rules = rules
    this.#words = boxWords(rules)
    this.#cards = Array.from({ length: players }, () => emptyPaper(rules))
  }

  get result(): string | null {
    return this.#cards.every(isFullPaper) ? this.scores.join('-') : null
  }

  get scores(): number[] {
    return this.#cards.map((card) => paperTotals(this.#rules, card).total)
  }

  play(turn: RecordedTurn): Result<string> {
    const { throws, dice, box } = turn
    const problem = throwsProblem(this.#rules, turn)
    if (problem !== null) return refused(problem)
    const after = filledBy(this.#rules, this.#cards[this.#next]!, turn)
    if (!after.ok) return after
    this.#cards[this.#next] = after.value.card
    this.#next = (this.#next + 1) % this.#cards.length
    const kept = throws.map(({ rolled, kept }) => `${inARow(rolled)}:${inARow(kept) || '-'}`)
    return ok([...kept, inARow(dice), this.#words[box]!, after.value.points].join(' '))
  }
}

const facesIn = (text: string): Face[] => [...text].map(Number).sort() as Face[]
const formOf = ({ dice }: RuleSet): RegExp =>
  new RegExp(
    `^((?:[1-6]{${dice}}:(?:-|[1-6]{1,${dice}}) )*)([1-6]{${dice}}) ([A-Za-z0-9]{1,20}) (.{1,9})$`,
  )

function readTurn(
  pattern: RegExp,
  boxes: readonly string[],
  text: string,
): Result<{ turn: RecordedTurn; points: number }> {
  const form = pattern.exec(text)
  if (!form) return refused(words().form)
  const [, thrown = '', dice = '', name, points] = form
  const box = boxes.indexOf(name!)
  if (box < 0) return refused(words().noBox(name!))
  const throws = thrown
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [rolled = '', kept = ''] = one.split(':')
      return { rolled: facesIn(rolled), kept: kept === '-' ? [] : facesIn(kept) }
    })
  const made = pointsIn(points!)
  if (made === null) return refused(words().form)
  return ok({ turn: { throws, dice: facesIn(dice), box }, points: made })
}

function begin({ rules, players }: GameHead<RuleSet>): Result<TurnReader<RecordedTurn>> {
  const game = new PlayedGame(rules, players.length)
  const [pattern, boxes] = [formOf(rules), boxWords(rules)]
  return ok({
    turn(text) {
      const read = readTurn(pattern, boxes, text)
      if (!read.ok) return read
      const { turn, points } = read.value
      const played = game.play(turn)
      if (!played.ok) return played
      const right = Number(played.value.slice(played.value.lastIndexOf(' ')))
      return right === points ? ok(turn) : refused(words().points(right, points))
    },
    points: () => refused(words().form),
    scores: () => game.scores,
    result: () => game.result,
  })
}

const notation = {
  name: 'scorecard',
  formerName: FORMER_NAME,
  minPlayers: 1,
  maxPlayers: 6,
  parseRules: parseRuleSet,
  shipped: () => PUBLISHED_CARDS,
  begin,
}

export function readGame(text: string, usual: RuleSet | null = null): Result<GameRecord> {
  return readGameText(notation, text, usual)
}

export function writeGame(head: GameHead<RuleSet>, turns: readonly RecordedTurn[]): Result<string> {
  const game = new PlayedGame(head.rules, head.players.length)
  const lines: string[] = []
  for (const turn of turns) {
    if (game.result !== null) return refused(words().goesOn)
    const played = game.play(turn)
    if (!played.ok) return played
    lines.push(played.value)
  }
  if (game.result === null) return refused(words().goesOn)
  return ok(writeGameText(notation.name, head, lines, game.result))
}

export function recordedTurns(
  rules: RuleSet,
  { line }: Pick<ScorecardReview, 'line'>,
): RecordedTurn[] {
  const turns: RecordedTurn[] = []
  let throws: RecordedThrow[] = []
  let dice: Face[] = []
  for (const point of line) {
    if (point.kind === 'rolled') dice = point.dice.toSorted((a, b) => a - b)
    if (point.kind === 'kept' && point.dice.length < rules.dice) {
      throws.push({ rolled: dice, kept: point.dice.toSorted((a, b) => a - b) })
    }
    if (point.kind === 'scored') {
      turns.push({ throws, dice, box: point.box })
      throws = []
    }
  }
  return turns
}

export function reviewedGameText(
  rules: RuleSet,
  seed: string,
  review: Pick<ScorecardReview, 'line'>,
  { player, date }: { readonly player: string; readonly date: string | null },
): string | null {
  const written = writeGame({ rules, players: [player], date, seed }, recordedTurns(rules, review))
  return written.ok ? written.value : null
}
