import { ok, refused, type Result } from '../../../base/result.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { SheetTurn } from '../../../study/game-records.ts'
import { pointsIn } from '../../../study/game-lines.ts'
import {
  readGameText,
  writeGameText,
  type GameHead,
  type GameText,
  type TurnReader,
} from '../../../study/game-text.ts'
import { emptyPaper, paperTotals, type PaperCard } from '../analysis/paper-card.ts'
import { boxName } from '../analysis/box-names.ts'
import { parseRuleSet } from '../input/rule-set-schema.ts'
import { FORMER_NAME } from '../rules/former.ts'
import { PUBLISHED_CARDS } from '../rules/presets.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { isFullPaper } from './play.ts'
import type { ScorecardReview } from './track.ts'
import {
  boxWords,
  filledBy,
  inARow,
  pointsText,
  throwsProblem,
  type RecordedThrow,
  type RecordedTurn,
} from './turn-record.ts'
import { bareTurn } from './written-box.ts'

export type GameRecord = GameText<RuleSet, RecordedTurn>

const words = () => scorecardTexts.study.notation

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
    const problem = turn.written ? null : throwsProblem(this.#rules, turn)
    if (problem !== null) return refused(problem)
    const after = filledBy(this.#rules, this.#cards[this.#next]!, turn)
    if (!after.ok) return after
    this.#cards[this.#next] = after.value.card
    this.#next = (this.#next + 1) % this.#cards.length
    if (turn.written) return ok(`${this.#words[box]!} ${pointsText(this.#rules, turn.written)}`)
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

const BARE = /^([A-Za-z0-9]{1,20}) (\d{1,4})(?:\+(\d{1,4}))?$/

/** A turn of points alone; null for other texts. */
function readBare(rules: RuleSet, text: string): RecordedTurn | null {
  const [, name, points, further] = BARE.exec(text) ?? []
  const box = boxWords(rules).indexOf(name ?? '')
  if (box < 0 || (further !== undefined && Number(further) !== rules.further)) return null
  return bareTurn({ box, points: Number(points), ...(further && { further: true as const }) })
}

function begin({ rules, players }: GameHead<RuleSet>): Result<TurnReader<RecordedTurn>> {
  const game = new PlayedGame(rules, players.length)
  const [pattern, boxes] = [formOf(rules), boxWords(rules)]
  let isBare: boolean | null = null
  return ok({
    turn(text) {
      const bare = readBare(rules, text)
      isBare ??= bare !== null
      if (isBare !== (bare !== null)) return refused(words().mixed)
      if (bare) {
        const played = game.play(bare)
        return played.ok ? ok(bare) : played
      }
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

export function scoreSheet(
  { rules, players }: GameHead<RuleSet>,
  turns: readonly RecordedTurn[],
): SheetTurn[][] {
  const game = new PlayedGame(rules, players.length)
  const sheet: SheetTurn[][] = players.map(() => [])
  for (const [i, turn] of turns.entries()) {
    const seat = i % players.length
    const before = game.scores[seat]!
    game.play(turn)
    const score = game.scores[seat]!
    sheet[seat]!.push({ points: score - before, score, place: boxName(rules, turn.box) })
  }
  return sheet
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
