import { tableText } from '#shared/games/farkle/drill/table-play.ts'
import { DEFAULT_SETUP, NO_FILTERS, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet as FarkleRules } from '#shared/games/farkle/rules/rule-set.ts'
import type { RuleSet as CardRules } from '#shared/games/scorecard/rules/rule-set.ts'
import { playedTable } from '#test/support/table-games.ts'
import { SHORT_FARKLE, SHORT_YAHTZEE, useEverything } from '#test/support/use-everything.ts'
import { answerMany } from '../drills/drilling.ts'
import type { TestBackend } from '../harness.ts'

type Ask = TestBackend['ask']

/** Rules in which no number is zero or left out, of which all is solved in no time. */
export const SHORT_PENALTY = {
  ...PRESETS.zilch,
  name: 'Short penalty',
  goal: 300,
  minimumBank: 50,
  minimumFirstBank: 100,
  farklePenalty: { farkles: 2, points: 100, floor: -100 },
  combinations: [
    { kind: 'set', face: 2, count: 2, points: 50 },
    { kind: 'run', from: 2, length: 5, points: 150 },
    { kind: 'groups', sizes: [3, 2], points: 200 },
    { kind: 'faces', faces: [1, 1, 5], points: 300 },
  ],
  hotDiceBonus: 50,
  mustRollHotDice: true,
  winningDice: [4, 4, 4, 4],
  finishFrom: 250,
  // Ordinary ones, so that every question can be asked.
  ownDice: [{ name: 'Ordinary', count: 2, weights: [1, 1, 1, 1, 1, 1], joker: null }],
  opponentDice: [{ name: 'As well', count: 2, weights: [1, 1, 1, 1, 1, 1], joker: null }],
} as const

/** The same of rounds, which has no penalty and nobody who wins before their end. */
export const SHORT_ROUNDS = {
  ...SHORT_FARKLE,
  name: 'Short rounds',
  end: 'rounds',
  rounds: 2,
} as const

/** The same of turns that remember more than the dice left, of which few questions can be asked. */
export const SHORT_TURNS = {
  ...SHORT_FARKLE,
  name: 'Short turns',
  maxRolls: 3,
  lastDieRolls: 2,
  noBankAtFifty: true,
  hotDiceBonus: 100,
  bonusGrows: 0,
  confirmation: { sets: true, combinations: true, points: 100, sameRoll: true },
} as const

const UNLIKE = [
  { name: 'Lucky', count: 1, weights: [6, 1, 2, 3, 4, 6], joker: null },
  { name: 'Devil', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 },
] as const

/** Dice that are not alike: it counts which of them are left. */
export const SHORT_DICE = {
  ...SHORT_FARKLE,
  name: 'Short dice',
  jokerAlone: true,
  ownDice: UNLIKE,
} as const

/** Players who roll different dice; what plays games through does not know them. */
export const SHORT_OPPONENT = {
  ...SHORT_FARKLE,
  name: 'Short opponent',
  jokerAlone: true,
  opponentDice: UNLIKE,
} as const

/** Combinations of one player alone. Its name is none that the worker solves: it takes too long. */
const TWO_SIDES: FarkleRules = {
  ...SHORT_FARKLE,
  name: 'Two sides',
  ownCombinations: SHORT_PENALTY.combinations,
  opponentCombinations: SHORT_PENALTY.combinations.map((one) => ({ ...one, points: 100 })),
}

/** Rules of the game in which scores can fall; what plays games through does not know them. */
export const SHORT_LOSING = {
  ...SHORT_FARKLE,
  name: 'Short losing',
  overshoot: 'lost',
  losingDice: [2, 2, 2, 2],
  firstRollPenalty: 50,
} as const

/** Rules by which a turn leaves something behind. */
export const SHORT_LEFTOVERS = {
  ...SHORT_FARKLE,
  name: 'Short leftovers',
  mustRollHotDice: false,
  buildOnBank: true,
  steal: 'allDice',
} as const

