import type { Points } from '../../../base/units.ts'
import type { Card } from '../../../cards/card.ts'
import { facesText, multisetOf, type Face } from '../../../dice/multiset.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { pick, rollDice, seededRandom } from '../../../dice/random.ts'
import { capital } from '../../../texts/capital.ts'
import type { ScoreReport } from '../analysis/score-report.ts'
import { ChosenRule } from '../drill/chosen-rule.ts'
import { setAsides } from '../analysis/set-aside.ts'
import { optionWords } from '../drill/option-words.ts'
import type { ThumbOption, ThumbQuestion, WeighedOption } from '../drill/thumb-choice.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { diceAfter, turnModel, type TurnModel } from '../solve/turn/turn-model.ts'
import { farkleTexts } from '../texts/texts.ts'
import { totalsOf, usualTurn, type LearntThumb } from './sources.ts'

interface Example extends ThumbQuestion {
  readonly turnTotal: Points
  readonly rolled: readonly Face[] | null
}

const WANTED = {
  roll: 3,
  bank: 3,
  'dice-roll': 3,
  'dice-bank': 1,
  'go-for-it': 1,
  'nearly-there': 1,
  lead: 1,
} as const
type Wanted = keyof typeof WANTED

const MAX_DRAWS = 4000

/** Fraction of the goal from which a game is late, and fraction of late examples. */
const LATE = 0.85
const LATE_PART = 1 / 3

const OTHERS = 3

function bothWays(model: TurnModel, least: Points, some: Omit<ThumbOption, 'then'>): ThumbOption[] {
  const { turnTotal, diceLeft } = some
  const roll: ThumbOption = { ...some, then: 'roll' }
  return mayBank(model, least / model.grid, diceLeft, turnTotal / model.grid)
    ? [{ ...some, then: 'bank' }, roll]
    : [roll]
}

/** Draws an example; null if the roll farkles or there is only one option. */
function drawing(rules: RuleSet, report: ScoreReport, thumb: LearntThumb): () => Example | null {
  const { dice: allDice, goal } = rules
  const model = turnModel(rules)
  const counts = model.counts.filter((count) => count < allDice)
  const turn = usualTurn(report)
  const totals = counts.map((n) =>
    totalsOf(turn, n, report.grid).filter((total) => total > 0 && total < goal / 2),
  )
  const random = seededRandom(`examples ${thumb.text}`)

  /** A multiple of a hundredth of the goal, for easy mental arithmetic, down to the grid. */
  const score = (late: boolean): Points => {
    const part = late ? LATE + (1 - LATE) * random.next() : random.next()
    const step = goal / 100
    const points = Math.min(Math.floor((part * goal) / step), 99) * step
    return Math.floor(points / model.grid) * model.grid
  }

  const standing = (): Example['position'] => {
    if (thumb.goal === 'points') return { own: 0, opponent: 0, ownFarkles: 0 }
    const late = random.next() < LATE_PART
    return { own: score(late), opponent: score(late), ownFarkles: 0 }
  }

  return () => {
    const n = pick(random, counts)
    const ofCount = totals[counts.indexOf(n)]!
    if (ofCount.length === 0) return null
    // Small totals are more common.
    const turnTotal = ofCount[Math.floor(ofCount.length * random.next() ** 3)]!
    const position = standing()
    const least = leastBank(rules, position.own)
    const asks = { position, finalTurn: false, turnTotal }
    if (random.next() < 0.5) {
      const options = bothWays(model, least, { setAside: [], points: 0, turnTotal, diceLeft: n })
      return options.length < 2 ? null : { ...asks, rolled: null, options }
    }
    const rolled = rollDice(random, n).sort((a, b) => a - b)
    const options = setAsides(rules, multisetOf(rolled)).flatMap(({ dice, points }) =>
      bothWays(model, least, {
        setAside: dice,
        points,
        turnTotal: turnTotal + points,
        diceLeft: diceAfter(n, dice.length, allDice),
      }),
    )
    const ways = new Set(options.map(({ setAside }) => setAside.join()))
    return ways.size < 2 ? null : { ...asks, rolled, options }
  }
}

function kindOf({ rolled }: Example, { why, rolls }: WeighedOption): Wanted | null {
  const does = rolls ? 'roll' : 'bank'
  if (why === 'value') return rolled ? `dice-${does}` : does
  return why === 'go-for-it' || why === 'nearly-there' || why === 'lead' ? why : null
}

/** The right option, the other action with the same dice, and rolls with other dice. */
function offered({ options }: Example, taken: ThumbOption): ThumbOption[] {
  const dice = taken.setAside.join()
  const isOther = (one: ThumbOption): boolean => one !== taken && one.setAside.join() === dice
  const more = options
    .filter((one) => one.setAside.join() !== dice && one.then === 'roll')
    .sort((a, b) => b.points - a.points || a.setAside.length - b.setAside.length)
  const some = [taken, ...options.filter(isOther), ...more].slice(0, 1 + OTHERS)
  return options.filter((one) => some.includes(one))
}

function cardOf(example: Example, rule: ChosenRule, forWins: boolean): Card {
  const { position, turnTotal, rolled } = example
  const { taken, why } = rule.choice(example)
  const words = farkleTexts.thumb.cards
  const shown = offered(example, taken.option)
  const said = (option: ThumbOption): string => capital(optionWords(option))
  const { own, opponent } = position
  const standing = forWins ? words.standing(pointsText(own), pointsText(opponent)) : ''
  const { diceLeft } = taken.option
  const asked = rolled
    ? words.rolled(pointsText(turnTotal), facesText(rolled))
    : words.left(pointsText(turnTotal), diceLeft)
  const dice = rolled ? rolled.join('') : `n${diceLeft}`
  return {
    id: `thumb.example.${own}-${opponent}-${turnTotal}-${dice}`,
    deck: 'thumb',
    question: [standing, asked, words.what].filter((part) => part !== '').join(' '),
    answer: {
      kind: 'choice',
      options: shown.map(said),
      codes: shown.map(({ setAside, then }) => `${setAside.join('')}${then!}`),
      right: [shown.indexOf(taken.option)],
    },
    statement: `${said(taken.option)}.`,
    why: `${capital(why)}.`,
    worth: null,
    // Fixed roll and total: the card is always asked the same way, with visible dice.
    scene: {
      diceLeft: rolled ? null : diceLeft,
      turnTotals: [turnTotal],
      rolls: rolled ? [rolled] : [],
    },
  }
}

export function thumbExamples(rules: RuleSet, report: ScoreReport, thumb: LearntThumb): Card[] {
  const rule = new ChosenRule({ rules, goal: thumb.goal }, thumb.text)
  const draw = drawing(rules, report, thumb)
  const left: Record<Wanted, number> = { ...WANTED }
  const cards = new Map<string, Card>()
  for (let i = 0; i < MAX_DRAWS && Object.values(left).some((count) => count > 0); i++) {
    const example = draw()
    const kind = example && kindOf(example, rule.choice(example).taken)
    if (!kind || left[kind] === 0 || !rule.decides(example)) continue
    const card = cardOf(example, rule, thumb.goal === 'wins')
    if (cards.has(card.id)) continue
    cards.set(card.id, card)
    left[kind]--
  }
  return [...cards.values()]
}
