import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { SENTENCE, start, temporaryFolder } from '../../harness.ts'

const START = { own: 0, opponent: 0, turnTotal: 0, ownFarkles: 0, opponentFarkles: 0 }
const single = { turn: 'single' }
const best = { player: { kind: 'best' } }

/** What may be asked of most rules, with a right request. */
const REQUESTS = {
  'farkle.winSolve': {},
  'farkle.winMatch': { first: { kind: 'optimal' }, second: { kind: 'table' } },
  'farkle.winStandings': {},
  'farkle.winContrasts': {},
  'farkle.winBankCards': { by: 'need' },
  'farkle.mapWinning': {},
  'farkle.mapBanking': { dice: 4 },
  'farkle.mapDisagreement': {},
  'farkle.scoreTable': single,
  'farkle.scoreBreakpoints': single,
  'farkle.scoreExamples': single,
  'farkle.turnDecisions': { ...single, ...best },
  'farkle.turnRace': best,
  'farkle.advise': {
    position: { ...START, dice: { rolled: [1, 1, 3, 4, 5, 6] } },
    players: 2,
    bot: 'perfect',
    seed: 'a',
  },
}
type Name = keyof typeof REQUESTS

const WINS: readonly Name[] = [
  'farkle.winSolve',
  'farkle.mapWinning',
  'farkle.winMatch',
  'farkle.turnRace',
]
const LEFT = 'no maps or matches for wins yet'

test.each<[change: object, message: string, names: readonly Name[]]>([
  [{ end: 'rounds', rounds: 2 }, 'rounds', WINS],
  [{ buildOnBank: true }, LEFT, WINS],
  [{ steal: 'diceLeft' }, LEFT, WINS],
  [{ farkleScores: true }, LEFT, WINS],
  [{ beatLastTurn: true }, LEFT, WINS],
  [
    { overshoot: 'lost' },
    'not available for these rules yet',
    ['farkle.winMatch', 'farkle.turnRace'],
  ],
  [
    { maxRolls: 3 },
    'not available for these rules',
    [
      'farkle.scoreTable',
      'farkle.scoreBreakpoints',
      'farkle.scoreExamples',
      'farkle.turnDecisions',
      'farkle.winStandings',
      'farkle.winContrasts',
      'farkle.mapWinning',
    ],
  ],
])(
  'what there is not for rules with %j is refused with the reason',
  async (change, message, names) => {
    const rules = parsedRules({ ...PRESETS.farkle, goal: 600, ...change })
    const { ask, dispatch } = await start(temporaryFolder())
    for (const name of names) {
      const reply = await dispatch(name, { rules, ...REQUESTS[name] })
      expect(reply, name).toMatchObject({
        error: { code: 'invalid-request', message: expect.stringContaining(message) },
      })
    }
    if (names !== WINS) return
    const status = await ask('farkle.winStatus', { rules })
    expect(status).toMatchObject({ state: 'impossible', reason: expect.stringContaining(message) })
    expect(status.reason).toMatch(SENTENCE)
  },
)
