import { multisetOf } from '../../../dice/multiset.ts'
import { rollDice, seededRandom } from '../../../dice/random.ts'
import { mostAlike } from '../analysis/first-rolls.ts'
import { emptyPaper, scorecardOf } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { openFor, placedPoints } from '../rules/scoring.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { writeGame } from './game-notation.ts'
import { filledBy, type RecordedTurn } from './turn-record.ts'

/** A game in which each turn scores where it makes most; the first one rolls again. */
function exampleTurns(rules: RuleSet): RecordedTurn[] {
  const random = seededRandom('example')
  const turns: RecordedTurn[] = []
  let card = emptyPaper(rules)
  for (let turn = 0; turn < rules.boxes.length; turn++) {
    const rolled = rollDice(random, rules.dice).sort()
    const kept = mostAlike(rolled)
    const rollsAgain = turn === 0 && rules.rolls > 1 && kept.length < rules.dice
    const dice = rollsAgain
      ? [...kept, ...rollDice(random, rules.dice - kept.length)].sort()
      : rolled
    const before = scorecardOf(rules, card)
    const pointsIn = (box: number): number => placedPoints(rules, before, multisetOf(dice), box)!
    const box = openFor(rules, before, multisetOf(dice)).reduce((best, other) =>
      pointsIn(other) > pointsIn(best) ? other : best,
    )
    turns.push({ throws: rollsAgain ? [{ rolled, kept }] : [], dice, box })
    const filled = filledBy(rules, card, turns.at(-1)!)
    if (!filled.ok) throw new Error('the example is no game by these rules')
    card = filled.value.card
  }
  return turns
}

/** `name`: of the rules in the text. */
export function exampleGame(rules: RuleSet, name: string, day: string): string {
  const head = { rules, players: [scorecardTexts.study.you], date: day, seed: null }
  const written = writeGame(head, exampleTurns(rules))
  if (!written.ok) throw new Error('the example is no game by these rules')
  return written.value.replace(/^Rules: .*$/m, () => `Rules: ${name}`)
}
