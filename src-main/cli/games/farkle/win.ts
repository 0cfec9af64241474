import type { Standing } from '#shared/games/farkle/analysis/position-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Layout } from '../../answer-text.ts'
import { commandOf } from '../../command.ts'
import { OUTPUT_OPTIONS, wholeNumber } from '../../options.ts'
import type { Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { GAME_OPTIONS, type GameAnswer, blaming, gameAnswer, readGame } from './game-options.ts'
import { askThree, readThreeAt } from './three-answer.ts'
import { hasLeftovers } from '#shared/games/farkle/rules/turn-rules.ts'
import { askLeftovers, askRounds } from './rounds-answer.ts'

/** Output of `win --json`. Scripts rely on these names: add to them, do not change them. */
export interface WinAnswer extends GameAnswer {
  readonly at?: Standing
  readonly winProbability: number
  /** At the start: win probability of the first player minus that of the second. */
  readonly edge: number
  /** Fairest points for the second player, and the first player's win probability with them. */
  readonly komi: number
  readonly komiWinProbability: number
  /** Only if the players roll different dice. */
  readonly players?: { readonly ownDice: ChancesBySeat; readonly opponentDice: ChancesBySeat }
  /** Largest residual of the Bellman equations. */
  readonly residual: number
  readonly evaluations: number
  readonly seconds: number
  readonly states: number
}

interface ChancesBySeat {
  readonly asFirst: number
  readonly asSecond: number
}

async function askWin(ask: Ask, rules: RuleSet, at: Standing | null): Promise<WinAnswer> {
  // First, so that an impossible state is refused before the solve.
  const chance = at && (await ask('farkle.winAt', { rules, ...at })).winProbability
  const solved = await ask('farkle.winSolve', { rules })
  const { edge, komi, ownDice } = await ask('farkle.winFairness', { rules })
  return {
    ...gameAnswer(rules),
    ...(at && { at }),
    winProbability: chance ?? solved.winProbability,
    edge,
    komi: komi.points,
    komiWinProbability: komi.winProbability,
    ...(ownDice && {
      players: {
        ownDice,
        opponentDice: { asFirst: 1 - ownDice.asSecond, asSecond: 1 - ownDice.asFirst },
      },
    }),
    residual: solved.residual,
    evaluations: solved.evaluations,
    seconds: solved.seconds,
    states: solved.states,
  }
}

/** The distribution of a player alone has thousands of rows. */
const LAYOUT: Layout = {
  percent: ['edge', 'asFirst', 'asSecond'],
  without: ['alone.values', 'alone.probabilities'],
}

const NAME = 'win'
const AT = 'OWN,OPPONENT[,OWN_FARKLES,OPPONENT_FARKLES[,SEAT]]|OWN,NEXT,THIRD'

const OPTIONS = {
  ...GAME_OPTIONS,
  players: {
    value: 'COUNT',
    help: 'Two players (2, the default) or three (3), each of whom plays to\nwin. With three, --at takes three banked scores.',
  },
  at: {
    value: 'OWN,OPPONENT[,...]',
    help: 'Tell the chance of the player to move at these banked scores\nand after so many farkles in a row, not at the start of a game;\nSEAT is 2 for who moved second, under equal turns, and for who\nrolls the dice of the opponent, where they are others.',
  },
  ...OUTPUT_OPTIONS,
} as const

function readPlayers(text = '2'): 2 | 3 {
  if (text === '2' || text === '3') return Number(text) as 2 | 3
  throw new UsageError(`--players ${text}: games of 2 or of 3 players are solved.`)
}

function readAt(text: string): Standing {
  const numbers = text.split(',').map((part) => wholeNumber(part.trim()))
  const seat = numbers[4] ?? 1
  const isAt = [2, 4, 5].includes(numbers.length) && (seat === 1 || seat === 2)
  if (!isAt || numbers.some(Number.isNaN)) {
    throw new UsageError(
      `--at ${text}: there must be two banked scores, such as 7500,1500, or these and two numbers of farkles in a row, such as 7500,1500,0,2, and a seat, 1 or 2, such as 7500,1500,0,0,2.`,
    )
  }
  const [own, opponent, ownFarkles = 0, opponentFarkles = 0] = numbers as [number, number]
  const second = seat === 2
  return { own, opponent, ownFarkles, opponentFarkles, ...(second && { second }) }
}

export const winCommand = commandOf({
  name: NAME,
  summary: 'the game of two or three players: who wins how often, and the fairest komi',
  options: OPTIONS,
  usage: `--rules RULES [--goal POINTS] [--end immediate|final-turn|equal-turns] [--players 2|3] [--at ${AT}] [--json] [--data-dir FOLDER]`,
  about: [
    'Solves the two-player game exactly: the chance to win of the player to move if both play',
    'best, what moving first is worth, and the points that would make up for it. A solve that is',
    'stopped keeps what is done; the same command goes on from there. For a game of rounds also',
    'the most points of one player alone, and by --json their distribution; where dice are left to',
    'the next turn, what is worth taking up. Such a game to 10,000 takes some minutes and 300 MB.',
    'The game of three players tells the chances of all three; what a solve takes is told before it.',
  ],
  ask(given) {
    if (readPlayers(given.players) === 3) {
      const at = given.at === undefined ? null : readThreeAt(given.at)
      return async (ask, tell) => {
        const rules = await readGame(NAME, given, ask)
        return { answer: await askThree(ask, rules, at, tell), layout: LAYOUT }
      }
    }
    const at = given.at === undefined ? null : readAt(given.at)
    return async (ask) => {
      const rules = await readGame(NAME, given, ask)
      if (rules.end === 'rounds') {
        if (at) throw new UsageError('--at: in a game of rounds only its start is told.')
        return { answer: await askRounds(ask, rules), layout: LAYOUT }
      }
      if (hasLeftovers(rules)) {
        if (at) throw new UsageError('--at: of a game that leaves dice, only its start is told.')
        return { answer: await askLeftovers(ask, rules), layout: LAYOUT }
      }
      const asked = askWin(ask, rules, at)
      return { answer: await (at ? blaming('--at', asked) : asked), layout: LAYOUT }
    }
  },
})
