import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'

// Games that are small enough for a textbook, with every rule of play in use, alone and combined.

/** A 1 and a 5 score alone, three of a kind the usual, on a grid of 100 points. */
export const COARSE = {
  sets: [1, 2, 3, 4, 5, 6].map((face) => [
    face === 1 ? 200 : face === 5 ? 100 : 0,
    0,
    face === 1 ? 1000 : face * 100,
    0,
    0,
    0,
  ]),
}

/** Every die but a 6 and a lone 5 scores: four dice and more never farkle, and turns are long. */
const GENEROUS = {
  sets: [1, 2, 3, 4, 5, 6].map((face) =>
    face === 6 ? [0, 0, 100, 0, 0, 0] : face === 5 ? [0, 100, 0, 0, 0, 0] : [100, 0, 0, 0, 0, 0],
  ),
  nothing: 100,
}

const { farkle, zilch, facebook } = PRESETS
const ZILCH = { ...zilch, minimumBank: 0, minimumFirstBank: 0, farklePenalty: null }

function game(name: string, rules: object): readonly [name: string, rules: RuleSet] {
  return [name, parsedRules({ ...rules, name })]
}

/** The games, each with its name. */
export const WIN_RULE_SETS: readonly (readonly [name: string, rules: RuleSet])[] = [
  game('basic Farkle to 800', { ...farkle, goal: 800 }),
  game('a goal that is no multiple of the grid', { ...farkle, goal: 630 }),
  game('a minimum to bank', { ...farkle, goal: 1000, minimumBank: 300, minimumFirstBank: 300 }),
  game('a minimum for the first bank', { ...farkle, goal: 800, minimumFirstBank: 500 }),
  game('a minimum for the first bank of nearly the goal', {
    ...COARSE,
    goal: 800,
    minimumFirstBank: 700,
  }),
  game('a final turn', { ...farkle, goal: 700, end: 'finalTurn' }),
  game('a final turn, a goal that is no multiple of the grid', {
    ...COARSE,
    goal: 750,
    end: 'finalTurn',
  }),
  game('a final turn with a minimum to bank', {
    ...farkle,
    goal: 700,
    minimumBank: 300,
    minimumFirstBank: 300,
    end: 'finalTurn',
  }),
  game('a final turn with a minimum for the first bank', {
    ...COARSE,
    goal: 800,
    minimumBank: 200,
    minimumFirstBank: 500,
    end: 'finalTurn',
  }),
  game('a penalty for every farkle', {
    ...COARSE,
    goal: 900,
    farklePenalty: { farkles: 1, points: 300, floor: 0 },
  }),
  game('a penalty for every farkle, down to -500', {
    ...COARSE,
    goal: 700,
    farklePenalty: { farkles: 1, points: 200, floor: -500 },
  }),
  game('a penalty for two farkles in a row', {
    ...COARSE,
    goal: 900,
    farklePenalty: { farkles: 2, points: 500, floor: 0 },
  }),
  game('a penalty for three farkles in a row, down to -300', {
    ...COARSE,
    goal: 700,
    farklePenalty: { farkles: 3, points: 400, floor: -300 },
  }),
  game('a penalty that makes banked scores finer than turn totals', {
    ...COARSE,
    goal: 600,
    farklePenalty: { farkles: 1, points: 130, floor: -60 },
  }),
  game('a finer penalty, a final turn and a minimum to bank', {
    ...COARSE,
    goal: 650,
    minimumBank: 200,
    end: 'finalTurn',
    farklePenalty: { farkles: 2, points: 150, floor: -50 },
  }),
  game('a penalty and a minimum for the first bank, also below zero', {
    ...COARSE,
    goal: 700,
    minimumFirstBank: 400,
    farklePenalty: { farkles: 2, points: 300, floor: -200 },
  }),
  game('a penalty, a minimum for the first bank and a final turn', {
    ...COARSE,
    goal: 700,
    minimumBank: 200,
    minimumFirstBank: 500,
    end: 'finalTurn',
    farklePenalty: { farkles: 1, points: 300, floor: -300 },
  }),
  game('all scoring dice set aside', { ...facebook, goal: 1200, mustSetAsideAll: true }),
  game('all scoring dice set aside, and a final turn', {
    ...farkle,
    goal: 700,
    mustSetAsideAll: true,
    end: 'finalTurn',
  }),
  game('six of a kind wins', { ...farkle, goal: 800, sixOfAKindWins: true }),
  game('six of a kind wins, and a final turn', {
    ...COARSE,
    goal: 800,
    end: 'finalTurn',
    sixOfAKindWins: true,
  }),
  game('six of a kind wins, long turns, and a final turn', {
    ...GENEROUS,
    goal: 300,
    end: 'finalTurn',
    sixOfAKindWins: true,
  }),
  game('hot dice must be rolled', { ...farkle, goal: 700, mustRollHotDice: true }),
  game('hot dice must be rolled, all set aside, a final turn', {
    ...facebook,
    goal: 500,
    minimumBank: 200,
    minimumFirstBank: 200,
    mustRollHotDice: true,
    mustSetAsideAll: true,
    end: 'finalTurn',
  }),
  game('hot dice must be rolled, six of a kind wins, a penalty', {
    ...COARSE,
    goal: 600,
    mustRollHotDice: true,
    sixOfAKindWins: true,
    farklePenalty: { farkles: 2, points: 200, floor: 0 },
  }),
  game('six dice that never farkle, and a final turn', { ...ZILCH, goal: 500 }),
  game('Zilch to 500', { ...zilch, goal: 500 }),
  game('Zilch with every rule', {
    ...zilch,
    goal: 600,
    twoTriplets: 2500,
    fourKindAndPair: 1000,
    mustSetAsideAll: true,
    minimumFirstBank: 500,
    farklePenalty: { farkles: 2, points: 250, floor: -250 },
    sixOfAKindWins: true,
  }),
]
