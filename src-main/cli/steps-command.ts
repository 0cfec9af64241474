import type { Points, Probability } from '#shared/base/units.ts'
import type { Blanket } from '#shared/games/farkle/steps/contrast-pairs.ts'
import type { Layout } from './answer-text.ts'
import { commandOf } from './command.ts'
import { askCardSteps } from './games/scorecard/steps-answer.ts'
import { OUTPUT_OPTIONS } from './options.ts'
import { UsageError } from './usage.ts'
import { GAME_RULES_HELP, neededRules, readGameRules } from './rules-argument.ts'

/** Output of `steps --json`; for wins, points are games won of 100. Scripts rely on these names: add to them, do not change them. */
export interface StepsAnswer {
  /** Points a turn of the best play; under a farkle penalty, over a long game. */
  readonly best: Points
  readonly steps: readonly {
    readonly id: string
    readonly sentence: string
    /** Points that the sentence adds to those above it; null for the first. */
    readonly adds: Points | null
    /** Points of who follows the sentences up to this one, and nothing else. */
    readonly makes: Points
  }[]
  /** Share of each step's positions that an answer without a look at the position passes. */
  readonly blankets?: readonly ({ readonly id: string; readonly positions: number } & Readonly<
    Record<Blanket, Probability | null>
  >)[]
}

const NAME = 'steps'

const OPTIONS = {
  rules: { value: 'RULES', help: GAME_RULES_HELP },
  for: {
    value: 'GOAL',
    help: 'points (if not given) or wins: games won of 100 against the\nbest player.',
  },
  'from-steps': {
    value: null,
    help: 'With --for wins: begin with the steps for points, and not with\nthe best play for points.',
  },
  check: {
    value: null,
    help: 'Add how much of each step an answer passes that does not look\nat the position, such as banking always.',
  },
  ...OUTPUT_OPTIONS,
} as const

const LAYOUT: Layout = {
  percent: ['bank', 'roll', 'allDice', 'fewestDice', 'largestGroup'],
  without: ['steps.id'],
  labels: { blankets: 'positions that one answer to all of them passes' },
}

export const stepsCommand = commandOf({
  name: NAME,
  summary: 'the few sentences that make most points, in learning order',
  options: OPTIONS,
  usage: '--rules RULES [--for points|wins] [--from-steps] [--check] [--json] [--data-dir FOLDER]',
  about: [
    'Tells how to play in sentences, each with the points a turn that it adds to those above it;',
    'of a scorecard points a game, and with --json an example each.',
    'With --for wins, sentences about the score follow, each with the games of 100 that it adds.',
    'A sentence is followed literally: where two speak of the same dice left, the later one holds.',
  ],
  ask(given) {
    const text = neededRules(NAME, given.rules)
    const goal = given.for ?? 'points'
    if (goal !== 'points' && goal !== 'wins') {
      throw new UsageError(`--for ${goal}: steps are for points or wins.`)
    }
    if (goal === 'wins' && given.check) throw new UsageError('--check is for points.')
    if (goal === 'points' && given['from-steps']) {
      throw new UsageError('--from-steps needs --for wins.')
    }
    return async (ask) => {
      const { game, rules } = await readGameRules(text, ask)
      if (game === 'scorecard') {
        if (goal === 'wins') throw new UsageError('--for wins: a card has steps for points only.')
        if (given.check) throw new UsageError('--check is about turns that bank; leave it out.')
        return askCardSteps(ask, rules)
      }
      const from = given['from-steps'] ? 'steps' : 'best'
      const { best, steps } =
        goal === 'wins'
          ? await ask('farkle.winSteps', { rules, from })
          : await ask('farkle.steps', { rules })
      const checked = given.check ? await ask('farkle.stepPairs', { rules }) : null
      const blankets = checked
        ?.filter(({ pairs }) => pairs.length > 0)
        .map(({ id, pairs, passes }) => ({ id, positions: 2 * pairs.length, ...passes }))
      const answer: StepsAnswer = { best, steps, ...(blankets && { blankets }) }
      return { answer, layout: LAYOUT }
    }
  },
})
