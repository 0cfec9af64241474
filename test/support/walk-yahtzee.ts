import type { StepOf } from '#renderer/services/ask-drill.ts'
import { seededRandom, pick } from '#shared/dice/random.ts'
import { paperTotals, scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { makeCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { randomScorecard } from './random-yahtzee.ts'
import type { Walk } from './walk.ts'

const LIMIT = 60

async function walkTurns(walk: Walk, rules: RuleSet): Promise<void> {
  const { played } = randomScorecard(rules, 1, rules.name)
  await walk.ask('scorecard.board', { rules, card: 't0', points: 0 })
  await walk.ask('scorecard.targetSolve', { rules, limit: LIMIT })
  await walk.ask('scorecard.targetStatus', { rules, limit: LIMIT })
  // The last turns of a game, of which all is known at once.
  for (const [i, { card }] of played.slice(8, 12).entries()) {
    const at = {
      rules,
      card: makeCardCode(rules, scorecardOf(rules, card)),
      points: paperTotals(rules, card).total,
    }
    const { dice } = played[9 + i]!.turn
    const turn = { ...at, dice: [...dice], rerollsLeft: i % rules.rolls }
    walk.positions++
    const analysis = await walk.ask('scorecard.analyse', turn)
    const { keep = null, box = null } = analysis?.choices.at(-1) ?? {}
    await walk.ask('scorecard.why', { ...turn, keep, box })
    await walk.ask('scorecard.opening', { ...at, rerollsLeft: 0 })
    await walk.ask('scorecard.board', at)
    await walk.ask('scorecard.statistics', at)
    const target = at.points + 20
    await walk.ask('scorecard.target', { ...at, target })
    await walk.ask('scorecard.targetChoices', { ...turn, target })
    const position = scorecardCode({ card, dice, rerolls: turn.rerollsLeft })
    await walk.ask('scorecard.advise', { rules, position, bot: 'casual', seed: 'walk' })
  }
}

async function walkDrills(walk: Walk, rules: RuleSet): Promise<void> {
  const random = seededRandom(rules.name)
  const played = { game: 'scorecard', rules } as const
  for (const kind of ['both', 'boxes'] as const) {
    const setup = { ...DEFAULT_SCORECARD_SETUP, kind, seed: 'walk' }
    const begun = await walk.ask('drill.start', { ...played, setup })
    if (!begun) continue
    const session = { game: 'scorecard', session: begun.session } as const
    let step = begun.step as StepOf<'scorecard'> | null
    for (let i = 0; i < 4 && step?.kind === 'question'; i++) {
      const { number, kind: asked, dice, boxes } = step.question
      for (const hint of [1, 2] as const) {
        await walk.ask('drill.hint', { ...session, number, hint })
      }
      const choice =
        asked === 'keeps'
          ? ({ keep: dice.toSorted(), box: null } as const)
          : ({ keep: null, box: pick(random, boxes).box } as const)
      await walk.ask('drill.answer', { ...session, number, choice, milliseconds: 900 })
      step = (await walk.ask('drill.next', session)) as StepOf<'scorecard'> | null
    }
    await walk.ask('drill.finish', { ...session, reason: 'stopped' })
  }
  await walk.ask('drill.thresholds', played)
  await walk.ask('drill.progress', { ...played, since: null })
  await walk.ask('drill.expectedLoss', played)
}

async function walkStudy(walk: Walk, rules: RuleSet): Promise<void> {
  const subject = { game: 'scorecard', rulesId: 'walk-yahtzee', rules } as const
  const overview = await walk.ask('cards.overview', subject)
  for (const { deck } of overview?.decks ?? []) await walk.ask('cards.list', { ...subject, deck })
  await walk.ask('lessons.overview', { ...subject, goal: 'points' })
  const listed = await walk.ask('sheets.list', subject)
  for (const { kind, state } of listed?.sheets ?? []) {
    const asked = { game: 'scorecard' as const, rules, kinds: [kind], day: '2026-03-01' }
    if (state === 'ready') await walk.ask('sheets.make', asked)
  }
}

/** Asks what pages ask about a rule set of Yahtzee, but for what takes long from an empty card. */
export async function walkScorecard(walk: Walk, rules: RuleSet): Promise<void> {
  await walk.ask('scorecard.status', { rules })
  await walk.ask('scorecard.solve', { rules })
  await walkTurns(walk, rules)
  await walkDrills(walk, rules)
  await walkStudy(walk, rules)
}
