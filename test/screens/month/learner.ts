import type { StepOf } from '#renderer/services/ask-drill.ts'
import type { ParamsOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Random } from '#shared/dice/random.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { RuleSet as FarkleRules } from '#shared/games/farkle/rules/rule-set.ts'
import type { ScorecardSetup } from '#shared/games/scorecard/drill/setup.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import type { RuleSet as ScorecardRules } from '#shared/games/scorecard/rules/rule-set.ts'
import type { AnyAsk } from '../../support/use-everything.ts'

/** Somebody who studies: errs with a chance of 1 - skill, and takes time by a clock of their own. */
export interface Learner {
  readonly ask: AnyAsk
  readonly random: Random
  /** Chance to decide right. */
  skill: number
  /** Lets so many milliseconds pass. */
  readonly pass: (milliseconds: number) => void
}

/** Milliseconds for a decision, two to eight seconds, which then have passed. */
function think({ random, pass }: Learner): number {
  const milliseconds = 2000 + Math.floor(random.next() * 6000)
  pass(milliseconds)
  return milliseconds
}

/** Index of the option that is taken, of options with the best one first: errors are mostly small. */
export function pickOption({ random, skill }: Learner, options: number): number {
  if (options < 2 || random.next() < skill) return 0
  return 1 + Math.floor(random.next() ** 2 * Math.min(3, options - 1))
}

/** Drills Farkle by a setup to its end, and ends the session. */
export async function drillFarkle(
  learner: Learner,
  rules: FarkleRules,
  setup: DrillSetup,
): Promise<void> {
  const { ask } = learner
  const { session } = await ask('drill.start', { game: 'farkle', rules, setup })
  const played = { game: 'farkle', session } as const
  let step = (await ask('drill.next', played)) as StepOf<'farkle'>
  while (step.kind === 'question') {
    const { number, legal, position } = step.question
    const at = positionData(position)
    const asked = { rules, position: at, players: 2, bot: null, seed: 'drill' }
    const { options } = await ask('farkle.advise', asked)
    const taken = options[pickOption(learner, options.length)]
    const wanted = String(taken?.setAside)
    const choice =
      legal.find(({ setAside, then }) => String(setAside) === wanted && then === taken?.then) ??
      legal.find(({ setAside }) => String(setAside) === wanted) ??
      legal[0]!
    const { setAside, then } = choice
    const answer = { ...played, number, choice: { setAside, then }, milliseconds: think(learner) }
    await ask('drill.answer', answer)
    step = (await ask('drill.next', played)) as StepOf<'farkle'>
  }
  await ask('drill.finish', { ...played, reason: 'stopped' })
}

/** The same of a scorecard. */
export async function drillScorecard(
  learner: Learner,
  rules: ScorecardRules,
  setup: ScorecardSetup,
): Promise<void> {
  const { ask } = learner
  const { session } = await ask('drill.start', { game: 'scorecard', rules, setup })
  const played = { game: 'scorecard', session } as const
  let step = (await ask('drill.next', played)) as StepOf<'scorecard'>
  while (step.kind === 'question') {
    const { number, card, dice, rerolls } = step.question
    const position = scorecardCode({ card, dice, rerolls })
    const advice = await ask('scorecard.advise', { rules, position, bot: null, seed: 'drill' })
    const { keep, box } = advice.options[pickOption(learner, advice.options.length)]!
    const choice = box === null ? { keep: keep!, box } : { keep: null, box }
    await ask('drill.answer', { ...played, number, choice, milliseconds: think(learner) })
    step = (await ask('drill.next', played)) as StepOf<'scorecard'>
  }
  await ask('drill.finish', { ...played, reason: 'stopped' })
}

/** A session of so many cards by choice, some of them new. */
export async function learnCards(
  learner: Learner,
  subject: ParamsOf<BackendRequests, 'cards.overview'>,
  count: number,
  newCards: number,
): Promise<void> {
  const { ask, random, skill } = learner
  const size = { kind: 'cards', count } as const
  const setup = { ...subject, decks: [], size, answering: 'choose' as const, newCards }
  const begun = await ask('cards.start', setup)
  const { session } = begun
  let { step } = begun
  while (step.kind === 'card') {
    if (step.card.intro) {
      step = await ask('cards.seen', { session, number: step.card.number })
      if (step.kind !== 'card') break
    }
    const { number, choices } = step.card
    // The verdict tells what is right; then the answer is taken back and given anew.
    const looked = await ask('cards.answer', { session, number, answer: null, milliseconds: 1000 })
    const right = looked.graded ? (looked.verdict.rightChoices[0] ?? 0) : 0
    step = await ask('cards.undo', { session })
    if (step.kind !== 'card') break
    const wrong = (right + 1) % Math.max(1, choices.length)
    const answer = choices.length === 0 ? null : random.next() < skill + 0.1 ? right : wrong
    const given = { session, number: step.card.number, answer, milliseconds: think(learner) }
    await ask('cards.answer', given)
    step = await ask('cards.next', { session })
  }
}