/** The same of a card: every field of a box that is a number, and a bonus. */
export const SHORT_CARD: CardRules = {
  name: 'Short card',
  dice: 4,
  rolls: 2,
  jokers: 'none',
  further: 0,
  order: 'free',
  boxes: [
    { name: 'Sixes', shape: { kind: 'face', face: 6 }, sum: 'shape', plus: 1, inGroup: true },
    { name: 'Pair', shape: { kind: 'alike', sizes: [2] }, total: 13, sum: 'all', plus: 2 },
    { name: 'Straight', shape: { kind: 'run', length: 4 }, sum: 'none', plus: 20, atOnce: 5 },
    { name: 'Chance', shape: { kind: 'any' }, sum: 'all', plus: 0 },
  ],
  bonus: [{ from: 13, points: 10 }],
}

export const OWN_RULES = [
  SHORT_FARKLE,
  SHORT_PENALTY,
  TWO_SIDES,
  SHORT_YAHTZEE,
  SHORT_CARD,
] as const

/** Keeps the rules of the library, which may have been removed or changed. */
export async function saveOwnRules(ask: Ask): Promise<void> {
  await ask('rules.save', { id: 'short', rules: SHORT_FARKLE })
  await ask('rules.save', { id: 'short-penalty', rules: SHORT_PENALTY })
  await ask('rules.save', { id: 'short-rounds', rules: SHORT_ROUNDS })
  await ask('rules.save', { id: 'short-turns', rules: SHORT_TURNS })
  await ask('rules.save', { id: 'short-dice', rules: SHORT_DICE })
  await ask('rules.save', { id: 'short-opponent', rules: SHORT_OPPONENT })
  await ask('rules.save', { id: 'two-sides', rules: TWO_SIDES })
  await ask('rules.save', { id: 'short-losing', rules: SHORT_LOSING })
  await ask('rules.save', { id: 'short-leftovers', rules: SHORT_LEFTOVERS })
  await ask('rules.save', { id: 'short-yahtzee', game: 'scorecard', rules: SHORT_YAHTZEE })
  await ask('rules.save', { id: 'short-card', game: 'scorecard', rules: SHORT_CARD })
}

/** Counts a whole game with dice of several kinds, so that its review names them. */
async function playLoaded(ask: Ask): Promise<void> {
  const text = tableText(playedTable(SHORT_DICE, { seed: 'loaded' }), '2026-01-31T18:00Z')!
  await ask('records.add', { text, played: true, counts: { seat: 0, without: [] } })
}

/** Leaves something in every number that a store can hold. */
export async function useEveryNumber(ask: Ask): Promise<void> {
  await useEverything(ask)
  await saveOwnRules(ask)
  await ask('cards.overview', { rulesId: 'short-penalty', rules: SHORT_PENALTY })
  await ask('cards.overview', { rulesId: 'short-card', game: 'scorecard', rules: SHORT_CARD })
  await ask('scorecard.targetSolve', { rules: SHORT_YAHTZEE, limit: 30 })
  const usual = { ...DEFAULT_SETUP, scope: 'cell', seed: 'numbers' } as const
  const setups: readonly DrillSetup[] = [
    {
      ...usual,
      goal: 'points',
      questions: 3,
      filters: { ...NO_FILTERS, turnTotal: { from: 0, to: 500 }, gap: { from: 0, to: 5000 } },
    },
    { ...usual, goal: 'points', questions: 5, source: { kind: 'session', session: 1 } },
  ]
  for (const setup of setups) {
    const { session } = await ask('drill.start', { game: 'farkle', rules: SHORT_FARKLE, setup })
    await answerMany({ ask }, session, 3)
    await ask('drill.finish', { game: 'farkle', session, reason: 'stopped' })
  }
  for (const goal of ['points', 'wins'] as const) {
    const setup = { ...usual, goal, questions: 2 }
    const { session } = await ask('drill.start', { game: 'farkle', rules: SHORT_PENALTY, setup })
    await answerMany({ ask }, session, 2)
  }
  await playLoaded(ask)
  const yahtzee = { game: 'scorecard', rules: SHORT_YAHTZEE } as const
  const { lately } = await ask('drill.progress', yahtzee)
  const source = { kind: 'session', session: lately.at(-1)!.id } as const
  const ofCards = { ...DEFAULT_SCORECARD_SETUP, seed: 'numbers' }
  await ask('drill.start', { ...yahtzee, setup: { ...ofCards, source } })
  await ask('drill.start', { ...yahtzee, rules: SHORT_CARD, setup: ofCards })
}
