import type { DiceCount, Points } from '../../../base/units.ts'
import { facesOf, multisetOf, type Face, facesText } from '../../../dice/multiset.ts'
import { rollsOf } from '../../../dice/rolls.ts'
import { isBankable, type TurnReport } from '../analysis/score-report.ts'
import { NO_SCORE, rollOptions, scoringOf, type Scoring } from '../rules/scoring.ts'
import type { TableException, TurnChoice } from '../solve/turn/table-play.ts'
import { diceAfter } from '../solve/turn/turn-model.ts'
import { farkleTexts } from '../texts/texts.ts'
import { ROLL, type Card, mostValuableFirst } from '../../../cards/card.ts'
import { expectedText, pointsText } from '../../../cards/card-words.ts'
import type { DeckWorth } from './deck-worth.ts'
import { farklesBefore, gainsOf, turnTypes, type DeckSources } from './sources.ts'

const MAX_EXCEPTION_CARDS = 40

const MAX_OPTIONS = 4
const EQUAL: Points = 1e-8

/** Examples: "Set aside 350 and bank", "Set aside 100 and roll 4 dice". */
function action({ points, then, diceLeft }: TurnChoice): string {
  const { setAsideAndBank, setAsideAndRoll } = farkleTexts.cards.exceptions
  return then === 'bank'
    ? setAsideAndBank(pointsText(points))
    : setAsideAndRoll(pointsText(points), diceLeft)
}

/** Stable id of an option in stored progress, the same in every language; never shown. */
function deedCode({ points, then, diceLeft }: TurnChoice): string {
  const dice = diceLeft === 1 ? '1 die' : `${diceLeft} dice`
  const next = then === 'bank' ? 'bank' : `roll ${dice}`
  return `Set aside ${points.toLocaleString('en-US')} and ${next}`
}

const same = (a: TurnChoice, b: TurnChoice): boolean =>
  a.points === b.points && a.then === b.then && (a.then === 'bank' || a.taken === b.taken)

function choicesOf(
  turn: TurnReport,
  options: readonly Points[],
  dice: DiceCount,
  total: Points,
  allDice: DiceCount,
): TurnChoice[] {
  return options.flatMap((points, taken) => {
    if (points === NO_SCORE) return []
    const diceLeft = diceAfter(dice, taken, allDice)
    const roll: TurnChoice = { taken, points, then: 'roll', diceLeft }
    return isBankable(turn, diceLeft, total + points) ? [roll, { ...roll, then: 'bank' }] : [roll]
  })
}

function valueOf(turn: TurnReport, choice: TurnChoice, total: Points, grid: Points): Points {
  if (choice.then === 'bank') return choice.points
  const gains = gainsOf(turn, choice.diceLeft)
  // Beyond the last row, rolling loses even more; without farkles its gain stays the same.
  const row = Math.min((total + choice.points) / grid, gains.length - 1)
  return choice.points + gains[row]!
}

/** All rolls with the same options as this one. */
function likeRolls(scoring: Scoring, roll: readonly Face[]): Face[][] {
  const key = rollOptions(scoring, multisetOf(roll)).join()
  return rollsOf(roll.length)
    .filter(({ dice }) => rollOptions(scoring, dice).join() === key)
    .map(({ dice }) => facesOf(dice))
}

function cardOf(
  { report }: DeckSources,
  scoring: Scoring,
  turn: TurnReport,
  share: number,
  exception: TableException,
): Card {
  const { turnScore, andAbove, roll, table, best, cost, perTurn } = exception
  const options = rollOptions(scoring, multisetOf(roll))
  const listed = choicesOf(turn, options, roll.length, turnScore, scoring.rules.dice)
  const all = listed.filter((choice, i) => listed.findIndex((other) => same(other, choice)) === i)
  const values = all.map((choice) => valueOf(turn, choice, turnScore, report.grid))
  const most = Math.max(...values)
  const isKey = (choice: TurnChoice): boolean => same(choice, table) || same(choice, best)
  const others = all
    .filter((choice) => !isKey(choice))
    .sort((a, b) => values[all.indexOf(b)]! - values[all.indexOf(a)]!)
  const shown = [...all.filter(isKey), ...others].slice(0, MAX_OPTIONS)
  const ordered = all.filter((choice) => shown.includes(choice))
  const words = farkleTexts.cards.exceptions
  const asked = words.at(farklesBefore(turn.key), pointsText(turnScore), andAbove)
  return {
    id: `exceptions.${turn.key}.${turnScore}.${roll.join('')}`,
    deck: 'exceptions',
    question: words.question(asked, facesText(roll)),
    answer: {
      kind: 'choice',
      options: ordered.map(action),
      codes: ordered.map(deedCode),
      right: ordered.flatMap((choice, i) =>
        values[all.indexOf(choice)]! >= most - EQUAL ? [i] : [],
      ),
    },
    statement: `${action(best)}.`,
    why: words.why(action(table), expectedText(cost)),
    worth: cost * perTurn * share,
    scene: {
      diceLeft: null,
      turnTotals: [turnScore],
      rolls: likeRolls(scoring, roll),
      question: words.question(asked, ROLL),
    },
  }
}

export function exceptionsDeck(sources: DeckSources, worth: DeckWorth): Card[] {
  const scoring = scoringOf(sources.rules)
  const { shares } = worth
  const all = turnTypes(sources.report).flatMap((turn, i) =>
    turn.exceptions.map((exception) => ({ turn, exception, share: shares[i]! })),
  )
  const cost = ({ exception, share }: (typeof all)[number]): number =>
    exception.cost * exception.perTurn * share
  const dearest = all.sort((a, b) => cost(b) - cost(a)).slice(0, MAX_EXCEPTION_CARDS)
  return mostValuableFirst(
    dearest.map(({ turn, exception, share }) => cardOf(sources, scoring, turn, share, exception)),
  )
}
