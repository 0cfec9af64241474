import { facesText, type Face } from '../../../dice/multiset.ts'
import { grouped } from '../../../texts/numbers.ts'
import type { Happening } from '../requests/drill.ts'
import { farkleTexts } from '../texts/texts.ts'

type Chosen = Extract<Happening, { kind: 'chose' }>

/** Example: "1 1 3 4". */
const inARow = (dice: readonly Face[]): string => facesText(dice.toSorted((a, b) => a - b))

/** Example: "You set aside 1 1 and banked 350". */
function actionWords({ who, dice, then, turnTotal, diceLeft }: Chosen): string {
  const { banked, setAsideAndBanked, setAsideAndLost, rolledOn, setAsideAndRolled } =
    farkleTexts.study.moments
  const faces = inARow(dice)
  if (then === 'bank') {
    const total = grouped(turnTotal)
    return faces === '' ? banked(who, total) : setAsideAndBanked(who, faces, total)
  }
  if (diceLeft === 0) return setAsideAndLost(who, faces, grouped(turnTotal))
  return faces === '' ? rolledOn(who, diceLeft) : setAsideAndRolled(who, faces, diceLeft)
}

export function happeningWords(what: Happening): string {
  const { start, rolled, farkled, farkledAtStake } = farkleTexts.study.moments
  if (what.kind === 'start') return start
  if (what.kind === 'chose') return actionWords(what)
  const { who, dice } = what
  const faces = inARow(dice)
  if (what.kind === 'rolled') return rolled(who, faces, dice.length)
  return what.turnTotal > 0
    ? farkledAtStake(who, faces, dice.length, grouped(what.turnTotal))
    : farkled(who, faces, dice.length)
}
